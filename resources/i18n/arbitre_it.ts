<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="fr">
<context>
    <name>Announcer</name>
    <message>
        <source>Tirage</source>
        <translation>Estrazione</translation>
    </message>
    <message>
        <source>Lettres du reliquat</source>
        <translation>Lettere del resto</translation>
    </message>
    <message>
        <source>Nouvelles lettres</source>
        <translation>Nuove lettere</translation>
    </message>
    <message>
        <source>Rappel du tirage</source>
        <translation>Ripetizione dell’estrazione</translation>
    </message>
    <message>
        <source>Début</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Segnale</translation>
    </message>
    <message>
        <source>Fin</source>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Sens</source>
        <translation>Verso</translation>
    </message>
    <message>
        <source>Référence</source>
        <translation>Riferimento</translation>
    </message>
    <message>
        <source>Mot</source>
        <translation>Parola</translation>
    </message>
    <message>
        <source>Épellation</source>
        <translation>Compitazione</translation>
    </message>
    <message>
        <source>Mots formés</source>
        <translation>Parole formate</translation>
    </message>
    <message>
        <source>Joker remplacé</source>
        <translation>Jolly sostituito</translation>
    </message>
    <message>
        <source>Rappel</source>
        <translation>Riepilogo</translation>
    </message>
    <message>
        <source>Reliquat : une lettre</source>
        <translation>Resto: una lettera</translation>
    </message>
    <message>
        <source>Reliquat : {0} lettres</source>
        <translation>Resto: {0} lettere</translation>
    </message>
    <message>
        <source>Pas de reliquat</source>
        <translation>Nessun resto</translation>
    </message>
    <message>
        <source>Rejet : toutes les lettres sont remises dans le sac</source>
        <translation>Rifiuto: tutte le lettere tornano nel sacchetto</translation>
    </message>
    <message>
        <source>{0} prend la place du joker, qui revient</source>
        <translation>{0} prende il posto del jolly, che ritorna</translation>
    </message>
    <message>
        <source>{0} en {1}</source>
        <comment>un mot et sa référence</comment>
        <translation>{0} in {1}</translation>
    </message>
    <message>
        <source>Chrono</source>
        <translation>Cronometro</translation>
    </message>
    <message>
        <source>Terminé</source>
        <translation>Tempo scaduto</translation>
    </message>
    <message>
        <source>Aucun coup possible : nouveau tirage</source>
        <translation>Nessuna mossa possibile: nuova estrazione</translation>
    </message>
    <message>
        <source>Horizontal</source>
        <translation>Orizzontale</translation>
    </message>
    <message>
        <source>Vertical</source>
        <translation>Verticale</translation>
    </message>
    <message>
        <source>un point</source>
        <translation>un punto</translation>
    </message>
    <message>
        <source>{0} min</source>
        <translation>{0} min</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
    <message>
        <source>Joker – {0}</source>
        <translation>Jolly – {0}</translation>
    </message>
    <message>
        <source>{0} deux fois</source>
        <translation>{0} due volte</translation>
    </message>
    <message>
        <source>{0} trois fois</source>
        <translation>{0} tre volte</translation>
    </message>
    <message>
        <source>{0} quatre fois</source>
        <translation>{0} quattro volte</translation>
    </message>
    <message>
        <source>{0} {1} fois</source>
        <translation>{0} {1} volte</translation>
    </message>
    <message>
        <source>joker {0}</source>
        <translation>jolly {0}</translation>
    </message>
    <message>
        <source>{0} {0:seconde|secondes}</source>
        <translation>{0} {0:secondo|secondi}</translation>
    </message>
    <message>
        <source>{0} {0:point|points}</source>
        <translation>{0} {0:punto|punti}</translation>
    </message>
</context>
<context>
    <name>AnnouncerCard</name>
    <message>
        <source>Annonce</source>
        <translation>Annuncio</translation>
    </message>
</context>
<context>
    <name>AnnouncerDialog</name>
    <message>
        <source>Annonce</source>
        <translation>Annuncio</translation>
    </message>
    <message>
        <source>&amp;Lire à voix haute</source>
        <translation>&amp;Leggi ad alta voce</translation>
    </message>
    <message>
        <source>&amp;Suite</source>
        <translation>&amp;Avanti</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Espace : ligne suivante · Retour arrière : ligne précédente</source>
        <translation>Spazio: riga seguente · Backspace: riga precedente</translation>
    </message>
</context>
<context>
    <name>ArbiterPlaysPanel</name>
    <message>
        <source>Vous jouez à la table {0} : rien du coup en jeu ne vous est montré.</source>
        <translation>Giocate al tavolo {0}: del turno in gioco non vi è mostrato niente.</translation>
    </message>
    <message>
        <source>Vous ne jouez plus.</source>
        <translation>Non giocate più.</translation>
    </message>
    <message>
        <source>Votre bulletin est scellé ; il s’ouvre après la solution.</source>
        <translation>La vostra scheda è sigillata; si apre dopo la soluzione.</translation>
    </message>
    <message>
        <source>Vous passez ce coup : bulletin blanc scellé.</source>
        <translation>Passate questo turno: scheda bianca sigillata.</translation>
    </message>
    <message>
        <source>Coup {0}, votre bulletin : {1} → {2}</source>
        <translation>Turno {0}, la vostra scheda: {1} → {2}</translation>
    </message>
    <message>
        <source>je ne joue pas</source>
        <translation>non gioco</translation>
    </message>
    <message>
        <source>Prenez une table entre deux coups : la liste et les points vous seront cachés.</source>
        <translation>Prendete un tavolo tra due turni: la lista e i punti vi saranno nascosti.</translation>
    </message>
    <message>
        <source>Votre bulletin s’écrit quand le chrono court.</source>
        <translation>La vostra scheda si scrive mentre il cronometro corre.</translation>
    </message>
    <message>
        <source>Scellé. Un autre bulletin le remplace tant que le temps court.</source>
        <translation>Sigillata. Un’altra scheda la sostituisce finché il tempo corre.</translation>
    </message>
    <message>
        <source>Écrivez votre bulletin : mot, référence, score ; un joker entre parenthèses.</source>
        <translation>Scrivete la vostra scheda: parola, riferimento, punteggio; un jolly tra parentesi.</translation>
    </message>
    <message>
        <source>Scellé.</source>
        <translation>Sigillata.</translation>
    </message>
    <message>
        <source>Temps terminé : scellez votre bulletin, ou passez.</source>
        <translation>Tempo scaduto: sigillate la vostra scheda, o passate.</translation>
    </message>
    <message>
        <source>La solution est connue.</source>
        <translation>La soluzione è nota.</translation>
    </message>
    <message>
        <source>L’arbitre joue aussi</source>
        <translation>Anche l’arbitro gioca</translation>
    </message>
    <message>
        <source>Votre bulletin est scellé dans le journal avant la solution (une empreinte qui ne dit rien) et jugé comme les autres.</source>
        <translation>La vostra scheda è sigillata nel giornale prima della soluzione (un’impronta che non dice niente) e giudicata come le altre.</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tavolo</translation>
    </message>
    <message>
        <source>Votre bulletin : mot, référence, score</source>
        <translation>La vostra scheda: parola, riferimento, punteggio</translation>
    </message>
    <message>
        <source>&amp;Sceller</source>
        <translation>&amp;Sigilla</translation>
    </message>
    <message>
        <source>&amp;Passer ce coup</source>
        <translation>&amp;Passa questo turno</translation>
    </message>
</context>
<context>
    <name>BagDialog</name>
    <message>
        <source>Jetons qui doivent être dans le sac</source>
        <translation>Lettere che devono essere nel sacchetto</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>{0} {0:jeton|jetons} : {1} {1:voyelle|voyelles}, {2} {2:consonne|consonnes}, {3} au choix, {4} {4:joker|jokers}</source>
        <translation>{0} {0:lettera|lettere}: {1} {1:vocale|vocali}, {2} {2:consonante|consonanti}, {3} a scelta, {4} jolly</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>centre, </source>
        <translation>centro, </translation>
    </message>
    <message>
        <source>triple</source>
        <translation>triplo</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doppio</translation>
    </message>
    <message>
        <source>vide, mot compte {0}</source>
        <translation>vuota, punteggio {0} della parola</translation>
    </message>
    <message>
        <source>vide, lettre compte {0}</source>
        <translation>vuota, punteggio {0} della lettera</translation>
    </message>
    <message>
        <source>vide</source>
        <translation>vuota</translation>
    </message>
    <message>
        <source>MT</source>
        <comment>mot compte triple, abrégé sur une case</comment>
        <translation>3P</translation>
    </message>
    <message>
        <source>MD</source>
        <comment>mot compte double, abrégé sur une case</comment>
        <translation>2P</translation>
    </message>
    <message>
        <source>LT</source>
        <comment>lettre compte triple, abrégé sur une case</comment>
        <translation>3L</translation>
    </message>
    <message>
        <source>LD</source>
        <comment>lettre compte double, abrégé sur une case</comment>
        <translation>2L</translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message>
        <source>sac {0}</source>
        <translation>sacchetto {0}</translation>
    </message>
    <message>
        <source>Grille</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Grille après le coup {0}</source>
        <translation>Tabellone dopo il turno {0}</translation>
    </message>
    <message>
        <source>Coup {0}, en jeu</source>
        <translation>Turno {0}, in gioco</translation>
    </message>
    <message>
        <source>Coup {0}, en correction</source>
        <translation>Turno {0}, in correzione</translation>
    </message>
    <message>
        <source>Coup {0} annulé</source>
        <translation>Turno {0} annullato</translation>
    </message>
</context>
<context>
    <name>BoardForm</name>
    <message>
        <source>Grille de la salle à partir d’un coup</source>
        <translation>Tabellone della sala da un turno in poi</translation>
    </message>
    <message>
        <source>La grille avant le coup choisi : flèches, lettres, (E) pour un joker, espace pour vider.</source>
        <translation>Il tabellone prima del turno scelto: frecce, lettere, (E) per un jolly, spazio per svuotare.</translation>
    </message>
    <message>
        <source>Choisissez un coup de la partie en cours.</source>
        <translation>Scegliete un turno della partita in corso.</translation>
    </message>
    <message>
        <source>Grille corrigée ; les bulletins qui suivent sont revus.</source>
        <translation>Tabellone corretto; le schede seguenti sono riviste.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>{0}, joker</source>
        <translation>{0}, jolly</translation>
    </message>
    <message>
        <source>{0}, valeur {1}</source>
        <translation>{0}, valore {1}</translation>
    </message>
    <message>
        <source>Grille de jeu</source>
        <translation>Tabellone di gioco</translation>
    </message>
    <message>
        <source>lettres posées : {0} ; les flèches lisent les cases</source>
        <translation>lettere posate: {0}; le frecce leggono le caselle</translation>
    </message>
</context>
<context>
    <name>BundlePanel</name>
    <message>
        <source>Les bulletins viennent quand le temps est terminé (F4).</source>
        <translation>Le schede arrivano a tempo scaduto (F4).</translation>
    </message>
    <message>
        <source>Menez la partie comme une vraie : tirage F2, chrono F3, terminé F4, révéler F5.</source>
        <translation>Conducete la partita come una vera: estrazione F2, cronometro F3, tempo scaduto F4, svela F5.</translation>
    </message>
    <message>
        <source>Saisissez ce bulletin au bureau : le suivant vient tout seul.</source>
        <translation>Inserite questa scheda al banco: la seguente viene da sola.</translation>
    </message>
    <message>
        <source>Le paquet est vide : au coup suivant.</source>
        <translation>Il mazzo è vuoto: al turno seguente.</translation>
    </message>
    <message>
        <source>Répétition : paquet de bulletins</source>
        <translation>Prova: mazzo di schede</translation>
    </message>
    <message>
        <source>‹ Précédent</source>
        <translation>‹ Precedente</translation>
    </message>
    <message>
        <source>Suivant ›</source>
        <translation>Seguente ›</translation>
    </message>
    <message>
        <source>Bilan</source>
        <translation>Bilancio</translation>
    </message>
    <message>
        <source>Coup {0} : {1} {1:bulletin saisi|bulletins saisis} sur {2}</source>
        <translation>Turno {0}: {1} {1:scheda inserita|schede inserite} su {2}</translation>
    </message>
    <message>
        <source>Le paquet est vide. Rien remis {0:à la table|aux tables} {0} : closez le coup (Ctrl+Maj+C).</source>
        <translation>Il mazzo è vuoto. Nulla consegnato {0:al tavolo|ai tavoli} {0}: chiuda il turno (Ctrl+Maiusc+C).</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Rien à montrer encore</source>
        <translation>Ancora niente da mostrare</translation>
    </message>
</context>
<context>
    <name>ClaimForm</name>
    <message>
        <source>déposer</source>
        <translation>presentare</translation>
    </message>
    <message>
        <source>trancher</source>
        <translation>decidere</translation>
    </message>
    <message>
        <source>Contestation (6.3)</source>
        <translation>Reclamo (6.3)</translation>
    </message>
    <message>
        <source>Choisissez un coup.</source>
        <translation>Scegliete un turno.</translation>
    </message>
    <message>
        <source>Écrivez la contestation, ou la décision, dans la ligne du motif.</source>
        <translation>Scrivete il reclamo, o la decisione, nella riga del motivo.</translation>
    </message>
    <message>
        <source>Contestation notée : le classement reste provisoire.</source>
        <translation>Reclamo annotato: la classifica resta provvisoria.</translation>
    </message>
    <message>
        <source>Contestation tranchée.</source>
        <translation>Reclamo deciso.</translation>
    </message>
    <message>
        <source>C&amp;ontestation</source>
        <translation>&amp;Reclamo</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Prêt</source>
        <comment>chronomètre réglé, pas encore lancé</comment>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>In pausa</translation>
    </message>
    <message>
        <source>Terminé</source>
        <translation>Tempo scaduto</translation>
    </message>
    <message>
        <source>Dernières secondes</source>
        <translation>Ultimi secondi</translation>
    </message>
    <message>
        <source>En cours</source>
        <translation>In corso</translation>
    </message>
</context>
<context>
    <name>ClockView</name>
    <message>
        <source>Chronomètre</source>
        <translation>Cronometro</translation>
    </message>
</context>
<context>
    <name>ConductForm</name>
    <message>
        <source>lever la mesure</source>
        <translation>revocare la misura</translation>
    </message>
    <message>
        <source>Conduite : avertissement ou zéro</source>
        <translation>Condotta: ammonizione o zero</translation>
    </message>
    <message>
        <source>Choisissez un coup de la partie en cours.</source>
        <translation>Scegliete un turno della partita in corso.</translation>
    </message>
    <message>
        <source>Mesure levée à la table {0}.</source>
        <translation>Misura revocata al tavolo {0}.</translation>
    </message>
    <message>
        <source>Zéro</source>
        <translation>Zero</translation>
    </message>
    <message>
        <source>Avertissement</source>
        <translation>Ammonizione</translation>
    </message>
    <message>
        <source>{0} de conduite à la table {1}.</source>
        <translation>{0} per condotta al tavolo {1}.</translation>
    </message>
    <message>
        <source>avertissement</source>
        <translation>ammonizione</translation>
    </message>
    <message>
        <source>zéro, cas grave</source>
        <translation>zero, caso grave</translation>
    </message>
    <message>
        <source>Mes&amp;ure</source>
        <translation>M&amp;isura</translation>
    </message>
</context>
<context>
    <name>CopiesForm</name>
    <message>
        <source>Ouvrir une copie datée</source>
        <translation>Aprire una copia datata</translation>
    </message>
    <message>
        <source>La copie s’ouvre sous un nouveau nom ; le fichier d’origine reste tel qu’il est.</source>
        <translation>La copia si apre con un nuovo nome; il file originale resta com’è.</translation>
    </message>
    <message>
        <source>{0} · partie {1}, coup {2} · {3}</source>
        <translation>{0} · partita {1}, turno {2} · {3}</translation>
    </message>
    <message>
        <source>Il n’y a pas de copie à ouvrir.</source>
        <translation>Non ci sono copie da aprire.</translation>
    </message>
    <message>
        <source>Copie ouverte : {0}</source>
        <translation>Copia aperta: {0}</translation>
    </message>
    <message>
        <source>Cop&amp;ies</source>
        <translation>&amp;Copie</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Corriger le passé</source>
        <translation>Correggere il passato</translation>
    </message>
    <message>
        <source>Que corriger</source>
        <translation>Che cosa correggere</translation>
    </message>
    <message>
        <source>&amp;Partie</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Coup</source>
        <translation>T&amp;urno</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tavolo</translation>
    </message>
    <message>
        <source>&amp;Motif</source>
        <translation>&amp;Motivo</translation>
    </message>
    <message>
        <source>Motif</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Corriger   Ctrl+Entrée</source>
        <translation>Correggi   Ctrl+Invio</translation>
    </message>
    <message>
        <source>{0} (annulé)</source>
        <translation>{0} (annullato)</translation>
    </message>
    <message>
        <source>Aucune partie n’est ouverte.</source>
        <translation>Nessuna partita è aperta.</translation>
    </message>
    <message>
        <source>le faire quand même</source>
        <translation>farlo comunque</translation>
    </message>
</context>
<context>
    <name>CrashGuard</name>
    <message>
        <source>Une erreur du programme. Tout ce qui était enregistré l’est toujours ; vous pouvez continuer. Copiez ce texte pour le signaler.</source>
        <translation>Un errore del programma. Tutto ciò che era registrato lo è ancora; potete continuare. Copiate questo testo per segnalarlo.</translation>
    </message>
    <message>
        <source>Erreur du programme</source>
        <translation>Errore del programma</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Motif noté : {0}</source>
        <translation>Motivo annotato: {0}</translation>
    </message>
    <message>
        <source>Classement officiel : motif du changement ?</source>
        <translation>Classifica ufficiale: motivo della modifica?</translation>
    </message>
    <message>
        <source>le faire quand même</source>
        <translation>farlo comunque</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Partie {0} ouverte.</source>
        <translation>Partita {0} aperta.</translation>
    </message>
</context>
<context>
    <name>DocumentsPage</name>
    <message>
        <source>&amp;Partie</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>&amp;Imprimer…</source>
        <translation>&amp;Stampa…</translation>
    </message>
    <message>
        <source>&amp;Exporter</source>
        <translation>&amp;Esporta</translation>
    </message>
    <message>
        <source>&amp;Tout exporter…</source>
        <translation>Esporta t&amp;utto…</translation>
    </message>
    <message>
        <source>Cou&amp;p</source>
        <translation>Tu&amp;rno</translation>
    </message>
    <message>
        <source>Arbi&amp;tre</source>
        <translation>Ar&amp;bitro</translation>
    </message>
    <message>
        <source>&amp;Non imprimés seulement</source>
        <translation>Solo &amp;non stampati</translation>
    </message>
    <message>
        <source>&amp;Remis</source>
        <translation>&amp;Consegnati</translation>
    </message>
    <message>
        <source>−</source>
        <translation>−</translation>
    </message>
    <message>
        <source>+</source>
        <translation>+</translation>
    </message>
    <message>
        <source>&amp;Largeur</source>
        <translation>&amp;Larghezza</translation>
    </message>
    <message>
        <source>&amp;Arrêter</source>
        <translation>&amp;Interrompi</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documenti</translation>
    </message>
    <message>
        <source>Aperçu</source>
        <translation>Anteprima</translation>
    </message>
    <message>
        <source>Agrandir</source>
        <translation>Ingrandisci</translation>
    </message>
    <message>
        <source>Réduire</source>
        <translation>Riduci</translation>
    </message>
    <message>
        <source>Avancement de l’exportation</source>
        <translation>Avanzamento dell’esportazione</translation>
    </message>
    <message>
        <source>&amp;PDF</source>
        <translation>&amp;PDF</translation>
    </message>
    <message>
        <source>&amp;Classeur (Excel, LibreOffice)</source>
        <translation>&amp;Cartella di lavoro (Excel, LibreOffice)</translation>
    </message>
    <message>
        <source>Page &amp;web</source>
        <translation>Pagina &amp;web</translation>
    </message>
    <message>
        <source>&amp;Texte CSV</source>
        <translation>&amp;Testo CSV</translation>
    </message>
    <message>
        <source>Choisissez un document.</source>
        <translation>Scegliete un documento.</translation>
    </message>
    <message>
        <source>Partie {0}</source>
        <translation>Partita {0}</translation>
    </message>
    <message>
        <source>Toute l’épreuve</source>
        <translation>Tutta la gara</translation>
    </message>
    <message>
        <source>Aucun tournoi n’est ouvert.</source>
        <translation>Nessun torneo è aperto.</translation>
    </message>
    <message>
        <source>Ce document n’a rien à montrer pour l’instant.</source>
        <translation>Per ora questo documento non ha niente da mostrare.</translation>
    </message>
    <message>
        <source>Ce document ne peut pas être fait : {0}</source>
        <translation>Questo documento non si può fare: {0}</translation>
    </message>
    <message>
        <source>L’édition de {0} est périmée : celle-ci la remplace.</source>
        <translation>L’edizione delle {0} è superata: questa la sostituisce.</translation>
    </message>
    <message>
        <source>page {0} sur {1}</source>
        <translation>pagina {0} di {1}</translation>
    </message>
    <message>
        <source>Imprimé : {0}.</source>
        <translation>Stampato: {0}.</translation>
    </message>
    <message>
        <source>Exporter</source>
        <translation>Esporta</translation>
    </message>
    <message>
        <source>Écrit : {0}</source>
        <translation>Scritto: {0}</translation>
    </message>
    <message>
        <source>Tout exporter dans un dossier</source>
        <translation>Esporta tutto in una cartella</translation>
    </message>
    <message>
        <source>tous</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>{0} {0:fichier écrit|fichiers écrits}, puis arrêt.</source>
        <translation>{0} file {0:scritto|scritti}, poi arresto.</translation>
    </message>
    <message>
        <source>{0} · jamais sorti</source>
        <translation>{0} · mai uscito</translation>
    </message>
    <message>
        <source>{0} · sorti à {1}, à jour</source>
        <translation>{0} · uscito alle {1}, aggiornato</translation>
    </message>
    <message>
        <source>{0} {0:fichier écrit|fichiers écrits}.</source>
        <translation>{0} file {0:scritto|scritti}.</translation>
    </message>
    <message>
        <source>{0} {0:billet|billets} à imprimer · {1} {1:imprimé|imprimés} dont la remise n’est pas notée</source>
        <translation>{0} {0:biglietto|biglietti} da stampare · {1} {1:stampato|stampati} senza consegna annotata</translation>
    </message>
    <message>
        <source>{0} {0:billet remis|billets remis}.</source>
        <translation>{0} {0:biglietto consegnato|biglietti consegnati}.</translation>
    </message>
</context>
<context>
    <name>ExchangePage</name>
    <message>
        <source>Le coup de la salle</source>
        <translation>Il turno della sala</translation>
    </message>
    <message>
        <source>&amp;Reliquat + lettres nouvelles = place et mot du top</source>
        <translation>&amp;Resto + nuove lettere = posizione e parola del top</translation>
    </message>
    <message>
        <source>&amp;Prendre</source>
        <translation>&amp;Prendi</translation>
    </message>
    <message>
        <source>Marqueurs de la salle</source>
        <translation>Correttori della sala</translation>
    </message>
    <message>
        <source>&amp;Marqueur</source>
        <translation>&amp;Correttore</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>&amp;Tavoli</translation>
    </message>
    <message>
        <source>1-15</source>
        <translation>1-15</translation>
    </message>
    <message>
        <source>Faire sa &amp;copie…</source>
        <translation>&amp;Fai la sua copia…</translation>
    </message>
    <message>
        <source>&amp;Fusionner des copies…</source>
        <translation>&amp;Unisci copie…</translation>
    </message>
    <message>
        <source>Plusieurs centres</source>
        <translation>Più centri</translation>
    </message>
    <message>
        <source>Centres &amp;attendus</source>
        <translation>Centri &amp;attesi</translation>
    </message>
    <message>
        <source>1-12</source>
        <translation>1-12</translation>
    </message>
    <message>
        <source>&amp;Solos par centre</source>
        <translation>&amp;Soli per centro</translation>
    </message>
    <message>
        <source>&amp;Réunir des fichiers…</source>
        <translation>R&amp;iunisci file…</translation>
    </message>
    <message>
        <source>C&amp;ompter malgré tout</source>
        <translation>C&amp;onta comunque</translation>
    </message>
    <message>
        <source>&amp;Enregistrer l’ensemble…</source>
        <translation>Sal&amp;va l’insieme…</translation>
    </message>
    <message>
        <source>Arrêter</source>
        <translation>Interrompi</translation>
    </message>
    <message>
        <source>Résultats à envoyer</source>
        <translation>Risultati da inviare</translation>
    </message>
    <message>
        <source>&amp;Numéro du centre</source>
        <translation>&amp;Numero del centro</translation>
    </message>
    <message>
        <source>Faire l’arc&amp;hive…</source>
        <translation>Fai l’arc&amp;hivio…</translation>
    </message>
    <message>
        <source>Copier le co&amp;urriel</source>
        <translation>Copia l’&amp;e-mail</translation>
    </message>
    <message>
        <source>Rapport en P&amp;DF…</source>
        <translation>Rapporto in P&amp;DF…</translation>
    </message>
    <message>
        <source>Fich&amp;iers</source>
        <translation>Fi&amp;le</translation>
    </message>
    <message>
        <source>Marqueurs</source>
        <translation>Correttori</translation>
    </message>
    <message>
        <source>Constats</source>
        <translation>Constatazioni</translation>
    </message>
    <message>
        <source>Avancement de la réunion</source>
        <translation>Avanzamento della riunione</translation>
    </message>
    <message>
        <source>Les fichiers de centres qui ont joué les mêmes parties préparées : un seul classement.</source>
        <translation>I file dei centri che hanno giocato le stesse partite preparate: una sola classifica.</translation>
    </message>
    <message>
        <source>Marqueur</source>
        <translation>Correttore</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tavoli</translation>
    </message>
    <message>
        <source>Reçu</source>
        <translation>Ricevuto</translation>
    </message>
    <message>
        <source>Origine</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Partie</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Constat</source>
        <translation>Constatazione</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Fichier</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Compté</source>
        <translation>Contato</translation>
    </message>
    <message>
        <source>oui</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>non</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Le code du coup paraîtra ici : il est le même sur tous les portables.</source>
        <translation>Il codice del turno apparirà qui: è lo stesso su tutti i portatili.</translation>
    </message>
    <message>
        <source>Code du coup {0} : il doit être le même sur tous les portables.</source>
        <translation>Codice del turno {0}: deve essere lo stesso su tutti i portatili.</translation>
    </message>
    <message>
        <source>Rapport</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <source>Fusionnez la copie d’un marqueur, ou réunissez des centres.</source>
        <translation>Unite la copia di un correttore, o riunite dei centri.</translation>
    </message>
    <message>
        <source>Centres réunis</source>
        <translation>Centri riuniti</translation>
    </message>
    <message>
        <source>Copie de {0}</source>
        <translation>Copia di {0}</translation>
    </message>
    <message>
        <source>Tout concorde.</source>
        <translation>Tutto concorda.</translation>
    </message>
    <message>
        <source>Motif pour prendre ce tirage</source>
        <translation>Motivo per prendere questa estrazione</translation>
    </message>
    <message>
        <source>Coup {0}, code {1}.</source>
        <translation>Turno {0}, codice {1}.</translation>
    </message>
    <message>
        <source>Tournois (*.arbitre)</source>
        <translation>Tornei (*.arbitre)</translation>
    </message>
    <message>
        <source>Copie de {0} : {1}</source>
        <translation>Copia di {0}: {1}</translation>
    </message>
    <message>
        <source>Tournois (*.arbitre);;Tous les fichiers (*)</source>
        <translation>Tornei (*.arbitre);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Copies des marqueurs</source>
        <translation>Copie dei correttori</translation>
    </message>
    <message>
        <source>Le rapport est à lire.</source>
        <translation>Il rapporto è da leggere.</translation>
    </message>
    <message>
        <source>Fichiers des centres</source>
        <translation>File dei centri</translation>
    </message>
    <message>
        <source>Centres laissés de côté : {0}. Le rapport dit pourquoi.</source>
        <translation>Centri lasciati da parte: {0}. Il rapporto dice perché.</translation>
    </message>
    <message>
        <source>Enregistrer l’ensemble</source>
        <translation>Salva l’insieme</translation>
    </message>
    <message>
        <source>{0} est enregistré : Ctrl+O l’ouvre, avec tous les classements et documents.</source>
        <translation>{0} è salvato: Ctrl+O lo apre, con tutte le classifiche e i documenti.</translation>
    </message>
    <message>
        <source>Dossier de l’archive</source>
        <translation>Cartella dell’archivio</translation>
    </message>
    <message>
        <source>Archive faite : {0}. Le courriel est prêt à copier.</source>
        <translation>Archivio fatto: {0}. L’e-mail è pronta da copiare.</translation>
    </message>
    <message>
        <source>Le texte du courriel est dans le presse-papiers.</source>
        <translation>Il testo dell’e-mail è negli appunti.</translation>
    </message>
    <message>
        <source>rapport</source>
        <translation>rapporto</translation>
    </message>
    <message>
        <source>{0} {0:centre compté|centres comptés} sur {1}, {2} {2:joueur|joueurs} au classement.</source>
        <translation>{0} {0:centro contato|centri contati} su {1}, {2} {2:giocatore|giocatori} in classifica.</translation>
    </message>
    <message>
        <source>{0} {0:bulletin pris|bulletins pris}, {1} {1:corrigé|corrigés}, {2} {2:retiré|retirés}, {3} {3:inchangé|inchangés}.</source>
        <translation>{0} {0:scheda presa|schede prese}, {1} {1:corretta|corrette}, {2} {2:tolta|tolte}, {3} {3:invariata|invariate}.</translation>
    </message>
    <message>
        <source>Coup {0}, code {1}. Notre solveur trouve mieux : {2} {2:point|points}.</source>
        <translation>Turno {0}, codice {1}. Il nostro risolutore trova di meglio: {2} {2:punto|punti}.</translation>
    </message>
    <message>
        <source>{0} {0:bulletin pris|bulletins pris} dans {1} {1:copie|copies}.</source>
        <translation>{0} {0:scheda presa|schede prese} da {1} {1:copia|copie}.</translation>
    </message>
    <message>
        <source>{0} {0:centre réuni|centres réunis}.</source>
        <translation>{0} {0:centro riunito|centri riuniti}.</translation>
    </message>
    <message>
        <source>{0} Les donner à {1} ?</source>
        <translation>{0} Darli a {1}?</translation>
    </message>
    <message>
        <source>Les donner</source>
        <translation>Darli</translation>
    </message>
    <message>
        <source>Ne rien changer</source>
        <translation>Non cambiare nulla</translation>
    </message>
    <message>
        <source>Conf&amp;lits…</source>
        <translation>&amp;Conflitti…</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Le disque refuse : {0}</source>
        <translation>Il disco rifiuta: {0}</translation>
    </message>
    <message>
        <source>Tournois (*.arbitre);;Tous les fichiers (*)</source>
        <translation>Tornei (*.arbitre);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Ouvrir un tournoi</source>
        <translation>Apri un torneo</translation>
    </message>
    <message>
        <source>un autre ordinateur</source>
        <translation>un altro computer</translation>
    </message>
    <message>
        <source>Tournoi d’exemple</source>
        <translation>Torneo di esempio</translation>
    </message>
    <message>
        <source>Club d’exemple</source>
        <translation>Club di esempio</translation>
    </message>
    <message>
        <source>Pas de copie dans {0} : {1}</source>
        <translation>Nessuna copia in {0}: {1}</translation>
    </message>
    <message>
        <source>{0} est marqué comme ouvert sur {1}. Fermez-le là-bas ; s’il n’y est plus ouvert, reprenez-le.</source>
        <translation>{0} è segnato come aperto su {1}. Chiudetelo là; se là non è più aperto, riprendetelo.</translation>
    </message>
    <message>
        <source>{0} est vraiment ouvert : fermez-le d’abord là-bas.</source>
        <translation>{0} è davvero aperto: chiudetelo prima là.</translation>
    </message>
    <message>
        <source>Les réglages étaient illisibles : ils repartent de zéro, l’ancien fichier est gardé : {0}</source>
        <translation>Le impostazioni erano illeggibili: ripartono da zero, il vecchio file è conservato: {0}</translation>
    </message>
    <message>
        <source>Aucun fichier n’est marqué comme ouvert ailleurs : {0}.</source>
        <translation>Nessun file risulta aperto altrove: {0}.</translation>
    </message>
    <message>
        <source>Ce qui était tapé est gardé : Ctrl+N le reprend.</source>
        <translation>Quanto digitato è conservato: Ctrl+N lo riprende.</translation>
    </message>
    <message>
        <source>{0} ne s’ouvre pas : {1}</source>
        <translation>{0} non si apre: {1}</translation>
    </message>
    <message>
        <source>Fichier en lecture seule : tout se regarde et s’exporte, rien ne s’y enregistre.</source>
        <translation>File in sola lettura: tutto si può guardare ed esportare, nulla vi viene registrato.</translation>
    </message>
    <message>
        <source>On continue dans {0}.</source>
        <translation>Si continua in {0}.</translation>
    </message>
    <message>
        <source>Aucun dossier n’accepte de copie.</source>
        <translation>Nessuna cartella accetta una copia.</translation>
    </message>
</context>
<context>
    <name>FilesPart</name>
    <message>
        <source>Copies gardées</source>
        <translation>Copie conservate</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Partie</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Taille</source>
        <translation>Dimensione</translation>
    </message>
    <message>
        <source>Fichier</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Sans second dossier, un disque en panne emporte le tournoi et ses copies.</source>
        <translation>Senza una seconda cartella, un disco guasto porta via il torneo e le sue copie.</translation>
    </message>
    <message>
        <source>Le second dossier n’est pas là : branchez la clé.</source>
        <translation>La seconda cartella non c’è: inserite la chiavetta.</translation>
    </message>
    <message>
        <source>Le second dossier ne se laisse pas écrire.</source>
        <translation>Nella seconda cartella non si può scrivere.</translation>
    </message>
    <message>
        <source>Le second dossier est là, {0} Mio libres.</source>
        <translation>La seconda cartella c’è, {0} MiB liberi.</translation>
    </message>
    <message>
        <source>Dossier des tournois</source>
        <translation>Cartella dei tornei</translation>
    </message>
    <message>
        <source>Second dossier des copies</source>
        <translation>Seconda cartella per le copie</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Coup {0} clos ; zéro {1:à la table|aux tables} {1}.</source>
        <translation>Turno {0} chiuso; zero {1:al tavolo|ai tavoli} {1}.</translation>
    </message>
    <message>
        <source>Coup {0} clos.</source>
        <translation>Turno {0} chiuso.</translation>
    </message>
    <message>
        <source>Motif pour clore le coup {0} ({1:manque|manquent} : {1})</source>
        <translation>Motivo per chiudere il turno {0} ({1:manca|mancano}: {1})</translation>
    </message>
    <message>
        <source>Motif pour clore le coup {0}</source>
        <translation>Motivo per chiudere il turno {0}</translation>
    </message>
    <message>
        <source>Vous jouez ce coup : {0}.</source>
        <translation>Giocate questo turno: {0}.</translation>
    </message>
    <message>
        <source>Les solutions sont cachées : {0}.</source>
        <translation>Le soluzioni sono nascoste: {0}.</translation>
    </message>
    <message>
        <source>Aucun coup n’attend de bulletins : {0}.</source>
        <translation>Nessun turno attende bollettini: {0}.</translation>
    </message>
    <message>
        <source>Aucun bulletin ne manque au coup {0} : {1}.</source>
        <translation>Al turno {0} non manca nessun bollettino: {1}.</translation>
    </message>
    <message>
        <source>Le coup {0} est déjà clos : {1}.</source>
        <translation>Il turno {0} è già chiuso: {1}.</translation>
    </message>
    <message>
        <source>Le coup corrigé est le coup en jeu : rien d’autre à voir. À suivre : {0}.</source>
        <translation>Il turno in correzione è quello in gioco: non c’è altro da vedere. Poi: {0}.</translation>
    </message>
    <message>
        <source>Avant le coup {0} aucun coup n’attend de bulletins : {1}.</source>
        <translation>Prima del turno {0} nessun turno attende bollettini: {1}.</translation>
    </message>
    <message>
        <source>Le coup {0} est le dernier annoncé : {1}.</source>
        <translation>Il turno {0} è l’ultimo annunciato: {1}.</translation>
    </message>
    <message>
        <source>Le tirage se tape : Entrée le prend, Échap l’écarte.</source>
        <translation>Le lettere si stanno digitando: Invio le prende, Esc le scarta.</translation>
    </message>
</context>
<context>
    <name>GeneralPart</name>
    <message>
        <source>par le programme</source>
        <translation>dal programma</translation>
    </message>
    <message>
        <source>à la main, tapé</source>
        <translation>a mano, digitata</translation>
    </message>
    <message>
        <source>le plus grand des autres écrans</source>
        <translation>il più grande degli altri schermi</translation>
    </message>
    <message>
        <source>Un seul écran est branché : le projecteur s’ouvre dans une fenêtre.</source>
        <translation>È collegato un solo schermo: il proiettore si apre in una finestra.</translation>
    </message>
    <message>
        <source>comme le système</source>
        <translation>come il sistema</translation>
    </message>
    <message>
        <source>clair</source>
        <translation>chiaro</translation>
    </message>
    <message>
        <source>sombre</source>
        <translation>scuro</translation>
    </message>
    <message>
        <source>contraste élevé</source>
        <translation>contrasto elevato</translation>
    </message>
    <message>
        <source>La traduction n’est pas installée : les textes restent en français.</source>
        <translation>La traduzione non è installata: i testi restano in francese.</translation>
    </message>
    <message>
        <source>Les actions sont maintenant signées « {0} ».</source>
        <translation>Ora le azioni sono firmate «{0}».</translation>
    </message>
    <message>
        <source>Logo du club</source>
        <translation>Logo del club</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Immagini (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>&amp;Chercher</source>
        <translation>&amp;Cerca</translation>
    </message>
    <message>
        <source>table 12, coup 7, un nom, un mot…</source>
        <translation>tavolo 12, turno 7, un nome, una parola…</translation>
    </message>
    <message>
        <source>&amp;Sujet</source>
        <translation>&amp;Argomento</translation>
    </message>
    <message>
        <source>Montrer ce qui est annu&amp;lé</source>
        <translation>Mostra ciò che è annu&amp;llato</translation>
    </message>
    <message>
        <source>E&amp;xporter…</source>
        <translation>E&amp;sporta…</translation>
    </message>
    <message>
        <source>Contestations</source>
        <translation>Reclami</translation>
    </message>
    <message>
        <source>&amp;Nouvelle : table, coup, motif</source>
        <translation>&amp;Nuovo: tavolo, turno, motivo</translation>
    </message>
    <message>
        <source>12 7 le mot est admis</source>
        <translation>12 7 la parola è ammessa</translation>
    </message>
    <message>
        <source>&amp;Décision pour la ligne choisie</source>
        <translation>&amp;Decisione per la riga scelta</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Giornale</translation>
    </message>
    <message>
        <source>tout</source>
        <translation>tutto</translation>
    </message>
    <message>
        <source>Nº</source>
        <translation>N.</translation>
    </message>
    <message>
        <source>Heure</source>
        <translation>Ora</translation>
    </message>
    <message>
        <source>Qui</source>
        <translation>Chi</translation>
    </message>
    <message>
        <source>Ce qui s’est passé</source>
        <translation>Che cosa è successo</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>État</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>à trancher</source>
        <translation>da decidere</translation>
    </message>
    <message>
        <source>tranchée</source>
        <translation>deciso</translation>
    </message>
    <message>
        <source>Motif</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>{0} (annulé)</source>
        <translation>{0} (annullato)</translation>
    </message>
    <message>
        <source>empreinte {0}</source>
        <translation>impronta {0}</translation>
    </message>
    <message>
        <source>Deux journaux de même empreinte sont les mêmes. Elle montre un accident ou une retouche.</source>
        <translation>Due giornali con la stessa impronta sono uguali. Mostra un incidente o un ritocco.</translation>
    </message>
    <message>
        <source>Texte (*.txt);;Tableau (*.csv)</source>
        <translation>Testo (*.txt);;Tabella (*.csv)</translation>
    </message>
    <message>
        <source>Exporter le journal</source>
        <translation>Esporta il giornale</translation>
    </message>
    <message>
        <source>Poste</source>
        <translation>Postazione</translation>
    </message>
    <message>
        <source>Fait</source>
        <translation>Fatto</translation>
    </message>
    <message>
        <source>Annulé</source>
        <translation>Annullato</translation>
    </message>
    <message>
        <source>{0} · journal, empreinte {1}</source>
        <translation>{0} · giornale, impronta {1}</translation>
    </message>
    <message>
        <source>Le disque refuse : {0}</source>
        <translation>Il disco rifiuta: {0}</translation>
    </message>
    <message>
        <source>Journal écrit : {0}</source>
        <translation>Giornale scritto: {0}</translation>
    </message>
    <message>
        <source>Tapez la table, le coup et le motif : 12 7 le mot est admis</source>
        <translation>Digitate il tavolo, il turno e il motivo: 12 7 la parola è ammessa</translation>
    </message>
    <message>
        <source>Contestation notée : table {0}, {1}.</source>
        <translation>Reclamo annotato: tavolo {0}, {1}.</translation>
    </message>
    <message>
        <source>Choisissez une contestation à trancher et tapez la décision.</source>
        <translation>Scegliete un reclamo da decidere e digitate la decisione.</translation>
    </message>
    <message>
        <source>Contestation tranchée : table {0}.</source>
        <translation>Reclamo deciso: tavolo {0}.</translation>
    </message>
    <message>
        <source>{0} {0:ligne|lignes}</source>
        <translation>{0} {0:riga|righe}</translation>
    </message>
    <message>
        <source>{0} {0:ligne|lignes} sur {1}</source>
        <translation>{0} {0:riga|righe} su {1}</translation>
    </message>
    <message>
        <source>maintenu : la place est fausse</source>
        <translation>confermata: la casella è sbagliata</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Importer des joueurs</source>
        <translation>Importa giocatori</translation>
    </message>
    <message>
        <source>&amp;Feuille</source>
        <translation>&amp;Foglio</translation>
    </message>
    <message>
        <source>Sé&amp;parateur</source>
        <translation>Se&amp;paratore</translation>
    </message>
    <message>
        <source>&amp;Codage</source>
        <translation>&amp;Codifica</translation>
    </message>
    <message>
        <source>Ce que contient chaque colonne</source>
        <translation>Che cosa contiene ogni colonna</translation>
    </message>
    <message>
        <source>Ce qui sera fait : Espace change</source>
        <translation>Che cosa sarà fatto: Spazio cambia</translation>
    </message>
    <message>
        <source>Prendre les &amp;tables de la liste</source>
        <translation>Prendi i &amp;tavoli dell’elenco</translation>
    </message>
    <message>
        <source>&amp;Abandonner</source>
        <translation>&amp;Abbandona</translation>
    </message>
    <message>
        <source>&amp;Inscrire</source>
        <translation>&amp;Iscrivi</translation>
    </message>
    <message>
        <source>Joueurs de la liste</source>
        <translation>Giocatori dell’elenco</translation>
    </message>
    <message>
        <source>Ce qui est étrange dans la liste</source>
        <translation>Che cosa è strano nell’elenco</translation>
    </message>
    <message>
        <source>Ligne</source>
        <translation>Riga</translation>
    </message>
    <message>
        <source>À faire</source>
        <translation>Da fare</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Cat.</translation>
    </message>
    <message>
        <source>Série</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Remarque</source>
        <translation>Osservazione</translation>
    </message>
    <message>
        <source>Liste collée</source>
        <translation>Elenco incollato</translation>
    </message>
    <message>
        <source>trouvé</source>
        <translation>trovato</translation>
    </message>
    <message>
        <source>tabulation</source>
        <translation>tabulazione</translation>
    </message>
    <message>
        <source>colonne {0}</source>
        <translation>colonna {0}</translation>
    </message>
    <message>
        <source>– rien –</source>
        <translation>– niente –</translation>
    </message>
    <message>
        <source>nom et prénom</source>
        <translation>cognome e nome</translation>
    </message>
    <message>
        <source>nom</source>
        <translation>cognome</translation>
    </message>
    <message>
        <source>prénom</source>
        <translation>nome</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>tessera</translation>
    </message>
    <message>
        <source>club</source>
        <translation>club</translation>
    </message>
    <message>
        <source>comité</source>
        <translation>comitato</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>paese</translation>
    </message>
    <message>
        <source>catégorie</source>
        <translation>categoria</translation>
    </message>
    <message>
        <source>série</source>
        <translation>serie</translation>
    </message>
    <message>
        <source>naissance</source>
        <translation>nascita</translation>
    </message>
    <message>
        <source>équipe</source>
        <translation>squadra</translation>
    </message>
    <message>
        <source>partenaire</source>
        <translation>compagno</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tavolo</translation>
    </message>
    <message>
        <source>présent</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>Aucune colonne ne donne les noms : dites laquelle.</source>
        <translation>Nessuna colonna dà i nomi: dite quale.</translation>
    </message>
    <message>
        <source>{0} à inscrire</source>
        <translation>{0} da iscrivere</translation>
    </message>
    <message>
        <source>{0} à mettre à jour</source>
        <translation>{0} da aggiornare</translation>
    </message>
    <message>
        <source>inscrire</source>
        <translation>iscrivere</translation>
    </message>
    <message>
        <source>mettre à jour</source>
        <translation>aggiornare</translation>
    </message>
    <message>
        <source>laisser</source>
        <translation>lasciare</translation>
    </message>
    <message>
        <source>déjà inscrit</source>
        <translation>già iscritto</translation>
    </message>
    <message>
        <source>le même qu’à la ligne {0}</source>
        <translation>lo stesso della riga {0}</translation>
    </message>
    <message>
        <source>homonyme de la ligne {0}</source>
        <translation>omonimo della riga {0}</translation>
    </message>
    <message>
        <source>homonyme de {0}</source>
        <translation>omonimo di {0}</translation>
    </message>
    <message>
        <source>même licence qu’à la ligne {0}</source>
        <translation>stessa tessera della riga {0}</translation>
    </message>
    <message>
        <source>même licence que {0}</source>
        <translation>stessa tessera di {0}</translation>
    </message>
    <message>
        <source>pas de nom, ligne laissée</source>
        <translation>nessun nome, riga lasciata</translation>
    </message>
    <message>
        <source>naissance illisible</source>
        <translation>nascita illeggibile</translation>
    </message>
    <message>
        <source>catégorie inconnue, gardée telle quelle</source>
        <translation>categoria sconosciuta, tenuta com’è</translation>
    </message>
    <message>
        <source>ce n’est pas une table</source>
        <translation>non è un tavolo</translation>
    </message>
    <message>
        <source>table déjà donnée</source>
        <translation>tavolo già assegnato</translation>
    </message>
    <message>
        <source>paire sans second nom</source>
        <translation>coppia senza secondo nome</translation>
    </message>
    <message>
        <source>ligne {0} : {1} ({2})</source>
        <translation>riga {0}: {1} ({2})</translation>
    </message>
    <message>
        <source>{0} {0:laissé|laissés}</source>
        <translation>{0} {0:tralasciato|tralasciati}</translation>
    </message>
    <message>
        <source>{0} {0:ligne étrange|lignes étranges}</source>
        <translation>{0} {0:riga strana|righe strane}</translation>
    </message>
    <message>
        <source>{0} {0:ligne vide|lignes vides}</source>
        <translation>{0} {0:riga vuota|righe vuote}</translation>
    </message>
    <message>
        <source>Accents réparés : la liste avait été encodée deux fois.</source>
        <translation>Accenti riparati: l’elenco era stato codificato due volte.</translation>
    </message>
    <message>
        <source>lettres que les papiers écrivent en lettres latines</source>
        <translation>lettere che le carte scrivono in caratteri latini</translation>
    </message>
    <message>
        <source>nom trop long, coupé</source>
        <translation>nome troppo lungo, tagliato</translation>
    </message>
    <message>
        <source>{0} {0:inscrit n’est pas|inscrits ne sont pas} sur cette liste ({1}) : rien n’y change.</source>
        <translation>{0} {0:iscritto non è|iscritti non sono} in questa lista ({1}): per loro non cambia niente.</translation>
    </message>
    <message>
        <source>{0} {0:déjà inscrit|déjà inscrits}</source>
        <translation>{0} già {0:iscritto|iscritti}</translation>
    </message>
    <message>
        <source>noms de la paire</source>
        <translation>nomi della coppia</translation>
    </message>
    <message>
        <source>ligne de total, laissée</source>
        <translation>riga di totale, lasciata</translation>
    </message>
    <message>
        <source>{0} : {1} au lieu de {2}</source>
        <translation>{0}: {1} invece di {2}</translation>
    </message>
</context>
<context>
    <name>KeyHelp</name>
    <message>
        <source>Touches et aide</source>
        <translation>Tasti e aiuto</translation>
    </message>
    <message>
        <source>Touches</source>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>le top à la table 12</source>
        <translation>il top al tavolo 12</translation>
    </message>
    <message>
        <source>la solution suivante de la liste</source>
        <translation>la soluzione seguente della lista</translation>
    </message>
    <message>
        <source>un mot complet se désigne lui-même</source>
        <translation>una parola completa indica sé stessa</translation>
    </message>
    <message>
        <source>le top, avec 60 écrit comme score</source>
        <translation>il top, con 60 scritto come punteggio</translation>
    </message>
    <message>
        <source>le bulletin tel qu’il est écrit</source>
        <translation>la scheda com’è scritta</translation>
    </message>
    <message>
        <source>E est un joker</source>
        <translation>E è un jolly</translation>
    </message>
    <message>
        <source>le top à plusieurs tables</source>
        <translation>il top a più tavoli</translation>
    </message>
    <message>
        <source>une autre solution à plusieurs tables</source>
        <translation>un’altra soluzione a più tavoli</translation>
    </message>
    <message>
        <source>bulletin sans numéro, gardé pour plus tard</source>
        <translation>scheda senza numero, tenuta per dopo</translation>
    </message>
    <message>
        <source>le bulletin gardé nº 1 est à la table 12</source>
        <translation>la scheda tenuta n. 1 è del tavolo 12</translation>
    </message>
    <message>
        <source>un joueur par son nom</source>
        <translation>un giocatore per nome</translation>
    </message>
    <message>
        <source>le joueur de la table 17 est parti</source>
        <translation>il giocatore del tavolo 17 è uscito</translation>
    </message>
    <message>
        <source>sur une ligne vide : le manquant suivant (rien n’est choisi)</source>
        <translation>su una riga vuota: il mancante seguente (niente è scelto)</translation>
    </message>
    <message>
        <source>Échap  ↑</source>
        <translation>Esc  ↑</translation>
    </message>
    <message>
        <source>table déjà saisie : remplacer, premier à une autre table, second marquage</source>
        <translation>tavolo già inserito: sostituire, la prima è di un altro tavolo, seconda correzione</translation>
    </message>
    <message>
        <source>La ligne de saisie</source>
        <translation>La riga di inserimento</translation>
    </message>
    <message>
        <source>seconde solution sur le bulletin</source>
        <translation>seconda soluzione sulla scheda</translation>
    </message>
    <message>
        <source>Les signes, après la table et une espace</source>
        <translation>I segni, dopo il tavolo e uno spazio</translation>
    </message>
    <message>
        <source>le bulletin de la table 12 au coup 7, corrigé ou entré après coup</source>
        <translation>la scheda del tavolo 12 al turno 7, corretta o inserita dopo</translation>
    </message>
    <message>
        <source>répondre à une question ; aucun bulletin ne commence ainsi</source>
        <translation>rispondere a una domanda; nessuna scheda comincia così</translation>
    </message>
    <message>
        <source>écarter la ligne, la reprendre</source>
        <translation>mettere da parte la riga, riprenderla</translation>
    </message>
    <message>
        <source>la première solution qui commence par {0}</source>
        <translation>la prima soluzione che comincia con {0}</translation>
    </message>
    <message>
        <source>le top, avec {0} écrit comme référence</source>
        <translation>il top, con {0} scritto come riferimento</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guida</translation>
    </message>
    <message>
        <source>&amp;Touches</source>
        <translation>&amp;Tasti</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guida</translation>
    </message>
</context>
<context>
    <name>LexiconsPart</name>
    <message>
        <source>Listes de mots</source>
        <translation>Liste di parole</translation>
    </message>
    <message>
        <source>Réponses</source>
        <translation>Risposte</translation>
    </message>
    <message>
        <source>Lignes qui ne sont pas des mots</source>
        <translation>Righe che non sono parole</translation>
    </message>
    <message>
        <source>Avancement</source>
        <translation>Avanzamento</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Langue</source>
        <translation>Lingua</translation>
    </message>
    <message>
        <source>Statut</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>officielle</source>
        <translation>ufficiale</translation>
    </message>
    <message>
        <source>non officielle</source>
        <translation>non ufficiale</translation>
    </message>
    <message>
        <source>Origine</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>livrée</source>
        <translation>fornita</translation>
    </message>
    <message>
        <source>&amp;Retirer la liste</source>
        <translation>&amp;Rimuovi la lista</translation>
    </message>
    <message>
        <source>Lecture de « {0} »…</source>
        <translation>Lettura di «{0}»…</translation>
    </message>
    <message>
        <source>Faite le {0}</source>
        <translation>Fatta il {0}</translation>
    </message>
    <message>
        <source>Par longueur   {0}</source>
        <translation>Per lunghezza   {0}</translation>
    </message>
    <message>
        <source>Retirer « {0} » pour de bon ?</source>
        <translation>Rimuovere «{0}» per sempre?</translation>
    </message>
    <message>
        <source>Liste retirée : {0}</source>
        <translation>Lista rimossa: {0}</translation>
    </message>
    <message>
        <source>valable</source>
        <translation>valida</translation>
    </message>
    <message>
        <source>non valable</source>
        <translation>non valida</translation>
    </message>
    <message>
        <source>Textes (*.txt *.gz *.xz *.bz2 *.zip);;Tous les fichiers (*)</source>
        <translation>Testi (*.txt *.gz *.xz *.bz2 *.zip);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Liste de mots</source>
        <translation>Lista di parole</translation>
    </message>
    <message>
        <source>Lecture du fichier…</source>
        <translation>Lettura del file…</translation>
    </message>
    <message>
        <source>Arrêté : aucune liste n’est faite.</source>
        <translation>Interrotto: nessuna lista è fatta.</translation>
    </message>
    <message>
        <source>une seule lettre</source>
        <translation>una sola lettera</translation>
    </message>
    <message>
        <source>plus de quinze lettres</source>
        <translation>più di quindici lettere</translation>
    </message>
    <message>
        <source>caractère hors du jeu de lettres</source>
        <translation>carattere non compreso nelle lettere del gioco</translation>
    </message>
    <message>
        <source>ligne {0} : {1} ({2})</source>
        <translation>riga {0}: {1} ({2})</translation>
    </message>
    <message>
        <source>{0} {0:mot|mots} · empreinte {1}</source>
        <translation>{0} {0:parola|parole} · impronta {1}</translation>
    </message>
    <message>
        <source>« {0} » : {1} {1:mot|mots}, {2} {2:répété|répétés}, {3} {3:ligne écartée|lignes écartées} ({4}).</source>
        <translation>“{0}”: {1} {1:parola|parole}, {2} {2:ripetuta|ripetute}, {3} {3:riga scartata|righe scartate} ({4}).</translation>
    </message>
    <message>
        <source>{1:La partie|Les parties} {1} de ce tournoi {1:joue|jouent} avec « {0} » : sans elle, plus de solutions et aucun bulletin ne se corrige. Retirer encore une fois le confirme.</source>
        <translation>{1:La partita|Le partite} {1} di questo torneo {1:usa|usano} «{0}»: senza, niente più soluzioni e nessuna scheda si corregge. Togliere ancora una volta per confermare.</translation>
    </message>
</context>
<context>
    <name>LiveBand</name>
    <message>
        <source>Aucune partie</source>
        <translation>Nessuna partita</translation>
    </message>
    <message>
        <source>Partie {0} · coup {1} · {2}</source>
        <translation>Partita {0} · turno {1} · {2}</translation>
    </message>
    <message>
        <source>{0}, liste non officielle</source>
        <translation>{0}, lista non ufficiale</translation>
    </message>
    <message>
        <source> + {0} sans numéro</source>
        <translation> + {0} senza numero</translation>
    </message>
    <message>
        <source>coup {0} ({1}){2}</source>
        <translation>turno {0} ({1}){2}</translation>
    </message>
    <message>
        <source>ouverts : {0}</source>
        <translation>aperti: {0}</translation>
    </message>
    <message>
        <source>ABC+DEFG, -ABCDEFG après un rejet</source>
        <translation>ABC+DEFG, -ABCDEFG dopo un rifiuto</translation>
    </message>
    <message>
        <source>Tirage : tapez les lettres, Entrée enregistre, Échap abandonne.</source>
        <translation>Estrazione: digitate le lettere, Invio registra, Esc abbandona.</translation>
    </message>
    <message>
        <source>Chrono</source>
        <translation>Cronometro</translation>
    </message>
    <message>
        <source>Tirage tapé</source>
        <translation>Estrazione digitata</translation>
    </message>
    <message>
        <source>Tirage valable : Entrée enregistre.</source>
        <translation>Estrazione valida: Invio la registra.</translation>
    </message>
    <message>
        <source>lexique {0} ({1} {1:mot|mots})</source>
        <translation>lista {0} ({1} {1:parola|parole})</translation>
    </message>
    <message>
        <source>Retapez-le.</source>
        <translation>Ribattetela.</translation>
    </message>
    <message>
        <source>Retapez-le, ou Ctrl+Entrée le prend quand même, avec un motif.</source>
        <translation>Ribattetela, oppure Ctrl+Invio la accetta comunque, con un motivo.</translation>
    </message>
    <message>
        <source>Aucune lettre n’est tapée : Échap laisse le tirage comme il est.</source>
        <translation>Nessuna lettera digitata: Esc lascia le lettere come sono.</translation>
    </message>
    <message>
        <source>Partie {0} finie</source>
        <translation>Partita {0} finita</translation>
    </message>
    <message>
        <source>topping</source>
        <translation>topping</translation>
    </message>
    <message>
        <source>mort subite</source>
        <translation>morte subitanea</translation>
    </message>
    <message>
        <source>{0} {0:coup|coups}</source>
        <translation>{0} {0:turno|turni}</translation>
    </message>
    <message>
        <source>partie {0}, {1:coup|coups} {1}</source>
        <translation>partita {0}, {1:turno|turni} {1}</translation>
    </message>
    <message>
        <source>reliquat {0}</source>
        <translation>resto {0}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Accueil</source>
        <translation>Inizio</translation>
    </message>
    <message>
        <source>Partie</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Cette page n’est pas là.</source>
        <translation>Questa pagina non c’è.</translation>
    </message>
    <message>
        <source>Annulé : {0}</source>
        <translation>Annullato: {0}</translation>
    </message>
    <message>
        <source>Rétabli : {0}</source>
        <translation>Ripristinato: {0}</translation>
    </message>
    <message>
        <source>Aucune partie n’est ouverte.</source>
        <translation>Nessuna partita è aperta.</translation>
    </message>
    <message>
        <source>Liste de mots « {0} » : ce n’est pas la liste officielle de la fédération.</source>
        <translation>Lista di parole «{0}»: non è la lista ufficiale della federazione.</translation>
    </message>
    <message>
        <source>{0} : prêt.</source>
        <translation>{0}: pronto.</translation>
    </message>
    <message>
        <source>reprendre</source>
        <translation>riprendere</translation>
    </message>
    <message>
        <source>recommencer</source>
        <translation>ricominciare</translation>
    </message>
    <message>
        <source>temps écoulé</source>
        <translation>tempo scaduto</translation>
    </message>
    <message>
        <source>Le chrono est réglé.</source>
        <translation>Il cronometro è regolato.</translation>
    </message>
    <message>
        <source>Le chrono courait à la fermeture.</source>
        <translation>Il cronometro correva alla chiusura.</translation>
    </message>
    <message>
        <source>Arbitre</source>
        <translation>Arbitro</translation>
    </message>
    <message>
        <source>chrono à 0:00 : {0}</source>
        <translation>cronometro a 0:00: {0}</translation>
    </message>
    <message>
        <source>temps écoulé : {0}</source>
        <translation>tempo scaduto: {0}</translation>
    </message>
    <message>
        <source>chrono arrêté à {0} : {1}</source>
        <translation>cronometro fermo a {0}: {1}</translation>
    </message>
    <message>
        <source>le chrono court : {0}</source>
        <translation>il cronometro corre: {0}</translation>
    </message>
    <message>
        <source>lecture seule</source>
        <translation>sola lettura</translation>
    </message>
</context>
<context>
    <name>MarkingPanel</name>
    <message>
        <source>Aucun coup à corriger</source>
        <translation>Nessun turno da correggere</translation>
    </message>
    <message>
        <source>CORRECTION DU COUP {0}</source>
        <translation>CORREZIONE DEL TURNO {0}</translation>
    </message>
    <message>
        <source>POINTS SEULS DU COUP {0}</source>
        <translation>SOLO PUNTI, TURNO {0}</translation>
    </message>
    <message>
        <source>DOUBLE ARBITRAGE DU COUP {0}</source>
        <translation>DOPPIA CORREZIONE, TURNO {0}</translation>
    </message>
    <message>
        <source>choisi</source>
        <translation>scelto</translation>
    </message>
    <message>
        <source>écrit</source>
        <translation>scritto</translation>
    </message>
    <message>
        <source>{0} ; le premier bulletin va à la table {1}</source>
        <translation>{0}; la prima scheda va al tavolo {1}</translation>
    </message>
    <message>
        <source>{0}, remplace</source>
        <translation>{0}, sostituisce</translation>
    </message>
    <message>
        <source>part</source>
        <translation>esce</translation>
    </message>
    <message>
        <source>Le joueur ne sera plus attendu à partir du premier coup sans bulletin.</source>
        <translation>Il giocatore non sarà più atteso dal primo turno senza scheda.</translation>
    </message>
    <message>
        <source>avertissement</source>
        <translation>ammonizione</translation>
    </message>
    <message>
        <source>Le bulletin gardé nº {0} est à cette table.</source>
        <translation>La scheda tenuta n. {0} è di questo tavolo.</translation>
    </message>
    <message>
        <source>Tab prend cette table.</source>
        <translation>Tab prende questo tavolo.</translation>
    </message>
    <message>
        <source>Points recopiés de la feuille.</source>
        <translation>Punti ricopiati dal foglio.</translation>
    </message>
    <message>
        <source>Total de contrôle juste : Entrée passe à la feuille suivante.</source>
        <translation>Totale di controllo giusto: Invio passa al foglio seguente.</translation>
    </message>
    <message>
        <source>Déjà saisi.  R remplacer · M le premier est d’une autre table · D second marquage · Échap</source>
        <translation>Già inserita.  R sostituire · M la prima è di un altro tavolo · D seconda correzione · Esc</translation>
    </message>
    <message>
        <source>Points de la table {0} ; =total contrôle la feuille.</source>
        <translation>Punti del tavolo {0}; =totale controlla il foglio.</translation>
    </message>
    <message>
        <source>Tous les bulletins sont là.</source>
        <translation>Tutte le schede ci sono.</translation>
    </message>
    <message>
        <source>Table, puis Entrée pour le top ; lettres et Tab pour une autre solution ; F1 pour les signes.</source>
        <translation>Tavolo, poi Invio per il top; lettere e Tab per un’altra soluzione; F1 per i segni.</translation>
    </message>
    <message>
        <source>Plusieurs tables</source>
        <translation>Più tavoli</translation>
    </message>
    <message>
        <source>Bulletin sans numéro, gardé pour plus tard</source>
        <translation>Scheda senza numero, tenuta per dopo</translation>
    </message>
    <message>
        <source>Saisie des bulletins : table, mot, référence, score</source>
        <translation>Inserimento delle schede: tavolo, parola, riferimento, punteggio</translation>
    </message>
    <message>
        <source>{0}, {1:table|tables} {1}</source>
        <translation>{0}, {1:tavolo|tavoli} {1}</translation>
    </message>
    <message>
        <source>Aucune question n’attend de réponse.</source>
        <translation>Nessuna domanda attende risposta.</translation>
    </message>
    <message>
        <source>Ligne écartée : « {0} » ; ↑ la reprend.</source>
        <translation>Riga messa da parte: «{0}»; ↑ la riprende.</translation>
    </message>
    <message>
        <source>Second marquage, à l’aveugle.</source>
        <translation>Seconda correzione, alla cieca.</translation>
    </message>
    <message>
        <source>Premier marquage.</source>
        <translation>Prima correzione.</translation>
    </message>
    <message>
        <source>RETOUR AU COUP {0}</source>
        <translation>RITORNO AL TURNO {0}</translation>
    </message>
    <message>
        <source>jusqu’ici {0}</source>
        <translation>finora {0}</translation>
    </message>
    <message>
        <source>Tapez le bulletin tel qu’il est écrit, ou choisissez par les flèches.</source>
        <translation>Digita la scheda com’è scritta, o scegli con le frecce.</translation>
    </message>
    <message>
        <source>Échap revient à la ligne</source>
        <translation>Esc torna alla riga</translation>
    </message>
    <message>
        <source>Une question attend : {0}  ·  Échap revient à la ligne.</source>
        <translation>Una domanda aspetta: {0}  ·  Esc torna alla riga.</translation>
    </message>
    <message>
        <source>Rien n’est enregistré : {0}  ← la complète, Échap l’écarte.</source>
        <translation>Non è registrato nulla: {0}  ← completa la riga, Esc la mette da parte.</translation>
    </message>
    <message>
        <source>Rien n’est enregistré : Entrée réessaie, ← complète la ligne, Échap l’écarte.</source>
        <translation>Non è registrato nulla: Invio riprova, ← completa la riga, Esc la mette da parte.</translation>
    </message>
    <message>
        <source>Avertissement de conduite, en plus du bulletin.</source>
        <translation>Ammonizione per condotta, oltre alla scheda.</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Messaggio</translation>
    </message>
    <message>
        <source>à suivre : {0}</source>
        <translation>poi: {0}</translation>
    </message>
</context>
<context>
    <name>MoveForm</name>
    <message>
        <source>&amp;Solution posée</source>
        <translation>&amp;Soluzione posata</translation>
    </message>
    <message>
        <source>Solution posée par la salle</source>
        <translation>Soluzione posata dalla sala</translation>
    </message>
    <message>
        <source>Référence puis mot, joker en minuscule. Ce qui suit est revu sur la vraie grille.</source>
        <translation>Riferimento, poi parola, jolly in minuscolo. Ciò che segue è rivisto sul vero tabellone.</translation>
    </message>
    <message>
        <source>Choisissez un coup.</source>
        <translation>Scegliete un turno.</translation>
    </message>
    <message>
        <source>Coup {0} : {1}.</source>
        <translation>Turno {0}: {1}.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Nouvelle partie</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>&amp;Nom de la partie</source>
        <translation>&amp;Nome della partita</translation>
    </message>
    <message>
        <source>partie du soir</source>
        <translation>partita della sera</translation>
    </message>
    <message>
        <source>&amp;Règlement</source>
        <translation>&amp;Regolamento</translation>
    </message>
    <message>
        <source>&amp;Formule</source>
        <translation>&amp;Formula</translation>
    </message>
    <message>
        <source>&amp;Temps</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>Nombre de &amp;coups</source>
        <translation>Numero di t&amp;urni</translation>
    </message>
    <message>
        <source>sans limite</source>
        <translation>senza limite</translation>
    </message>
    <message>
        <source>&amp;Jeu de lettres</source>
        <translation>&amp;Gioco di lettere</translation>
    </message>
    <message>
        <source>&amp;Liste de mots</source>
        <translation>&amp;Lista di parole</translation>
    </message>
    <message>
        <source>&amp;Plan de tables</source>
        <translation>&amp;Pianta dei tavoli</translation>
    </message>
    <message>
        <source>tables &amp;vides</source>
        <translation>tavoli &amp;vuoti</translation>
    </message>
    <message>
        <source>13 20-24</source>
        <translation>13 20-24</translation>
    </message>
    <message>
        <source>Partie pr&amp;éparée</source>
        <translation>Partita pr&amp;eparata</translation>
    </message>
    <message>
        <source>aucune : les tirages se font à la partie</source>
        <translation>nessuna: le estrazioni si fanno in partita</translation>
    </message>
    <message>
        <source>C&amp;hoisir…</source>
        <translation>&amp;Scegli…</translation>
    </message>
    <message>
        <source>&amp;Enlever</source>
        <translation>T&amp;ogli</translation>
    </message>
    <message>
        <source>Ro&amp;bots</source>
        <translation>Ro&amp;bot</translation>
    </message>
    <message>
        <source> débutants</source>
        <translation> principianti</translation>
    </message>
    <message>
        <source> confirmés</source>
        <translation> esperti</translation>
    </message>
    <message>
        <source> experts</source>
        <translation> campioni</translation>
    </message>
    <message>
        <source>E&amp;mpreinte des tirages</source>
        <translation>Impronta &amp;delle estrazioni</translation>
    </message>
    <message>
        <source>&amp;Abandonner</source>
        <translation>&amp;Abbandona</translation>
    </message>
    <message>
        <source>Partie {0}</source>
        <translation>Partita {0}</translation>
    </message>
    <message>
        <source>&amp;Ouvrir la partie</source>
        <translation>Apr&amp;i la partita</translation>
    </message>
    <message>
        <source>Robots confirmés</source>
        <translation>Robot esperti</translation>
    </message>
    <message>
        <source>Robots experts</source>
        <translation>Robot campioni</translation>
    </message>
    <message>
        <source>celui du règlement</source>
        <translation>quello del regolamento</translation>
    </message>
    <message>
        <source>{0} (non officielle)</source>
        <translation>{0} (non ufficiale)</translation>
    </message>
    <message>
        <source>comme avant</source>
        <translation>come prima</translation>
    </message>
    <message>
        <source>au hasard</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>clubs séparés</source>
        <translation>club separati</translation>
    </message>
    <message>
        <source>par rang</source>
        <translation>per classifica</translation>
    </message>
    <message>
        <source>3 minutes</source>
        <translation>3 minuti</translation>
    </message>
    <message>
        <source>2 minutes 30</source>
        <translation>2 minuti e 30</translation>
    </message>
    <message>
        <source>2 minutes, semi-rapide</source>
        <translation>2 minuti, semirapida</translation>
    </message>
    <message>
        <source>1 minute, blitz</source>
        <translation>1 minuto, blitz</translation>
    </message>
    <message>
        <source>mort subite</source>
        <translation>morte subitanea</translation>
    </message>
    <message>
        <source>topping</source>
        <translation>topping</translation>
    </message>
    <message>
        <source>Cette liste n’est pas celle de la fédération : le bureau le rappelle.</source>
        <translation>Questa lista non è quella della federazione: il banco lo ricorda.</translation>
    </message>
    <message>
        <source>Partie préparée</source>
        <translation>Partita preparata</translation>
    </message>
    <message>
        <source>Parties préparées (*.json);;Tous les fichiers (*)</source>
        <translation>Partite preparate (*.json);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Cette partie ne se lit pas : {0}</source>
        <translation>Questa partita non si legge: {0}</translation>
    </message>
    <message>
        <source>Partie préparée : {0}.</source>
        <translation>Partita preparata: {0}.</translation>
    </message>
    <message>
        <source>Rien ne s’ouvre à sa place : choisissez-en une autre, ou enlevez-la.</source>
        <translation>Al suo posto non si apre nulla: sceglierne un’altra, o toglierla.</translation>
    </message>
    <message>
        <source>ce n’est pas une partie</source>
        <translation>non è una partita</translation>
    </message>
    <message>
        <source>Robot débutant {0}</source>
        <translation>Robot principiante {0}</translation>
    </message>
    <message>
        <source>Robot confirmé {0}</source>
        <translation>Robot esperto {0}</translation>
    </message>
    <message>
        <source>Robot expert {0}</source>
        <translation>Robot campione {0}</translation>
    </message>
    <message>
        <source>{0} {0:joueur présent|joueurs présents}.</source>
        <translation>{0} {0:giocatore presente|giocatori presenti}.</translation>
    </message>
    <message>
        <source>{0} {0:coup|coups}</source>
        <translation>{0} {0:turno|turni}</translation>
    </message>
    <message>
        <source>scores à revoir {0:au coup|aux coups} {0}</source>
        <translation>punteggi da rivedere {0:al turno|ai turni} {0}</translation>
    </message>
    <message>
        <source>tirages hors règle {0:au coup|aux coups} {0}</source>
        <translation>estrazioni fuori regola {0:al turno|ai turni} {0}</translation>
    </message>
    <message>
        <source>mots hors liste {0:au coup|aux coups} {0}</source>
        <translation>parole fuori lista {0:al turno|ai turni} {0}</translation>
    </message>
    <message>
        <source>le solveur trouve mieux {0:au coup|aux coups} {0}</source>
        <translation>il risolutore trova di meglio {0:al turno|ai turni} {0}</translation>
    </message>
    <message>
        <source>Cop&amp;ier</source>
        <translation>&amp;Copia</translation>
    </message>
</context>
<context>
    <name>NewTournament</name>
    <message>
        <source>Nouveau tournoi</source>
        <translation>Nuovo torneo</translation>
    </message>
    <message>
        <source>&amp;Nom</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Club</translation>
    </message>
    <message>
        <source>&amp;Langue</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>Liste de &amp;mots</source>
        <translation>Lista di &amp;parole</translation>
    </message>
    <message>
        <source>&amp;Règlement</source>
        <translation>&amp;Regolamento</translation>
    </message>
    <message>
        <source>&amp;Formule</source>
        <translation>&amp;Formula</translation>
    </message>
    <message>
        <source>&amp;Temps</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>Tira&amp;ges</source>
        <translation>&amp;Estrazioni</translation>
    </message>
    <message>
        <source>par l’ordinateur</source>
        <translation>dal computer</translation>
    </message>
    <message>
        <source>à la main, tapés</source>
        <translation>a mano, digitate</translation>
    </message>
    <message>
        <source>Fic&amp;hier</source>
        <translation>F&amp;ile</translation>
    </message>
    <message>
        <source>Nombre de &amp;joueurs</source>
        <translation>Numero di &amp;giocatori</translation>
    </message>
    <message>
        <source>ou leurs n&amp;oms, un par ligne, dans l’ordre des tables</source>
        <translation>o i loro n&amp;omi, uno per riga, in ordine di tavolo</translation>
    </message>
</context>
<context>
    <name>NewTournamentDialog</name>
    <message>
        <source>Commencer</source>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>Abandonner</source>
        <translation>Abbandona</translation>
    </message>
    <message>
        <source>Tournoi</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source> (livrée, non officielle)</source>
        <translation> (fornita, non ufficiale)</translation>
    </message>
    <message>
        <source>Cette liste n’est pas celle de la fédération : la page de jeu le rappelle.</source>
        <translation>Questa lista non è quella della federazione: la pagina di gioco lo ricorda.</translation>
    </message>
    <message>
        <source>normale</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>jolly</translation>
    </message>
    <message>
        <source>7 sur 8</source>
        <translation>7 su 8</translation>
    </message>
    <message>
        <source>7 et 8</source>
        <translation>7 e 8</translation>
    </message>
    <message>
        <source>7, 8 et 9</source>
        <translation>7, 8 e 9</translation>
    </message>
    <message>
        <source>7 sur 8 joker</source>
        <translation>7 su 8 jolly</translation>
    </message>
    <message>
        <source>7 et 8 joker</source>
        <translation>7 e 8 jolly</translation>
    </message>
    <message>
        <source>7, 8 et 9 joker</source>
        <translation>7, 8 e 9 jolly</translation>
    </message>
    <message>
        <source>explosive</source>
        <translation>esplosiva</translation>
    </message>
    <message>
        <source>3 minutes</source>
        <translation>3 minuti</translation>
    </message>
    <message>
        <source>2 minutes 30</source>
        <translation>2 minuti e 30</translation>
    </message>
    <message>
        <source>2 minutes, semi-rapide</source>
        <translation>2 minuti, semirapida</translation>
    </message>
    <message>
        <source>1 minute, blitz</source>
        <translation>1 minuto, blitz</translation>
    </message>
    <message>
        <source>mort subite</source>
        <translation>morte subitanea</translation>
    </message>
    <message>
        <source>topping</source>
        <translation>topping</translation>
    </message>
    <message>
        <source>Joueur {0}</source>
        <translation>Giocatore {0}</translation>
    </message>
</context>
<context>
    <name>OwnerForm</name>
    <message>
        <source>le donner à une autre table</source>
        <translation>darla a un altro tavolo</translation>
    </message>
    <message>
        <source>le retirer</source>
        <translation>toglierla</translation>
    </message>
    <message>
        <source>écarter un bulletin gardé sans numéro</source>
        <translation>scartare una scheda tenuta senza numero</translation>
    </message>
    <message>
        <source>&amp;Autre table</source>
        <translation>&amp;Altro tavolo</translation>
    </message>
    <message>
        <source>&amp;Gardé</source>
        <translation>&amp;Schede tenute</translation>
    </message>
    <message>
        <source>Bulletin d’une autre table, ou en trop</source>
        <translation>Scheda di un altro tavolo, o di troppo</translation>
    </message>
    <message>
        <source>Choisissez un coup.</source>
        <translation>Scegliete un turno.</translation>
    </message>
    <message>
        <source>Le bulletin de la table {0} est à la table {1}.</source>
        <translation>La scheda del tavolo {0} è del tavolo {1}.</translation>
    </message>
    <message>
        <source>Aucun bulletin gardé sans numéro à ce coup.</source>
        <translation>Nessuna scheda senza numero è tenuta a questo turno.</translation>
    </message>
    <message>
        <source>Le bulletin gardé nº {0} est écarté.</source>
        <translation>La scheda tenuta n. {0} è scartata.</translation>
    </message>
    <message>
        <source>Le bulletin de la table {0} est retiré.</source>
        <translation>La scheda del tavolo {0} è tolta.</translation>
    </message>
    <message>
        <source>Ce &amp;bulletin</source>
        <translation>&amp;Questa scheda</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Que faire ?</source>
        <translation>Che fare?</translation>
    </message>
    <message>
        <source>Chercher une action</source>
        <translation>Cerca un’azione</translation>
    </message>
</context>
<context>
    <name>PaperForm</name>
    <message>
        <source>&amp;Reliquat</source>
        <translation>Re&amp;sto</translation>
    </message>
    <message>
        <source>Reprendre une partie sur papier</source>
        <translation>Riprendere una partita su carta</translation>
    </message>
    <message>
        <source>Avant le premier tirage de la partie seulement.</source>
        <translation>Solo prima della prima estrazione della partita.</translation>
    </message>
    <message>
        <source>« {0} » : une table et son total par ligne.</source>
        <translation>«{0}»: un tavolo e il suo totale per riga.</translation>
    </message>
    <message>
        <source>La partie reprend au coup {0}, {1} {1:total noté|totaux notés}.</source>
        <translation>La partita riprende al turno {0}, {1} {1:totale annotato|totali annotati}.</translation>
    </message>
    <message>
        <source>Proc&amp;hain coup</source>
        <translation>P&amp;rossimo turno</translation>
    </message>
    <message>
        <source>C&amp;umul du top</source>
        <translation>Totale dei t&amp;op</translation>
    </message>
    <message>
        <source>Tot&amp;aux : table total</source>
        <translation>Totali: ta&amp;volo totale</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>&amp;Nom</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>NOM Prénom</source>
        <translation>COGNOME Nome</translation>
    </message>
    <message>
        <source>pour une paire</source>
        <translation>per una coppia</translation>
    </message>
    <message>
        <source>Pa&amp;ys</source>
        <translation>&amp;Paese</translation>
    </message>
    <message>
        <source>1985</source>
        <translation>1985</translation>
    </message>
    <message>
        <source>4A</source>
        <translation>4A</translation>
    </message>
    <message>
        <source>Nom pu&amp;blié</source>
        <translation>Nome pu&amp;bblicato</translation>
    </message>
    <message>
        <source>le nom entier</source>
        <translation>il nome intero</translation>
    </message>
    <message>
        <source>Enre&amp;gistrer</source>
        <translation>Sal&amp;va</translation>
    </message>
    <message>
        <source>Reti&amp;rer</source>
        <translation>Rimu&amp;ovi</translation>
    </message>
    <message>
        <source>selon l’année de naissance</source>
        <translation>secondo l’anno di nascita</translation>
    </message>
    <message>
        <source>Nouveau joueur</source>
        <translation>Nuovo giocatore</translation>
    </message>
    <message>
        <source>Un joueur sans nom ne s’inscrit pas.</source>
        <translation>Un giocatore senza nome non si iscrive.</translation>
    </message>
    <message>
        <source>L’année de naissance s’écrit en quatre chiffres.</source>
        <translation>L’anno di nascita si scrive con quattro cifre.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>Né(e) en</source>
        <translation>Nato/a nel</translation>
    </message>
    <message>
        <source>Présent</source>
        <translation>Presente</translation>
    </message>
    <message>
        <source>Partenaire</source>
        <translation>Compagno</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Catégorie</source>
        <translation>Categoria</translation>
    </message>
    <message>
        <source>Série</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Équipe</source>
        <translation>Squadra</translation>
    </message>
    <message>
        <source>Comi&amp;té</source>
        <translation>&amp;Comitato</translation>
    </message>
</context>
<context>
    <name>PlayerSheet</name>
    <message>
        <source>Feuille de route</source>
        <translation>Foglio del giocatore</translation>
    </message>
    <message>
        <source>&amp;Précédent</source>
        <translation>&amp;Precedente</translation>
    </message>
    <message>
        <source>&amp;Suivant</source>
        <translation>&amp;Seguente</translation>
    </message>
    <message>
        <source>&amp;Imprimer…</source>
        <translation>S&amp;tampa…</translation>
    </message>
    <message>
        <source>&amp;Fermer</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Table {0} · {1}</source>
        <translation>Tavolo {0} · {1}</translation>
    </message>
    <message>
        <source>Feuille de route · {0}</source>
        <translation>Foglio del giocatore · {0}</translation>
    </message>
    <message>
        <source>Points perdus sur le top</source>
        <translation>Punti persi sul top</translation>
    </message>
    <message>
        <source>top</source>
        <translation>top</translation>
    </message>
    <message>
        <source>Partie</source>
        <translation>Partita</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>&amp;Chercher</source>
        <translation>Ce&amp;rca</translation>
    </message>
    <message>
        <source>nom, club, licence…</source>
        <translation>nome, club, tessera…</translation>
    </message>
    <message>
        <source>&amp;Absents seulement</source>
        <translation>Solo &amp;assenti</translation>
    </message>
    <message>
        <source>Aj&amp;outer</source>
        <translation>A&amp;ggiungi</translation>
    </message>
    <message>
        <source>&amp;Dernière séance</source>
        <translation>Ulti&amp;ma serata</translation>
    </message>
    <message>
        <source>&amp;Exporter…</source>
        <translation>&amp;Esporta…</translation>
    </message>
    <message>
        <source>Espace présent · Entrée fiche · Inser nouveau · Suppr retirer</source>
        <translation>Spazio presente · Invio dati · Ins nuovo · Canc rimuovi</translation>
    </message>
    <message>
        <source>Fiche</source>
        <translation>Dati</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tavoli</translation>
    </message>
    <message>
        <source>Noms</source>
        <translation>Nomi</translation>
    </message>
    <message>
        <source>Noms publiés</source>
        <translation>Nomi pubblicati</translation>
    </message>
    <message>
        <source>Les pages et papiers qui sortent de la salle portent le nom publié ; initiales pour les mineurs.</source>
        <translation>Le pagine e le carte che escono dalla sala portano il nome pubblicato; iniziali per i minori.</translation>
    </message>
    <message>
        <source>Initiales du &amp;joueur choisi</source>
        <translation>Iniziali del gi&amp;ocatore scelto</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Noms ou licences semblables</source>
        <translation>Nomi o tessere simili</translation>
    </message>
    <message>
        <source>Fiche, tables et noms</source>
        <translation>Dati, tavoli e nomi</translation>
    </message>
    <message>
        <source>Présent</source>
        <translation>Presente</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Comité</source>
        <translation>Comitato</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Paese</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Cat.</translation>
    </message>
    <message>
        <source>Série</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Équipe</source>
        <translation>Squadra</translation>
    </message>
    <message>
        <source>Publié</source>
        <translation>Pubblicato</translation>
    </message>
    <message>
        <source>Joueur</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>et</source>
        <translation>e</translation>
    </message>
    <message>
        <source>Inscrit : {0}</source>
        <translation>Iscritto: {0}</translation>
    </message>
    <message>
        <source>Fiche enregistrée : {0}</source>
        <translation>Dati salvati: {0}</translation>
    </message>
    <message>
        <source>Retiré : {0}</source>
        <translation>Rimosso: {0}</translation>
    </message>
    <message>
        <source>Listes (*.csv *.txt *.tsv *.xlsx *.xlsm *.ods);;Tous les fichiers (*)</source>
        <translation>Elenchi (*.csv *.txt *.tsv *.xlsx *.xlsm *.ods);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Liste de joueurs</source>
        <translation>Elenco dei giocatori</translation>
    </message>
    <message>
        <source>Rien n’a été copié : copiez d’abord la liste, noms et colonnes.</source>
        <translation>Non è stato copiato niente: copiate prima l’elenco, nomi e colonne.</translation>
    </message>
    <message>
        <source>Aucune séance de ce club n’est connue : importez une liste.</source>
        <translation>Nessuna serata di questo club è conosciuta: importate un elenco.</translation>
    </message>
    <message>
        <source>Exporter les joueurs</source>
        <translation>Esporta i giocatori</translation>
    </message>
    <message>
        <source>Tableau (*.csv)</source>
        <translation>Tabella (*.csv)</translation>
    </message>
    <message>
        <source>Liste écrite : {0}</source>
        <translation>Elenco scritto: {0}</translation>
    </message>
    <message>
        <source>Aucun nom ni licence en double.</source>
        <translation>Nessun nome né tessera in doppio.</translation>
    </message>
    <message>
        <source>Noms ({0})</source>
        <translation>Nomi ({0})</translation>
    </message>
    <message>
        <source>{0} n’est plus inscrit qu’une fois.</source>
        <translation>{0} ora è iscritto una volta sola.</translation>
    </message>
    <message>
        <source>{0} {0:inscrit|inscrits} · {1} {1:présent|présents} · {2} {2:absent|absents}</source>
        <translation>{0} {0:iscritto|iscritti} · {1} {1:presente|presenti} · {2} {2:assente|assenti}</translation>
    </message>
    <message>
        <source>{0} {0:joueur|joueurs} de la dernière séance : Espace fait l’appel.</source>
        <translation>{0} {0:giocatore|giocatori} dell’ultima serata: Spazio fa l’appello.</translation>
    </message>
    <message>
        <source>{0} {0:nom ou licence semblable|noms ou licences semblables} : deux personnes, ou deux fois la même ?</source>
        <translation>{0} {0:nome o tessera simile|nomi o tessere simili}: due persone, o due volte la stessa?</translation>
    </message>
    <message>
        <source>{0} {0:nom publié changé|noms publiés changés}.</source>
        <translation>{0} {0:nome pubblicato cambiato|nomi pubblicati cambiati}.</translation>
    </message>
    <message>
        <source>garder {0}</source>
        <translation>tenere {0}</translation>
    </message>
    <message>
        <source>Une seule personne : quelle fiche reste ?</source>
        <translation>Una sola persona: quale scheda resta?</translation>
    </message>
    <message>
        <source>{0} {0:joueur inscrit|joueurs inscrits}</source>
        <translation>{0} {0:giocatore iscritto|giocatori iscritti}</translation>
    </message>
    <message>
        <source>{0} {0:fiche mise|fiches mises} à jour</source>
        <translation>{0} {0:scheda aggiornata|schede aggiornate}</translation>
    </message>
    <message>
        <source>I&amp;mporter…</source>
        <translation>&amp;Importa…</translation>
    </message>
    <message>
        <source>Coller &amp;une liste</source>
        <translation>Incolla &amp;un elenco</translation>
    </message>
    <message>
        <source>C’est la même &amp;personne</source>
        <translation>È la stessa &amp;persona</translation>
    </message>
    <message>
        <source>Initiales des mineu&amp;rs</source>
        <translation>Iniziali dei mi&amp;nori</translation>
    </message>
    <message>
        <source>Nom en&amp;tier</source>
        <translation>Nome in&amp;tero</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Répétition : rien n’est gardé. Tirez le premier coup ; les bulletins viendront après F4.</source>
        <translation>Prova: niente è conservato. Estraete il primo turno; le schede verranno dopo F4.</translation>
    </message>
    <message>
        <source>Aucune répétition n’est en cours : {0}.</source>
        <translation>Nessuna prova è in corso: {0}.</translation>
    </message>
</context>
<context>
    <name>Projector</name>
    <message>
        <source>Partie terminée</source>
        <translation>Partita finita</translation>
    </message>
    <message>
        <source>Coup {0}</source>
        <translation>Turno {0}</translation>
    </message>
    <message>
        <source>Partie {0} / {1}</source>
        <translation>Partita {0} / {1}</translation>
    </message>
    <message>
        <source>Sac : {0}</source>
        <translation>Sacchetto: {0}</translation>
    </message>
    <message>
        <source>Tirage</source>
        <translation>Estrazione</translation>
    </message>
    <message>
        <source>Rejet : toutes les lettres sont nouvelles</source>
        <translation>Rifiuto: tutte le lettere sono nuove</translation>
    </message>
    <message>
        <source>En attente du tirage</source>
        <translation>In attesa dell’estrazione</translation>
    </message>
    <message>
        <source>Le top du coup s’affichera ici</source>
        <translation>Il top del turno apparirà qui</translation>
    </message>
    <message>
        <source>Cumul du top</source>
        <translation>Totale dei top</translation>
    </message>
    <message>
        <source>Top du coup {0}</source>
        <translation>Top del turno {0}</translation>
    </message>
    <message>
        <source>Après le coup {0}</source>
        <translation>Dopo il turno {0}</translation>
    </message>
    <message>
        <source>top {0}</source>
        <translation>top {0}</translation>
    </message>
    <message>
        <source>Classement</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Pas encore de classement</source>
        <translation>Ancora nessuna classifica</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>Aucun solo</source>
        <translation>Nessun solo</translation>
    </message>
    <message>
        <source>Carte de réglage</source>
        <translation>Immagine di prova</translation>
    </message>
    <message>
        <source>Le dernier coup</source>
        <translation>L’ultimo turno</translation>
    </message>
    <message>
        <source>Le cumul, les points</source>
        <translation>Il totale, i punti</translation>
    </message>
    <message>
        <source>Les messages : lisible du fond de la salle ?</source>
        <translation>I messaggi: leggibili dal fondo della sala?</translation>
    </message>
    <message>
        <source>{0} {0:point|points}</source>
        <translation>{0} {0:punto|punti}</translation>
    </message>
    <message>
        <source>À la fin de la partie</source>
        <translation>Alla fine della partita</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>Projecteur</source>
        <translation>Proiettore</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Entrée · Échap</source>
        <translation>Invio · Esc</translation>
    </message>
    <message>
        <source>Alt+chiffre · Échap</source>
        <translation>Alt+cifra · Esc</translation>
    </message>
    <message>
        <source>« {0} » se lit comme un bulletin, rien n’est fait : motivez en mots, ou Échap.</source>
        <translation>«{0}» si legge come una scheda, nulla è fatto: date un motivo a parole, o Esc.</translation>
    </message>
</context>
<context>
    <name>ProposalList</name>
    <message>
        <source>Solutions proposées</source>
        <translation>Soluzioni proposte</translation>
    </message>
</context>
<context>
    <name>RackForm</name>
    <message>
        <source>Tirage annoncé juste, mal saisi</source>
        <translation>Estrazione annunciata giusta, inserita male</translation>
    </message>
    <message>
        <source>Les bulletins du coup sont revus ; le chrono continue.</source>
        <translation>Le schede del turno sono riviste; il cronometro continua.</translation>
    </message>
    <message>
        <source>Choisissez un coup de la partie en cours.</source>
        <translation>Scegliete un turno della partita in corso.</translation>
    </message>
    <message>
        <source>Coup {0} : tirage corrigé en {1}.</source>
        <translation>Turno {0}: estrazione corretta in {1}.</translation>
    </message>
    <message>
        <source>Ti&amp;rage</source>
        <translation>&amp;Estrazione</translation>
    </message>
</context>
<context>
    <name>RackView</name>
    <message>
        <source>Tirage</source>
        <translation>Estrazione</translation>
    </message>
    <message>
        <source>pas de tirage</source>
        <translation>nessuna estrazione</translation>
    </message>
    <message>
        <source>reliquat {0} ; nouvelles lettres {1}</source>
        <translation>resto {0}; nuove lettere {1}</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>Remplacé</source>
        <translation>Sostituita</translation>
    </message>
    <message>
        <source>Le premier bulletin est à la table {0}</source>
        <translation>La prima scheda è del tavolo {0}</translation>
    </message>
    <message>
        <source>Second marquage</source>
        <translation>Seconda correzione</translation>
    </message>
    <message>
        <source>Bulletin gardé nº {0} : {1}. Sa table trouvée, tapez « table ?{0} ».</source>
        <translation>Scheda tenuta n. {0}: {1}. Trovato il suo tavolo, digitate «tavolo ?{0}».</translation>
    </message>
    <message>
        <source>La table {0} est partie : elle n’est plus attendue.</source>
        <translation>Il tavolo {0} è uscito: non è più atteso.</translation>
    </message>
    <message>
        <source>conduite</source>
        <translation>condotta</translation>
    </message>
    <message>
        <source>Avertissement de conduite à la table {0}.</source>
        <translation>Ammonizione per condotta al tavolo {0}.</translation>
    </message>
    <message>
        <source>Feuille juste : {0}.</source>
        <translation>Foglio giusto: {0}.</translation>
    </message>
    <message>
        <source>Table {0} {1} : {2} → {3}</source>
        <translation>Tavolo {0} {1}: {2} → {3}</translation>
    </message>
    <message>
        <source>Table {0} : {1} {1:point|points}.</source>
        <translation>Tavolo {0}: {1} {1:punto|punti}.</translation>
    </message>
    <message>
        <source>{0:Table|Tables} {0} : {1}, {2}</source>
        <translation>{0:Tavolo|Tavoli} {0}: {1}, {2}</translation>
    </message>
    <message>
        <source>Coup {0}, au lieu de {1}</source>
        <translation>Turno {0}, invece di {1}</translation>
    </message>
    <message>
        <source>Coup {0}</source>
        <translation>Turno {0}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Pas maintenant : le coup est « {0} ». À faire : {1}.</source>
        <translation>Non ora: il turno è «{0}». Da fare: {1}.</translation>
    </message>
    <message>
        <source>{0} {0:joueur présent|joueurs présents} sans table : {1} ; la page Joueurs a d’autres plans.</source>
        <translation>{0} {0:giocatore presente|giocatori presenti} senza tavolo: {1}; la pagina Giocatori ha altre disposizioni.</translation>
    </message>
    <message>
        <source>Tous les présents ont une table ; F7 échange deux tables. À suivre : {0}.</source>
        <translation>Tutti i presenti hanno un tavolo; F7 scambia due tavoli. Poi: {0}.</translation>
    </message>
    <message>
        <source>La salle a déjà ce tirage : {0}.</source>
        <translation>La sala ha già questa estrazione: {0}.</translation>
    </message>
    <message>
        <source>Le chrono n’est pas lancé : {0}.</source>
        <translation>Il cronometro non è partito: {0}.</translation>
    </message>
    <message>
        <source>Le temps est écoulé : {0}.</source>
        <translation>Il tempo è scaduto: {0}.</translation>
    </message>
    <message>
        <source>Il ne reste que {0} s : {1}.</source>
        <translation>Restano solo {0} s: {1}.</translation>
    </message>
    <message>
        <source>Le coup suivant attend son tirage : {0}.</source>
        <translation>Il turno seguente attende l’estrazione: {0}.</translation>
    </message>
    <message>
        <source>La liste montre un coup déjà révélé : {0}.</source>
        <translation>L’elenco mostra un turno già rivelato: {0}.</translation>
    </message>
    <message>
        <source>La partie {0} n’est pas finie : {1}.</source>
        <translation>La partita {0} non è finita: {1}.</translation>
    </message>
</context>
<context>
    <name>RehearsalDialog</name>
    <message>
        <source>RÉPÉTITION – salle inventée</source>
        <translation>PROVA – sala inventata</translation>
    </message>
    <message>
        <source>Répétition : une salle inventée</source>
        <translation>Prova: una sala inventata</translation>
    </message>
    <message>
        <source>Des joueurs inventés remettent leurs bulletins, fautes comprises. Vous menez la partie et les saisissez au vrai bureau ; à la fin : le temps, les bulletins par minute et les erreurs.</source>
        <translation>Giocatori inventati consegnano le loro schede, errori compresi. Voi conducete la partita e le inserite al vero banco; alla fine: il tempo, le schede al minuto e gli errori.</translation>
    </message>
    <message>
        <source>3 minutes</source>
        <translation>3 minuti</translation>
    </message>
    <message>
        <source>2 minutes, semi-rapide</source>
        <translation>2 minuti, semirapida</translation>
    </message>
    <message>
        <source>1 minute, blitz</source>
        <translation>1 minuto, blitz</translation>
    </message>
    <message>
        <source>&amp;Joueurs</source>
        <translation>&amp;Giocatori</translation>
    </message>
    <message>
        <source>&amp;Coups</source>
        <translation>T&amp;urni</translation>
    </message>
    <message>
        <source>Bulletins &amp;fautifs</source>
        <translation>Schede &amp;errate</translation>
    </message>
    <message>
        <source>&amp;Règlement</source>
        <translation>&amp;Regolamento</translation>
    </message>
    <message>
        <source>&amp;Temps</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>Co&amp;mmencer</source>
        <translation>&amp;Comincia</translation>
    </message>
    <message>
        <source>Abandonner</source>
        <translation>Abbandona</translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <source>Les bulletins à revoir</source>
        <translation>Le schede da rivedere</translation>
    </message>
    <message>
        <source>Aucune erreur.</source>
        <translation>Nessun errore.</translation>
    </message>
    <message>
        <source>Aucun bulletin n’est encore saisi.</source>
        <translation>Nessuna scheda è ancora inserita.</translation>
    </message>
    <message>
        <source>Bilan de la répétition</source>
        <translation>Bilancio della prova</translation>
    </message>
    <message>
        <source>Bulletins à revoir</source>
        <translation>Schede da rivedere</translation>
    </message>
    <message>
        <source>coup</source>
        <translation>turno</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tavolo</translation>
    </message>
    <message>
        <source>erreur</source>
        <translation>errore</translation>
    </message>
    <message>
        <source>écrit</source>
        <translation>scritta</translation>
    </message>
    <message>
        <source>saisi</source>
        <translation>inserita</translation>
    </message>
    <message>
        <source>règlement</source>
        <translation>regolamento</translation>
    </message>
    <message>
        <source>payé</source>
        <translation>assegnato</translation>
    </message>
</context>
<context>
    <name>RobotsPanel</name>
    <message>
        <source>Robot {0} {1}</source>
        <translation>Robot {0} {1}</translation>
    </message>
    <message>
        <source>{0} joue à la table {1} dès le prochain tirage.</source>
        <translation>{0} gioca al tavolo {1} dalla prossima estrazione.</translation>
    </message>
    <message>
        <source>{0} est inscrit.</source>
        <translation>{0} è iscritto.</translation>
    </message>
    <message>
        <source>Liste de mots courants</source>
        <translation>Lista di parole comuni</translation>
    </message>
    <message>
        <source>Textes (*.txt);;Tous les fichiers (*)</source>
        <translation>Testi (*.txt);;Tutti i file (*)</translation>
    </message>
    <message>
        <source>Mots courants (« {0} ») : pas de liste, les mots de 5 lettres au plus.</source>
        <translation>Parole comuni («{0}»): nessuna lista, parole di 5 lettere al massimo.</translation>
    </message>
    <message>
        <source>Mots courants (« {0} ») : {1}, pour les débutants et le règlement scolaire.</source>
        <translation>Parole comuni («{0}»): {1}, per i principianti e il regolamento scolastico.</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Un robot s’assied comme un joueur ; il remet seul un bulletin juste quand le temps est terminé. Même partie, mêmes bulletins.</source>
        <translation>Un robot si siede come un giocatore; consegna da solo una scheda giusta a tempo scaduto. Stessa partita, stesse schede.</translation>
    </message>
    <message>
        <source>&amp;Ma liste…</source>
        <translation>La &amp;mia lista…</translation>
    </message>
    <message>
        <source>&amp;Liste livrée</source>
        <translation>&amp;Lista fornita</translation>
    </message>
    <message>
        <source>Robots de la partie</source>
        <translation>Robot della partita</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tavolo</translation>
    </message>
    <message>
        <source>nom</source>
        <translation>cognome</translation>
    </message>
    <message>
        <source>force</source>
        <translation>forza</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>top</source>
        <translation>top</translation>
    </message>
    <message>
        <source>part du top</source>
        <translation>quota del top</translation>
    </message>
</context>
<context>
    <name>RoomControl</name>
    <message>
        <source>Un seul écran : le projecteur est dans une fenêtre. F11 le met en plein écran.</source>
        <translation>Un solo schermo: il proiettore è in una finestra. F11 lo mette a schermo intero.</translation>
    </message>
    <message>
        <source>Message à la salle : {0}</source>
        <translation>Messaggio alla sala: {0}</translation>
    </message>
    <message>
        <source>Message effacé.</source>
        <translation>Messaggio cancellato.</translation>
    </message>
    <message>
        <source>Message à la salle (vide : l’effacer)</source>
        <translation>Messaggio alla sala (vuoto: cancellarlo)</translation>
    </message>
    <message>
        <source>projecteur fermé · F12</source>
        <translation>proiettore chiuso · F12</translation>
    </message>
    <message>
        <source>projecteur noir · F9</source>
        <translation>proiettore nero · F9</translation>
    </message>
    <message>
        <source>projecteur figé · F10</source>
        <translation>proiettore fermo · F10</translation>
    </message>
    <message>
        <source>projecteur allumé</source>
        <translation>proiettore acceso</translation>
    </message>
    <message>
        <source>L’écran du projecteur ({0}) a disparu ; il y reviendra.</source>
        <translation>Lo schermo del proiettore ({0}) è sparito; ci tornerà.</translation>
    </message>
    <message>
        <source>Le projecteur est sur l’écran {0}.</source>
        <translation>Il proiettore è sullo schermo {0}.</translation>
    </message>
    <message>
        <source>L’écran est recopié</source>
        <translation>Lo schermo è duplicato</translation>
    </message>
    <message>
        <source>Un seul écran</source>
        <translation>Un solo schermo</translation>
    </message>
    <message>
        <source>{0} : les solutions du coup en jeu restent cachées jusqu’à votre accord.</source>
        <translation>{0}: le soluzioni del turno in gioco restano nascoste fino al vostro consenso.</translation>
    </message>
    <message>
        <source>Solution du coup {0}</source>
        <translation>Soluzione del turno {0}</translation>
    </message>
    <message>
        <source>Tirage du coup {0}</source>
        <translation>Estrazione del turno {0}</translation>
    </message>
    <message>
        <source>Projecteur noir : la salle ne voit rien (F9 le rallume).</source>
        <translation>Proiettore nero: la sala non vede nulla (F9 lo riaccende).</translation>
    </message>
    <message>
        <source>Projecteur figé : la salle garde l’image, seul le chrono vit (F10 le libère).</source>
        <translation>Proiettore bloccato: la sala tiene l’immagine, solo il cronometro va avanti (F10 lo sblocca).</translation>
    </message>
    <message>
        <source>la salle voit le tirage</source>
        <translation>la sala vede l’estrazione</translation>
    </message>
    <message>
        <source>la salle voit la grille</source>
        <translation>la sala vede il tabellone</translation>
    </message>
    <message>
        <source>Projecteur allumé : {0}.</source>
        <translation>Proiettore acceso: {0}.</translation>
    </message>
    <message>
        <source>Le projecteur n’est pas ouvert : {0}.</source>
        <translation>Il proiettore non è aperto: {0}.</translation>
    </message>
    <message>
        <source>le changement</source>
        <translation>la modifica</translation>
    </message>
    <message>
        <source>Vous jouez ce coup : {0}.</source>
        <translation>Giocate questo turno: {0}.</translation>
    </message>
    <message>
        <source>Rien à annoncer, il n’y a pas de tirage : {0}.</source>
        <translation>Niente da annunciare, non c’è estrazione: {0}.</translation>
    </message>
</context>
<context>
    <name>RulesPart</name>
    <message>
        <source>Règlements</source>
        <translation>Regolamenti</translation>
    </message>
    <message>
        <source>Règlement</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>à vous</source>
        <translation>vostro</translation>
    </message>
    <message>
        <source>&amp;Retirer</source>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>Une partie garde le règlement avec lequel elle est ouverte.</source>
        <translation>Una partita conserva il regolamento con cui è aperta.</translation>
    </message>
    <message>
        <source>Règlement livré : copiez-le sous un autre nom pour en changer des valeurs.</source>
        <translation>Regolamento fornito: copiatelo con un altro nome per cambiarne i valori.</translation>
    </message>
    <message>
        <source>Pas encore enregistré.</source>
        <translation>Non ancora salvato.</translation>
    </message>
    <message>
        <source>Enregistré. La prochaine partie ouverte avec ce règlement l’aura.</source>
        <translation>Salvato. La prossima partita aperta con questo regolamento lo avrà.</translation>
    </message>
    <message>
        <source>Copie « {0} » : changez ses valeurs, puis enregistrez.</source>
        <translation>Copia «{0}»: cambiate i suoi valori, poi salvate.</translation>
    </message>
    <message>
        <source>Ouvrir un règlement</source>
        <translation>Apri un regolamento</translation>
    </message>
    <message>
        <source>Règlements (*.toml)</source>
        <translation>Regolamenti (*.toml)</translation>
    </message>
    <message>
        <source>Règlement ajouté : {0}</source>
        <translation>Regolamento aggiunto: {0}</translation>
    </message>
    <message>
        <source>Retirer pour de bon ?</source>
        <translation>Rimuovere per sempre?</translation>
    </message>
    <message>
        <source>Règlement retiré : {0}</source>
        <translation>Regolamento rimosso: {0}</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>aucune</source>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>payer ces points</source>
        <translation>assegnare questi punti</translation>
    </message>
    <message>
        <source>revenir au règlement</source>
        <translation>tornare al regolamento</translation>
    </message>
    <message>
        <source>&amp;Décision</source>
        <translation>&amp;Decisione</translation>
    </message>
    <message>
        <source>&amp;Sanction</source>
        <translation>&amp;Sanzione</translation>
    </message>
    <message>
        <source>Décider autrement que le règlement</source>
        <translation>Decidere diversamente dal regolamento</translation>
    </message>
    <message>
        <source>Cette table n’a pas de bulletin à ce coup.</source>
        <translation>Questo tavolo non ha schede in questo turno.</translation>
    </message>
    <message>
        <source>Table {0} : le règlement vaut de nouveau, {1}</source>
        <translation>Tavolo {0}: vale di nuovo il regolamento, {1}</translation>
    </message>
    <message>
        <source>Table {0} : {1} au lieu de {2}</source>
        <translation>Tavolo {0}: {1} invece di {2}</translation>
    </message>
    <message>
        <source>Poi&amp;nts</source>
        <translation>Pu&amp;nti</translation>
    </message>
    <message>
        <source>{0} {0:point|points}, plus que le top du coup {1} ({2}) : appliquer encore une fois le confirme.</source>
        <translation>{0} {0:punto|punti}, più del top del turno {1} ({2}): applicare ancora una volta per confermare.</translation>
    </message>
</context>
<context>
    <name>SeasonPart</name>
    <message>
        <source>{0} : âge le plus bas</source>
        <translation>{0}: età minima</translation>
    </message>
    <message>
        <source>{0} : âge le plus haut</source>
        <translation>{0}: età massima</translation>
    </message>
    <message>
        <source>{0} : les âges doivent suivre ceux de la catégorie d’avant, sans trou.</source>
        <translation>{0}: le età devono seguire quelle della categoria precedente, senza vuoti.</translation>
    </message>
    <message>
        <source>naissance en {0} ou avant</source>
        <translation>nascita nel {0} o prima</translation>
    </message>
    <message>
        <source>naissance de {0} à {1}</source>
        <translation>nascita dal {0} al {1}</translation>
    </message>
    <message>
        <source>{0} {0:catégorie changée|catégories changées}.</source>
        <translation>{0} {0:categoria cambiata|categorie cambiate}.</translation>
    </message>
</context>
<context>
    <name>SeatForm</name>
    <message>
        <source>un joueur s’assied</source>
        <translation>un giocatore si siede</translation>
    </message>
    <message>
        <source>le joueur part</source>
        <translation>il giocatore esce</translation>
    </message>
    <message>
        <source>le joueur revient</source>
        <translation>il giocatore ritorna</translation>
    </message>
    <message>
        <source>corriger le nom</source>
        <translation>correggere il nome</translation>
    </message>
    <message>
        <source>&amp;Faire</source>
        <translation>&amp;Fare</translation>
    </message>
    <message>
        <source>&amp;Joueur</source>
        <translation>&amp;Giocatore</translation>
    </message>
    <message>
        <source>Arrivée, départ, changement de table, nom</source>
        <translation>Arrivo, uscita, cambio di tavolo, nome</translation>
    </message>
    <message>
        <source>À partir du coup choisi ; les coups d’avant valent zéro pour un retardataire.</source>
        <translation>Dal turno scelto in poi; i turni precedenti valgono zero per un ritardatario.</translation>
    </message>
    <message>
        <source>La table {0} n’est plus attendue.</source>
        <translation>Il tavolo {0} non è più atteso.</translation>
    </message>
    <message>
        <source>La table {0} joue de nouveau.</source>
        <translation>Il tavolo {0} gioca di nuovo.</translation>
    </message>
    <message>
        <source>Tapez le nom du joueur.</source>
        <translation>Digitate il nome del giocatore.</translation>
    </message>
    <message>
        <source>{0} est à la table {1}.</source>
        <translation>{0} è al tavolo {1}.</translation>
    </message>
    <message>
        <source>{0} s’appelle {1}.</source>
        <translation>{0} si chiama {1}.</translation>
    </message>
</context>
<context>
    <name>SecondMarking</name>
    <message>
        <source>Double arbitrage</source>
        <translation>Doppia correzione</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Saisir le &amp;second marquage</source>
        <translation>Inserisci la &amp;seconda correzione</translation>
    </message>
    <message>
        <source>Écarts à trancher</source>
        <translation>Differenze da decidere</translation>
    </message>
    <message>
        <source>Mo&amp;tif</source>
        <translation>&amp;Motivo</translation>
    </message>
    <message>
        <source>Le &amp;premier</source>
        <translation>La &amp;prima</translation>
    </message>
    <message>
        <source>Le s&amp;econd</source>
        <translation>La s&amp;econda</translation>
    </message>
    <message>
        <source>&amp;Fermer</source>
        <translation>&amp;Chiudi</translation>
    </message>
</context>
<context>
    <name>SecondMarkingDialog</name>
    <message>
        <source>Coups</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Écarts à trancher</source>
        <translation>Differenze da decidere</translation>
    </message>
    <message>
        <source>Le second marquage se fait à l’aveugle, dans la ligne de saisie. Ici viennent seulement les bulletins que les deux marquages payent autrement ; le premier compte tant que l’écart n’est pas tranché.</source>
        <translation>La seconda correzione si fa alla cieca, nella riga di inserimento. Qui vengono solo le schede che le due correzioni valutano diversamente; la prima conta finché la differenza non è decisa.</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Saisis deux fois</source>
        <translation>Due volte</translation>
    </message>
    <message>
        <source>Écarts</source>
        <translation>Differenze</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Aucun écart à trancher</source>
        <translation>Nessuna differenza da decidere</translation>
    </message>
    <message>
        <source>Premier : {0}</source>
        <translation>Prima: {0}</translation>
    </message>
    <message>
        <source>Second : {0}</source>
        <translation>Seconda: {0}</translation>
    </message>
    <message>
        <source>le second marquage</source>
        <translation>la seconda correzione</translation>
    </message>
    <message>
        <source>le premier marquage</source>
        <translation>la prima correzione</translation>
    </message>
    <message>
        <source>Table {0}, coup {1} : {2} est retenu.</source>
        <translation>Tavolo {0}, turno {1}: vale {2}.</translation>
    </message>
    <message>
        <source>{0} · premier</source>
        <translation>{0} · prima</translation>
    </message>
    <message>
        <source>{0} · second</source>
        <translation>{0} · seconda</translation>
    </message>
    <message>
        <source>Écarts à trancher ({0}) : {1} ou {2} tranche</source>
        <translation>Differenze da decidere ({0}): {1} o {2} decide</translation>
    </message>
</context>
<context>
    <name>SettingsFiles</name>
    <message>
        <source>Fichiers</source>
        <translation>File</translation>
    </message>
    <message>
        <source>&amp;Tournois</source>
        <translation>&amp;Tornei</translation>
    </message>
    <message>
        <source>&amp;Choisir…</source>
        <translation>S&amp;cegli…</translation>
    </message>
    <message>
        <source>Co&amp;pies datées</source>
        <translation>Co&amp;pie datate</translation>
    </message>
    <message>
        <source>&amp;Second dossier (clé)</source>
        <translation>&amp;Seconda cartella (chiavetta)</translation>
    </message>
    <message>
        <source>aucun</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>Ch&amp;oisir…</source>
        <translation>Sc&amp;egli…</translation>
    </message>
    <message>
        <source>&amp;Enlever</source>
        <translation>T&amp;ogli</translation>
    </message>
    <message>
        <source>Une copie est faite à chaque coup révélé ; les dix dernières sont gardées, et une par partie.</source>
        <translation>Una copia è fatta a ogni turno svelato; le ultime dieci sono conservate, e una per partita.</translation>
    </message>
    <message>
        <source>Copies gardées du tournoi ouvert</source>
        <translation>Copie conservate del torneo aperto</translation>
    </message>
</context>
<context>
    <name>SettingsGeneral</name>
    <message>
        <source>Général</source>
        <translation>Generale</translation>
    </message>
    <message>
        <source>&amp;Langue</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>&amp;Thème</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>T&amp;aille du texte</source>
        <translation>&amp;Dimensione del testo</translation>
    </message>
    <message>
        <source>&amp;Nom de l’arbitre</source>
        <translation>&amp;Nome dell’arbitro</translation>
    </message>
    <message>
        <source>écrit avec chaque action</source>
        <translation>scritto con ogni azione</translation>
    </message>
    <message>
        <source>Ti&amp;rage</source>
        <translation>Est&amp;razione</translation>
    </message>
    <message>
        <source>Les changements valent tout de suite.</source>
        <translation>I cambiamenti valgono subito.</translation>
    </message>
    <message>
        <source>Projecteur</source>
        <translation>Proiettore</translation>
    </message>
    <message>
        <source>T&amp;hème du projecteur</source>
        <translation>Te&amp;ma del proiettore</translation>
    </message>
    <message>
        <source>Lo&amp;go du club</source>
        <translation>Lo&amp;go del club</translation>
    </message>
    <message>
        <source>aucun</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>&amp;Choisir…</source>
        <translation>Sc&amp;egli…</translation>
    </message>
    <message>
        <source>&amp;Enlever</source>
        <translation>T&amp;ogli</translation>
    </message>
    <message>
        <source>Montrer les &amp;solutions sur cet écran même s’il est le seul</source>
        <translation>Mostra le &amp;soluzioni su questo schermo anche se è il solo</translation>
    </message>
    <message>
        <source>&amp;Poser le mot révélé en douceur</source>
        <translation>&amp;Posa dolcemente la parola svelata</translation>
    </message>
    <message>
        <source>Écran</source>
        <translation>Schermo</translation>
    </message>
</context>
<context>
    <name>SettingsLexicons</name>
    <message>
        <source>Listes de mots</source>
        <translation>Liste di parole</translation>
    </message>
    <message>
        <source>&amp;Retirer la liste</source>
        <translation>&amp;Rimuovi la lista</translation>
    </message>
    <message>
        <source>&amp;Vérifier des mots</source>
        <translation>&amp;Verifica parole</translation>
    </message>
    <message>
        <source>MAISON WU Y</source>
        <translation>CASA WU Y</translation>
    </message>
    <message>
        <source>Faire une liste d’un fichier</source>
        <translation>Fai una lista da un file</translation>
    </message>
    <message>
        <source>&amp;Fichier</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>un mot par ligne, ou glissez-le ici</source>
        <translation>una parola per riga, o trascinatelo qui</translation>
    </message>
    <message>
        <source>&amp;Choisir…</source>
        <translation>&amp;Scegli…</translation>
    </message>
    <message>
        <source>&amp;Nom</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>ODS 9</source>
        <translation>ODS 9</translation>
    </message>
    <message>
        <source>&amp;Langue</source>
        <translation>&amp;Lingua</translation>
    </message>
    <message>
        <source>Liste &amp;officielle de la fédération</source>
        <translation>Lista &amp;ufficiale della federazione</translation>
    </message>
    <message>
        <source>Remplacer la liste du m&amp;ême nom</source>
        <translation>Sostituisci la lista &amp;omonima</translation>
    </message>
    <message>
        <source>&amp;Arrêter</source>
        <translation>In&amp;terrompi</translation>
    </message>
    <message>
        <source>Fa&amp;ire la liste</source>
        <translation>Fa&amp;i la lista</translation>
    </message>
</context>
<context>
    <name>SettingsPart</name>
    <message>
        <source>Ce choix ne sera pas retenu, le disque refuse : {0}</source>
        <translation>Questa scelta non sarà ricordata, il disco rifiuta: {0}</translation>
    </message>
</context>
<context>
    <name>SettingsRules</name>
    <message>
        <source>Règlements</source>
        <translation>Regolamenti</translation>
    </message>
    <message>
        <source>Co&amp;pier sous le nom</source>
        <translation>Co&amp;pia con il nome</translation>
    </message>
    <message>
        <source>mon-club</source>
        <translation>mio-club</translation>
    </message>
    <message>
        <source>&amp;Copier</source>
        <translation>&amp;Copia</translation>
    </message>
    <message>
        <source>&amp;Ouvrir un fichier…</source>
        <translation>&amp;Apri un file…</translation>
    </message>
    <message>
        <source>&amp;Retirer</source>
        <translation>&amp;Rimuovi</translation>
    </message>
    <message>
        <source>&amp;Enregistrer</source>
        <translation>&amp;Salva</translation>
    </message>
</context>
<context>
    <name>SettingsSeason</name>
    <message>
        <source>Catégories de la saison</source>
        <translation>Categorie della stagione</translation>
    </message>
    <message>
        <source>La catégorie d’un joueur vient de son année de naissance. Une saison va du 1er septembre au 31 août ; l’âge compté est l’année où elle commence moins l’année de naissance.</source>
        <translation>La categoria di un giocatore viene dal suo anno di nascita. Una stagione va dal 1º settembre al 31 agosto; l’età contata è l’anno in cui comincia meno l’anno di nascita.</translation>
    </message>
    <message>
        <source>&amp;Saison qui commence en</source>
        <translation>&amp;Stagione che comincia nel</translation>
    </message>
    <message>
        <source>&amp;Rétablir les âges d’origine</source>
        <translation>&amp;Ripristina le età originali</translation>
    </message>
    <message>
        <source>Re&amp;calculer les catégories des joueurs</source>
        <translation>Ri&amp;calcola le categorie dei giocatori</translation>
    </message>
</context>
<context>
    <name>SettingsSounds</name>
    <message>
        <source>Sons</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>&amp;Silence</source>
        <translation>&amp;Silenzio</translation>
    </message>
    <message>
        <source>Éclai&amp;r à l’écran avec chaque signal du chrono</source>
        <translation>&amp;Lampo sullo schermo a ogni segnale del cronometro</translation>
    </message>
    <message>
        <source>Moments : Espace choisit, Entrée fait entendre</source>
        <translation>Momenti: Spazio sceglie, Invio fa sentire</translation>
    </message>
    <message>
        <source>&amp;Faire entendre</source>
        <translation>&amp;Fai sentire</translation>
    </message>
</context>
<context>
    <name>SlipForm</name>
    <message>
        <source>&amp;Bulletin</source>
        <translation>&amp;Scheda</translation>
    </message>
    <message>
        <source>Bulletin mal saisi</source>
        <translation>Scheda inserita male</translation>
    </message>
    <message>
        <source>Tapez le bulletin.</source>
        <translation>Digitate la scheda.</translation>
    </message>
    <message>
        <source>Table {0}, coup {1} : {2} → {3}</source>
        <translation>Tavolo {0}, turno {1}: {2} → {3}</translation>
    </message>
</context>
<context>
    <name>SolutionsModel</name>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Réf.</source>
        <translation>Rif.</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Bull.</source>
        <translation>Sch.</translation>
    </message>
</context>
<context>
    <name>SolutionsPanel</name>
    <message>
        <source>Solutions</source>
        <translation>Soluzioni</translation>
    </message>
    <message>
        <source>Solutions du coup {0} · {1}</source>
        <translation>Soluzioni del turno {0} · {1}</translation>
    </message>
    <message>
        <source>aucun mot jouable</source>
        <translation>nessuna parola giocabile</translation>
    </message>
    <message>
        <source>retenu</source>
        <translation>scelto</translation>
    </message>
    <message>
        <source>proposé</source>
        <translation>proposto</translation>
    </message>
    <message>
        <source>{0} tops à égalité : {1} {2}, {3}</source>
        <translation>{0} top a pari merito: {1} {2}, {3}</translation>
    </message>
    <message>
        <source>{0} {1}, {2}</source>
        <translation>{0} {1}, {2}</translation>
    </message>
    <message>
        <source>Vous jouez ce coup : ni liste ni points avant votre bulletin scellé et la fin du temps.</source>
        <translation>Giocate questo turno: né lista né punti prima che la vostra scheda sia sigillata e il tempo scaduto.</translation>
    </message>
    <message>
        <source>Solutions cachées : un seul écran, ou écran recopié.
Ctrl+Maj+H les montre si la salle ne voit pas.</source>
        <translation>Soluzioni nascoste: un solo schermo, o schermo duplicato.
Ctrl+Maiusc+H le mostra se la sala non vede.</translation>
    </message>
    <message>
        <source>vi  *ive  30-40</source>
        <translation>vi  *ive  30-40</translation>
    </message>
    <message>
        <source>Filtrer les solutions : début du mot, *lettres, points</source>
        <translation>Filtra le soluzioni: inizio della parola, *lettere, punti</translation>
    </message>
    <message>
        <source>Solutions du coup</source>
        <translation>Soluzioni del turno</translation>
    </message>
</context>
<context>
    <name>SoundsPart</name>
    <message>
        <source>Moments</source>
        <translation>Momenti</translation>
    </message>
    <message>
        <source>Son</source>
        <translation>Suono</translation>
    </message>
    <message>
        <source>Départ du chrono</source>
        <translation>Avvio del cronometro</translation>
    </message>
    <message>
        <source>60 secondes</source>
        <translation>60 secondi</translation>
    </message>
    <message>
        <source>30 secondes</source>
        <translation>30 secondi</translation>
    </message>
    <message>
        <source>20 secondes</source>
        <translation>20 secondi</translation>
    </message>
    <message>
        <source>5 secondes</source>
        <translation>5 secondi</translation>
    </message>
    <message>
        <source>Temps écoulé</source>
        <translation>Tempo scaduto</translation>
    </message>
    <message>
        <source>Solution révélée</source>
        <translation>Soluzione svelata</translation>
    </message>
    <message>
        <source>Bulletin enregistré</source>
        <translation>Scheda registrata</translation>
    </message>
    <message>
        <source>Touche qui ne veut rien dire</source>
        <translation>Tasto che non vuol dire niente</translation>
    </message>
    <message>
        <source>Aucun appareil de son : le chrono bipe et un éclair couvre l’écran.</source>
        <translation>Nessun dispositivo audio: il cronometro fa bip e un lampo copre lo schermo.</translation>
    </message>
    <message>
        <source>Silence : un éclair remplace les sons du chrono.</source>
        <translation>Silenzio: un lampo sostituisce i suoni del cronometro.</translation>
    </message>
    <message>
        <source>Les sons s’entendent sur cet ordinateur.</source>
        <translation>I suoni si sentono su questo computer.</translation>
    </message>
    <message>
        <source>Aucun appareil de son : un éclair le remplace.</source>
        <translation>Nessun dispositivo audio: un lampo lo sostituisce.</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>&amp;Partie</source>
        <translation>&amp;Partita</translation>
    </message>
    <message>
        <source>Pa&amp;r</source>
        <translation>Pe&amp;r</translation>
    </message>
    <message>
        <source>&amp;Groupe</source>
        <translation>&amp;Gruppo</translation>
    </message>
    <message>
        <source>Coups &amp;complets seulement</source>
        <translation>Solo turni &amp;completi</translation>
    </message>
    <message>
        <source>Chercher un nom, un club…</source>
        <translation>Cerca un nome, un club…</translation>
    </message>
    <message>
        <source>Entrée : feuille de route</source>
        <translation>Invio: foglio del giocatore</translation>
    </message>
    <message>
        <source>Rangs</source>
        <translation>Posizioni</translation>
    </message>
    <message>
        <source>Joueur et top</source>
        <translation>Giocatore e top</translation>
    </message>
    <message>
        <source>Scores d’un coup</source>
        <translation>Punteggi di un turno</translation>
    </message>
    <message>
        <source>Ce classement est</source>
        <translation>Questa classifica è</translation>
    </message>
    <message>
        <source>&amp;jusqu’à</source>
        <translation>&amp;fino alle</translation>
    </message>
    <message>
        <source>17:30</source>
        <translation>17:30</translation>
    </message>
    <message>
        <source>Pr&amp;ovisoire</source>
        <translation>Pr&amp;ovvisoria</translation>
    </message>
    <message>
        <source>O&amp;fficiel</source>
        <translation>&amp;Ufficiale</translation>
    </message>
    <message>
        <source>&amp;Définitif</source>
        <translation>&amp;Definitiva</translation>
    </message>
    <message>
        <source>Classement</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Chercher un nom ou un club</source>
        <translation>Cerca un nome o un club</translation>
    </message>
    <message>
        <source>Courbes</source>
        <translation>Curve</translation>
    </message>
    <message>
        <source>tout le monde</source>
        <translation>tutti</translation>
    </message>
    <message>
        <source>catégorie</source>
        <translation>categoria</translation>
    </message>
    <message>
        <source>série</source>
        <translation>serie</translation>
    </message>
    <message>
        <source>club</source>
        <translation>club</translation>
    </message>
    <message>
        <source>comité</source>
        <translation>comitato</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>paese</translation>
    </message>
    <message>
        <source>équipe</source>
        <translation>squadra</translation>
    </message>
    <message>
        <source>paires</source>
        <translation>coppie</translation>
    </message>
    <message>
        <source>total des clubs</source>
        <translation>totale dei club</translation>
    </message>
    <message>
        <source>total des équipes</source>
        <translation>totale delle squadre</translation>
    </message>
    <message>
        <source>total des comités</source>
        <translation>totale dei comitati</translation>
    </message>
    <message>
        <source>Partie {0}</source>
        <translation>Partita {0}</translation>
    </message>
    <message>
        <source>Ensemble</source>
        <translation>Insieme</translation>
    </message>
    <message>
        <source>tous les groupes</source>
        <translation>tutti i gruppi</translation>
    </message>
    <message>
        <source>Rang</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>P{0}</source>
        <translation>P{0}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Indice</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Divisione</translation>
    </message>
    <message>
        <source>Groupe</source>
        <translation>Gruppo</translation>
    </message>
    <message>
        <source>Général</source>
        <translation>Generale</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Cat.</translation>
    </message>
    <message>
        <source>Série</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Négatif</source>
        <translation>Negativo</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>Tops</source>
        <translation>Top</translation>
    </message>
    <message>
        <source>Avert.</source>
        <translation>Amm.</translation>
    </message>
    <message>
        <source>en cours</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>Classement {0}.</source>
        <translation>Classifica: {0}.</translation>
    </message>
    <message>
        <source>Motif pour rouvrir un classement publié</source>
        <translation>Motivo per riaprire una classifica pubblicata</translation>
    </message>
    <message>
        <source>{0}, partie {1}</source>
        <translation>{0}, partita {1}</translation>
    </message>
    <message>
        <source>Rangs au fil des coups</source>
        <translation>Posizioni turno per turno</translation>
    </message>
    <message>
        <source>top</source>
        <translation>top</translation>
    </message>
    <message>
        <source>Points perdus sur le top</source>
        <translation>Punti persi sul top</translation>
    </message>
    <message>
        <source>Scores du coup {0}</source>
        <translation>Punteggi del turno {0}</translation>
    </message>
    <message>
        <source>{0} {0:joueur|joueurs}</source>
        <translation>{0} {0:giocatore|giocatori}</translation>
    </message>
    <message>
        <source>{0} {0:joueur|joueurs} sur {1}</source>
        <translation>{0} {0:giocatore|giocatori} su {1}</translation>
    </message>
    <message>
        <source>{0} {0:groupe|groupes}</source>
        <translation>{0} {0:gruppo|gruppi}</translation>
    </message>
    <message>
        <source>{0} · {1} {1:contestation|contestations} à trancher</source>
        <translation>{0} · {1} {1:reclamo|reclami} da decidere</translation>
    </message>
    <message>
        <source>Temps</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Manqués</source>
        <translation>Mancati</translation>
    </message>
    <message>
        <source>provisoire, pas encore publié</source>
        <translation>provvisoria, non ancora pubblicata</translation>
    </message>
    <message>
        <source>Co&amp;up</source>
        <translation>Tur&amp;no</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Arbitre</source>
        <translation>Arbitro</translation>
    </message>
    <message>
        <source>L’arbitrage des parties de Scrabble duplicate</source>
        <translation>L’arbitraggio delle partite di Scrabble duplicate</translation>
    </message>
    <message>
        <source>Commencer</source>
        <translation>Comincia</translation>
    </message>
    <message>
        <source>&amp;Nouveau tournoi</source>
        <translation>&amp;Nuovo torneo</translation>
    </message>
    <message>
        <source>&amp;Ouvrir un tournoi</source>
        <translation>Apri un t&amp;orneo</translation>
    </message>
    <message>
        <source>Tournoi d’&amp;exemple</source>
        <translation>Torneo di &amp;esempio</translation>
    </message>
    <message>
        <source>&amp;Répétition : une salle inventée</source>
        <translation>P&amp;rova: una sala inventata</translation>
    </message>
    <message>
        <source>Tout se fait au clavier : F1 montre les touches, Ctrl+K toutes les actions.</source>
        <translation>Tutto si fa da tastiera: F1 mostra i tasti, Ctrl+K tutte le azioni.</translation>
    </message>
    <message>
        <source>Tournois récents</source>
        <translation>Tornei recenti</translation>
    </message>
    <message>
        <source>Aucun tournoi ouvert pour l’instant.</source>
        <translation>Ancora nessun torneo aperto.</translation>
    </message>
</context>
<context>
    <name>StockForm</name>
    <message>
        <source>Lettres &amp;ajoutées au jeu</source>
        <translation>Lettere &amp;aggiunte al gioco</translation>
    </message>
    <message>
        <source>Lettres &amp;ôtées du jeu</source>
        <translation>Lettere to&amp;lte dal gioco</translation>
    </message>
    <message>
        <source>Jeton mal lu, perdu ou en trop</source>
        <translation>Lettera letta male, persa o di troppo</translation>
    </message>
    <message>
        <source>Il manque au jeu : {0}.</source>
        <translation>Mancano al gioco: {0}.</translation>
    </message>
    <message>
        <source>Le compte du jeu est juste.</source>
        <translation>Il conto del gioco è giusto.</translation>
    </message>
    <message>
        <source>Tapez au moins une lettre.</source>
        <translation>Digitate almeno una lettera.</translation>
    </message>
    <message>
        <source>Le contenu du sac est corrigé.</source>
        <translation>Il contenuto del sacchetto è corretto.</translation>
    </message>
</context>
<context>
    <name>SuddenDeathPanel</name>
    <message>
        <source>Les éliminations suivent les bulletins corrigés.</source>
        <translation>Le eliminazioni seguono le schede corrette.</translation>
    </message>
    <message>
        <source>Message à la salle : {0}</source>
        <translation>Messaggio alla sala: {0}</translation>
    </message>
    <message>
        <source>Mort subite : départage</source>
        <translation>Morte subitanea: spareggio</translation>
    </message>
    <message>
        <source>Départage ouvert : ses points ne comptent nulle part.</source>
        <translation>Spareggio aperto: i suoi punti non contano da nessuna parte.</translation>
    </message>
    <message>
        <source>Départagés : {0}.</source>
        <translation>Spareggiati: {0}.</translation>
    </message>
    <message>
        <source>La partie en cours n’est pas une mort subite.</source>
        <translation>La partita in corso non è una morte subitanea.</translation>
    </message>
    <message>
        <source>Elle se choisit au temps d’une nouvelle partie, ou pour départager ci-dessous.</source>
        <translation>Si sceglie come tempo di una nuova partita, o per uno spareggio qui sotto.</translation>
    </message>
    <message>
        <source>&amp;Éliminer</source>
        <translation>&amp;Elimina</translation>
    </message>
    <message>
        <source>Dernier en lice : {0}</source>
        <translation>Ultimo in gara: {0}</translation>
    </message>
    <message>
        <source>Mort subite</source>
        <translation>Morte subitanea</translation>
    </message>
    <message>
        <source>Joueurs en lice et éliminés</source>
        <translation>Giocatori in gara ed eliminati</translation>
    </message>
    <message>
        <source>Ex æquo à &amp;départager</source>
        <translation>&amp;Pari merito da spareggiare</translation>
    </message>
    <message>
        <source>Dire à la &amp;salle</source>
        <translation>Di’ alla &amp;sala</translation>
    </message>
    <message>
        <source>&amp;Jouer le départage</source>
        <translation>&amp;Gioca lo spareggio</translation>
    </message>
    <message>
        <source>&amp;Noter le résultat</source>
        <translation>A&amp;nnota il risultato</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tavolo</translation>
    </message>
    <message>
        <source>joueur</source>
        <translation>giocatore</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>état</source>
        <translation>stato</translation>
    </message>
    <message>
        <source>éliminé au coup {0}</source>
        <translation>eliminato al turno {0}</translation>
    </message>
    <message>
        <source>à éliminer</source>
        <translation>da eliminare</translation>
    </message>
    <message>
        <source>en lice</source>
        <translation>in gara</translation>
    </message>
    <message>
        <source>{0} {0:joueur|joueurs} en lice</source>
        <translation>{0} {0:giocatore|giocatori} in gara</translation>
    </message>
    <message>
        <source>&amp;Éliminer : {0:table|tables} {0}</source>
        <translation>&amp;Elimina: {0:tavolo|tavoli} {0}</translation>
    </message>
    <message>
        <source>ce message</source>
        <translation>questo messaggio</translation>
    </message>
    <message>
        <source>à éliminer : {0}</source>
        <translation>da eliminare: {0}</translation>
    </message>
    <message>
        <source>bulletins manquants au coup {0} : {1}</source>
        <translation>bollettini mancanti al turno {0}: {1}</translation>
    </message>
    <message>
        <source>à suivre : {0}</source>
        <translation>poi: {0}</translation>
    </message>
    <message>
        <source>mort subite</source>
        <translation>morte subitanea</translation>
    </message>
    <message>
        <source>Coup {0} : {1} s, puis {2} s pour écrire</source>
        <translation>Turno {0}: {1} s, poi {2} s per scrivere</translation>
    </message>
    <message>
        <source>table {0} : {1}</source>
        <translation>tavolo {0}: {1}</translation>
    </message>
</context>
<context>
    <name>SwapForm</name>
    <message>
        <source>&amp;Avec la table</source>
        <translation>&amp;Con il tavolo</translation>
    </message>
    <message>
        <source>Deux tables confondues</source>
        <translation>Due tavoli confusi</translation>
    </message>
    <message>
        <source>Depuis le coup choisi, les bulletins des deux tables changent de joueur.</source>
        <translation>Dal turno scelto, le schede dei due tavoli cambiano giocatore.</translation>
    </message>
    <message>
        <source>Choisissez un coup de la partie en cours.</source>
        <translation>Scegliete un turno della partita in corso.</translation>
    </message>
    <message>
        <source>Tables {0} et {1} échangées depuis le coup {2}.</source>
        <translation>Tavoli {0} e {1} scambiati dal turno {2}.</translation>
    </message>
</context>
<context>
    <name>TablePlanView</name>
    <message>
        <source>Plan de tables</source>
        <translation>Pianta dei tavoli</translation>
    </message>
    <message>
        <source>libre</source>
        <translation>libero</translation>
    </message>
</context>
<context>
    <name>TablesGrid</name>
    <message>
        <source>Tables</source>
        <translation>Tavoli</translation>
    </message>
    <message>
        <source>{0:manque|manquent} : {0}</source>
        <translation>{0:manca|mancano}: {0}</translation>
    </message>
</context>
<context>
    <name>TablesPanel</name>
    <message>
        <source>tables &amp;vides</source>
        <translation>tavoli &amp;vuoti</translation>
    </message>
    <message>
        <source>13 20-24</source>
        <translation>13 20-24</translation>
    </message>
    <message>
        <source>A&amp;ttribuer</source>
        <translation>A&amp;ssegna</translation>
    </message>
    <message>
        <source>Alice, Bernard</source>
        <translation>Alice, Bernardo</translation>
    </message>
    <message>
        <source>&amp;Répartir</source>
        <translation>Ri&amp;partisci</translation>
    </message>
    <message>
        <source>Le &amp;joueur choisi</source>
        <translation>I&amp;l giocatore scelto</translation>
    </message>
    <message>
        <source>table, coup (12 5)</source>
        <translation>tavolo, turno (12 5)</translation>
    </message>
    <message>
        <source>s’a&amp;ssied</source>
        <translation>si sie&amp;de</translation>
    </message>
    <message>
        <source>La ta&amp;ble</source>
        <translation>Il &amp;tavolo</translation>
    </message>
    <message>
        <source>comme avant</source>
        <translation>come prima</translation>
    </message>
    <message>
        <source>au hasard</source>
        <translation>a caso</translation>
    </message>
    <message>
        <source>clubs séparés</source>
        <translation>club separati</translation>
    </message>
    <message>
        <source>par rang</source>
        <translation>per classifica</translation>
    </message>
    <message>
        <source>Aucune partie n’est ouverte : Ctrl+G en ouvre une, avec ce plan ou un autre.</source>
        <translation>Nessuna partita è aperta: Ctrl+G ne apre una, con questa pianta o un’altra.</translation>
    </message>
    <message>
        <source>La partie est commencée : un joueur s’assied ou part à partir d’un coup ; F7 échange deux tables.</source>
        <translation>La partita è cominciata: un giocatore si siede o esce da un turno in poi; F7 scambia due tavoli.</translation>
    </message>
    <message>
        <source>Tables des arbitres : {0}</source>
        <translation>Tavoli degli arbitri: {0}</translation>
    </message>
    <message>
        <source>Choisissez un joueur, puis tapez la table et, s’il le faut, le coup.</source>
        <translation>Scegliete un giocatore, poi digitate il tavolo e, se serve, il turno.</translation>
    </message>
    <message>
        <source>{0} est à la table {1}.</source>
        <translation>{0} è al tavolo {1}.</translation>
    </message>
    <message>
        <source>Tapez la table et, s’il le faut, le coup.</source>
        <translation>Digitate il tavolo e, se serve, il turno.</translation>
    </message>
    <message>
        <source>La table {0} ne joue plus.</source>
        <translation>Il tavolo {0} non gioca più.</translation>
    </message>
    <message>
        <source>Tapez la table.</source>
        <translation>Digitate il tavolo.</translation>
    </message>
    <message>
        <source>La table {0} joue de nouveau.</source>
        <translation>Il tavolo {0} gioca di nuovo.</translation>
    </message>
    <message>
        <source>{0} {0:table|tables}</source>
        <translation>{0} {0:tavolo|tavoli}</translation>
    </message>
    <message>
        <source>{0} {0:paire|paires} de voisins d’un même club</source>
        <translation>{0} {0:coppia|coppie} di vicini dello stesso club</translation>
    </message>
    <message>
        <source>{0} {0:table attribuée|tables attribuées}.</source>
        <translation>{0} {0:tavolo assegnato|tavoli assegnati}.</translation>
    </message>
    <message>
        <source>P&amp;lan</source>
        <translation>Pia&amp;nta</translation>
    </message>
    <message>
        <source>Arb&amp;itres</source>
        <translation>Ar&amp;bitri</translation>
    </message>
    <message>
        <source>&amp;part</source>
        <translation>es&amp;ce</translation>
    </message>
    <message>
        <source>revie&amp;nt</source>
        <translation>rit&amp;orna</translation>
    </message>
</context>
<context>
    <name>TextWindow</name>
    <message>
        <source>Copier</source>
        <translation>Copia</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>TileCounts</name>
    <message>
        <source>Contenu du sac</source>
        <translation>Contenuto del sacchetto</translation>
    </message>
</context>
<context>
    <name>ToolsDialog</name>
    <message>
        <source>Vous jouez ce coup : aucun mot n’est regardé.</source>
        <translation>Giocate questo turno: nessuna parola è guardata.</translation>
    </message>
    <message>
        <source>{0} est dans la liste.</source>
        <translation>{0} è nella lista.</translation>
    </message>
    <message>
        <source>{0} n’est pas dans la liste.</source>
        <translation>{0} non è nella lista.</translation>
    </message>
    <message>
        <source>Places au coup {0} : {1}</source>
        <translation>Posizioni al turno {0}: {1}</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Posizioni</translation>
    </message>
    <message>
        <source>il manque {0}</source>
        <translation>manca {0}</translation>
    </message>
    <message>
        <source>aucune place</source>
        <translation>nessuna posizione</translation>
    </message>
    <message>
        <source>Lettres devant</source>
        <translation>Lettere davanti</translation>
    </message>
    <message>
        <source>Lettres derrière</source>
        <translation>Lettere dietro</translation>
    </message>
    <message>
        <source>Anagrammes</source>
        <translation>Anagrammi</translation>
    </message>
    <message>
        <source>Mots plus longs</source>
        <translation>Parole più lunghe</translation>
    </message>
    <message>
        <source>Les solutions de ce coup sont cachées.</source>
        <translation>Le soluzioni di questo turno sono nascoste.</translation>
    </message>
    <message>
        <source>Aucun tirage à regarder.</source>
        <translation>Nessuna estrazione da guardare.</translation>
    </message>
    <message>
        <source>non</source>
        <translation>no</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punti</translation>
    </message>
    <message>
        <source>coups</source>
        <translation>mosse</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Soluzioni</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Top</translation>
    </message>
    <message>
        <source>mots différents : {0}</source>
        <translation>parole diverse: {0}</translation>
    </message>
    <message>
        <source>Un scrabble ?</source>
        <translation>Uno scrabble?</translation>
    </message>
    <message>
        <source>Mots de toutes les lettres</source>
        <translation>Parole di tutte le lettere</translation>
    </message>
    <message>
        <source>Sous-tops</source>
        <translation>Sotto-top</translation>
    </message>
    <message>
        <source>Outils du mot</source>
        <translation>Strumenti della parola</translation>
    </message>
    <message>
        <source>un mot</source>
        <translation>una parola</translation>
    </message>
    <message>
        <source>Mot</source>
        <translation>Parola</translation>
    </message>
    <message>
        <source>Ce que l’on sait du mot</source>
        <translation>Che cosa si sa della parola</translation>
    </message>
    <message>
        <source>Ce que donne le tirage</source>
        <translation>Che cosa dà l’estrazione</translation>
    </message>
    <message>
        <source>Places du mot</source>
        <translation>Posizioni della parola</translation>
    </message>
    <message>
        <source>&amp;Mot</source>
        <translation>&amp;Parola</translation>
    </message>
    <message>
        <source>&amp;Tirage</source>
        <translation>&amp;Estrazione</translation>
    </message>
    <message>
        <source>mot</source>
        <translation>parola</translation>
    </message>
    <message>
        <source>place</source>
        <translation>posizione</translation>
    </message>
    <message>
        <source>jouable, {0} {0:point|points} au mieux</source>
        <translation>giocabile, {0} {0:punto|punti} al massimo</translation>
    </message>
    <message>
        <source>{0} et {1} {1:autre|autres}</source>
        <translation>{0} e {1} {1:altro|altri}</translation>
    </message>
</context>
<context>
    <name>ToppingPanel</name>
    <message>
        <source>Tapez d’abord la table de celui qui annonce.</source>
        <translation>Digitate prima il tavolo di chi annuncia.</translation>
    </message>
    <message>
        <source>{0} : ce n’est pas une solution.</source>
        <translation>{0}: non è una soluzione.</translation>
    </message>
    <message>
        <source>TOP ! {0} en {1}</source>
        <translation>TOP! {0} in {1}</translation>
    </message>
    <message>
        <source>{0} : ce n’est pas le top.</source>
        <translation>{0}: non è il top.</translation>
    </message>
    <message>
        <source>Coup terminé : révélez la solution.</source>
        <translation>Turno finito: svelate la soluzione.</translation>
    </message>
    <message>
        <source>La partie en cours n’est pas un topping.</source>
        <translation>La partita in corso non è un topping.</translation>
    </message>
    <message>
        <source>table {0} en {1}</source>
        <translation>tavolo {0} in {1}</translation>
    </message>
    <message>
        <source>Coup {0} : on cherche.</source>
        <translation>Turno {0}: si cerca.</translation>
    </message>
    <message>
        <source>Coup {0} terminé.</source>
        <translation>Turno {0} finito.</translation>
    </message>
    <message>
        <source>personne n’a trouvé</source>
        <translation>nessuno l’ha trovato</translation>
    </message>
    <message>
        <source>,</source>
        <comment>decimal mark</comment>
        <translation>,</translation>
    </message>
    <message>
        <source>Topping</source>
        <translation>Topping</translation>
    </message>
    <message>
        <source>Annonce : table, mot, référence</source>
        <translation>Annuncio: tavolo, parola, riferimento</translation>
    </message>
    <message>
        <source>Annonces du coup</source>
        <translation>Annunci del turno</translation>
    </message>
    <message>
        <source>Classement au temps total</source>
        <translation>Classifica per tempo totale</translation>
    </message>
    <message>
        <source>rang</source>
        <translation>pos.</translation>
    </message>
    <message>
        <source>table</source>
        <translation>tavolo</translation>
    </message>
    <message>
        <source>joueur</source>
        <translation>giocatore</translation>
    </message>
    <message>
        <source>temps</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>tops</source>
        <translation>top</translation>
    </message>
    <message>
        <source>manqués</source>
        <translation>mancati</translation>
    </message>
    <message>
        <source>meilleur</source>
        <translation>migliore</translation>
    </message>
    <message>
        <source>Il se choisit au temps d’une nouvelle partie : {0}.</source>
        <translation>Si sceglie come tempo di una nuova partita: {0}.</translation>
    </message>
    <message>
        <source>La partie est finie · à suivre : {0}</source>
        <translation>La partita è finita · poi: {0}</translation>
    </message>
    <message>
        <source>À suivre : {0} ; les annonces viennent après le chrono.</source>
        <translation>Poi: {0}; le chiamate vengono dopo il cronometro.</translation>
    </message>
    <message>
        <source>à suivre : {0}</source>
        <translation>poi: {0}</translation>
    </message>
    <message>
        <source>Limite {0} s ; top non trouvé : {0} s + {1} s de pénalité.</source>
        <translation>Limite {0} s; top non trovato: {0} s + {1} s di penalità.</translation>
    </message>
    <message>
        <source>{0} : table, mot, référence</source>
        <translation>{0}: tavolo, parola, riferimento</translation>
    </message>
</context>
<context>
    <name>TurnControl</name>
    <message>
        <source>Coup {0} : tirage {1}</source>
        <translation>Turno {0}: estrazione {1}</translation>
    </message>
    <message>
        <source>tirage mal saisi</source>
        <translation>estrazione inserita male</translation>
    </message>
    <message>
        <source>Tirage corrigé ; le chrono continue, les bulletins sont revus.</source>
        <translation>Estrazione corretta; il cronometro continua, le schede sono riviste.</translation>
    </message>
    <message>
        <source>Tirage rejeté : toutes les lettres sont dans le sac.</source>
        <translation>Estrazione rifiutata: tutte le lettere sono nel sacchetto.</translation>
    </message>
    <message>
        <source>Le chrono court ; la salle voit le tirage.</source>
        <translation>Il cronometro corre; la sala vede l’estrazione.</translation>
    </message>
    <message>
        <source>garder {0}</source>
        <translation>tenere {0}</translation>
    </message>
    <message>
        <source>prendre notre top, {0}</source>
        <translation>prendere il nostro top, {0}</translation>
    </message>
    <message>
        <source>continuer, tirages faits à la main</source>
        <translation>continuare, estrazioni a mano</translation>
    </message>
    <message>
        <source>continuer, tirages au hasard</source>
        <translation>continuare, estrazioni a caso</translation>
    </message>
    <message>
        <source>Rien n’est tiré, la question revient au prochain tirage.</source>
        <translation>Nulla è estratto; la prossima estrazione lo chiede di nuovo.</translation>
    </message>
    <message>
        <source>finir la partie</source>
        <translation>finire la partita</translation>
    </message>
    <message>
        <source>motif : {0}</source>
        <translation>motivo: {0}</translation>
    </message>
    <message>
        <source>{0} remplace le tirage de la partie préparée, que la salle quitte : motif ?</source>
        <translation>{0} sostituisce l’estrazione della partita preparata, che la sala abbandona: motivo?</translation>
    </message>
    <message>
        <source>le coup imposé</source>
        <translation>la soluzione imposta</translation>
    </message>
    <message>
        <source>prendre notre top</source>
        <translation>prendere il nostro top</translation>
    </message>
    <message>
        <source>Le coup imposé est gardé.</source>
        <translation>La soluzione imposta resta.</translation>
    </message>
    <message>
        <source>Notre top est retenu ; la suite n’est plus celle de la partie préparée.</source>
        <translation>Il nostro top è scelto; il seguito non è più la partita preparata.</translation>
    </message>
    <message>
        <source>Sans réponse rien n’est révélé : {0} redemande.</source>
        <translation>Senza risposta nulla viene rivelato: {0} lo chiede di nuovo.</translation>
    </message>
    <message>
        <source>La partie préparée impose moins que notre top.</source>
        <translation>La partita preparata impone meno del nostro top.</translation>
    </message>
    <message>
        <source>Les tirages se font à la main : F2 les tape.</source>
        <translation>Le estrazioni si fanno a mano: F2 le digita.</translation>
    </message>
    <message>
        <source>L’ordinateur tire : F2.</source>
        <translation>Estrae il computer: F2.</translation>
    </message>
    <message>
        <source>Terminé : les bulletins sont ramassés.</source>
        <translation>Tempo scaduto: si raccolgono le schede.</translation>
    </message>
    <message>
        <source>Les coups suivants durent {0}.</source>
        <translation>I turni seguenti durano {0}.</translation>
    </message>
    <message>
        <source>Temps d’un coup (3:00, 2:30, 90)</source>
        <translation>Tempo di un turno (3:00, 2:30, 90)</translation>
    </message>
    <message>
        <source>Choisissez d’abord une solution dans la liste.</source>
        <translation>Scegliete prima una soluzione nella lista.</translation>
    </message>
    <message>
        <source>Motif pour retenir {0}</source>
        <translation>Motivo per scegliere {0}</translation>
    </message>
    <message>
        <source>Retenu : {0}</source>
        <translation>Scelto: {0}</translation>
    </message>
    <message>
        <source>Révélé : {0}</source>
        <translation>Svelato: {0}</translation>
    </message>
    <message>
        <source>Coup {0} posé. Le coup {1} attend son tirage.</source>
        <translation>Turno {0} posato. Il turno {1} attende la sua estrazione.</translation>
    </message>
    <message>
        <source>Coup {0} annulé : toutes ses lettres sont dans le sac.</source>
        <translation>Turno {0} annullato: tutte le sue lettere sono nel sacchetto.</translation>
    </message>
    <message>
        <source>Partie finie.</source>
        <translation>Partita finita.</translation>
    </message>
    <message>
        <source>Motif pour finir la partie</source>
        <translation>Motivo per finire la partita</translation>
    </message>
    <message>
        <source>{0} {0:tirage rejeté|tirages rejetés} avant</source>
        <translation>{0} {0:estrazione rifiutata|estrazioni rifiutate} prima</translation>
    </message>
    <message>
        <source>Assis {0:à la table|aux tables} {0}.</source>
        <translation>Seduti {0:al tavolo|ai tavoli} {0}.</translation>
    </message>
    <message>
        <source>Tirage montré pour la lecture ; le temps ne court pas.</source>
        <translation>Estrazione mostrata per la lettura; il tempo non corre.</translation>
    </message>
    <message>
        <source>le tirage</source>
        <translation>l’estrazione</translation>
    </message>
    <message>
        <source>« {0} » se lit comme un tirage, rien n’est pris : retapez-le, ou motivez en mots.</source>
        <translation>«{0}» si legge come un’estrazione, nulla è preso: ribattetela, o date un motivo a parole.</translation>
    </message>
    <message>
        <source>Motif pour prendre le tirage {0} quand même</source>
        <translation>Motivo per accettare comunque l’estrazione {0}</translation>
    </message>
    <message>
        <source>C’est déjà le tirage du coup {0} : rien n’a changé. Échap quitte.</source>
        <translation>È già l’estrazione del turno {0}: nulla è cambiato. Esc esce.</translation>
    </message>
    <message>
        <source>Le chrono court.</source>
        <translation>Il cronometro corre.</translation>
    </message>
    <message>
        <source>Il reste {0} : rien n’est arrêté. {1} encore une fois appelle la fin avant l’heure.</source>
        <translation>Restano {0}: nulla è stato fermato. {1} ancora una volta chiude il tempo in anticipo.</translation>
    </message>
    <message>
        <source>Chrono : {0}.</source>
        <translation>Cronometro: {0}.</translation>
    </message>
    <message>
        <source>la solution</source>
        <translation>la soluzione</translation>
    </message>
    <message>
        <source>encore {0} s avant de l’annoncer</source>
        <translation>ancora {0} s prima di annunciarla</translation>
    </message>
    <message>
        <source>La partie est finie : {0}.</source>
        <translation>La partita è finita: {0}.</translation>
    </message>
    <message>
        <source>Motif pour annuler le coup {0}</source>
        <translation>Motivo per annullare il turno {0}</translation>
    </message>
    <message>
        <source>En tête : {0}</source>
        <translation>In testa: {0}</translation>
    </message>
</context>
<context>
    <name>TurnForm</name>
    <message>
        <source>clore le coup : manquants à zéro</source>
        <translation>chiudere il turno: zero ai mancanti</translation>
    </message>
    <message>
        <source>rouvrir un coup clos</source>
        <translation>riaprire un turno chiuso</translation>
    </message>
    <message>
        <source>reprendre la partie finie</source>
        <translation>riprendere la partita finita</translation>
    </message>
    <message>
        <source>&amp;Faire</source>
        <translation>&amp;Fare</translation>
    </message>
    <message>
        <source>Annuler, clore ou rouvrir</source>
        <translation>Annullare, chiudere o riaprire</translation>
    </message>
    <message>
        <source>Un coup annulé rend toutes ses lettres, reliquat compris, et ses points sont nuls.</source>
        <translation>Un turno annullato restituisce tutte le sue lettere, resto compreso, e i suoi punti sono nulli.</translation>
    </message>
    <message>
        <source>Coup annulé : toutes ses lettres sont dans le sac.</source>
        <translation>Turno annullato: tutte le sue lettere sono nel sacchetto.</translation>
    </message>
    <message>
        <source>Coup clos ; manquants : {0}.</source>
        <translation>Turno chiuso; mancanti: {0}.</translation>
    </message>
    <message>
        <source>Coup {0} rouvert.</source>
        <translation>Turno {0} riaperto.</translation>
    </message>
    <message>
        <source>La partie continue.</source>
        <translation>La partita continua.</translation>
    </message>
    <message>
        <source>Choisissez un coup.</source>
        <translation>Scegliete un turno.</translation>
    </message>
    <message>
        <source>annuler le coup en jeu</source>
        <translation>annullare il turno in gioco</translation>
    </message>
</context>
<context>
    <name>WordsDialog</name>
    <message>
        <source>Mots de l’épreuve</source>
        <translation>Parole della gara</translation>
    </message>
    <message>
        <source>&amp;Mot</source>
        <translation>&amp;Parola</translation>
    </message>
    <message>
        <source>Places de ce mot au coup montré</source>
        <translation>Posizioni di questa parola nel turno mostrato</translation>
    </message>
    <message>
        <source>Mots de cette épreuve</source>
        <translation>Parole di questa gara</translation>
    </message>
    <message>
        <source>Mo&amp;tif</source>
        <translation>&amp;Motivo</translation>
    </message>
    <message>
        <source>décidé par le comité</source>
        <translation>deciso dal comitato</translation>
    </message>
    <message>
        <source>&amp;Admettre</source>
        <translation>&amp;Ammetti</translation>
    </message>
    <message>
        <source>&amp;Refuser</source>
        <translation>&amp;Respingi</translation>
    </message>
    <message>
        <source>Rendre à la &amp;liste</source>
        <translation>Restituisci alla &amp;lista</translation>
    </message>
    <message>
        <source>&amp;Fermer</source>
        <translation>&amp;Chiudi</translation>
    </message>
    <message>
        <source>Un mot admis ou refusé vaut pour toute l’épreuve : les bulletins concernés sont corrigés de nouveau.</source>
        <translation>Una parola ammessa o respinta vale per tutta la gara: le schede interessate sono corrette di nuovo.</translation>
    </message>
    <message>
        <source>Définition</source>
        <translation>Definizione</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Posizioni</translation>
    </message>
    <message>
        <source>Mot</source>
        <translation>Parola</translation>
    </message>
    <message>
        <source>Réf.</source>
        <translation>Rif.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Statut</source>
        <translation>Stato</translation>
    </message>
    <message>
        <source>admis</source>
        <translation>ammessa</translation>
    </message>
    <message>
        <source>refusé</source>
        <translation>respinta</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Motif</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>admis pour l’épreuve</source>
        <translation>ammessa per la gara</translation>
    </message>
    <message>
        <source>refusé pour l’épreuve</source>
        <translation>respinta per la gara</translation>
    </message>
    <message>
        <source>valable</source>
        <translation>valida</translation>
    </message>
    <message>
        <source>non valable</source>
        <translation>non valida</translation>
    </message>
    <message>
        <source>Aucune définition dans le programme.</source>
        <translation>Nessuna definizione nel programma.</translation>
    </message>
    <message>
        <source>Mot admis : {0}</source>
        <translation>Parola ammessa: {0}</translation>
    </message>
    <message>
        <source>Mot refusé : {0}</source>
        <translation>Parola respinta: {0}</translation>
    </message>
    <message>
        <source>Mot rendu à la liste : {0}</source>
        <translation>Parola restituita alla lista: {0}</translation>
    </message>
    <message>
        <source>La liste de l’épreuve se prépare…</source>
        <translation>La lista della gara si prepara…</translation>
    </message>
    <message>
        <source>{0} · {1} {1:bulletin corrigé|bulletins corrigés} de nouveau</source>
        <translation>{0} · {1} {1:scheda corretta|schede corrette} di nuovo</translation>
    </message>
    <message>
        <source>{0} est la solution retenue {1:du coup|des coups} {1} : elle reste sur la grille et dans le cumul du top ; bulletins refusés : {2}. Refuser encore une fois le confirme ; F7 corrige le coup.</source>
        <translation>{0} è la soluzione scelta {1:del turno|dei turni} {1}: resta sul tabellone e nel totale dei top; schede rifiutate: {2}. Rifiutare ancora una volta per confermare; F7 corregge il turno.</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>Touches et aide</source>
        <translation>Tasti e aiuto</translation>
    </message>
    <message>
        <source>Tirage</source>
        <translation>Estrazione</translation>
    </message>
    <message>
        <source>Taper le tirage</source>
        <translation>Digita l’estrazione</translation>
    </message>
    <message>
        <source>Tirer par l’ordinateur ou à la main</source>
        <translation>Estrai con il computer o a mano</translation>
    </message>
    <message>
        <source>Chrono</source>
        <translation>Cronometro</translation>
    </message>
    <message>
        <source>Terminé</source>
        <translation>Fine tempo</translation>
    </message>
    <message>
        <source>Révéler</source>
        <translation>Svela</translation>
    </message>
    <message>
        <source>Poser, coup suivant</source>
        <translation>Posa</translation>
    </message>
    <message>
        <source>Répétition : une salle inventée</source>
        <translation>Prova: una sala inventata</translation>
    </message>
    <message>
        <source>Bilan de la répétition</source>
        <translation>Bilancio della prova</translation>
    </message>
    <message>
        <source>Bulletin précédent du paquet</source>
        <translation>Scheda precedente del mazzo</translation>
    </message>
    <message>
        <source>Bulletin suivant du paquet</source>
        <translation>Scheda seguente del mazzo</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Robot</translation>
    </message>
    <message>
        <source>Mort subite et départage</source>
        <translation>Morte subitanea e spareggio</translation>
    </message>
    <message>
        <source>Topping</source>
        <translation>Topping</translation>
    </message>
    <message>
        <source>Outils du mot</source>
        <translation>Strumenti della parola</translation>
    </message>
    <message>
        <source>Corriger le passé</source>
        <translation>Correggere il passato</translation>
    </message>
    <message>
        <source>Classements</source>
        <translation>Classifiche</translation>
    </message>
    <message>
        <source>Écran noir au projecteur</source>
        <translation>Proiettore nero</translation>
    </message>
    <message>
        <source>Figer le projecteur</source>
        <translation>Ferma il proiettore</translation>
    </message>
    <message>
        <source>Plein écran</source>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Ouvrir ou fermer le projecteur</source>
        <translation>Apri o chiudi il proiettore</translation>
    </message>
    <message>
        <source>Message à la salle</source>
        <translation>Messaggio alla sala</translation>
    </message>
    <message>
        <source>Fiche d’annonce</source>
        <translation>Scheda d’annuncio</translation>
    </message>
    <message>
        <source>Arrêter ou reprendre le chrono</source>
        <translation>Ferma o riprendi il cronometro</translation>
    </message>
    <message>
        <source>Temps des coups</source>
        <translation>Tempo dei turni</translation>
    </message>
    <message>
        <source>Ajouter 10 secondes</source>
        <translation>Aggiungi 10 secondi</translation>
    </message>
    <message>
        <source>Retirer 10 secondes</source>
        <translation>Togli 10 secondi</translation>
    </message>
    <message>
        <source>Retenir cette solution</source>
        <translation>Scegli questa soluzione</translation>
    </message>
    <message>
        <source>Rejeter le tirage</source>
        <translation>Rifiuta l’estrazione</translation>
    </message>
    <message>
        <source>Finir la partie</source>
        <translation>Finisci la partita</translation>
    </message>
    <message>
        <source>Nouvelle partie</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Saisir les bulletins</source>
        <translation>Inserisci le schede</translation>
    </message>
    <message>
        <source>Bulletin manquant suivant</source>
        <translation>Scheda mancante seguente</translation>
    </message>
    <message>
        <source>Le top à tous les manquants</source>
        <translation>Il top a tutti i mancanti</translation>
    </message>
    <message>
        <source>Clore le coup : manquants à zéro</source>
        <translation>Chiudi il turno: zero ai mancanti</translation>
    </message>
    <message>
        <source>Corriger le coup suivant</source>
        <translation>Correggi il turno seguente</translation>
    </message>
    <message>
        <source>Corriger le coup précédent</source>
        <translation>Correggi il turno precedente</translation>
    </message>
    <message>
        <source>Voir le coup en jeu ou le coup corrigé</source>
        <translation>Mostra il turno in gioco o quello in correzione</translation>
    </message>
    <message>
        <source>Double arbitrage</source>
        <translation>Doppia correzione</translation>
    </message>
    <message>
        <source>Saisie des points seuls</source>
        <translation>Inserimento di soli punti</translation>
    </message>
    <message>
        <source>Filtrer les solutions</source>
        <translation>Filtra le soluzioni</translation>
    </message>
    <message>
        <source>Cacher ou montrer les solutions</source>
        <translation>Nascondi o mostra le soluzioni</translation>
    </message>
    <message>
        <source>Contenu du sac</source>
        <translation>Contenuto del sacchetto</translation>
    </message>
    <message>
        <source>Mots admis ou refusés</source>
        <translation>Parole ammesse o respinte</translation>
    </message>
    <message>
        <source>Écarts du double arbitrage</source>
        <translation>Differenze della doppia correzione</translation>
    </message>
    <message>
        <source>L’arbitre joue aussi</source>
        <translation>Anche l’arbitro gioca</translation>
    </message>
    <message>
        <source>Bulletin scellé de l’arbitre</source>
        <translation>Scheda sigillata dell’arbitro</translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Rétablir</source>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documenti</translation>
    </message>
    <message>
        <source>Toutes les actions</source>
        <translation>Tutte le azioni</translation>
    </message>
    <message>
        <source>Nouveau tournoi</source>
        <translation>Nuovo torneo</translation>
    </message>
    <message>
        <source>Ouvrir un tournoi</source>
        <translation>Apri un torneo</translation>
    </message>
    <message>
        <source>Page suivante</source>
        <translation>Pagina seguente</translation>
    </message>
    <message>
        <source>Page précédente</source>
        <translation>Pagina precedente</translation>
    </message>
    <message>
        <source>Texte plus grand</source>
        <translation>Testo più grande</translation>
    </message>
    <message>
        <source>Texte plus petit</source>
        <translation>Testo più piccolo</translation>
    </message>
    <message>
        <source>Changer de thème</source>
        <translation>Cambia tema</translation>
    </message>
    <message>
        <source>Fermer le tournoi</source>
        <translation>Chiudi il torneo</translation>
    </message>
    <message>
        <source>Journal du programme</source>
        <translation>Registro del programma</translation>
    </message>
    <message>
        <source>Quitter</source>
        <translation>Esci</translation>
    </message>
    <message>
        <source>Le coup en jeu</source>
        <translation>Il turno in gioco</translation>
    </message>
    <message>
        <source>Les bulletins</source>
        <translation>Le schede</translation>
    </message>
    <message>
        <source>Corriger</source>
        <translation>Correggere</translation>
    </message>
    <message>
        <source>La salle</source>
        <translation>La sala</translation>
    </message>
    <message>
        <source>La partie</source>
        <translation>La partita</translation>
    </message>
    <message>
        <source>Entraînement et formules</source>
        <translation>Allenamento e formule</translation>
    </message>
    <message>
        <source>Le programme</source>
        <translation>Il programma</translation>
    </message>
    <message>
        <source>Ouvrez d’abord un tournoi.</source>
        <translation>Aprite prima un torneo.</translation>
    </message>
    <message>
        <source>Reprendre le fichier</source>
        <translation>Riprendere il file</translation>
    </message>
    <message>
        <source>Montrer le tirage pendant la lecture</source>
        <translation>Mostrare l’estrazione durante la lettura</translation>
    </message>
    <message>
        <source>Asseoir les présents sans table</source>
        <translation>Far sedere i presenti senza tavolo</translation>
    </message>
    <message>
        <source>Continuer dans un autre fichier</source>
        <translation>Continuare in un altro file</translation>
    </message>
    <message>
        <source>Annuler le coup</source>
        <translation>Annulla il turno</translation>
    </message>
</context>
<context>
    <name>boxes</name>
    <message>
        <source>{0} {0:meilleur|meilleurs} de chacun</source>
        <translation>{0:il migliore|i migliori} {0} di ciascuno</translation>
    </message>
    <message>
        <source>tous leurs joueurs</source>
        <translation>tutti i giocatori</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>--messages : {language!r} n’est pas de {known}</source>
        <translation>--messages: {language!r} non è tra {known}</translation>
    </message>
    <message>
        <source>interrompu</source>
        <translation>interrotto</translation>
    </message>
    <message>
        <source>--only : pas de document {name!r} (il y a : {known})</source>
        <translation>--only: nessun documento {name!r} (ci sono: {known})</translation>
    </message>
    <message>
        <source>{file} : ouvert dans la fenêtre, les éditions n’y sont pas notées</source>
        <translation>{file}: aperto nella finestra, le edizioni non vi sono annotate</translation>
    </message>
    <message>
        <source>les éditions n’y sont pas notées</source>
        <translation>le edizioni non vi sono annotate</translation>
    </message>
    <message>
        <source>il n’y a pas de partie {number}</source>
        <translation>non c’è una partita {number}</translation>
    </message>
    <message>
        <source>players : il faut --read ou --write</source>
        <translation>players: serve --read o --write</translation>
    </message>
    <message>
        <source>aucune colonne de noms n’a été trouvée</source>
        <translation>nessuna colonna di nomi trovata</translation>
    </message>
    <message>
        <source>existe déjà</source>
        <translation>esiste già</translation>
    </message>
    <message>
        <source>--tables : {part!r} n’est pas une table (1-15,20 par exemple, 9999 au plus)</source>
        <translation>--tables: {part!r} non è un tavolo (per esempio 1-15,20, al massimo 9999)</translation>
    </message>
    <message>
        <source>ce n’est pas une partie enregistrée par Eliot</source>
        <translation>non è una partita salvata da Eliot</translation>
    </message>
    <message>
        <source>un format d’Eliot qui n’est pas connu</source>
        <translation>un formato di Eliot sconosciuto</translation>
    </message>
    <message>
        <source>aucun coup dedans</source>
        <translation>nessun turno</translation>
    </message>
    <message>
        <source>ce n’est pas un coup</source>
        <translation>non è un turno</translation>
    </message>
    <message>
        <source>laissé, {reason} : {text}</source>
        <translation>tralasciata, {reason}: {text}</translation>
    </message>
    <message>
        <source>{count} {count:autre ligne laissée|autres lignes laissées}</source>
        <translation>{count} {count:altra riga tralasciata|altre righe tralasciate}</translation>
    </message>
    <message>
        <source>une seule lettre</source>
        <translation>una sola lettera</translation>
    </message>
    <message>
        <source>plus de 15 lettres</source>
        <translation>più di 15 lettere</translation>
    </message>
    <message>
        <source>pas des lettres du jeu</source>
        <translation>non lettere del gioco</translation>
    </message>
    <message>
        <source>emploi : </source>
        <translation>uso: </translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>argomenti</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opzioni</translation>
    </message>
    <message>
        <source>montrer cette aide</source>
        <translation>mostrare questo aiuto</translation>
    </message>
    <message>
        <source>montrer la version</source>
        <translation>mostrare la versione</translation>
    </message>
    <message>
        <source>il manque : %s</source>
        <translation>manca: %s</translation>
    </message>
    <message>
        <source>arguments inconnus : %s</source>
        <translation>argomenti sconosciuti: %s</translation>
    </message>
    <message>
        <source>%(value)r n’est pas proposé (au choix : %(choices)s)</source>
        <translation>%(value)r non è tra le scelte (%(choices)s)</translation>
    </message>
    <message>
        <source>argument %(argument_name)s : %(message)s</source>
        <translation>argomento %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>valeur impossible : %(value)r</source>
        <translation>valore impossibile: %(value)r</translation>
    </message>
    <message>
        <source>il faut une valeur</source>
        <translation>serve un valore</translation>
    </message>
    <message>
        <source>il faut une valeur au plus</source>
        <translation>serve al massimo un valore</translation>
    </message>
    <message>
        <source>il faut au moins une valeur</source>
        <translation>serve almeno un valore</translation>
    </message>
    <message>
        <source>il faut %s valeur</source>
        <translation>serve %s valore</translation>
    </message>
    <message>
        <source>il faut %s valeurs</source>
        <translation>servono %s valori</translation>
    </message>
    <message>
        <source>pas avec l’argument %s</source>
        <translation>non con l’argomento %s</translation>
    </message>
    <message>
        <source>il faut l’un des arguments %s</source>
        <translation>serve uno degli argomenti %s</translation>
    </message>
    <message>
        <source>option ambiguë : %(option)s (%(matches)s)</source>
        <translation>opzione ambigua: %(option)s (%(matches)s)</translation>
    </message>
    <message>
        <source>cette option ne prend pas de valeur : %r</source>
        <translation>questa opzione non vuole valore: %r</translation>
    </message>
    <message>
        <source>commande inconnue : %(parser_name)r (au choix : %(choices)s)</source>
        <translation>comando sconosciuto: %(parser_name)r (scelte: %(choices)s)</translation>
    </message>
    <message>
        <source>option inattendue : %s</source>
        <translation>opzione inattesa: %s</translation>
    </message>
    <message>
        <source>ce n’est pas un texte en UTF-8</source>
        <translation>non è un testo in UTF-8</translation>
    </message>
    <message>
        <source>imbriqué trop profond</source>
        <translation>annidato troppo in profondità</translation>
    </message>
    <message>
        <source>il faut un objet JSON</source>
        <translation>serve un oggetto JSON</translation>
    </message>
    <message>
        <source>ce n’est pas du JSON : {text}</source>
        <translation>non è JSON: {text}</translation>
    </message>
    <message>
        <source>{key!r} manque</source>
        <translation>{key!r} manca</translation>
    </message>
    <message>
        <source>aucune liste de mots ne s’appelle {name!r} (il y a : {known})</source>
        <translation>nessuna lista di parole si chiama {name!r} (ci sono: {known})</translation>
    </message>
    <message>
        <source>pas de jeu de lettres pour la langue {language!r} (il y a : {known})</source>
        <translation>nessun gioco di lettere per la lingua {language!r} (ci sono: {known})</translation>
    </message>
    <message>
        <source>la liste de mots {name!r} est de la langue {language!r}, non {wanted!r}</source>
        <translation>la lista di parole {name!r} è della lingua {language!r}, non {wanted!r}</translation>
    </message>
    <message>
        <source>la liste de mots {name!r} a changé : {found} {found:mot|mots} au lieu de {expected}</source>
        <translation>la lista di parole {name!r} è cambiata: {found} {found:parola|parole} invece di {expected}</translation>
    </message>
    <message>
        <source>{name!r} ne peut être le nom d’une liste de mots (lettres, chiffres, espace . - + _, 40 au plus)</source>
        <translation>{name!r} non può essere il nome di una lista di parole (lettere, cifre, spazio . - + _, 40 al massimo)</translation>
    </message>
    <message>
        <source>une liste de mots s’appelle déjà {name!r}</source>
        <translation>una lista di parole si chiama già {name!r}</translation>
    </message>
    <message>
        <source>la liste de mots {name!r} vient avec le programme et reste</source>
        <translation>la lista di parole {name!r} viene con il programma e resta</translation>
    </message>
    <message>
        <source>{word!r} ne peut s’écrire avec les lettres du jeu</source>
        <translation>{word!r} non si può scrivere con le lettere del gioco</translation>
    </message>
    <message>
        <source>{path} : {error}</source>
        <translation>{path}: {error}</translation>
    </message>
    <message>
        <source>{file} : pas de tel fichier</source>
        <translation>{file}: il file non esiste</translation>
    </message>
    <message>
        <source>{file} : {error}</source>
        <translation>{file}: {error}</translation>
    </message>
    <message>
        <source>{file} : vide</source>
        <translation>{file}: vuoto</translation>
    </message>
    <message>
        <source>{file} : aucun mot dedans</source>
        <translation>{file}: nemmeno una parola</translation>
    </message>
    <message>
        <source>{file} : ce n’est pas un texte</source>
        <translation>{file}: non è un testo</translation>
    </message>
    <message>
        <source>{file} : mauvais encodage</source>
        <translation>{file}: codifica sbagliata</translation>
    </message>
    <message>
        <source>{file} : trop grand pour une liste de mots (limite {limit} {limit:octet|octets})</source>
        <translation>{file}: troppo grande per una lista di parole (limite {limit} byte)</translation>
    </message>
    <message>
        <source>{file} : fichier comprimé endommagé</source>
        <translation>{file}: file compresso danneggiato</translation>
    </message>
    <message>
        <source>liste {name}, {words} {words:mot|mots} : ce n’est pas la liste officielle d’une fédération</source>
        <translation>lista {name}, {words} {words:parola|parole}: non è la lista ufficiale di una federazione</translation>
    </message>
    <message>
        <source>{path} : {error} ; la liste compilée n’est pas gardée</source>
        <translation>{path}: {error}; la lista compilata non viene conservata</translation>
    </message>
    <message>
        <source>{letter!r} n’est pas une lettre du jeu {language}</source>
        <translation>{letter!r} non è una lettera del gioco {language}</translation>
    </message>
    <message>
        <source>[{letter}] : un jeton est en majuscules ou en minuscules, pas les deux</source>
        <translation>[{letter}]: una lettera è maiuscola o minuscola, non entrambe</translation>
    </message>
    <message>
        <source>un crochet n’est pas fermé dans {text!r}</source>
        <translation>una parentesi non è chiusa in {text!r}</translation>
    </message>
    <message>
        <source>une grille a 15 lignes, non {found}</source>
        <translation>un tabellone ha 15 righe, non {found}</translation>
    </message>
    <message>
        <source>la ligne {row} de la grille a {found} {found:case|cases}, non 15</source>
        <translation>la riga {row} del tabellone ha {found} {found:casella|caselle}, non 15</translation>
    </message>
    <message>
        <source>{text!r} n’est pas une référence comme H4 ou 4H</source>
        <translation>{text!r} non è un riferimento come H4 o 4H</translation>
    </message>
    <message>
        <source>la référence {text!r} est hors de la grille</source>
        <translation>il riferimento {text!r} è fuori dal tabellone</translation>
    </message>
    <message>
        <source>tirage de {found} {found:lettre|lettres}, {limit} au plus</source>
        <translation>{found} {found:lettera|lettere} nell’estrazione, {limit} al massimo</translation>
    </message>
    <message>
        <source>tirage de {found} {found:joker|jokers}, {limit} au plus</source>
        <translation>{found} jolly nell’estrazione, {limit} al massimo</translation>
    </message>
    <message>
        <source>lettres qui ne sont pas dans le sac : {letters}</source>
        <translation>lettere che non sono nel sacchetto: {letters}</translation>
    </message>
    <message>
        <source>le sac et le reliquat sont vides</source>
        <translation>il sacchetto e il resto sono vuoti</translation>
    </message>
    <message>
        <source>aucun autre tirage n’est possible</source>
        <translation>nessun’altra estrazione è possibile</translation>
    </message>
    <message>
        <source>aucun règlement ne s’appelle {value!r} (il y a : {allowed})</source>
        <translation>nessun regolamento si chiama {value!r} (ci sono: {allowed})</translation>
    </message>
    <message>
        <source>clé inconnue {key} (permises : {allowed})</source>
        <translation>chiave sconosciuta {key} (permesse: {allowed})</translation>
    </message>
    <message>
        <source>{key} : {value!r} (permis : {allowed})</source>
        <translation>{key}: {value!r} (permesso: {allowed})</translation>
    </message>
    <message>
        <source>{key} : ce n’est pas du TOML : {text}</source>
        <translation>{key}: non è TOML: {text}</translation>
    </message>
    <message>
        <source>ce n’est pas une partie : {key} manque ou est faux</source>
        <translation>non è una partita: {key} manca o è sbagliato</translation>
    </message>
    <message>
        <source>coup {n} : {key} : {value!r}</source>
        <translation>turno {n}: {key}: {value!r}</translation>
    </message>
    <message>
        <source>{key} : {value}</source>
        <translation>{key}: {value}</translation>
    </message>
    <message>
        <source>{word} ne peut être là ({why})</source>
        <translation>{word} non può stare lì ({why})</translation>
    </message>
    <message>
        <source>le tirage est illisible</source>
        <translation>l’estrazione è illeggibile</translation>
    </message>
    <message>
        <source>la table {table} a deux bulletins au même coup</source>
        <translation>il tavolo {table} ha due schede nello stesso turno</translation>
    </message>
    <message>
        <source>il n’y a pas de table {table}</source>
        <translation>non c’è un tavolo {table}</translation>
    </message>
    <message>
        <source>la table {table} ne doit pas de bulletin</source>
        <translation>il tavolo {table} non deve alcuna scheda</translation>
    </message>
    <message>
        <source>il n’y a pas de joueur {player}</source>
        <translation>non c’è un giocatore {player}</translation>
    </message>
    <message>
        <source>un joueur est à deux tables</source>
        <translation>un giocatore è a due tavoli</translation>
    </message>
    <message>
        <source>aucune partie ne peut satisfaire {name}</source>
        <translation>nessuna partita può soddisfare {name}</translation>
    </message>
    <message>
        <source>{path} : {reason}</source>
        <translation>{path}: {reason}</translation>
    </message>
    <message>
        <source>{path} : ce n’est pas un fichier de tournoi</source>
        <translation>{path}: non è un file di torneo</translation>
    </message>
    <message>
        <source>{path} : fait par une version plus récente du programme (format {version}, {known} est connu)</source>
        <translation>{path}: fatto da una versione più recente del programma (formato {version}, è noto {known})</translation>
    </message>
    <message>
        <source>{path} : ne peut être écrit</source>
        <translation>{path}: non si può scrivere</translation>
    </message>
    <message>
        <source>{path} : le disque est plein</source>
        <translation>{path}: il disco è pieno</translation>
    </message>
    <message>
        <source>{path} : un autre programme est en train de l’écrire</source>
        <translation>{path}: un altro programma lo sta scrivendo</translation>
    </message>
    <message>
        <source>{path} : pas de tel dossier</source>
        <translation>{path}: la cartella non esiste</translation>
    </message>
    <message>
        <source>{path} : existe déjà</source>
        <translation>{path}: esiste già</translation>
    </message>
    <message>
        <source>{path} : endommagé après l’enregistrement {good}</source>
        <translation>{path}: danneggiato dopo la registrazione {good}</translation>
    </message>
    <message>
        <source>{path} : l’enregistrement {seq} ne suit pas le précédent ; bon jusqu’à {good}</source>
        <translation>{path}: la registrazione {seq} non segue la precedente; buono fino a {good}</translation>
    </message>
    <message>
        <source>{path} : l’enregistrement {seq} ({record}) n’a pas de sens : {error}</source>
        <translation>{path}: la registrazione {seq} ({record}) non ha senso: {error}</translation>
    </message>
    <message>
        <source>{path} : le disque ne répond plus ; l’action est peut-être dans le fichier : {detail}</source>
        <translation>{path}: il disco non risponde più; l’azione forse è nel file: {detail}</translation>
    </message>
    <message>
        <source>un autre programme a écrit dans le fichier au même moment ; rien n’est changé, recommencez</source>
        <translation>un altro programma ha scritto nel file nello stesso momento; nulla è cambiato, riprovi</translation>
    </message>
    <message>
        <source>{path} : {detail}</source>
        <translation>{path}: {detail}</translation>
    </message>
    <message>
        <source>Le poste de l’arbitre de Scrabble duplicate. Sans commande : la fenêtre.</source>
        <translation>La postazione dell’arbitro di Scrabble duplicato. Senza comando: la finestra.</translation>
    </message>
    <message>
        <source>la langue de l’aide, des erreurs et des phrases (fr, en, it)</source>
        <translation>la lingua dell’aiuto, degli errori e delle frasi (fr, en, it)</translation>
    </message>
    <message>
        <source>la fenêtre, sur un fichier de tournoi s’il est donné</source>
        <translation>la finestra, su un file di torneo se è dato</translation>
    </message>
    <message>
        <source>une image d’un écran, sans affichage ; `shot list` écrit les noms de tous les écrans</source>
        <translation>un’immagine di una schermata, senza display; `shot list` scrive i nomi di tutte</translation>
    </message>
    <message>
        <source>les tops de positions données, comparés à ceux des lignes</source>
        <translation>i top di posizioni date, confrontati con quelli delle righe</translation>
    </message>
    <message>
        <source>toutes les solutions, la meilleure d’abord</source>
        <translation>tutte le soluzioni, la migliore per prima</translation>
    </message>
    <message>
        <source>les tops d’une position, pour un lecteur</source>
        <translation>i top di una posizione, per chi legge</translation>
    </message>
    <message>
        <source>15 lignes de 15 cases</source>
        <translation>15 righe di 15 caselle</translation>
    </message>
    <message>
        <source>listes de mots : list, info NOM, check NOM MOT..., build, remove NOM</source>
        <translation>liste di parole: list, info NOME, check NOME PAROLA..., build, remove NOME</translation>
    </message>
    <message>
        <source>toutes les listes de mots</source>
        <translation>tutte le liste di parole</translation>
    </message>
    <message>
        <source>les chiffres d’une liste</source>
        <translation>le cifre di una lista</translation>
    </message>
    <message>
        <source>ces mots sont-ils dans la liste ?</source>
        <translation>queste parole sono nella lista?</translation>
    </message>
    <message>
        <source>faire une liste à soi d’un fichier de texte</source>
        <translation>fare una propria lista da un file di testo</translation>
    </message>
    <message>
        <source>à la place de celle de ce nom</source>
        <translation>al posto di quella con questo nome</translation>
    </message>
    <message>
        <source>c’est la liste d’une fédération</source>
        <translation>è la lista di una federazione</translation>
    </message>
    <message>
        <source>ce n’en est pas une</source>
        <translation>non lo è</translation>
    </message>
    <message>
        <source>oublier une liste à soi</source>
        <translation>dimenticare una propria lista</translation>
    </message>
    <message>
        <source>les chiffres du solveur et de la session sur cette machine</source>
        <translation>le cifre del risolutore e della sessione su questa macchina</translation>
    </message>
    <message>
        <source>moins de répétitions</source>
        <translation>meno ripetizioni</translation>
    </message>
    <message>
        <source>recalculer des parties publiées</source>
        <translation>ricalcolare partite pubblicate</translation>
    </message>
    <message>
        <source>corriger des bulletins et comparer</source>
        <translation>correggere schede e confrontare</translation>
    </message>
    <message>
        <source>cas de solo, moyenne, avertissements, fin, égalité, tirage et autres</source>
        <translation>casi di solo, media, ammonizioni, fine, parità, estrazione e altri</translation>
    </message>
    <message>
        <source>tirer d’un sac selon les règles</source>
        <translation>estrarre da un sacchetto secondo le regole</translation>
    </message>
    <message>
        <source>jouer un tournoi d’exemple avec des joueurs inventés</source>
        <translation>giocare un torneo di esempio con giocatori inventati</translation>
    </message>
    <message>
        <source>jouer une salle de référence</source>
        <translation>giocare una sala di riferimento</translation>
    </message>
    <message>
        <source>préparer des parties selon des critères</source>
        <translation>preparare partite secondo criteri</translation>
    </message>
    <message>
        <source>la même graine donne les mêmes parties</source>
        <translation>lo stesso seme dà le stesse partite</translation>
    </message>
    <message>
        <source>processus (par défaut : tous les cœurs sauf un)</source>
        <translation>processi (predefinito: tutti i core meno uno)</translation>
    </message>
    <message>
        <source>renoncer après tant de parties jouées</source>
        <translation>rinunciare dopo tante partite giocate</translation>
    </message>
    <message>
        <source>tous les documents d’un tournoi</source>
        <translation>tutti i documenti di un torneo</translation>
    </message>
    <message>
        <source>ces documents seulement, par leur nom</source>
        <translation>solo questi documenti, per nome</translation>
    </message>
    <message>
        <source>le papier de l’imprimante</source>
        <translation>la carta della stampante</translation>
    </message>
    <message>
        <source>une partie enregistrée ou préparée d’un autre programme</source>
        <translation>una partita salvata o preparata di un altro programma</translation>
    </message>
    <message>
        <source>par défaut : sur la sortie</source>
        <translation>predefinito: sull’uscita</translation>
    </message>
    <message>
        <source>rejouer le journal d’un fichier et contrôler sa chaîne</source>
        <translation>rigiocare il registro di un file e controllarne la catena</translation>
    </message>
    <message>
        <source>le classement actuel</source>
        <translation>la classifica attuale</translation>
    </message>
    <message>
        <source>les joueurs d’un tournoi : lire une liste, ou l’écrire</source>
        <translation>i giocatori di un torneo: leggere un elenco o scriverlo</translation>
    </message>
    <message>
        <source>CSV, Excel ou OpenDocument, colonnes dans n’importe quel ordre</source>
        <translation>CSV, Excel o OpenDocument, colonne in qualsiasi ordine</translation>
    </message>
    <message>
        <source>dire ce que la liste contient sans rien changer</source>
        <translation>dire che cosa contiene l’elenco senza cambiare nulla</translation>
    </message>
    <message>
        <source>la copie d’un arbitre-correcteur, pour un autre portable de la salle</source>
        <translation>la copia di un arbitro correttore, per un altro portatile della sala</translation>
    </message>
    <message>
        <source>les tables qui deviennent celles de cet arbitre</source>
        <translation>i tavoli che diventano di questo arbitro</translation>
    </message>
    <message>
        <source>prendre dans un tournoi les bulletins des copies</source>
        <translation>prendere in un torneo le schede delle copie</translation>
    </message>
    <message>
        <source>réunir les fichiers de plusieurs centres qui ont joué les mêmes parties</source>
        <translation>riunire i file di più centri che hanno giocato le stesse partite</translation>
    </message>
    <message>
        <source>de toute l’épreuve</source>
        <translation>di tutta la gara</translation>
    </message>
    <message>
        <source>les solos centre par centre</source>
        <translation>i solo centro per centro</translation>
    </message>
    <message>
        <source>compte bien que ses tops diffèrent</source>
        <translation>conta benché i suoi top siano diversi</translation>
    </message>
    <message>
        <source>aurait dû envoyer un fichier</source>
        <translation>avrebbe dovuto inviare un file</translation>
    </message>
    <message>
        <source>le fichier de la fois d’avant : dit ce qui est arrivé après</source>
        <translation>il file della volta prima: dice che cosa è arrivato dopo</translation>
    </message>
    <message>
        <source>aussi .html, .xlsx ou .csv</source>
        <translation>anche .html, .xlsx o .csv</translation>
    </message>
    <message>
        <source>une archive des résultats à envoyer, et le texte du courriel</source>
        <translation>un archivio dei risultati da inviare e il testo del messaggio</translation>
    </message>
    <message>
        <source>la langue des documents (par défaut : celle de l’épreuve)</source>
        <translation>la lingua dei documenti (predefinita: quella della prova)</translation>
    </message>
    <message>
        <source>cumul du top au moins</source>
        <translation>totale del top almeno</translation>
    </message>
    <message>
        <source>cumul du top au plus</source>
        <translation>totale del top al massimo</translation>
    </message>
    <message>
        <source>nombre de scrabbles au moins</source>
        <translation>numero di scrabble almeno</translation>
    </message>
    <message>
        <source>jamais deux mots ou places au top</source>
        <translation>mai due parole o posizioni al top</translation>
    </message>
    <message>
        <source>aucun top avec un mot hors de cette liste</source>
        <translation>nessun top con una parola fuori da questa lista</translation>
    </message>
    <message>
        <source>chaque top se joue sans joker</source>
        <translation>ogni top si gioca senza jolly</translation>
    </message>
    <message>
        <source>points d’avance sur la solution suivante, pour --margin-share</source>
        <translation>punti sulla soluzione seguente, per --margin-share</translation>
    </message>
    <message>
        <source>part des coups (0-1) gagnés de plus de P, au moins</source>
        <translation>quota dei turni (0-1) vinti di più di P, almeno</translation>
    </message>
    <message>
        <source>il faut un nombre à partir de 1</source>
        <translation>serve un numero da 1 in su</translation>
    </message>
    <message>
        <source>il faut une taille comme 1366x768</source>
        <translation>serve una dimensione come 1366x768</translation>
    </message>
    <message>
        <source>aucune partie ne peut satisfaire {option}</source>
        <translation>nessuna partita può soddisfare {option}</translation>
    </message>
    <message>
        <source>aucune solution</source>
        <translation>nessuna soluzione</translation>
    </message>
    <message>
        <source>pas de tel fichier (arbitre --help donne les commandes)</source>
        <translation>il file non esiste (arbitre --help elenca i comandi)</translation>
    </message>
    <message>
        <source>pas d’affichage pour la fenêtre ; `arbitre demo --out DOSSIER` s’en passe</source>
        <translation>nessun display per la finestra; `arbitre demo --out CARTELLA` ne fa a meno</translation>
    </message>
    <message>
        <source>aucun écran ne s’appelle {name!r} (`arbitre shot list` donne les noms)</source>
        <translation>nessuna schermata si chiama {name!r} (`arbitre shot list` dà i nomi)</translation>
    </message>
    <message>
        <source>il manque : --out</source>
        <translation>manca: --out</translation>
    </message>
    <message>
        <source>même celles d’un autre arbitre</source>
        <translation>anche quelli di un altro arbitro</translation>
    </message>
    <message>
        <source>livrée</source>
        <translation>inclusa</translation>
    </message>
    <message>
        <source>officielle</source>
        <translation>ufficiale</translation>
    </message>
    <message>
        <source>à soi</source>
        <translation>propria</translation>
    </message>
    <message>
        <source>liste de mots {name}</source>
        <translation>lista di parole {name}</translation>
    </message>
    <message>
        <source>{tried} {tried:jouée|jouées}, {rate} par seconde</source>
        <translation>{tried} {tried:giocata|giocate}, {rate} al secondo</translation>
    </message>
    <message>
        <source>{moves} {moves:solution|solutions} ; {words} {words:mot atteint|mots atteignent} le top</source>
        <translation>{moves} {moves:soluzione|soluzioni}; {words} {words:parola raggiunge|parole raggiungono} il top</translation>
    </message>
    <message>
        <source>ce n’est pas un nom</source>
        <translation>non è un nome</translation>
    </message>
    <message>
        <source>ce n’est pas un fichier</source>
        <translation>non è un file</translation>
    </message>
    <message>
        <source>9999 points au plus</source>
        <translation>9999 pixel al massimo</translation>
    </message>
    <message>
        <source>{line} ; dessous : {below}</source>
        <translation>{line}; sotto: {below}</translation>
    </message>
    <message>
        <source>pourquoi un classement officiel change</source>
        <translation>perché una classifica ufficiale cambia</translation>
    </message>
    <message>
        <source>joueurs qui comptent par équipe ou club</source>
        <translation>giocatori che contano per squadra o circolo</translation>
    </message>
    <message>
        <source>les totaux des clubs, équipes, comités ou pays</source>
        <translation>i totali di circoli, squadre, comitati o paesi</translation>
    </message>
</context>
<context>
    <name>corrections</name>
    <message>
        <source>{0}e de la pile de {1}</source>
        <translation>n. {0} della pila di {1}</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <source>toutes les lettres sont posées</source>
        <translation>tutte le lettere sono posate</translation>
    </message>
    <message>
        <source>il ne reste qu’une lettre</source>
        <translation>resta una sola lettera</translation>
    </message>
    <message>
        <source>il ne reste que des voyelles</source>
        <translation>restano solo vocali</translation>
    </message>
    <message>
        <source>il ne reste que des consonnes</source>
        <translation>restano solo consonanti</translation>
    </message>
    <message>
        <source>plus aucun coup n’est jouable</source>
        <translation>nessuna mossa è più giocabile</translation>
    </message>
    <message>
        <source>aucun autre tirage n’est possible</source>
        <translation>nessun’altra estrazione è possibile</translation>
    </message>
    <message>
        <source>l’interruption a trop duré</source>
        <translation>l’interruzione è durata troppo</translation>
    </message>
    <message>
        <source>le nombre de coups prévu est joué</source>
        <translation>il numero di turni previsto è giocato</translation>
    </message>
    <message>
        <source>mort subite : il ne reste qu’un joueur</source>
        <translation>morte subitanea: resta un solo giocatore</translation>
    </message>
    <message>
        <source>il reste moins de lettres qu’un tirage</source>
        <translation>restano meno lettere di un’estrazione</translation>
    </message>
</context>
<context>
    <name>entry</name>
    <message>
        <source>Il n’y a pas de table {0}.</source>
        <translation>Non c’è il tavolo {0}.</translation>
    </message>
    <message>
        <source>La table {0} ne joue pas ce coup.</source>
        <translation>Il tavolo {0} non gioca questo turno.</translation>
    </message>
    <message>
        <source>La table {0} a déjà un bulletin.</source>
        <translation>Il tavolo {0} ha già una scheda.</translation>
    </message>
    <message>
        <source>La table {0} n’a pas encore de premier bulletin.</source>
        <translation>Il tavolo {0} non ha ancora una prima scheda.</translation>
    </message>
    <message>
        <source>« {0} » ne se lit pas : ni mot, ni référence, ni score, ni signe connu (F1).</source>
        <translation>«{0}» non si legge: né parola, né riferimento, né punteggio, né segno noto (F1).</translation>
    </message>
    <message>
        <source>Deux mots : un + entre deux solutions d’un même bulletin.</source>
        <translation>Due parole: un + tra due soluzioni della stessa scheda.</translation>
    </message>
    <message>
        <source>Deux scores : un seul est écrit sur le bulletin.</source>
        <translation>Due punteggi: sulla scheda ne è scritto uno solo.</translation>
    </message>
    <message>
        <source>Tapez le mot écrit.</source>
        <translation>Digitate la parola scritta.</translation>
    </message>
    <message>
        <source>« {0} » n’est pas une solution : Tab complète, ou tapez référence et score écrits.</source>
        <translation>«{0}» non è una soluzione: Tab completa, o digitate riferimento e punteggio scritti.</translation>
    </message>
    <message>
        <source>Aucun top n’est retenu pour ce coup : tapez la solution.</source>
        <translation>Nessun top è scelto per questo turno: digitate la soluzione.</translation>
    </message>
    <message>
        <source>Rien n’est choisi : une flèche prend le top, ou tapez ce qui est écrit.</source>
        <translation>Niente è scelto: una freccia prende il top, o digitate ciò che è scritto.</translation>
    </message>
    <message>
        <source>Ce signe se tape seul après la table.</source>
        <translation>Questo segno si digita da solo dopo il tavolo.</translation>
    </message>
    <message>
        <source>Tapez les tables : 3 7 12-18.</source>
        <translation>Digitate i tavoli: 3 7 12-18.</translation>
    </message>
    <message>
        <source>Il n’y a pas de bulletin gardé nº {0}.</source>
        <translation>Non c’è la scheda tenuta n. {0}.</translation>
    </message>
    <message>
        <source>Aucun nom ne commence par « {0} ».</source>
        <translation>Nessun nome comincia con «{0}».</translation>
    </message>
    <message>
        <source>Plusieurs noms commencent ainsi.</source>
        <translation>Più nomi cominciano così.</translation>
    </message>
    <message>
        <source>Le total saisi est {0} : la feuille ne tombe pas juste.</source>
        <translation>Il totale inserito è {0}: il foglio non torna.</translation>
    </message>
    <message>
        <source>Tapez un nombre.</source>
        <translation>Digitate un numero.</translation>
    </message>
    <message>
        <source>référence manquante</source>
        <translation>riferimento mancante</translation>
    </message>
    <message>
        <source>référence de la solution</source>
        <translation>riferimento della soluzione</translation>
    </message>
    <message>
        <source>score manquant</source>
        <translation>punteggio mancante</translation>
    </message>
    <message>
        <source>score de la solution</source>
        <translation>punteggio della soluzione</translation>
    </message>
    <message>
        <source>Deux références ou deux sens : un seul est écrit sur le bulletin.</source>
        <translation>Due riferimenti o due direzioni: sulla scheda ce n’è una sola.</translation>
    </message>
    <message>
        <source>« {0} » est collé : séparez mot, référence et score par des espaces.</source>
        <translation>«{0}» è attaccato: separa parola, riferimento e punteggio con spazi.</translation>
    </message>
    <message>
        <source>« {0} » et le signe « sans référence ni raccord » se contredisent.</source>
        <translation>«{0}» contraddice il segno «né riferimento né lettere di raccordo».</translation>
    </message>
    <message>
        <source>Après « = », la solution d’abord, puis les tables.</source>
        <translation>Dopo «=», prima la soluzione, poi i tavoli.</translation>
    </message>
    <message>
        <source>Pas de bulletins à ce coup : &gt; coup, espace, table, puis le bulletin.</source>
        <translation>Nessuna scheda per quel turno: &gt; turno, spazio, tavolo, poi la scheda.</translation>
    </message>
    <message>
        <source>« {0} » peut être écrit sur le bulletin : tapez {1} si le joueur s’en va, ou la place et le score.</source>
        <translation>«{0}» può essere scritta sulla scheda: digitate {1} se il giocatore se ne va, oppure posto e punteggio.</translation>
    </message>
    <message>
        <source>Cette copie n’a pas la table {0} : son bulletin va à l’arbitre de la table.</source>
        <translation>Questa copia non ha il tavolo {0}: la sua scheda va all’arbitro del tavolo.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>Aucune partie n’est ouverte.</source>
        <translation>Nessuna partita è aperta.</translation>
    </message>
    <message>
        <source>Ce n’est pas le moment : le coup est « {step} ».</source>
        <translation>Non è il momento: il turno è «{step}».</translation>
    </message>
    <message>
        <source>Un coup est en cours : révélez-le ou annulez-le d’abord.</source>
        <translation>Un turno è in corso: svelatelo o annullatelo prima.</translation>
    </message>
    <message>
        <source>La partie {game} est en cours.</source>
        <translation>La partita {game} è in corso.</translation>
    </message>
    <message>
        <source>La partie est finie : {reason}.</source>
        <translation>La partita è finita: {reason}.</translation>
    </message>
    <message>
        <source>Il n’y a rien à annuler.</source>
        <translation>Non c’è niente da annullare.</translation>
    </message>
    <message>
        <source>Il n’y a rien à rétablir.</source>
        <translation>Non c’è niente da ripristinare.</translation>
    </message>
    <message>
        <source>Ce fichier contient déjà le tournoi « {name} ».</source>
        <translation>Questo file contiene già il torneo «{name}».</translation>
    </message>
    <message>
        <source>Tirage refusé : {problems}</source>
        <translation>Estrazione rifiutata: {problems}</translation>
    </message>
    <message>
        <source>{word} n’est pas une solution de ce coup.</source>
        <translation>{word} non è una soluzione di questo turno.</translation>
    </message>
    <message>
        <source>{word} ne peut pas se poser là.</source>
        <translation>{word} non si può posare lì.</translation>
    </message>
    <message>
        <source>Aucun top n’est retenu.</source>
        <translation>Nessun top è scelto.</translation>
    </message>
    <message>
        <source>« {letter} » n’est pas une lettre de ce jeu.</source>
        <translation>«{letter}» non è una lettera di questo gioco.</translation>
    </message>
    <message>
        <source>« {letter} » mêle majuscules et minuscules.</source>
        <translation>«{letter}» mescola maiuscole e minuscole.</translation>
    </message>
    <message>
        <source>Un crochet n’est pas fermé dans « {text} ».</source>
        <translation>Una parentesi non è chiusa in «{text}».</translation>
    </message>
    <message>
        <source>« {text} » n’est pas une référence (H4 ou 4H).</source>
        <translation>«{text}» non è un riferimento (H4 o 4H).</translation>
    </message>
    <message>
        <source>« {text} » sort de la grille.</source>
        <translation>«{text}» esce dal tabellone.</translation>
    </message>
    <message>
        <source>« {text} » n’est pas un tirage.</source>
        <translation>«{text}» non è un’estrazione.</translation>
    </message>
    <message>
        <source>Le sac est vide.</source>
        <translation>Il sacchetto è vuoto.</translation>
    </message>
    <message>
        <source>Aucun autre tirage n’est possible.</source>
        <translation>Nessun’altra estrazione è possibile.</translation>
    </message>
    <message>
        <source>« {word} » n’est pas un mot.</source>
        <translation>«{word}» non è una parola.</translation>
    </message>
    <message>
        <source>La table {table} a déjà un bulletin pour ce coup.</source>
        <translation>Il tavolo {table} ha già una scheda per questo turno.</translation>
    </message>
    <message>
        <source>La table {table} n’a pas de bulletin pour ce coup.</source>
        <translation>Il tavolo {table} non ha schede per questo turno.</translation>
    </message>
    <message>
        <source>Il n’y a pas de bulletin gardé nº {key}.</source>
        <translation>Non c’è la scheda tenuta n. {key}.</translation>
    </message>
    <message>
        <source>La table {table} ne joue pas ce coup.</source>
        <translation>Il tavolo {table} non gioca questo turno.</translation>
    </message>
    <message>
        <source>Il n’y a pas de table {table}.</source>
        <translation>Non c’è il tavolo {table}.</translation>
    </message>
    <message>
        <source>{points} n’est pas un nombre de points.</source>
        <translation>{points} non è un numero di punti.</translation>
    </message>
    <message>
        <source>« {answer} » ne répond pas à la question.</source>
        <translation>«{answer}» non risponde alla domanda.</translation>
    </message>
    <message>
        <source>Des bulletins sans numéro attendent leur table : {keys}. F7 écarte celui qui n’est à personne.</source>
        <translation>Schede senza numero aspettano il loro tavolo: {keys}. F7 scarta quella che non è di nessuno.</translation>
    </message>
    <message>
        <source>Ce coup n’est pas clos.</source>
        <translation>Questo turno non è chiuso.</translation>
    </message>
    <message>
        <source>La table {table} n’a pas d’avertissement de conduite à ce coup.</source>
        <translation>Il tavolo {table} non ha ammonizioni per condotta in questo turno.</translation>
    </message>
    <message>
        <source>Le bulletin de la table {table} n’est pas contesté.</source>
        <translation>La scheda del tavolo {table} non è contestata.</translation>
    </message>
    <message>
        <source>La table {table} n’a pas de second marquage.</source>
        <translation>Il tavolo {table} non ha una seconda correzione.</translation>
    </message>
    <message>
        <source>Des contestations attendent une décision : {claims}.</source>
        <translation>Reclami attendono una decisione: {claims}.</translation>
    </message>
    <message>
        <source>{name} est déjà inscrit.</source>
        <translation>{name} è già iscritto.</translation>
    </message>
    <message>
        <source>Un joueur sans nom ne s’inscrit pas.</source>
        <translation>Un giocatore senza nome non si iscrive.</translation>
    </message>
    <message>
        <source>Ce joueur n’est pas inscrit.</source>
        <translation>Questo giocatore non è iscritto.</translation>
    </message>
    <message>
        <source>{name} a des bulletins : il ne peut plus être retiré.</source>
        <translation>{name} ha delle schede: non si può più rimuovere.</translation>
    </message>
    <message>
        <source>Les deux joueurs sont assis dans la partie {game}.</source>
        <translation>Entrambi i giocatori sono seduti nella partita {game}.</translation>
    </message>
    <message>
        <source>Un joueur est assis à deux tables.</source>
        <translation>Un giocatore è seduto a due tavoli.</translation>
    </message>
    <message>
        <source>Le joueur de la table {table} n’est pas parti.</source>
        <translation>Il giocatore del tavolo {table} non è uscito.</translation>
    </message>
    <message>
        <source>Ces joueurs ne sont pas à égalité.</source>
        <translation>Questi giocatori non sono in parità.</translation>
    </message>
    <message>
        <source>La table {table} est prise.</source>
        <translation>Il tavolo {table} è occupato.</translation>
    </message>
    <message>
        <source>Les {turns} {turns:coup|coups} de la partie préparée {turns:est joué|sont joués}. La suite ?</source>
        <translation>{turns} {turns:turno|turni} della partita preparata {turns:giocato|giocati}: finita. E ora?</translation>
    </message>
    <message>
        <source>La partie de la salle n’est plus la partie préparée : son coup {turn} ne se joue pas ici. La suite ?</source>
        <translation>La partita della sala non è più quella preparata: il suo turno {turn} qui non si gioca. E ora?</translation>
    </message>
    <message>
        <source>La partie préparée a un autre tirage pour ce coup : motivez.</source>
        <translation>La partita preparata ha un’altra estrazione per questo turno: dare un motivo.</translation>
    </message>
    <message>
        <source>Coup {turn} : dites d’abord lequel est joué, le coup imposé ou notre top.</source>
        <translation>Turno {turn}: dire prima quale si gioca, la soluzione imposta o il nostro top.</translation>
    </message>
    <message>
        <source>Arrêté : rien n’est changé.</source>
        <translation>Interrotto: niente è cambiato.</translation>
    </message>
    <message>
        <source>Aucun coup n’est joué : il n’y a pas de résultats à envoyer.</source>
        <translation>Nessun turno è stato giocato: non ci sono risultati da inviare.</translation>
    </message>
    <message>
        <source>L’écriture est refusée : {path} {reason}{detail}</source>
        <translation>La scrittura è rifiutata: {path} {reason}{detail}</translation>
    </message>
    <message>
        <source>Le fichier ne se lit pas : {path} {detail}</source>
        <translation>Il file non si legge: {path} {detail}</translation>
    </message>
    <message>
        <source>Cet ancien classeur (.xls) s’enregistre d’abord en .xlsx : {path}</source>
        <translation>Salvate prima questa vecchia cartella (.xls) come .xlsx: {path}</translation>
    </message>
    <message>
        <source>Le classeur n’a pas de feuille « {sheet} ».</source>
        <translation>La cartella di lavoro non ha il foglio «{sheet}».</translation>
    </message>
    <message>
        <source>« {text} » n’est pas une heure (17:30, +30).</source>
        <translation>«{text}» non è un’ora (17:30, +30).</translation>
    </message>
    <message>
        <source>La place du top manque : « {text} ».</source>
        <translation>Manca la posizione del top: «{text}».</translation>
    </message>
    <message>
        <source>Catégorie {category} : âges de {low} à {high} impossibles.</source>
        <translation>Categoria {category}: età da {low} a {high} impossibili.</translation>
    </message>
    <message>
        <source>Les catégories {category} et {other} se chevauchent à {age} ans.</source>
        <translation>Le categorie {category} e {other} si sovrappongono a {age} anni.</translation>
    </message>
    <message>
        <source>La table des catégories ne se lit pas : {detail}</source>
        <translation>La tabella delle categorie non si legge: {detail}</translation>
    </message>
    <message>
        <source>L’arbitre joue ce coup à la table {table} : rendez d’abord son bulletin.</source>
        <translation>L’arbitro gioca questo turno al tavolo {table}: restituite prima la sua scheda.</translation>
    </message>
    <message>
        <source>L’arbitre ne joue pas cette partie.</source>
        <translation>L’arbitro non gioca questa partita.</translation>
    </message>
    <message>
        <source>La table {table} est celle de l’arbitre : son bulletin est scellé.</source>
        <translation>Il tavolo {table} è quello dell’arbitro: la sua scheda è sigillata.</translation>
    </message>
    <message>
        <source>Le bulletin de la table {table} est scellé et le temps écoulé.</source>
        <translation>La scheda del tavolo {table} è sigillata e il tempo è scaduto.</translation>
    </message>
    <message>
        <source>La table {table} n’a pas scellé de bulletin.</source>
        <translation>Il tavolo {table} non ha sigillato schede.</translation>
    </message>
    <message>
        <source>Le bulletin scellé de la table {table} n’est plus ici : closez le coup.</source>
        <translation>La scheda sigillata del tavolo {table} non è più qui: chiudete il turno.</translation>
    </message>
    <message>
        <source>Le bulletin ne peut pas être scellé, le disque refuse : {error}</source>
        <translation>La scheda non si può sigillare, il disco rifiuta: {error}</translation>
    </message>
    <message>
        <source>Il faut au moins deux joueurs à départager.</source>
        <translation>Servono almeno due giocatori da spareggiare.</translation>
    </message>
    <message>
        <source>Cette partie n’a encore départagé personne.</source>
        <translation>Questa partita non ha ancora spareggiato nessuno.</translation>
    </message>
    <message>
        <source>Cette partie ne se joue pas en topping.</source>
        <translation>Questa partita non si gioca in topping.</translation>
    </message>
    <message>
        <source>« {text} » n’est pas un temps (3:00, 2:30, 90).</source>
        <translation>«{text}» non è un tempo (3:00, 2:30, 90).</translation>
    </message>
    <message>
        <source>« {text} » : ce temps n’est pas possible.</source>
        <translation>«{text}»: questo tempo non è possibile.</translation>
    </message>
    <message>
        <source>La liste de mots « {name} » n’est pas sur cet ordinateur. Listes connues : {known}.</source>
        <translation>La lista di parole «{name}» non è su questo computer. Liste conosciute: {known}.</translation>
    </message>
    <message>
        <source>Il n’y a pas de jeu de lettres « {language} ».</source>
        <translation>Non c’è un gioco di lettere «{language}».</translation>
    </message>
    <message>
        <source>La liste « {name} » est d’une autre langue que le jeu de lettres.</source>
        <translation>La lista «{name}» è di una lingua diversa dal gioco di lettere.</translation>
    </message>
    <message>
        <source>Le fichier est introuvable. {file}{path}</source>
        <translation>Il file non si trova. {file}{path}</translation>
    </message>
    <message>
        <source>Le fichier ne se lit pas. {file}{path} {error}</source>
        <translation>Il file non si legge. {file}{path} {error}</translation>
    </message>
    <message>
        <source>Le fichier est vide. {file}{path}</source>
        <translation>Il file è vuoto. {file}{path}</translation>
    </message>
    <message>
        <source>Le fichier {file} ne contient aucun mot.</source>
        <translation>Il file {file} non contiene parole.</translation>
    </message>
    <message>
        <source>Le fichier {file} n’est pas du texte.</source>
        <translation>Il file {file} non è testo.</translation>
    </message>
    <message>
        <source>L’encodage du fichier {file} n’est pas reconnu.</source>
        <translation>La codifica del file {file} non è riconosciuta.</translation>
    </message>
    <message>
        <source>Le fichier {file} est trop gros pour une liste de mots.</source>
        <translation>Il file {file} è troppo grande per una lista di parole.</translation>
    </message>
    <message>
        <source>Le fichier {file} ne se décompresse pas.</source>
        <translation>Il file {file} non si decomprime.</translation>
    </message>
    <message>
        <source>« {name} » ne convient pas comme nom de liste.</source>
        <translation>«{name}» non va bene come nome di lista.</translation>
    </message>
    <message>
        <source>Il y a déjà une liste « {name} ».</source>
        <translation>C’è già una lista «{name}».</translation>
    </message>
    <message>
        <source>La liste « {name} » est livrée avec le programme et reste.</source>
        <translation>La lista «{name}» è fornita con il programma e resta.</translation>
    </message>
    <message>
        <source>« {word} » ne s’écrit pas avec ces lettres.</source>
        <translation>«{word}» non si scrive con queste lettere.</translation>
    </message>
    <message>
        <source>« {name} » n’est pas la liste de la fédération.</source>
        <translation>«{name}» non è la lista della federazione.</translation>
    </message>
    <message>
        <source>La liste compilée ne peut pas être gardée dans {path} : {error}.</source>
        <translation>La lista compilata non si può conservare in {path}: {error}.</translation>
    </message>
    <message>
        <source>{path} n’est pas un fichier de tournoi.</source>
        <translation>{path} non è un file di torneo.</translation>
    </message>
    <message>
        <source>Le fichier a été modifié ou abîmé à l’enregistrement {seq}. {path}</source>
        <translation>Il file è stato modificato o danneggiato alla registrazione {seq}. {path}</translation>
    </message>
    <message>
        <source>Le fichier vient d’une version plus récente du programme ({version}). {path}</source>
        <translation>Il file viene da una versione più recente del programma ({version}). {path}</translation>
    </message>
    <message>
        <source>Le fichier existe déjà : {path}</source>
        <translation>Il file esiste già: {path}</translation>
    </message>
    <message>
        <source>Le fichier est ouvert ailleurs : {path} {detail}</source>
        <translation>Il file è aperto altrove: {path} {detail}</translation>
    </message>
    <message>
        <source>Le fichier ou le dossier est en lecture seule : {path}</source>
        <translation>Il file o la cartella è in sola lettura: {path}</translation>
    </message>
    <message>
        <source>Le disque est plein ; rien n’a été enregistré : {path}</source>
        <translation>Il disco è pieno; niente è stato registrato: {path}</translation>
    </message>
    <message>
        <source>Le dossier n’existe pas : {path}</source>
        <translation>La cartella non esiste: {path}</translation>
    </message>
    <message>
        <source>Le disque refuse ; rien n’a été enregistré : {path} {detail}</source>
        <translation>Il disco rifiuta; niente è stato registrato: {path} {detail}</translation>
    </message>
    <message>
        <source>Un autre poste vient d’écrire : recommencez.</source>
        <translation>Un’altra postazione ha appena scritto: riprovate.</translation>
    </message>
    <message>
        <source>Le fichier contient un fait inconnu de cette version : {record}.</source>
        <translation>Il file contiene un fatto sconosciuto a questa versione: {record}.</translation>
    </message>
    <message>
        <source>Un fait du fichier n’est pas à sa place.</source>
        <translation>Un fatto del file non è al suo posto.</translation>
    </message>
    <message>
        <source>Le dossier {path} refuse l’écriture : {error}.</source>
        <translation>La cartella {path} rifiuta la scrittura: {error}.</translation>
    </message>
    <message>
        <source>Clé inconnue « {key} » dans le règlement.</source>
        <translation>Chiave sconosciuta «{key}» nel regolamento.</translation>
    </message>
    <message>
        <source>La valeur de « {key} » ne convient pas : {value}.</source>
        <translation>Il valore di «{key}» non va bene: {value}.</translation>
    </message>
    <message>
        <source>Impossible ({0}). {1}</source>
        <translation>Impossibile ({0}). {1}</translation>
    </message>
    <message>
        <source>Un autre programme vient d’écrire dans ce fichier ; c’est relu : regardez, puis recommencez.</source>
        <translation>Un altro programma ha appena scritto in questo file; è stato riletto: guardate, poi riprovate.</translation>
    </message>
    <message>
        <source>L’enregistrement {seq} du fichier ({record}) n’a pas de sens : rien n’est changé. {path}</source>
        <translation>La registrazione {seq} del file ({record}) non ha senso: niente è cambiato. {path}</translation>
    </message>
    <message>
        <source>Le disque ne répond plus ; l’action est peut-être enregistrée : rouvrez le fichier et regardez. {path}</source>
        <translation>Il disco non risponde più; questa azione è forse registrata: riaprite il file e guardate. {path}</translation>
    </message>
    <message>
        <source>{found} {found:lettre|lettres} : le solveur en prend {limit} au plus.</source>
        <translation>{found} {found:lettera|lettere}: il risolutore ne prende al massimo {limit}.</translation>
    </message>
    <message>
        <source>{found} {found:joker|jokers} : le solveur en prend {limit} au plus.</source>
        <translation>{found} jolly: il risolutore ne prende al massimo {limit}.</translation>
    </message>
    <message>
        <source>La grille a {found} {found:rangée|rangées} au lieu de 15.</source>
        <translation>Il tabellone ha {found} {found:riga|righe} invece di 15.</translation>
    </message>
    <message>
        <source>La rangée {row} a {found} {found:case|cases} au lieu de 15.</source>
        <translation>La riga {row} ha {found} {found:casella|caselle} invece di 15.</translation>
    </message>
    <message>
        <source>{tables:A déjà un bulletin : table|Ont déjà un bulletin : tables} {tables}.</source>
        <translation>{tables:Ha già una scheda: tavolo|Hanno già una scheda: tavoli} {tables}.</translation>
    </message>
    <message>
        <source>Mort subite : il manque {tables:le bulletin de la table|les bulletins des tables} {tables}.</source>
        <translation>Morte subitanea: {tables:manca la scheda del tavolo|mancano le schede dei tavoli} {tables}.</translation>
    </message>
    <message>
        <source>{word} demande {letters:une lettre absente|des lettres absentes} du tirage : {letters}.</source>
        <translation>{word} richiede {letters:una lettera assente|lettere assenti} dall’estrazione: {letters}.</translation>
    </message>
    <message>
        <source>La liste « {name} » a changé : {expected} {expected:mot|mots} au début de la partie, {found} ici.</source>
        <translation>La lista “{name}” è cambiata: {expected} {expected:parola|parole} all’inizio della partita, {found} qui.</translation>
    </message>
    <message>
        <source>Le fichier est abîmé : {good} {good:enregistrement sûr|enregistrements sûrs}, {found} {found:lisible|lisibles}. {path}{name}</source>
        <translation>Il file è danneggiato: {good} {good:registrazione sicura|registrazioni sicure}, {found} {found:leggibile|leggibili}. {path}{name}</translation>
    </message>
    <message>
        <source>Le fichier {path} a été renommé, enlevé ou remplacé : rien n’y est plus écrit.</source>
        <translation>Il file {path} è stato rinominato, tolto o sostituito: non vi si scrive più nulla.</translation>
    </message>
    <message>
        <source>C’est la copie d’un marqueur ({name}) : elle ne tire pas. Tapez le tirage annoncé.</source>
        <translation>Questa è la copia di un correttore ({name}): non estrae. Digitare le lettere annunciate.</translation>
    </message>
    <message>
        <source>Les tirages de la partie préparée ne sont pas dans ce fichier : tapez le tirage annoncé.</source>
        <translation>Le estrazioni della partita preparata non sono in questo file: digitare le lettere annunciate.</translation>
    </message>
    <message>
        <source>La salle l’a vu ou entendu : cela ne s’annule plus. Pour revenir en arrière, annulez le coup.</source>
        <translation>La sala l’ha visto o sentito: non si annulla più. Per tornare indietro, annullate il turno.</translation>
    </message>
    <message>
        <source>Aucun mot n’est jouable avec ce tirage : annulez le coup et retirez tout.</source>
        <translation>Nessuna parola è giocabile con questa estrazione: annullate il turno ed estraete di nuovo tutto.</translation>
    </message>
    <message>
        <source>{name} est à la table {table} et la perdrait ; {slips} {slips:bulletin changerait|bulletins changeraient} de joueur ({points} {points:point|points}). Table libre : {free}.</source>
        <translation>{name} è al tavolo {table} e lo perderebbe; {slips} {slips:scheda cambierebbe|schede cambierebbero} giocatore ({points} {points:punto|punti}). Tavolo libero: {free}.</translation>
    </message>
    <message>
        <source>{name} a {slips} {slips:bulletin|bulletins} à la table {table} depuis ce coup ({points} {points:point|points}) : {slips:il ne serait|ils ne seraient} plus à personne.</source>
        <translation>{name} ha {slips} {slips:scheda|schede} al tavolo {table} da questo turno ({points} {points:punto|punti}): non {slips:sarebbe|sarebbero} più di nessuno.</translation>
    </message>
    <message>
        <source>{name} est à la table {table} et n’en aurait plus.</source>
        <translation>{name} è al tavolo {table} e non ne avrebbe più.</translation>
    </message>
    <message>
        <source>{name} {licence} est déjà inscrit : deux joueurs se confondraient.</source>
        <translation>{name} {licence} è già iscritto: due giocatori si confonderebbero.</translation>
    </message>
    <message>
        <source>La table {table} est à l’arbitre {arbiter} : cette copie est celle de {name}.</source>
        <translation>Il tavolo {table} è dell’arbitro {arbiter}: questa copia è di {name}.</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>Coups</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Bulletins</source>
        <translation>Schede</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Correzioni</translation>
    </message>
    <message>
        <source>Joueurs et tables</source>
        <translation>Giocatori e tavoli</translation>
    </message>
    <message>
        <source>Parties et mots</source>
        <translation>Partite e parole</translation>
    </message>
    <message>
        <source>Classements et papiers</source>
        <translation>Classifiche e carte</translation>
    </message>
    <message>
        <source>Annulations</source>
        <translation>Annullamenti</translation>
    </message>
    <message>
        <source>coup {0}</source>
        <translation>turno {0}</translation>
    </message>
    <message>
        <source>partie {0}, {1}</source>
        <translation>partita {0}, {1}</translation>
    </message>
    <message>
        <source>table {0}</source>
        <translation>tavolo {0}</translation>
    </message>
    <message>
        <source>Écrit : {0}</source>
        <translation>Scritto: {0}</translation>
    </message>
    <message>
        <source>Payé : {0}</source>
        <translation>Assegnato: {0}</translation>
    </message>
    <message>
        <source>Bulletin nº {0} de la liasse sur {1}, par ordre de saisie</source>
        <translation>Scheda n. {0} del mazzo su {1}, in ordine di inserimento</translation>
    </message>
    <message>
        <source>Décision de l’arbitre : {0}</source>
        <translation>Decisione dell’arbitro: {0}</translation>
    </message>
    <message>
        <source>Tranché : {0}</source>
        <translation>Deciso: {0}</translation>
    </message>
    <message>
        <source>Document sorti : {0}</source>
        <translation>Documento uscito: {0}</translation>
    </message>
    <message>
        <source>{0} : bulletin de l’arbitre scellé ({1}…)</source>
        <translation>{0}: scheda dell’arbitro sigillata ({1}…)</translation>
    </message>
    <message>
        <source>{0} : scellé ouvert, secret {1}</source>
        <translation>{0}: sigillo aperto, segreto {1}</translation>
    </message>
    <message>
        <source>L’arbitre ne joue plus</source>
        <translation>L’arbitro non gioca più</translation>
    </message>
    <message>
        <source>L’arbitre joue aussi, {0}</source>
        <translation>Anche l’arbitro gioca, {0}</translation>
    </message>
    <message>
        <source>bulletin corrigé en {0}</source>
        <translation>scheda corretta in {0}</translation>
    </message>
    <message>
        <source>bulletin retiré</source>
        <translation>scheda tolta</translation>
    </message>
    <message>
        <source>bulletin rendu à la {0}</source>
        <translation>scheda restituita al {0}</translation>
    </message>
    <message>
        <source>bulletin sans table nº {0} : {1}</source>
        <translation>scheda senza tavolo n. {0}: {1}</translation>
    </message>
    <message>
        <source>bulletin sans table nº {0} écarté</source>
        <translation>scheda senza tavolo n. {0} scartata</translation>
    </message>
    <message>
        <source>bulletin sans table nº {0} repris</source>
        <translation>scheda senza tavolo n. {0} ripresa</translation>
    </message>
    <message>
        <source>corrigés de nouveau : {0}</source>
        <translation>corrette di nuovo: {0}</translation>
    </message>
    <message>
        <source>retour à la décision du règlement</source>
        <translation>ritorno alla decisione del regolamento</translation>
    </message>
    <message>
        <source>décision de l’arbitre : {0}</source>
        <translation>decisione dell’arbitro: {0}</translation>
    </message>
    <message>
        <source>zéro de conduite</source>
        <translation>zero per condotta</translation>
    </message>
    <message>
        <source>avertissement de conduite</source>
        <translation>ammonizione per condotta</translation>
    </message>
    <message>
        <source>mesure de conduite levée</source>
        <translation>misura per condotta revocata</translation>
    </message>
    <message>
        <source>billets imprimés, {0}</source>
        <translation>biglietti stampati, {0}</translation>
    </message>
    <message>
        <source>billets remis, {0}</source>
        <translation>biglietti consegnati, {0}</translation>
    </message>
    <message>
        <source>non remis, {0}</source>
        <translation>non consegnati, {0}</translation>
    </message>
    <message>
        <source>second marquage {0}</source>
        <translation>seconda correzione {0}</translation>
    </message>
    <message>
        <source>écart tranché : {0}</source>
        <translation>differenza decisa: {0}</translation>
    </message>
    <message>
        <source>contestation</source>
        <translation>reclamo</translation>
    </message>
    <message>
        <source>contestation tranchée</source>
        <translation>reclamo deciso</translation>
    </message>
    <message>
        <source>Annulation</source>
        <translation>Annullamento</translation>
    </message>
    <message>
        <source>Rétablissement</source>
        <translation>Ripristino</translation>
    </message>
    <message>
        <source>Tournoi « {0} » ouvert</source>
        <translation>Torneo «{0}» aperto</translation>
    </message>
    <message>
        <source>Tournoi modifié : {0}</source>
        <translation>Torneo modificato: {0}</translation>
    </message>
    <message>
        <source>Joueur inscrit : {0}</source>
        <translation>Giocatore iscritto: {0}</translation>
    </message>
    <message>
        <source>présent</source>
        <translation>presente</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>assente</translation>
    </message>
    <message>
        <source>Fiche modifiée : {0} ({1})</source>
        <translation>Dati modificati: {0} ({1})</translation>
    </message>
    <message>
        <source>Joueur retiré : {0}</source>
        <translation>Giocatore rimosso: {0}</translation>
    </message>
    <message>
        <source>Mot admis pour l’épreuve : {0}</source>
        <translation>Parola ammessa per la gara: {0}</translation>
    </message>
    <message>
        <source>Mot refusé pour l’épreuve : {0}</source>
        <translation>Parola respinta per la gara: {0}</translation>
    </message>
    <message>
        <source>Mot rendu à la liste : {0}</source>
        <translation>Parola restituita alla lista: {0}</translation>
    </message>
    <message>
        <source>ouvert</source>
        <translation>aperto</translation>
    </message>
    <message>
        <source>provisoire jusqu’à {0}</source>
        <translation>provvisorio fino alle {0}</translation>
    </message>
    <message>
        <source>provisoire</source>
        <translation>provvisorio</translation>
    </message>
    <message>
        <source>officiel</source>
        <translation>ufficiale</translation>
    </message>
    <message>
        <source>définitif</source>
        <translation>definitivo</translation>
    </message>
    <message>
        <source>Classement de la partie {0}</source>
        <translation>Classifica della partita {0}</translation>
    </message>
    <message>
        <source>Classement général</source>
        <translation>Classifica generale</translation>
    </message>
    <message>
        <source>partie {0}</source>
        <translation>partita {0}</translation>
    </message>
    <message>
        <source>Message à la salle effacé</source>
        <translation>Messaggio alla sala cancellato</translation>
    </message>
    <message>
        <source>Message à la salle : {0}</source>
        <translation>Messaggio alla sala: {0}</translation>
    </message>
    <message>
        <source>Fichier de marqueur pour {0}</source>
        <translation>File del correttore per {0}</translation>
    </message>
    <message>
        <source>Égalité tranchée : {0}</source>
        <translation>Parità decisa: {0}</translation>
    </message>
    <message>
        <source>Partie {0} ouverte{1} : {2}</source>
        <translation>Partita {0} aperta{1}: {2}</translation>
    </message>
    <message>
        <source>Partie reprise du papier au coup {0}</source>
        <translation>Partita ripresa dalla carta al turno {0}</translation>
    </message>
    <message>
        <source>personne</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>{0} à la {1} dès le {2}</source>
        <translation>{0} al {1} dal {2}</translation>
    </message>
    <message>
        <source>Tables {0} et {1} échangées dès le {2}</source>
        <translation>Tavoli {0} e {1} scambiati dal {2}</translation>
    </message>
    <message>
        <source>La {0} joue de nouveau</source>
        <translation>Si gioca di nuovo al {0}</translation>
    </message>
    <message>
        <source>La {0} part dès le {1}</source>
        <translation>Uscita dal {0} a partire dal {1}</translation>
    </message>
    <message>
        <source>Arbitre {0} : {1}</source>
        <translation>Arbitro {0}: {1}</translation>
    </message>
    <message>
        <source>Partie {0} : centres réunis {1}</source>
        <translation>Partita {0}: centri riuniti {1}</translation>
    </message>
    <message>
        <source>Partie {0} finie : {1}</source>
        <translation>Partita {0} finita: {1}</translation>
    </message>
    <message>
        <source>Partie {0} rouverte</source>
        <translation>Partita {0} riaperta</translation>
    </message>
    <message>
        <source>tirage</source>
        <translation>estrazione</translation>
    </message>
    <message>
        <source>tirage tapé</source>
        <translation>estrazione digitata</translation>
    </message>
    <message>
        <source>tirage préparé</source>
        <translation>estrazione preparata</translation>
    </message>
    <message>
        <source>tirage rejeté</source>
        <translation>estrazione rifiutata</translation>
    </message>
    <message>
        <source>tirage corrigé en {0}</source>
        <translation>estrazione corretta in {0}</translation>
    </message>
    <message>
        <source>Lettres du jeu corrigées : {0}</source>
        <translation>Lettere del gioco corrette: {0}</translation>
    </message>
    <message>
        <source>chrono lancé</source>
        <translation>cronometro avviato</translation>
    </message>
    <message>
        <source>chrono arrêté</source>
        <translation>cronometro fermato</translation>
    </message>
    <message>
        <source>Temps d’un coup : celui du règlement</source>
        <translation>Tempo di un turno: quello del regolamento</translation>
    </message>
    <message>
        <source>Temps d’un coup : {0}</source>
        <translation>Tempo di un turno: {0}</translation>
    </message>
    <message>
        <source>{0} s au chrono</source>
        <translation>{0} s al cronometro</translation>
    </message>
    <message>
        <source>temps écoulé</source>
        <translation>tempo scaduto</translation>
    </message>
    <message>
        <source>solution révélée</source>
        <translation>soluzione svelata</translation>
    </message>
    <message>
        <source>grille réelle de la salle</source>
        <translation>tabellone reale della sala</translation>
    </message>
    <message>
        <source>coup annulé</source>
        <translation>turno annullato</translation>
    </message>
    <message>
        <source>coup rouvert aux bulletins</source>
        <translation>turno riaperto alle schede</translation>
    </message>
    <message>
        <source>top retenu {0}</source>
        <translation>top scelto {0}</translation>
    </message>
    <message>
        <source>solution corrigée en {0}</source>
        <translation>soluzione corretta in {0}</translation>
    </message>
    <message>
        <source>coup clos</source>
        <translation>turno chiuso</translation>
    </message>
    <message>
        <source>coup clos, sans bulletin : {0}</source>
        <translation>turno chiuso, senza scheda: {0}</translation>
    </message>
    <message>
        <source>solution préparée gardée</source>
        <translation>soluzione preparata mantenuta</translation>
    </message>
    <message>
        <source>solution préparée remplacée</source>
        <translation>soluzione preparata sostituita</translation>
    </message>
    <message>
        <source>éliminés : {0}</source>
        <translation>eliminati: {0}</translation>
    </message>
    <message>
        <source>non trouvé</source>
        <translation>non trovato</translation>
    </message>
    <message>
        <source>Motif du changement d’un classement officiel : {0}</source>
        <translation>Motivo della modifica di una classifica ufficiale: {0}</translation>
    </message>
    <message>
        <source>{0:table|tables} {0}</source>
        <translation>{0:tavolo|tavoli} {0}</translation>
    </message>
    <message>
        <source>{0} : {1} {2:point|points}</source>
        <translation>{0}: {1} {2:punto|punti}</translation>
    </message>
    <message>
        <source>Fichier réuni : {0} ({1} {1:fait|faits})</source>
        <translation>File riunito: {0} ({1} {1:fatto|fatti})</translation>
    </message>
    <message>
        <source>Partie {0} : {1} {1:table attribuée|tables attribuées}</source>
        <translation>Partita {0}: {1} {1:tavolo assegnato|tavoli assegnati}</translation>
    </message>
    <message>
        <source>{0} après {1} {1:rejet|rejets}</source>
        <translation>{0} dopo {1} {1:rifiuto|rifiuti}</translation>
    </message>
    <message>
        <source>{0} et {1} {1:autre|autres}</source>
        <translation>{0} e {1} {1:altro|altri}</translation>
    </message>
    <message>
        <source>tirage montré à la salle pour la lecture</source>
        <translation>estrazione mostrata alla sala per la lettura</translation>
    </message>
    <message>
        <source>Partie {0} : graine des tirages publiée, {1}</source>
        <translation>Partita {0}: seme delle estrazioni pubblicato, {1}</translation>
    </message>
    <message>
        <source>Partie {0} : nouvelle graine, engagement {1}</source>
        <translation>Partita {0}: nuovo seme, impegno {1}</translation>
    </message>
    <message>
        <source>Conflit avec {0} : son bulletin est pris ({1})</source>
        <translation>Conflitto con {0}: la sua scheda è presa ({1})</translation>
    </message>
    <message>
        <source>Conflit avec {0} : le bulletin d’ici reste, pas le sien ({1})</source>
        <translation>Conflitto con {0}: resta la scheda di qui, non la sua ({1})</translation>
    </message>
</context>
<context>
    <name>marker</name>
    <message>
        <source>Copie de {0}</source>
        <translation>Copia di {0}</translation>
    </message>
    <message>
        <source>{0:table|tables} {0}</source>
        <translation>{0:tavolo|tavoli} {0}</translation>
    </message>
</context>
<context>
    <name>marking</name>
    <message>
        <source>{0} / {1} {0:saisi|saisis}</source>
        <translation>{0} / {1} {0:inserita|inserite}</translation>
    </message>
    <message>
        <source>{0} / {1} {0:saisi|saisis} deux fois</source>
        <translation>{0} / {1} {0:inserita|inserite} due volte</translation>
    </message>
    <message>
        <source>{0:manque|manquent} : {0}</source>
        <translation>{0:manca|mancano}: {0}</translation>
    </message>
    <message>
        <source>coup clos</source>
        <translation>turno chiuso</translation>
    </message>
    <message>
        <source>complet</source>
        <translation>completo</translation>
    </message>
    <message>
        <source>sans numéro : {0}</source>
        <translation>senza numero: {0}</translation>
    </message>
    <message>
        <source>feuille : {0} {0:table|tables}, total {1}</source>
        <translation>foglio: {0} {0:tavolo|tavoli}, totale {1}</translation>
    </message>
    <message>
        <source>« {0} » se lit comme un bulletin, rien n’est fait : motivez en mots.</source>
        <translation>«{0}» si legge come una scheda, non è stato fatto nulla: motivate a parole.</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <source>sans référence ni raccord</source>
        <translation>senza riferimento né raccordo</translation>
    </message>
    <message>
        <source>deux lettres de raccord</source>
        <translation>due lettere di raccordo</translation>
    </message>
    <message>
        <source>joker non entouré</source>
        <translation>jolly non cerchiato</translation>
    </message>
    <message>
        <source>lecture difficile</source>
        <translation>lettura difficile</translation>
    </message>
    <message>
        <source>hors délai</source>
        <translation>fuori tempo</translation>
    </message>
    <message>
        <source>bulletin blanc</source>
        <translation>scheda bianca</translation>
    </message>
    <message>
        <source>pas de bulletin</source>
        <translation>nessuna scheda</translation>
    </message>
    <message>
        <source>plusieurs bulletins</source>
        <translation>più schede</translation>
    </message>
    <message>
        <source>avertissement de conduite</source>
        <translation>ammonizione per condotta</translation>
    </message>
    <message>
        <source>le joueur part</source>
        <translation>il giocatore esce</translation>
    </message>
    <message>
        <source>écrit à l’horizontale</source>
        <translation>scritta in orizzontale</translation>
    </message>
    <message>
        <source>écrit à la verticale</source>
        <translation>scritta in verticale</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Joueurs</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Classements</source>
        <translation>Classifiche</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documenti</translation>
    </message>
    <message>
        <source>Échanges</source>
        <translation>Scambi</translation>
    </message>
    <message>
        <source>Historique</source>
        <translation>Cronologia</translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation>Impostazioni</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>Bulletin de la table {0}</source>
        <translation>Scheda del tavolo {0}</translation>
    </message>
    <message>
        <source>Aucun bulletin</source>
        <translation>Nessuna scheda</translation>
    </message>
    <message>
        <source>pris après « terminé »</source>
        <translation>presa dopo «tempo scaduto»</translation>
    </message>
    <message>
        <source>N° TABLE</source>
        <translation>N. TAVOLO</translation>
    </message>
    <message>
        <source>RÉF.</source>
        <translation>RIF.</translation>
    </message>
    <message>
        <source>SCORE</source>
        <translation>PUNTI</translation>
    </message>
    <message>
        <source>N° COUP  {0}</source>
        <translation>N. TURNO  {0}</translation>
    </message>
    <message>
        <source>ARBITRE</source>
        <translation>ARBITRO</translation>
    </message>
    <message>
        <source>D.A.</source>
        <translation>D.C.</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Imprimer : {0}</source>
        <translation>Stampa: {0}</translation>
    </message>
</context>
<context>
    <name>questions</name>
    <message>
        <source>oui</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>non</source>
        <translation>no</translation>
    </message>
    <message>
        <source>zéro</source>
        <translation>zero</translation>
    </message>
    <message>
        <source>payer</source>
        <translation>assegnare</translation>
    </message>
    <message>
        <source>la place</source>
        <translation>la posizione</translation>
    </message>
    <message>
        <source>le score</source>
        <translation>il punteggio</translation>
    </message>
    <message>
        <source>la moins chère</source>
        <translation>la meno cara</translation>
    </message>
    <message>
        <source>la meilleure</source>
        <translation>la migliore</translation>
    </message>
    <message>
        <source>ne pas en tenir compte</source>
        <translation>non tenerne conto</translation>
    </message>
    <message>
        <source>Ces mots formés en raccord ne sont pas admis : sont-ils tous vraisemblables ?</source>
        <translation>Queste parole formate nel raccordo non sono ammesse: sono tutte verosimili?</translation>
    </message>
</context>
<context>
    <name>rack</name>
    <message>
        <source>« {0} » ne se lit pas.</source>
        <translation>«{0}» non si legge.</translation>
    </message>
    <message>
        <source>Le tirage est vide.</source>
        <translation>L’estrazione è vuota.</translation>
    </message>
    <message>
        <source>Il n’y a plus assez de {0}.</source>
        <translation>Non ci sono più abbastanza {0}.</translation>
    </message>
    <message>
        <source>Le reliquat n’y est pas : il manque {0}.</source>
        <translation>Il resto non c’è tutto: manca {0}.</translation>
    </message>
    <message>
        <source>Il manque le joker de la partie joker.</source>
        <translation>Manca il jolly della partita jolly.</translation>
    </message>
    <message>
        <source>Un second joker n’est pas permis.</source>
        <translation>Un secondo jolly non è permesso.</translation>
    </message>
    <message>
        <source>{0} {0:lettre|lettres} au lieu de {1}.</source>
        <translation>{0} {0:lettera|lettere} invece di {1}.</translation>
    </message>
    <message>
        <source>{0} {0:lettre|lettres} seulement, il en faut {1}.</source>
        <translation>Solo {0} {0:lettera|lettere}, ne servono {1}.</translation>
    </message>
    <message>
        <source>Voyelles ou consonnes insuffisantes : tirage à rejeter.</source>
        <translation>Vocali o consonanti insufficienti: estrazione da rifiutare.</translation>
    </message>
    <message>
        <source>C’est le tirage du coup annulé : il est à rejeter.</source>
        <translation>È l’estrazione del turno annullato: è da rifiutare.</translation>
    </message>
    <message>
        <source>Plusieurs lectures : {0}. Tapez les crochets, ou une espace entre les lettres.</source>
        <translation>Più letture: {0}. Digitate le parentesi quadre, o uno spazio tra le lettere.</translation>
    </message>
    <message>
        <source> ou </source>
        <translation> o </translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>La lettre du joker n’est pas encerclée.</source>
        <translation>La lettera del jolly non è cerchiata.</translation>
    </message>
    <message>
        <source>La lettre encerclée ne peut pas être le joker.</source>
        <translation>La lettera cerchiata non può essere il jolly.</translation>
    </message>
    <message>
        <source>Le score écrit est celui d’un autre encerclement possible du joker.</source>
        <translation>Il punteggio scritto è quello di un altro possibile jolly cerchiato.</translation>
    </message>
    <message>
        <source>La lettre et le chiffre de la référence sont inversés.</source>
        <translation>La lettera e il numero del riferimento sono invertiti.</translation>
    </message>
    <message>
        <source>Le mot est écrit dans le mauvais sens, sa référence est juste.</source>
        <translation>La parola è scritta nel verso sbagliato, il suo riferimento è giusto.</translation>
    </message>
    <message>
        <source>Référence et lettres de raccord sont données, l’une des deux est fausse.</source>
        <translation>Riferimento e lettere di raccordo sono dati, uno dei due è sbagliato.</translation>
    </message>
    <message>
        <source>Le bulletin est difficile à lire.</source>
        <translation>La scheda è difficile da leggere.</translation>
    </message>
    <message>
        <source>Le sens du mot et la référence sont inversés tous deux : le mot n’est pas situé.</source>
        <translation>Il verso della parola e il riferimento sono entrambi invertiti: la parola non è collocata.</translation>
    </message>
    <message>
        <source>Aucun bulletin remis.</source>
        <translation>Nessuna scheda consegnata.</translation>
    </message>
    <message>
        <source>Bulletin blanc.</source>
        <translation>Scheda bianca.</translation>
    </message>
    <message>
        <source>Bulletin écrit ou échangé après la fin du temps.</source>
        <translation>Scheda scritta o scambiata dopo la fine del tempo.</translation>
    </message>
    <message>
        <source>Plusieurs bulletins non blancs.</source>
        <translation>Più schede non bianche.</translation>
    </message>
    <message>
        <source>Le bulletin ne porte aucun mot lisible.</source>
        <translation>La scheda non porta nessuna parola leggibile.</translation>
    </message>
    <message>
        <source>Le mot n’est pas admis.</source>
        <translation>La parola non è ammessa.</translation>
    </message>
    <message>
        <source>Un mot formé en raccord n’est pas admis.</source>
        <translation>Una parola formata in raccordo non è ammessa.</translation>
    </message>
    <message>
        <source>Le mot n’est pas écrit en entier, avec les lettres déjà sur la grille.</source>
        <translation>La parola non è scritta per intero, con le lettere già sul tabellone.</translation>
    </message>
    <message>
        <source>Le mot n’est pas situé et le score écrit n’existe pas pour lui dans ce sens.</source>
        <translation>La parola non è collocata e il punteggio scritto non esiste per essa in questo verso.</translation>
    </message>
    <message>
        <source>L’arbitre en a décidé autrement ; son motif est noté au journal.</source>
        <translation>L’arbitro ha deciso diversamente; il suo motivo è annotato nel giornale.</translation>
    </message>
    <message>
        <source>Points recopiés d’une feuille déjà corrigée à la main.</source>
        <translation>Punti ricopiati da un foglio già corretto a mano.</translation>
    </message>
    <message>
        <source>Le mot formé en raccord n’est pas admis : est-il vraisemblable ?</source>
        <translation>La parola formata in raccordo non è ammessa: è verosimile?</translation>
    </message>
    <message>
        <source>L’une de ces places ne forme-t-elle que des mots vraisemblables ?</source>
        <translation>Una di queste posizioni forma soltanto parole verosimili?</translation>
    </message>
    <message>
        <source>Le score existe, mais aussi dans l’autre sens à une place qui forme un mot non admis et vraisemblable : payer ou zéro ?</source>
        <translation>Il punteggio esiste, ma anche nell’altro verso in una posizione che forma una parola non ammessa e verosimile: assegnare o zero?</translation>
    </message>
    <message>
        <source>La place est juste, mais le score écrit est celui d’une autre place et d’un raccord fallacieux : payer la place ou zéro ?</source>
        <translation>La posizione è giusta, ma il punteggio scritto è quello di un’altra posizione con raccordo fallace: assegnare la posizione o zero?</translation>
    </message>
    <message>
        <source>La place indiquée forme un mot non admis et invraisemblable, et le score existe ailleurs : payer le score ou zéro ?</source>
        <translation>La posizione indicata forma una parola non ammessa e inverosimile, e il punteggio esiste altrove: assegnare il punteggio o zero?</translation>
    </message>
    <message>
        <source>La référence et les lettres de raccord désignent deux places : laquelle compte ?</source>
        <translation>Il riferimento e le lettere di raccordo indicano due posizioni: quale conta?</translation>
    </message>
    <message>
        <source>Les lettres de raccord conviennent à plusieurs places et le score existe ailleurs : la place ou le score ?</source>
        <translation>Le lettere di raccordo vanno bene per più posizioni e il punteggio esiste altrove: la posizione o il punteggio?</translation>
    </message>
    <message>
        <source>À quelle place les lettres de raccord conviennent-elles ?</source>
        <translation>A quale posizione corrispondono le lettere di raccordo?</translation>
    </message>
    <message>
        <source>Deux solutions au premier coup : payer la moins chère ou la meilleure ?</source>
        <translation>Due soluzioni al primo turno: assegnare la meno cara o la migliore?</translation>
    </message>
    <message>
        <source>Un second mot, non valable, pose une seule lettre : zéro, ou ne pas en tenir compte ?</source>
        <translation>Una seconda parola, non valida, posa una sola lettera: zero, o non tenerne conto?</translation>
    </message>
    <message>
        <source>Le mot montre de lui-même deux places, dont l’une forme un mot non admis et vraisemblable : payer ou zéro ?</source>
        <translation>La parola mostra da sé due posizioni, una delle quali forma una parola non ammessa ma verosimile: pagare o zero?</translation>
    </message>
    <message>
        <source>La solution est payée sans sanction.</source>
        <translation>La soluzione è pagata senza sanzione.</translation>
    </message>
    <message>
        <source>Deux solutions indépendantes, aucune n’est rayée.</source>
        <translation>Due soluzioni indipendenti, nessuna barrata.</translation>
    </message>
    <message>
        <source>Le score écrit est faux.</source>
        <translation>Il punteggio scritto è sbagliato.</translation>
    </message>
    <message>
        <source>Le score manque.</source>
        <translation>Manca il punteggio.</translation>
    </message>
    <message>
        <source>Le sens du mot et la référence se contredisent et le mot est jouable dans les deux sens depuis cette case.</source>
        <translation>Il verso della parola e il riferimento si contraddicono e la parola è giocabile nei due versi da quella casella.</translation>
    </message>
    <message>
        <source>Les lettres de raccord conviennent à plusieurs places et le score n’est celui d’aucune.</source>
        <translation>Le lettere di raccordo vanno bene per più posizioni e il punteggio non è di nessuna.</translation>
    </message>
    <message>
        <source>Référence et lettres de raccord sont données et fausses toutes deux.</source>
        <translation>Riferimento e lettere di raccordo sono dati e sbagliati entrambi.</translation>
    </message>
    <message>
        <source>Plusieurs fautes légères sur le bulletin.</source>
        <translation>Più errori lievi sulla scheda.</translation>
    </message>
    <message>
        <source>Aucune place n’est indiquée.</source>
        <translation>Nessuna posizione è indicata.</translation>
    </message>
    <message>
        <source>La place indiquée est fausse.</source>
        <translation>La posizione indicata è sbagliata.</translation>
    </message>
    <message>
        <source>La place est jouable, mais le score écrit est celui d’une autre place.</source>
        <translation>La posizione è giocabile, ma il punteggio scritto è quello di un’altra posizione.</translation>
    </message>
    <message>
        <source>Une seule lettre de raccord ne situe rien.</source>
        <translation>Una sola lettera di raccordo non colloca nulla.</translation>
    </message>
    <message>
        <source>Le mot de la grille est mal recopié.</source>
        <translation>La parola del tabellone è copiata male.</translation>
    </message>
    <message>
        <source>Le mot ne tient pas ainsi sur la grille.</source>
        <translation>La parola non sta così sul tabellone.</translation>
    </message>
    <message>
        <source>Le mot ne peut pas être posé avec les lettres du tirage.</source>
        <translation>La parola non si può posare con le lettere dell’estrazione.</translation>
    </message>
    <message>
        <source>Raccord fallacieux : le bulletin convient aussi à une place qui forme un mot non admis.</source>
        <translation>Raccordo fallace: la scheda va bene anche per una posizione che forma una parola non ammessa.</translation>
    </message>
    <message>
        <source>La pénalité dépasserait le score de la solution.</source>
        <translation>La penalità supererebbe il punteggio della soluzione.</translation>
    </message>
    <message>
        <source>Deux solutions, aucune n’est rayée, et l’une au moins n’est pas acceptable.</source>
        <translation>Due soluzioni, nessuna barrata, e almeno una non è accettabile.</translation>
    </message>
    <message>
        <source>Le mot prolonge un mot de la grille assez long pour le situer, quelle que soit la référence.</source>
        <translation>La parola prolunga una parola della griglia abbastanza lunga da collocarla, qualunque sia il riferimento.</translation>
    </message>
    <message>
        <source>Deux lettres de raccord seulement : il en faut davantage.</source>
        <translation>Solo due lettere di raccordo: ne servono di più.</translation>
    </message>
    <message>
        <source>Prolongement d’un mot de deux lettres, sans autre lettre de raccord ni référence juste.</source>
        <translation>Prolungamento di una parola di due lettere, senza altra lettera di raccordo né riferimento giusto.</translation>
    </message>
    <message>
        <source>Le mot pose plus de lettres que la formule n’en permet en un coup.</source>
        <translation>La parola posa più lettere di quante la formula ne permetta in un turno.</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>Ouvrez d’abord un tournoi : {0}.</source>
        <translation>Aprite prima un torneo: {0}.</translation>
    </message>
    <message>
        <source>Ouvrez d’abord une partie : {0}.</source>
        <translation>Aprite prima una partita: {0}.</translation>
    </message>
    <message>
        <source>Il n’y a rien à annuler : {0}.</source>
        <translation>Non c’è nulla da annullare: {0}.</translation>
    </message>
    <message>
        <source>Ce qui est ouvert, publié ou confié à d’autres ne s’annule pas : {0}.</source>
        <translation>Ciò che è aperto, pubblicato o affidato ad altri non si annulla: {0}.</translation>
    </message>
    <message>
        <source>projecteur fermé, la salle ne voit pas {0} (F12 l’ouvre)</source>
        <translation>proiettore chiuso, la sala non vede {0} (F12 lo apre)</translation>
    </message>
    <message>
        <source>projecteur noir, la salle ne voit pas {0} (F9 le rallume)</source>
        <translation>proiettore nero, la sala non vede {0} (F9 lo riaccende)</translation>
    </message>
    <message>
        <source>projecteur figé, la salle ne voit pas {0} (F10 le libère)</source>
        <translation>proiettore bloccato, la sala non vede {0} (F10 lo sblocca)</translation>
    </message>
    <message>
        <source>La salle l’a vu ou entendu, cela ne s’annule plus : {0}.</source>
        <translation>La sala l’ha visto o sentito, non si annulla più: {0}.</translation>
    </message>
</context>
<context>
    <name>rehearsal</name>
    <message>
        <source>saisi autrement qu’écrit</source>
        <translation>inserita diversamente da come è scritta</translation>
    </message>
    <message>
        <source>payé autrement que le règlement</source>
        <translation>assegnato diversamente dal regolamento</translation>
    </message>
    <message>
        <source>bulletin non saisi</source>
        <translation>scheda non inserita</translation>
    </message>
    <message>
        <source>saisi sans bulletin</source>
        <translation>inserita senza scheda</translation>
    </message>
    <message>
        <source>,</source>
        <translation>,</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Bulletins saisis</source>
        <translation>Schede inserite</translation>
    </message>
    <message>
        <source>Temps de saisie</source>
        <translation>Tempo di inserimento</translation>
    </message>
    <message>
        <source>Bulletins par minute</source>
        <translation>Schede al minuto</translation>
    </message>
    <message>
        <source>Justes</source>
        <translation>Giuste</translation>
    </message>
    <message>
        <source>Erreurs</source>
        <translation>Errori</translation>
    </message>
</context>
<context>
    <name>reports</name>
    <message>
        <source>MT</source>
        <translation>3P</translation>
    </message>
    <message>
        <source>MD</source>
        <translation>2P</translation>
    </message>
    <message>
        <source>LT</source>
        <translation>3L</translation>
    </message>
    <message>
        <source>LD</source>
        <translation>2L</translation>
    </message>
    <message>
        <source>Grille</source>
        <translation>Tabellone</translation>
    </message>
    <message>
        <source>Grille coup par coup</source>
        <translation>Tabellone turno per turno</translation>
    </message>
    <message>
        <source>Résultats</source>
        <translation>Risultati</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Arbitrage</source>
        <translation>Arbitraggio</translation>
    </message>
    <message>
        <source>Salle</source>
        <translation>Sala</translation>
    </message>
    <message>
        <source>Classement</source>
        <translation>Classifica</translation>
    </message>
    <message>
        <source>Palmarès</source>
        <translation>Premiati</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>Tops</source>
        <translation>Top</translation>
    </message>
    <message>
        <source>Communiqué</source>
        <translation>Comunicato</translation>
    </message>
    <message>
        <source>Feuille de partie</source>
        <translation>Foglio di partita</translation>
    </message>
    <message>
        <source>Feuilles de partie, quatre par page</source>
        <translation>Fogli di partita, quattro per pagina</translation>
    </message>
    <message>
        <source>Résultats par coup</source>
        <translation>Risultati per turno</translation>
    </message>
    <message>
        <source>Statistiques</source>
        <translation>Statistiche</translation>
    </message>
    <message>
        <source>Feuilles de route</source>
        <translation>Fogli dei giocatori</translation>
    </message>
    <message>
        <source>Feuille d’arbitrage</source>
        <translation>Foglio d’arbitraggio</translation>
    </message>
    <message>
        <source>Feuille d’arbitrage à remplir</source>
        <translation>Foglio d’arbitraggio da compilare</translation>
    </message>
    <message>
        <source>Billets de correction</source>
        <translation>Biglietti di correzione</translation>
    </message>
    <message>
        <source>Livret du marqueur</source>
        <translation>Libretto della partita preparata</translation>
    </message>
    <message>
        <source>Contrôle du sac</source>
        <translation>Controllo del sacchetto</translation>
    </message>
    <message>
        <source>Plan de tables</source>
        <translation>Pianta dei tavoli</translation>
    </message>
    <message>
        <source>Cartons de table</source>
        <translation>Cartoncini dei tavoli</translation>
    </message>
    <message>
        <source>Bulletins</source>
        <translation>Schede</translation>
    </message>
    <message>
        <source>Diplômes</source>
        <translation>Diplomi</translation>
    </message>
    <message>
        <source>Rien à montrer encore</source>
        <translation>Ancora niente da mostrare</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Z</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>top</source>
        <translation>top</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>avertissement</source>
        <translation>ammonizione</translation>
    </message>
    <message>
        <source>pénalité</source>
        <translation>penalità</translation>
    </message>
    <message>
        <source>zéro</source>
        <translation>zero</translation>
    </message>
    <message>
        <source>moyenne</source>
        <translation>media</translation>
    </message>
    <message>
        <source>manquant</source>
        <translation>mancante</translation>
    </message>
    <message>
        <source>{shown} et {count} {count:autre|autres}</source>
        <translation>{shown} e {count} {count:altra|altre}</translation>
    </message>
    <message>
        <source>{count:Retirez l’édition qui est remplacée|Retirez les éditions qui sont remplacées} : {shown}.</source>
        <translation>{count:Ritirate l’edizione sostituita|Ritirate le edizioni sostituite}: {shown}.</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Turno</translation>
    </message>
    <message>
        <source>Tirage</source>
        <translation>Estrazione</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Soluzione</translation>
    </message>
    <message>
        <source>Réf.</source>
        <translation>Rif.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Cumul</source>
        <translation>Cumulo</translation>
    </message>
    <message>
        <source>coup annulé</source>
        <translation>turno annullato</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Formule</source>
        <translation>Formula</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Top</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Turni</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Giocatori</translation>
    </message>
    <message>
        <source>Lieu</source>
        <translation>Luogo</translation>
    </message>
    <message>
        <source>Coup {turn} : rejet de {racks}.</source>
        <translation>Turno {turn}: rifiuto di {racks}.</translation>
    </message>
    <message>
        <source>Coup {turn} : tirage maintenu ({reason}).</source>
        <translation>Turno {turn}: estrazione mantenuta ({reason}).</translation>
    </message>
    <message>
        <source>Coup {turn} annulé : {reason}.</source>
        <translation>Turno {turn} annullato: {reason}.</translation>
    </message>
    <message>
        <source>Coup {turn} corrigé : {reason}.</source>
        <translation>Turno {turn} corretto: {reason}.</translation>
    </message>
    <message>
        <source>Sac corrigé : {reason}.</source>
        <translation>Sacchetto corretto: {reason}.</translation>
    </message>
    <message>
        <source>Mots admis pour l’épreuve : {words}.</source>
        <translation>Parole ammesse per la gara: {words}.</translation>
    </message>
    <message>
        <source>Mots refusés pour l’épreuve : {words}.</source>
        <translation>Parole respinte per la gara: {words}.</translation>
    </message>
    <message>
        <source>Fin de partie : {reason}.</source>
        <translation>Fine della partita: {reason}.</translation>
    </message>
    <message>
        <source>La grille à la fin</source>
        <translation>Il tabellone alla fine</translation>
    </message>
    <message>
        <source>La grille</source>
        <translation>Il tabellone</translation>
    </message>
    <message>
        <source>{formula} – top {top}</source>
        <translation>{formula} – top {top}</translation>
    </message>
    <message>
        <source>Partie</source>
        <translation>Partita</translation>
    </message>
    <message>
        <source>Coup {turn}</source>
        <translation>Turno {turn}</translation>
    </message>
    <message>
        <source>Lettre</source>
        <translation>Lettera</translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation>Valore</translation>
    </message>
    <message>
        <source>Jeu</source>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Chevalet</source>
        <translation>Leggio</translation>
    </message>
    <message>
        <source>Sac</source>
        <translation>Sacchetto</translation>
    </message>
    <message>
        <source>Somme</source>
        <translation>Somma</translation>
    </message>
    <message>
        <source>Écart</source>
        <translation>Scarto</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Lettres ajoutées au jeu : {letters}</source>
        <translation>Lettere aggiunte al gioco: {letters}</translation>
    </message>
    <message>
        <source>Lettres ôtées du jeu : {letters}</source>
        <translation>Lettere tolte dal gioco: {letters}</translation>
    </message>
    <message>
        <source>Coup {turn} : lettres que le sac n’avait plus : {letters}</source>
        <translation>Turno {turn}: lettere che il sacchetto non aveva più: {letters}</translation>
    </message>
    <message>
        <source>Classement par catégorie</source>
        <translation>Classifica per categoria</translation>
    </message>
    <message>
        <source>Classement par série</source>
        <translation>Classifica per serie</translation>
    </message>
    <message>
        <source>Classement par club</source>
        <translation>Classifica per club</translation>
    </message>
    <message>
        <source>Classement par comité</source>
        <translation>Classifica per comitato</translation>
    </message>
    <message>
        <source>Classement par pays</source>
        <translation>Classifica per paese</translation>
    </message>
    <message>
        <source>Classement par équipe</source>
        <translation>Classifica per squadra</translation>
    </message>
    <message>
        <source>Classement des paires</source>
        <translation>Classifica delle coppie</translation>
    </message>
    <message>
        <source>Poussins</source>
        <translation>Pulcini</translation>
    </message>
    <message>
        <source>Benjamins</source>
        <translation>Beniamini</translation>
    </message>
    <message>
        <source>Cadets</source>
        <translation>Cadetti</translation>
    </message>
    <message>
        <source>Juniors</source>
        <translation>Juniores</translation>
    </message>
    <message>
        <source>Espoirs</source>
        <translation>Promesse</translation>
    </message>
    <message>
        <source>Seniors</source>
        <translation>Seniores</translation>
    </message>
    <message>
        <source>Vermeils</source>
        <translation>Vermeil</translation>
    </message>
    <message>
        <source>Diamants</source>
        <translation>Diamanti</translation>
    </message>
    <message>
        <source>Rubis</source>
        <translation>Rubini</translation>
    </message>
    <message>
        <source>Série {name}</source>
        <translation>Serie {name}</translation>
    </message>
    <message>
        <source>Paires</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Mots : {name}</source>
        <translation>Parole: {name}</translation>
    </message>
    <message>
        <source>Fait le {moment}</source>
        <translation>Fatto il {moment}</translation>
    </message>
    <message>
        <source>Arbitre : {name}</source>
        <translation>Arbitro: {name}</translation>
    </message>
    <message>
        <source>Arbitre</source>
        <translation>Arbitro</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tavolo</translation>
    </message>
    <message>
        <source>Joueur</source>
        <translation>Giocatore</translation>
    </message>
    <message>
        <source>S/total</source>
        <translation>Parz.</translation>
    </message>
    <message>
        <source>+/−</source>
        <translation>+/−</translation>
    </message>
    <message>
        <source>Aucun coup n’est encore révélé.</source>
        <translation>Nessun turno è ancora svelato.</translation>
    </message>
    <message>
        <source>Résultats du coup {turn}</source>
        <translation>Risultati del turno {turn}</translation>
    </message>
    <message>
        <source>Coup {turn} : {rack}</source>
        <translation>Turno {turn}: {rack}</translation>
    </message>
    <message>
        <source>Moyenne</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Zéros</source>
        <translation>Zeri</translation>
    </message>
    <message>
        <source>Avertissements</source>
        <translation>Ammonizioni</translation>
    </message>
    <message>
        <source>Pénalités</source>
        <translation>Penalità</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Solutions au top</source>
        <translation>Soluzioni al top</translation>
    </message>
    <message>
        <source>Joué</source>
        <translation>Giocato</translation>
    </message>
    <message>
        <source>Décision</source>
        <translation>Decisione</translation>
    </message>
    <message>
        <source>Nombre</source>
        <translation>Numero</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Quota</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tavoli</translation>
    </message>
    <message>
        <source>Dans la salle</source>
        <translation>Nella sala</translation>
    </message>
    <message>
        <source>pas de bulletin</source>
        <translation>nessuna scheda</translation>
    </message>
    <message>
        <source>Ce fichier est plus ancien que celui déjà reçu : rien n’est changé.</source>
        <translation>Questo file è più vecchio di quello già ricevuto: niente è cambiato.</translation>
    </message>
    <message>
        <source>Deux versions de ce fichier ont été modifiées chacune de son côté : rien n’est écrasé. {ours} {theirs}</source>
        <translation>Due versioni di questo file sono state modificate ciascuna per conto suo: niente è sovrascritto. {ours} {theirs}</translation>
    </message>
    <message>
        <source>Cette partie n’est pas ouverte ici : ses bulletins attendent.</source>
        <translation>Questa partita non è aperta qui: le sue schede attendono.</translation>
    </message>
    <message>
        <source>Ce coup n’est pas encore saisi ici : ses bulletins attendent.</source>
        <translation>Questo turno non è ancora inserito qui: le sue schede attendono.</translation>
    </message>
    <message>
        <source>Le tirage ou la grille diffère (code {ours} ici, {theirs} là-bas) : à vérifier.</source>
        <translation>L’estrazione o il tabellone è diverso (codice {ours} qui, {theirs} là): da verificare.</translation>
    </message>
    <message>
        <source>Un autre coup est retenu : {ours} ici, {theirs} là-bas.</source>
        <translation>È scelta un’altra soluzione: {ours} qui, {theirs} là.</translation>
    </message>
    <message>
        <source>Saisie différente : {ours} ici (gardée), {theirs} là-bas.</source>
        <translation>Inserimento diverso: {ours} qui (mantenuto), {theirs} là.</translation>
    </message>
    <message>
        <source>Bulletins de tables d’un autre arbitre : ils ne sont pas pris.</source>
        <translation>Schede di tavoli di un altro arbitro: non sono prese.</translation>
    </message>
    <message>
        <source>Un autre joueur est assis à cette table : les bulletins restent à la table.</source>
        <translation>Un altro giocatore siede a questo tavolo: le schede restano al tavolo.</translation>
    </message>
    <message>
        <source>Une question est tranchée autrement là-bas : la réponse d’ici est gardée.</source>
        <translation>Una domanda è decisa diversamente là: resta la risposta di qui.</translation>
    </message>
    <message>
        <source>Les mots admis ou refusés diffèrent : {names}.</source>
        <translation>Le parole ammesse o respinte sono diverse: {names}.</translation>
    </message>
    <message>
        <source>Le règlement diffère : {ours} ici, {theirs} là-bas. {names}</source>
        <translation>Il regolamento è diverso: {ours} qui, {theirs} là. {names}</translation>
    </message>
    <message>
        <source>La liste de mots diffère : {ours} ici, {theirs} là-bas.</source>
        <translation>La lista di parole è diversa: {ours} qui, {theirs} là.</translation>
    </message>
    <message>
        <source>Des bulletins sans table attendent là-bas.</source>
        <translation>Schede senza tavolo attendono là.</translation>
    </message>
    <message>
        <source>Des bulletins manquent encore.</source>
        <translation>Mancano ancora delle schede.</translation>
    </message>
    <message>
        <source>Ce fichier ne peut pas être lu ({theirs}).</source>
        <translation>Questo file non si può leggere ({theirs}).</translation>
    </message>
    <message>
        <source>Ce n’est pas la même partie : le centre n’est pas compté.</source>
        <translation>Non è la stessa partita: il centro non è contato.</translation>
    </message>
    <message>
        <source>Plusieurs fichiers de ce centre : {ours} et {theirs}.</source>
        <translation>Più file di questo centro: {ours} e {theirs}.</translation>
    </message>
    <message>
        <source>Partie inachevée : comptée jusqu’à ce coup.</source>
        <translation>Partita non finita: contata fino a questo turno.</translation>
    </message>
    <message>
        <source>Une nouvelle version du fichier a remplacé la précédente : {theirs}.</source>
        <translation>Una nuova versione del file ha sostituito la precedente: {theirs}.</translation>
    </message>
    <message>
        <source>Aucun fichier n’est arrivé de ce centre.</source>
        <translation>Nessun file è arrivato da questo centro.</translation>
    </message>
    <message>
        <source>Même licence dans deux centres pour la même partie : {names} (centre {ours}).</source>
        <translation>Stessa tessera in due centri per la stessa partita: {names} (centro {ours}).</translation>
    </message>
    <message>
        <source>Cette partie n’est pas dans le fichier.</source>
        <translation>Questa partita non è nel file.</translation>
    </message>
    <message>
        <source>A joué dans deux centres, une seule ligne : {names} (centre {ours}).</source>
        <translation>Ha giocato in due centri, una sola riga: {names} (centro {ours}).</translation>
    </message>
    <message>
        <source>Même nom dans deux centres, sans licence pour trancher : {names} (centre {ours}).</source>
        <translation>Stesso nome in due centri, senza tessera per decidere: {names} (centro {ours}).</translation>
    </message>
    <message>
        <source>Le fichier ne dit pas de quel centre il vient : {theirs}.</source>
        <translation>Il file non dice da quale centro viene: {theirs}.</translation>
    </message>
    <message>
        <source>Des recours sont ouverts : les résultats restent provisoires.</source>
        <translation>Ci sono reclami aperti: i risultati restano provvisori.</translation>
    </message>
    <message>
        <source>pas de tel fichier</source>
        <translation>il file non c’è</translation>
    </message>
    <message>
        <source>ce n’est pas un tournoi</source>
        <translation>non è un torneo</translation>
    </message>
    <message>
        <source>fait par une version plus récente du programme</source>
        <translation>fatto da una versione più recente del programma</translation>
    </message>
    <message>
        <source>endommagé</source>
        <translation>danneggiato</translation>
    </message>
    <message>
        <source>Bulletins pris</source>
        <translation>Schede prese</translation>
    </message>
    <message>
        <source>Corrigés</source>
        <translation>Corrette</translation>
    </message>
    <message>
        <source>Retirés</source>
        <translation>Tolte</translation>
    </message>
    <message>
        <source>Inchangés</source>
        <translation>Invariate</translation>
    </message>
    <message>
        <source>Fichier de marqueur : {name}</source>
        <translation>File del correttore: {name}</translation>
    </message>
    <message>
        <source>Centres comptés</source>
        <translation>Centri contati</translation>
    </message>
    <message>
        <source>par centre</source>
        <translation>per centro</translation>
    </message>
    <message>
        <source>sur l’ensemble</source>
        <translation>sull’insieme</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centro</translation>
    </message>
    <message>
        <source>Épreuve</source>
        <translation>Gara</translation>
    </message>
    <message>
        <source>Fichier</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Compté</source>
        <translation>Contato</translation>
    </message>
    <message>
        <source>oui</source>
        <translation>sì</translation>
    </message>
    <message>
        <source>non</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Fichiers</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Réunion des centres</source>
        <translation>Riunione dei centri</translation>
    </message>
    <message>
        <source>Tout concorde : rien à vérifier.</source>
        <translation>Tutto concorda: niente da verificare.</translation>
    </message>
    <message>
        <source>Origine</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Constat</source>
        <translation>Constatazione</translation>
    </message>
    <message>
        <source>À vérifier</source>
        <translation>Da verificare</translation>
    </message>
    <message>
        <source>Pour information</source>
        <translation>Per informazione</translation>
    </message>
    <message>
        <source>Aucun billet de correction.</source>
        <translation>Nessun biglietto di correzione.</translation>
    </message>
    <message>
        <source>Avertissement n° {count}</source>
        <translation>Ammonizione n. {count}</translation>
    </message>
    <message>
        <source>Moyenne du coup</source>
        <translation>Media del turno</translation>
    </message>
    <message>
        <source>Zéro</source>
        <translation>Zero</translation>
    </message>
    <message>
        <source>Table {table}  –  coup {turn}</source>
        <translation>Tavolo {table}  –  turno {turn}</translation>
    </message>
    <message>
        <source>Bulletin : {text}</source>
        <translation>Scheda: {text}</translation>
    </message>
    <message>
        <source>Mot refusé : {words}</source>
        <translation>Parola respinta: {words}</translation>
    </message>
    <message>
        <source>article {article}</source>
        <translation>articolo {article}</translation>
    </message>
    <message>
        <source>arbitre : {name}</source>
        <translation>arbitro: {name}</translation>
    </message>
    <message>
        <source>Sanction</source>
        <translation>Sanzione</translation>
    </message>
    <message>
        <source>Bulletin</source>
        <translation>Scheda</translation>
    </message>
    <message>
        <source>Raison</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Mots refusés</source>
        <translation>Parole respinte</translation>
    </message>
    <message>
        <source>Payé</source>
        <translation>Assegnato</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Articolo</translation>
    </message>
    <message>
        <source>Avert.</source>
        <translation>Amm.</translation>
    </message>
    <message>
        <source>partie normale</source>
        <translation>partita normale</translation>
    </message>
    <message>
        <source>partie joker</source>
        <translation>partita jolly</translation>
    </message>
    <message>
        <source>7 sur 8</source>
        <translation>7 su 8</translation>
    </message>
    <message>
        <source>7 et 8</source>
        <translation>7 e 8</translation>
    </message>
    <message>
        <source>7, 8 et 9</source>
        <translation>7, 8 e 9</translation>
    </message>
    <message>
        <source>7 sur 8 joker</source>
        <translation>7 su 8 jolly</translation>
    </message>
    <message>
        <source>7 et 8 joker</source>
        <translation>7 e 8 jolly</translation>
    </message>
    <message>
        <source>7, 8 et 9 joker</source>
        <translation>7, 8 e 9 jolly</translation>
    </message>
    <message>
        <source>partie détonante</source>
        <translation>partita esplosiva</translation>
    </message>
    <message>
        <source>toutes les lettres sont placées</source>
        <translation>tutte le lettere sono posate</translation>
    </message>
    <message>
        <source>il ne reste qu’une lettre</source>
        <translation>resta una sola lettera</translation>
    </message>
    <message>
        <source>il ne reste que des voyelles</source>
        <translation>restano solo vocali</translation>
    </message>
    <message>
        <source>il ne reste que des consonnes</source>
        <translation>restano solo consonanti</translation>
    </message>
    <message>
        <source>plus aucun coup n’est jouable</source>
        <translation>nessuna mossa è più giocabile</translation>
    </message>
    <message>
        <source>aucun autre tirage n’est possible</source>
        <translation>nessun’altra estrazione è possibile</translation>
    </message>
    <message>
        <source>interruption de plus de trente minutes</source>
        <translation>interruzione di più di trenta minuti</translation>
    </message>
    <message>
        <source>le nombre de coups prévu est atteint</source>
        <translation>il numero di turni previsto è raggiunto</translation>
    </message>
    <message>
        <source>mort subite : il ne reste qu’un joueur</source>
        <translation>morte subitanea: resta un solo giocatore</translation>
    </message>
    <message>
        <source>Tournoi</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Partie {number}</source>
        <translation>Partita {number}</translation>
    </message>
    <message>
        <source>provisoire jusqu’à {time}</source>
        <translation>provvisorio fino alle {time}</translation>
    </message>
    <message>
        <source>provisoire</source>
        <translation>provvisorio</translation>
    </message>
    <message>
        <source>officiel</source>
        <translation>ufficiale</translation>
    </message>
    <message>
        <source>définitif</source>
        <translation>definitivo</translation>
    </message>
    <message>
        <source>en cours</source>
        <translation>in corso</translation>
    </message>
    <message>
        <source>Lettre absente : {letters}.</source>
        <translation>Lettera mancante: {letters}.</translation>
    </message>
    <message>
        <source>Lettres absentes : {letters}.</source>
        <translation>Lettere mancanti: {letters}.</translation>
    </message>
    <message>
        <source>remplace l’édition de {time}</source>
        <translation>sostituisce l’edizione delle {time}</translation>
    </message>
    <message>
        <source>Imprimé le {moment}</source>
        <translation>Stampato il {moment}</translation>
    </message>
    <message>
        <source>page {number} / </source>
        <translation>pagina {number} / </translation>
    </message>
    <message>
        <source>suite</source>
        <translation>segue</translation>
    </message>
    <message>
        <source>Table {table} – {name}</source>
        <translation>Tavolo {table} – {name}</translation>
    </message>
    <message>
        <source>Feuille de route</source>
        <translation>Foglio del giocatore</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>Son bulletin</source>
        <translation>La sua scheda</translation>
    </message>
    <message>
        <source>Perte</source>
        <translation>Perdita</translation>
    </message>
    <message>
        <source>{label} : {value}</source>
        <translation>{label}: {value}</translation>
    </message>
    <message>
        <source>Rang</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Négatif</source>
        <translation>Negativo</translation>
    </message>
    <message>
        <source>Pourcentage</source>
        <translation>Percentuale</translation>
    </message>
    <message>
        <source>Autres points</source>
        <translation>Altri punti</translation>
    </message>
    <message>
        <source>Ce fichier est d’un autre tournoi : {name}.</source>
        <translation>Questo file è di un altro torneo: {name}.</translation>
    </message>
    <message>
        <source>C’est le même fichier.</source>
        <translation>È lo stesso file.</translation>
    </message>
    <message>
        <source>Ce fichier n’est pas celui d’un marqueur : {name}.</source>
        <translation>Questo file non è di un correttore: {name}.</translation>
    </message>
    <message>
        <source>Le tournoi est la copie d’un marqueur ({name}) : il faut le fichier de la salle.</source>
        <translation>Il torneo è la copia di un correttore ({name}): serve il file della sala.</translation>
    </message>
    <message>
        <source>Cette copie a des bulletins qui ne sont pas encore fusionnés : {path}</source>
        <translation>Questa copia ha schede non ancora unite: {path}</translation>
    </message>
    <message>
        <source>{count:Table|Tables} {tables} : déjà à {arbiter}.</source>
        <translation>{count:Tavolo|Tavoli} {tables}: già di {arbiter}.</translation>
    </message>
    <message>
        <source>{arbiter} n’a aucune table.</source>
        <translation>{arbiter} non ha nessun tavolo.</translation>
    </message>
    <message>
        <source>Le bulletin de la table {table} au coup {turn} a changé ici depuis : fusionnez de nouveau.</source>
        <translation>La scheda del tavolo {table} al turno {turn} è cambiata qui nel frattempo: unite di nuovo.</translation>
    </message>
    <message>
        <source>Un motif est nécessaire.</source>
        <translation>Serve un motivo.</translation>
    </message>
    <message>
        <source>Partie {game} : son fichier dit les tirages à venir (partie ouverte par la version 0.1, ou préparée et rouverte après sa fin). Aucune copie ne peut en être donnée avant qu’elle soit finie.</source>
        <translation>Partita {game}: il suo file dice le prossime estrazioni (aperta con la versione 0.1, oppure preparata e riaperta dopo la fine). Non se ne può dare copia prima che sia finita.</translation>
    </message>
    <message>
        <source>Des corrections faites dans l’ensemble précédent n’ont plus leur place, rien n’est réuni : {corrections}.</source>
        <translation>Correzioni fatte nell’insieme precedente non hanno più posto, niente è riunito: {corrections}.</translation>
    </message>
    <message>
        <source>centre {number}</source>
        <translation>centro {number}</translation>
    </message>
    <message>
        <source>Résultats – {name}</source>
        <translation>Risultati – {name}</translation>
    </message>
    <message>
        <source>Bonjour,</source>
        <translation>Buongiorno,</translation>
    </message>
    <message>
        <source>Voici les résultats de l’épreuve « {name} ».</source>
        <translation>Ecco i risultati della gara «{name}».</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Premiers :</source>
        <translation>Primi:</translation>
    </message>
    <message>
        <source>Ces résultats sont provisoires.</source>
        <translation>Questi risultati sono provvisori.</translation>
    </message>
    <message>
        <source>Fichiers joints :</source>
        <translation>File allegati:</translation>
    </message>
    <message>
        <source>Cordialement,</source>
        <translation>Cordiali saluti,</translation>
    </message>
    <message>
        <source>Par nom</source>
        <translation>Per nome</translation>
    </message>
    <message>
        <source>Par table</source>
        <translation>Per tavolo</translation>
    </message>
    <message>
        <source>Tables par arbitre</source>
        <translation>Tavoli per arbitro</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Tavolo {number}</translation>
    </message>
    <message>
        <source>N° table</source>
        <translation>N. tavolo</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>N° coup</source>
        <translation>N. turno</translation>
    </message>
    <message>
        <source>D.A.</source>
        <translation>D.C.</translation>
    </message>
    <message>
        <source>{rank} du classement général</source>
        <translation>{rank} della classifica generale</translation>
    </message>
    <message>
        <source>{rank} de la catégorie {name}</source>
        <translation>{rank} della categoria {name}</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Titre</source>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Aucun joueur.</source>
        <translation>Nessun giocatore.</translation>
    </message>
    <message>
        <source>Diplôme</source>
        <translation>Diploma</translation>
    </message>
    <message>
        <source>décerné à</source>
        <translation>conferito a</translation>
    </message>
    <message>
        <source>Le juge-arbitre</source>
        <translation>Il giudice arbitro</translation>
    </message>
    <message>
        <source>Rg</source>
        <translation>Pos.</translation>
    </message>
    <message>
        <source>Les dix premiers</source>
        <translation>I primi dieci</translation>
    </message>
    <message>
        <source>Aucun joueur n’est inscrit.</source>
        <translation>Nessun giocatore è iscritto.</translation>
    </message>
    <message>
        <source> à {place}</source>
        <translation> a {place}</translation>
    </message>
    <message>
        <source>une partie</source>
        <translation>una partita</translation>
    </message>
    <message>
        <source>Sur le podium : {names}.</source>
        <translation>Sul podio: {names}.</translation>
    </message>
    <message>
        <source>{game} : {names}, {total} sur {top}.</source>
        <translation>{game}: {names}, {total} su {top}.</translation>
    </message>
    <message>
        <source>Premiers par catégorie – {list}.</source>
        <translation>Primi per categoria – {list}.</translation>
    </message>
    <message>
        <source>Le plus de solos : {names} ({count}).</source>
        <translation>Più soli: {names} ({count}).</translation>
    </message>
    <message>
        <source>{first} et {last}</source>
        <translation>{first} e {last}</translation>
    </message>
    <message>
        <source>{count:Partie|Parties} {games} : le sceau est brisé, les tirages ne sont plus prouvés.</source>
        <translation>{count:Partita|Partite} {games}: il sigillo è rotto, i sorteggi non sono più provati.</translation>
    </message>
    <message>
        <source>{count:Partie|Parties} {games} : le sceau tient.</source>
        <translation>{count:Partita|Partite} {games}: il sigillo tiene.</translation>
    </message>
    <message>
        <source>{count:Partie|Parties} {games} : le sceau ne se contrôle pas, ses secrets ne sont pas dans ce fichier.</source>
        <translation>{count:Partita|Partite} {games}: il sigillo non si può verificare, i suoi segreti non sono in questo file.</translation>
    </message>
    <message>
        <source>Classement général</source>
        <translation>Classifica generale</translation>
    </message>
    <message>
        <source>top {top}</source>
        <translation>top {top}</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Tessera</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Cat.</translation>
    </message>
    <message>
        <source>Série</source>
        <translation>Serie</translation>
    </message>
    <message>
        <source>Comité</source>
        <translation>Comitato</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Paese</translation>
    </message>
    <message>
        <source>Équipe</source>
        <translation>Squadra</translation>
    </message>
    <message>
        <source>P{number}</source>
        <translation>P{number}</translation>
    </message>
    <message>
        <source>Moyenne %</source>
        <translation>Media %</translation>
    </message>
    <message>
        <source>Points de place</source>
        <translation>Punti di posizione</translation>
    </message>
    <message>
        <source>abs.</source>
        <translation>ass.</translation>
    </message>
    <message>
        <source>S : primes de solo · A : avertissements payants · P : pénalités</source>
        <translation>S: premi di solo · A: ammonizioni a pagamento · P: penalità</translation>
    </message>
    <message>
        <source>Gén.</source>
        <translation>Gen.</translation>
    </message>
    <message>
        <source>Groupe</source>
        <translation>Gruppo</translation>
    </message>
    <message>
        <source>Meilleur</source>
        <translation>Migliore</translation>
    </message>
    <message>
        <source>Indice de valeur</source>
        <translation>Indice di valore</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Divisione</translation>
    </message>
    <message>
        <source>Totaux</source>
        <translation>Totali</translation>
    </message>
    <message>
        <source>Prime</source>
        <translation>Premio</translation>
    </message>
    <message>
        <source>Aucun solo.</source>
        <translation>Nessun solo.</translation>
    </message>
    <message>
        <source>Solos par joueur</source>
        <translation>Soli per giocatore</translation>
    </message>
    <message>
        <source>Tops manqués</source>
        <translation>Top mancati</translation>
    </message>
    <message>
        <source>Prix</source>
        <translation>Premi</translation>
    </message>
    <message>
        <source>Général : {rank}</source>
        <translation>Generale: {rank}</translation>
    </message>
    <message>
        <source>Le plus de tops ({count})</source>
        <translation>Più top ({count})</translation>
    </message>
    <message>
        <source>Le plus de solos ({count})</source>
        <translation>Più soli ({count})</translation>
    </message>
    <message>
        <source>Équipe : {rank}</source>
        <translation>Squadra: {rank}</translation>
    </message>
    <message>
        <source>Club : {rank}</source>
        <translation>Club: {rank}</translation>
    </message>
    <message>
        <source>facile</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>moyen</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>difficile</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>très difficile</source>
        <translation>molto difficile</translation>
    </message>
    <message>
        <source>introuvé</source>
        <translation>non trovato</translation>
    </message>
    <message>
        <source>Moyenne de la salle</source>
        <translation>Media della sala</translation>
    </message>
    <message>
        <source>Médiane</source>
        <translation>Mediana</translation>
    </message>
    <message>
        <source>Tops trouvés</source>
        <translation>Top trovati</translation>
    </message>
    <message>
        <source>Sous-top</source>
        <translation>Sotto-top</translation>
    </message>
    <message>
        <source>Moy.</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Coût</source>
        <translation>Costo</translation>
    </message>
    <message>
        <source>Sol.</source>
        <translation>Sol.</translation>
    </message>
    <message>
        <source>Difficulté</source>
        <translation>Difficoltà</translation>
    </message>
    <message>
        <source>Coût : ce que le coup a coûté en moyenne à un joueur. Sol. : solutions différentes jouées.</source>
        <translation>Costo: quanto il turno è costato in media a un giocatore. Sol.: soluzioni diverse giocate.</translation>
    </message>
    <message>
        <source>entre les deux</source>
        <translation>tra i due</translation>
    </message>
    <message>
        <source>Ce que la salle a trouvé</source>
        <translation>Che cosa ha trovato la sala</translation>
    </message>
    <message>
        <source>Ce que chaque coup a coûté en moyenne</source>
        <translation>Quanto è costato in media ogni turno</translation>
    </message>
    <message>
        <source>Points perdus sur le top</source>
        <translation>Punti persi sul top</translation>
    </message>
    <message>
        <source>Rangs au fil des coups</source>
        <translation>Posizioni turno per turno</translation>
    </message>
    <message>
        <source>janvier</source>
        <translation>gennaio</translation>
    </message>
    <message>
        <source>février</source>
        <translation>febbraio</translation>
    </message>
    <message>
        <source>mars</source>
        <translation>marzo</translation>
    </message>
    <message>
        <source>avril</source>
        <translation>aprile</translation>
    </message>
    <message>
        <source>mai</source>
        <translation>maggio</translation>
    </message>
    <message>
        <source>juin</source>
        <translation>giugno</translation>
    </message>
    <message>
        <source>juillet</source>
        <translation>luglio</translation>
    </message>
    <message>
        <source>août</source>
        <translation>agosto</translation>
    </message>
    <message>
        <source>septembre</source>
        <translation>settembre</translation>
    </message>
    <message>
        <source>octobre</source>
        <translation>ottobre</translation>
    </message>
    <message>
        <source>novembre</source>
        <translation>novembre</translation>
    </message>
    <message>
        <source>décembre</source>
        <translation>dicembre</translation>
    </message>
    <message>
        <source>{date} à {time}</source>
        <translation>{date} alle {time}</translation>
    </message>
    <message>
        <source>Graphique</source>
        <translation>Grafico</translation>
    </message>
    <message>
        <source>Contrôle</source>
        <translation>Controllo</translation>
    </message>
    <message>
        <source>Coup précédent</source>
        <translation>Turno precedente</translation>
    </message>
    <message>
        <source>Coup suivant</source>
        <translation>Turno seguente</translation>
    </message>
    <message>
        <source>Aller à…</source>
        <translation>Vai a…</translation>
    </message>
    <message>
        <source>Mots refusés : {words}</source>
        <translation>Parole respinte: {words}</translation>
    </message>
    <message>
        <source>Il fallait écrire : {text}</source>
        <translation>Bisognava scrivere: {text}</translation>
    </message>
    <message>
        <source>Solution payée : {text}</source>
        <translation>Soluzione pagata: {text}</translation>
    </message>
    <message>
        <source>À écrire</source>
        <translation>Da scrivere</translation>
    </message>
    <message>
        <source>Coup {turn} : solution retenue inférieure au top de {top} {top:point|points}.</source>
        <translation>Turno {turn}: soluzione scelta inferiore al top di {top} {top:punto|punti}.</translation>
    </message>
    <message>
        <source>Coup {turn} : {rack} – {solution}, {points} {points:point|points}</source>
        <translation>Turno {turn}: {rack} – {solution}, {points} {points:punto|punti}</translation>
    </message>
    <message>
        <source>{points} {points:point|points} – cumul {total}</source>
        <translation>{points} {points:punto|punti} – totale {total}</translation>
    </message>
    <message>
        <source>{solution} – {points} {points:point|points}</source>
        <translation>{solution} – {points} {points:punto|punti}</translation>
    </message>
    <message>
        <source>Meilleures solutions : {shown} sur {count}</source>
        <translation>Migliori soluzioni: {shown} su {count}</translation>
    </message>
    <message>
        <source>Pénalité de {points} {points:point|points}</source>
        <translation>Penalità di {points} {points:punto|punti}</translation>
    </message>
    <message>
        <source>Payé : {points} {points:point|points}</source>
        <translation>Assegnati: {points} {points:punto|punti}</translation>
    </message>
    <message>
        <source>cet avertissement coûte {points} {points:point|points}</source>
        <translation>questa ammonizione costa {points} {points:punto|punti}</translation>
    </message>
    <message>
        <source>{name} ({count} {count:mot|mots})</source>
        <translation>{name} ({count} {count:parola|parole})</translation>
    </message>
    <message>
        <source>{count} {count:mot modifié|mots modifiés} pour l’épreuve</source>
        <translation>{count} {count:parola modificata|parole modificate} per la gara</translation>
    </message>
    <message>
        <source>{count} {count:partie|parties}</source>
        <translation>{count} {count:partita|partite}</translation>
    </message>
    <message>
        <source>Aucun de ces fichiers ne compte, rien n’est réuni : {names}.</source>
        <translation>Nessuno di questi file conta, nulla è riunito: {names}.</translation>
    </message>
    <message>
        <source>{game} : {turns} {turns:coup|coups}, top {top}, contrôle {code}</source>
        <translation>{game}: {turns} {turns:turno|turni}, top {top}, controllo {code}</translation>
    </message>
    <message>
        <source>Attention : {count} {count:bulletin n’est pas encore saisi|bulletins ne sont pas encore saisis}.</source>
        <translation>Attenzione: {count} {count:scheda non è ancora inserita|schede non sono ancora inserite}.</translation>
    </message>
    <message>
        <source>{count} {count:table|tables}</source>
        <translation>{count} {count:tavolo|tavoli}</translation>
    </message>
    <message>
        <source>{total} {total:point|points} sur {top}  ·  {percent}</source>
        <translation>{total} {total:punto|punti} su {top}  ·  {percent}</translation>
    </message>
    <message>
        <source>« {title} » a réuni {players} {players:joueur|joueurs}{where} en {games} de Scrabble duplicate.</source>
        <translation>“{title}” ha riunito {players} {players:giocatore|giocatori}{where} per {games} di Scrabble duplicato.</translation>
    </message>
    <message>
        <source>{names} l’emporte avec {total} {total:point|points} sur {top} possibles, soit {percent}.</source>
        <translation>{names} vince con {total} {total:punto|punti} su {top} possibili, cioè {percent}.</translation>
    </message>
    <message>
        <source>{names} l’emportent à égalité avec {total} {total:point|points} sur {top}, soit {percent}.</source>
        <translation>{names} vincono a pari merito con {total} {total:punto|punti} su {top}, cioè {percent}.</translation>
    </message>
    <message>
        <source>{first} et {count} {count:autre|autres}</source>
        <translation>{first} e {count} {count:altro|altri}</translation>
    </message>
    <message>
        <source>{count} {count:joueur|joueurs}</source>
        <translation>{count} {count:giocatore|giocatori}</translation>
    </message>
    <message>
        <source>Prime à partir de {count} {count:joueur|joueurs} ; présents : {active}.</source>
        <translation>Premio a partire da {count} {count:giocatore|giocatori}; presenti: {active}.</translation>
    </message>
    <message>
        <source>{count} {count:coup|coups}</source>
        <translation>{count} {count:turno|turni}</translation>
    </message>
    <message>
        <source>il reste moins de lettres qu’un tirage</source>
        <translation>restano meno lettere di un’estrazione</translation>
    </message>
    <message>
        <source>{tops} {tops:top|tops} en {time}</source>
        <translation>{tops} {tops:top|top} in {time}</translation>
    </message>
    <message>
        <source>{names} : {result}.</source>
        <translation>{names}: {result}.</translation>
    </message>
    <message>
        <source>Temps (s)</source>
        <translation>Tempo (s)</translation>
    </message>
    <message>
        <source>Manqués</source>
        <translation>Mancati</translation>
    </message>
    <message>
        <source>Topping (3.8) : au temps total, pénalités comprises.</source>
        <translation>Topping (3.8): a tempo totale, penalità comprese.</translation>
    </message>
    <message>
        <source>les solos et leurs primes sont annoncés à la fin de la partie</source>
        <translation>i solo e i loro premi si annunciano alla fine della partita</translation>
    </message>
    <message>
        <source>Les solos sont annoncés à la fin de la partie (article 3.5).</source>
        <translation>I solo si annunciano alla fine della partita (articolo 3.5).</translation>
    </message>
    <message>
        <source>Tables de deux arbitres : ce qui diffère est gardé comme seconde correction.</source>
        <translation>Tavoli di due arbitri: ciò che differisce è tenuto come seconda correzione.</translation>
    </message>
    <message>
        <source>partie {number}</source>
        <translation>partita {number}</translation>
    </message>
    <message>
        <source>coup {number}</source>
        <translation>turno {number}</translation>
    </message>
    <message>
        <source>{count:table|tables} {tables}</source>
        <translation>{count:tavolo|tavoli} {tables}</translation>
    </message>
    <message>
        <source>{rank} ex æquo</source>
        <translation>{rank} a pari merito</translation>
    </message>
    <message>
        <source>Les premiers</source>
        <translation>I primi</translation>
    </message>
    <message>
        <source>Ce fichier a déjà été reçu et n’apporte rien de plus. {ours}</source>
        <translation>Questo file è già stato ricevuto e non porta altro. {ours}</translation>
    </message>
    <message>
        <source>Bulletin retiré ici depuis, {theirs} là-bas : il n’est pas remis.</source>
        <translation>Scheda tolta qui nel frattempo, {theirs} là: non è rimessa.</translation>
    </message>
    <message>
        <source>Corrigé dans l’ensemble précédent : la correction est reportée.</source>
        <translation>Corretto nell’insieme precedente: la correzione è riportata.</translation>
    </message>
    <message>
        <source>N’était pas compté dans l’ensemble précédent : {theirs}.</source>
        <translation>Non era contato nell’insieme precedente: {theirs}.</translation>
    </message>
    <message>
        <source>Totaux ({count} {count:meilleur|meilleurs} de chacun)</source>
        <translation>Totali ({count:il migliore|i migliori} {count} di ciascuno)</translation>
    </message>
</context>
<context>
    <name>robots</name>
    <message>
        <source>Débutant</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Confirmé</source>
        <translation>Esperto</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Campione</translation>
    </message>
    <message>
        <source>mots courants seulement : environ 40 % du top</source>
        <translation>solo parole comuni: circa il 40 % del top</translation>
    </message>
    <message>
        <source>la plupart des mots courants : environ 75 % du top</source>
        <translation>la maggior parte delle parole comuni: circa il 75 % del top</translation>
    </message>
    <message>
        <source>presque tout : environ 95 % du top</source>
        <translation>quasi tutto: circa il 95 % del top</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Règlement</source>
        <translation>Regolamento</translation>
    </message>
    <message>
        <source>Lettres et primes</source>
        <translation>Lettere e premi</translation>
    </message>
    <message>
        <source>Voyelles et consonnes</source>
        <translation>Vocali e consonanti</translation>
    </message>
    <message>
        <source>Temps</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Bulletins</source>
        <translation>Schede</translation>
    </message>
    <message>
        <source>Avertissements</source>
        <translation>Ammonizioni</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Soli</translation>
    </message>
    <message>
        <source>Solution retenue</source>
        <translation>Soluzione scelta</translation>
    </message>
    <message>
        <source>Fin de partie</source>
        <translation>Fine della partita</translation>
    </message>
    <message>
        <source>Classements</source>
        <translation>Classifiche</translation>
    </message>
    <message>
        <source>nom à l’écran et sur papier</source>
        <translation>nome sullo schermo e sulla carta</translation>
    </message>
    <message>
        <source>les rangées portent</source>
        <translation>le righe portano</translation>
    </message>
    <message>
        <source>formule</source>
        <translation>formula</translation>
    </message>
    <message>
        <source>choix entre tops à égalité, dans l’ordre</source>
        <translation>scelta tra top a pari merito, in ordine</translation>
    </message>
    <message>
        <source>lettres au tirage</source>
        <translation>lettere nell’estrazione</translation>
    </message>
    <message>
        <source>lettres posées au plus</source>
        <translation>lettere posate al massimo</translation>
    </message>
    <message>
        <source>prime par nombre de lettres posées</source>
        <translation>premio per numero di lettere posate</translation>
    </message>
    <message>
        <source>un joker dans chaque tirage</source>
        <translation>un jolly in ogni estrazione</translation>
    </message>
    <message>
        <source>joker remplacé par la meilleure lettre</source>
        <translation>jolly sostituito dalla lettera migliore</translation>
    </message>
    <message>
        <source>le reliquat retourne au sac</source>
        <translation>il resto torna nel sacchetto</translation>
    </message>
    <message>
        <source>le joker posé est remplacé par sa lettre</source>
        <translation>il jolly posato è sostituito dalla sua lettera</translation>
    </message>
    <message>
        <source>voyelles au moins</source>
        <translation>vocali almeno</translation>
    </message>
    <message>
        <source>consonnes au moins</source>
        <translation>consonanti almeno</translation>
    </message>
    <message>
        <source>jusqu’au coup</source>
        <translation>fino al turno</translation>
    </message>
    <message>
        <source>voyelles ensuite</source>
        <translation>vocali in seguito</translation>
    </message>
    <message>
        <source>consonnes ensuite</source>
        <translation>consonanti in seguito</translation>
    </message>
    <message>
        <source>le joker compte pour l’une ou l’autre</source>
        <translation>il jolly conta come l’una o l’altra</translation>
    </message>
    <message>
        <source>le joker compte encore ensuite</source>
        <translation>il jolly conta ancora in seguito</translation>
    </message>
    <message>
        <source>l’Y compte pour l’une ou l’autre</source>
        <translation>la Y conta come l’una o l’altra</translation>
    </message>
    <message>
        <source>en cas de rejet, retournent au sac</source>
        <translation>in caso di rifiuto, tornano nel sacchetto</translation>
    </message>
    <message>
        <source>secondes par coup</source>
        <translation>secondi per turno</translation>
    </message>
    <message>
        <source>annonces, en secondes restantes</source>
        <translation>annunci, in secondi restanti</translation>
    </message>
    <message>
        <source>secondes avant le tirage suivant</source>
        <translation>secondi prima dell’estrazione seguente</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blitz</translation>
    </message>
    <message>
        <source>mort subite : secondes coup par coup</source>
        <translation>morte subitanea: secondi turno per turno</translation>
    </message>
    <message>
        <source>mort subite : secondes pour écrire</source>
        <translation>morte subitanea: secondi per scrivere</translation>
    </message>
    <message>
        <source>élimination sous le meilleur score</source>
        <translation>eliminazione sotto il miglior punteggio</translation>
    </message>
    <message>
        <source>topping</source>
        <translation>topping</translation>
    </message>
    <message>
        <source>topping : secondes par coup</source>
        <translation>topping: secondi per turno</translation>
    </message>
    <message>
        <source>topping : secondes de pénalité</source>
        <translation>topping: secondi di penalità</translation>
    </message>
    <message>
        <source>référence ou raccord exigé dès le coup 2</source>
        <translation>riferimento o raccordo richiesto dal turno 2</translation>
    </message>
    <message>
        <source>score faux ou absent</source>
        <translation>punteggio sbagliato o assente</translation>
    </message>
    <message>
        <source>joker non encerclé</source>
        <translation>jolly non cerchiato</translation>
    </message>
    <message>
        <source>place fausse, score qui existe</source>
        <translation>posizione sbagliata, punteggio che esiste</translation>
    </message>
    <message>
        <source>place trouvée malgré une faute</source>
        <translation>posizione trovata malgrado un errore</translation>
    </message>
    <message>
        <source>avertissements comptés</source>
        <translation>ammonizioni contate</translation>
    </message>
    <message>
        <source>points de la pénalité</source>
        <translation>punti della penalità</translation>
    </message>
    <message>
        <source>au coup 1, le meilleur score du mot</source>
        <translation>al turno 1, il miglior punteggio della parola</translation>
    </message>
    <message>
        <source>lettres de raccord exigées</source>
        <translation>lettere di raccordo richieste</translation>
    </message>
    <message>
        <source>moyenne pour un mot refusé sans que le joueur le sache</source>
        <translation>media per una parola respinta a insaputa del giocatore</translation>
    </message>
    <message>
        <source>place juste et score d’une autre place : le meilleur</source>
        <translation>posizione giusta e punteggio di un’altra posizione: il migliore</translation>
    </message>
    <message>
        <source>une lettre de raccord vaut aucune</source>
        <translation>una lettera di raccordo vale nessuna</translation>
    </message>
    <message>
        <source>un score avec un autre joker existe</source>
        <translation>esiste un punteggio con un altro jolly</translation>
    </message>
    <message>
        <source>deux solutions : avertissement</source>
        <translation>due soluzioni: ammonizione</translation>
    </message>
    <message>
        <source>au coup 1, zéro pour un mot refusé</source>
        <translation>al turno 1, zero per una parola respinta</translation>
    </message>
    <message>
        <source>deux façons de situer : la plus clémente</source>
        <translation>due modi di collocare: il più clemente</translation>
    </message>
    <message>
        <source>avertissements sans coût</source>
        <translation>ammonizioni senza costo</translation>
    </message>
    <message>
        <source>sans coût en blitz et parties originales</source>
        <translation>senza costo in blitz e partite originali</translation>
    </message>
    <message>
        <source>points de chacun au-delà</source>
        <translation>punti di ciascuna in più</translation>
    </message>
    <message>
        <source>qui fait un solo</source>
        <translation>chi fa un solo</translation>
    </message>
    <message>
        <source>joueurs au moins</source>
        <translation>giocatori almeno</translation>
    </message>
    <message>
        <source>points du solo</source>
        <translation>punti del solo</translation>
    </message>
    <message>
        <source>points sous le top</source>
        <translation>punti sotto il top</translation>
    </message>
    <message>
        <source>points de solos au plus, 0 sans limite</source>
        <translation>punti dei soli al massimo, 0 senza limite</translation>
    </message>
    <message>
        <source>mots courants seulement, tant qu’il y en a</source>
        <translation>solo parole comuni, finché ce ne sono</translation>
    </message>
    <message>
        <source>une solution moins chère se prend sans motif</source>
        <translation>una soluzione meno cara si prende senza motivo</translation>
    </message>
    <message>
        <source>nombre de coups, 0 sans limite</source>
        <translation>numero di turni, 0 senza limite</translation>
    </message>
    <message>
        <source>finit quand il reste une lettre</source>
        <translation>finisce quando resta una lettera</translation>
    </message>
    <message>
        <source>finit quand il ne reste que voyelles ou consonnes</source>
        <translation>finisce quando restano solo vocali o consonanti</translation>
    </message>
    <message>
        <source>finit avec moins de lettres qu’un tirage</source>
        <translation>finisce con meno lettere di un’estrazione</translation>
    </message>
    <message>
        <source>interruption en minutes au plus</source>
        <translation>interruzione in minuti al massimo</translation>
    </message>
    <message>
        <source>classer par</source>
        <translation>classificare per</translation>
    </message>
    <message>
        <source>départager par, dans l’ordre</source>
        <translation>spareggiare per, in ordine</translation>
    </message>
    <message>
        <source>classement montré pendant la partie</source>
        <translation>classifica mostrata durante la partita</translation>
    </message>
    <message>
        <source>comme le jeu de lettres</source>
        <translation>come il gioco di lettere</translation>
    </message>
    <message>
        <source>des lettres (H4)</source>
        <translation>lettere (H4)</translation>
    </message>
    <message>
        <source>des chiffres (4H)</source>
        <translation>cifre (4H)</translation>
    </message>
    <message>
        <source>normale</source>
        <translation>normale</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>jolly</translation>
    </message>
    <message>
        <source>7 sur 8</source>
        <translation>7 su 8</translation>
    </message>
    <message>
        <source>7 et 8</source>
        <translation>7 e 8</translation>
    </message>
    <message>
        <source>7, 8 et 9</source>
        <translation>7, 8 e 9</translation>
    </message>
    <message>
        <source>7 sur 8 joker</source>
        <translation>7 su 8 jolly</translation>
    </message>
    <message>
        <source>7 et 8 joker</source>
        <translation>7 e 8 jolly</translation>
    </message>
    <message>
        <source>7, 8 et 9 joker</source>
        <translation>7, 8 e 9 jolly</translation>
    </message>
    <message>
        <source>détonante</source>
        <translation>esplosiva</translation>
    </message>
    <message>
        <source>toutes les lettres</source>
        <translation>tutte le lettere</translation>
    </message>
    <message>
        <source>les lettres qui viennent d’être tirées</source>
        <translation>le lettere appena estratte</translation>
    </message>
    <message>
        <source>score exact et avertissement</source>
        <translation>punteggio esatto e ammonizione</translation>
    </message>
    <message>
        <source>score exact, rien d’autre</source>
        <translation>punteggio esatto, nient’altro</translation>
    </message>
    <message>
        <source>en dessous comme écrit, au-dessus moins deux fois l’écart</source>
        <translation>se inferiore come scritto, se superiore meno due volte la differenza</translation>
    </message>
    <message>
        <source>zéro</source>
        <translation>zero</translation>
    </message>
    <message>
        <source>avertissement</source>
        <translation>ammonizione</translation>
    </message>
    <message>
        <source>rien</source>
        <translation>niente</translation>
    </message>
    <message>
        <source>pénalité</source>
        <translation>penalità</translation>
    </message>
    <message>
        <source>le seul meilleur, même sous le top</source>
        <translation>l’unico migliore, anche sotto il top</translation>
    </message>
    <message>
        <source>le seul au top, ou le seul meilleur en dessous</source>
        <translation>l’unico al top, o l’unico migliore al di sotto</translation>
    </message>
    <message>
        <source>personne</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>le moins de jokers</source>
        <translation>meno jolly</translation>
    </message>
    <message>
        <source>termine la partie</source>
        <translation>finisce la partita</translation>
    </message>
    <message>
        <source>ouvre le jeu</source>
        <translation>apre il gioco</translation>
    </message>
    <message>
        <source>reliquat équilibré</source>
        <translation>resto equilibrato</translation>
    </message>
    <message>
        <source>le moins de lettres posées</source>
        <translation>meno lettere posate</translation>
    </message>
    <message>
        <source>ordre alphabétique</source>
        <translation>ordine alfabetico</translation>
    </message>
    <message>
        <source>le plus près du coin</source>
        <translation>il più vicino all’angolo</translation>
    </message>
    <message>
        <source>total des points</source>
        <translation>totale dei punti</translation>
    </message>
    <message>
        <source>pourcentage du total des tops</source>
        <translation>percentuale del totale dei top</translation>
    </message>
    <message>
        <source>moyenne des pourcentages</source>
        <translation>media delle percentuali</translation>
    </message>
    <message>
        <source>points de place</source>
        <translation>punti di posizione</translation>
    </message>
    <message>
        <source>nombre de tops</source>
        <translation>numero di top</translation>
    </message>
    <message>
        <source>meilleur coup</source>
        <translation>miglior turno</translation>
    </message>
    <message>
        <source>nombre de solos</source>
        <translation>numero di soli</translation>
    </message>
    <message>
        <source>dernière partie</source>
        <translation>ultima partita</translation>
    </message>
    <message>
        <source>coup par coup depuis la fin</source>
        <translation>turno per turno dalla fine</translation>
    </message>
    <message>
        <source>mort subite</source>
        <translation>morte subitanea</translation>
    </message>
    <message>
        <source>« {0} » : {1} ne convient pas. Possible : {2}</source>
        <translation>«{0}»: {1} non va bene. Possibili: {2}</translation>
    </message>
    <message>
        <source>Clé inconnue « {0} ». Connues : {1}</source>
        <translation>Chiave sconosciuta «{0}». Conosciute: {1}</translation>
    </message>
    <message>
        <source>Il y a déjà un règlement « {0} ».</source>
        <translation>C’è già un regolamento «{0}».</translation>
    </message>
    <message>
        <source>« {0} » ne convient pas : lettres sans accent, chiffres, - et _.</source>
        <translation>«{0}» non va bene: lettere senza accenti, cifre, - e _.</translation>
    </message>
    <message>
        <source>« {0} » est livré avec le programme : copiez-le pour le changer.</source>
        <translation>«{0}» è fornito con il programma: copiatelo per cambiarlo.</translation>
    </message>
    <message>
        <source>Le fichier ne se lit pas : {0}</source>
        <translation>Il file non si legge: {0}</translation>
    </message>
    <message>
        <source>Le disque refuse : {0}</source>
        <translation>Il disco rifiuta: {0}</translation>
    </message>
    <message>
        <source>Impossible ({0}).</source>
        <translation>Impossibile ({0}).</translation>
    </message>
    <message>
        <source>après un premier mot de deux lettres, deux lettres de raccord suffisent</source>
        <translation>dopo una prima parola di due lettere bastano due lettere di raccordo</translation>
    </message>
    <message>
        <source>prolongement écrit dans le mauvais sens, référence juste</source>
        <translation>prolungamento scritto nel verso sbagliato, riferimento giusto</translation>
    </message>
    <message>
        <source>place d’un raccord refusé, score qui existe ailleurs</source>
        <translation>posizione con un raccordo rifiutato, punteggio che esiste altrove</translation>
    </message>
    <message>
        <source>deux solutions qui paient autant : la faute de l’une compte</source>
        <translation>due soluzioni che pagano uguale: l’errore di una conta</translation>
    </message>
    <message>
        <source>raccords fallacieux</source>
        <translation>raccordi fallaci</translation>
    </message>
    <message>
        <source>place juste, petit score fallacieux</source>
        <translation>posizione giusta, piccolo punteggio fallace</translation>
    </message>
    <message>
        <source>mot vu à deux places, dont une fallacieuse</source>
        <translation>parola vista in due posizioni, una fallace</translation>
    </message>
    <message>
        <source>deux fois l’écart, retiré du score</source>
        <translation>due volte lo scarto, tolto dal punteggio</translation>
    </message>
    <message>
        <source>demander à l’arbitre</source>
        <translation>chiedere all’arbitro</translation>
    </message>
    <message>
        <source>payer</source>
        <translation>pagare</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>esatto</translation>
    </message>
    <message>
        <source>écrit</source>
        <translation>scritto</translation>
    </message>
    <message>
        <source>les décisions citent les articles du règlement FISF</source>
        <translation>le decisioni citano gli articoli del regolamento FISF</translation>
    </message>
    <message>
        <source>place juste et autre score paient autant : la place</source>
        <translation>posizione giusta e altro punteggio pagano uguale: la posizione</translation>
    </message>
</context>
<context>
    <name>rulings</name>
    <message>
        <source>avertissement</source>
        <translation>ammonizione</translation>
    </message>
    <message>
        <source>pénalité</source>
        <translation>penalità</translation>
    </message>
    <message>
        <source>zéro</source>
        <translation>zero</translation>
    </message>
    <message>
        <source>moyenne</source>
        <translation>media</translation>
    </message>
    <message>
        <source>à décider</source>
        <translation>da decidere</translation>
    </message>
    <message>
        <source>Lettre absente : {0}.</source>
        <translation>Lettera mancante: {0}.</translation>
    </message>
    <message>
        <source>Lettres absentes : {0}.</source>
        <translation>Lettere mancanti: {0}.</translation>
    </message>
    <message>
        <source>aucun bulletin</source>
        <translation>nessuna scheda</translation>
    </message>
    <message>
        <source>bulletin blanc</source>
        <translation>scheda bianca</translation>
    </message>
    <message>
        <source>plusieurs bulletins</source>
        <translation>più schede</translation>
    </message>
    <message>
        <source>lettres de raccord</source>
        <translation>lettere di raccordo</translation>
    </message>
    <message>
        <source>sans référence</source>
        <translation>senza riferimento</translation>
    </message>
    <message>
        <source>hors délai</source>
        <translation>fuori tempo</translation>
    </message>
    <message>
        <source>lecture difficile</source>
        <translation>lettura difficile</translation>
    </message>
</context>
<context>
    <name>search</name>
    <message>
        <source>guide mode d’emploi aide raccourcis clavier</source>
        <translation>guida manuale aiuto scorciatoie tastiera</translation>
    </message>
    <message>
        <source>tirer lettres</source>
        <translation>estrarre lettere</translation>
    </message>
    <message>
        <source>tirage à la main saisir corriger lettres</source>
        <translation>a mano scrivere correggere lettere</translation>
    </message>
    <message>
        <source>minuterie départ commencer lancer temps</source>
        <translation>timer avvio iniziare tempo</translation>
    </message>
    <message>
        <source>arrêter stop fin du temps</source>
        <translation>fermare stop fine del tempo</translation>
    </message>
    <message>
        <source>prolonger ajouter temps</source>
        <translation>prolungare aggiungere tempo</translation>
    </message>
    <message>
        <source>rejeter voyelles consonnes</source>
        <translation>rifiutare vocali consonanti</translation>
    </message>
    <message>
        <source>recommencer abandonner coup</source>
        <translation>ricominciare abbandonare turno</translation>
    </message>
    <message>
        <source>manche commencer partie</source>
        <translation>manche iniziare partita</translation>
    </message>
    <message>
        <source>terminer clôturer finir</source>
        <translation>terminare chiudere finire</translation>
    </message>
    <message>
        <source>saisir bulletin retard hors délai</source>
        <translation>inserire scheda ritardo fuori tempo</translation>
    </message>
    <message>
        <source>absent retard manquant</source>
        <translation>assente ritardo mancante</translation>
    </message>
    <message>
        <source>clore zéro manquants retard</source>
        <translation>chiudere zero mancanti ritardo</translation>
    </message>
    <message>
        <source>contestation réclamation erreur corriger échanger retard arrivée départ joueur</source>
        <translation>reclamo contestazione errore correggere scambiare ritardo arrivo partenza giocatore</translation>
    </message>
    <message>
        <source>dictionnaire admettre refuser contestation liste</source>
        <translation>dizionario ammettere respingere reclamo lista</translation>
    </message>
    <message>
        <source>anagramme dictionnaire définition</source>
        <translation>anagramma dizionario definizione</translation>
    </message>
    <message>
        <source>résultats rang palmarès</source>
        <translation>risultati posizione premiati</translation>
    </message>
    <message>
        <source>imprimer documents billets feuille pdf exporter</source>
        <translation>stampare documenti biglietti foglio pdf esportare</translation>
    </message>
    <message>
        <source>réglages langue joueurs inscrire tables documents sauvegarde copie son</source>
        <translation>impostazioni lingua giocatori iscrivere tavoli documenti salvataggio copia suono</translation>
    </message>
    <message>
        <source>fichier reprendre sauvegarde charger</source>
        <translation>file riprendere salvataggio caricare</translation>
    </message>
    <message>
        <source>tournoi créer joueurs fichier</source>
        <translation>torneo creare giocatori file</translation>
    </message>
    <message>
        <source>couleurs sombre clair contraste réglages</source>
        <translation>colori scuro chiaro contrasto impostazioni</translation>
    </message>
    <message>
        <source>zoom agrandir taille lettres</source>
        <translation>zoom ingrandire dimensione lettere</translation>
    </message>
    <message>
        <source>zoom réduire taille lettres</source>
        <translation>zoom ridurre dimensione lettere</translation>
    </message>
    <message>
        <source>écran salle vidéoprojecteur fenêtre</source>
        <translation>schermo sala videoproiettore finestra</translation>
    </message>
    <message>
        <source>écran entier salle</source>
        <translation>schermo intero sala</translation>
    </message>
    <message>
        <source>annonce texte salle écran</source>
        <translation>annuncio testo sala schermo</translation>
    </message>
    <message>
        <source>retour erreur défaire</source>
        <translation>indietro errore disfare</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Général</source>
        <translation>Generale</translation>
    </message>
    <message>
        <source>Sons</source>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Fichiers et copies</source>
        <translation>File e copie</translation>
    </message>
    <message>
        <source>Listes de mots</source>
        <translation>Liste di parole</translation>
    </message>
    <message>
        <source>Règlements</source>
        <translation>Regolamenti</translation>
    </message>
    <message>
        <source>Catégories</source>
        <translation>Categorie</translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation>Impostazioni</translation>
    </message>
</context>
<context>
    <name>settling</name>
    <message>
        <source>Table {0}, coup {1} : le bulletin retenu est celui de {2}.</source>
        <translation>Tavolo {0}, turno {1}: vale la scheda di {2}.</translation>
    </message>
    <message>
        <source>ce portable</source>
        <translation>questo portatile</translation>
    </message>
    <message>
        <source>rien (retiré ici)</source>
        <translation>niente (tolta qui)</translation>
    </message>
    <message>
        <source>ici : {0}</source>
        <translation>qui: {0}</translation>
    </message>
    <message>
        <source>{0} : {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>Partie {0}, coup {1}, table {2} : quel bulletin compte ?</source>
        <translation>Partita {0}, turno {1}, tavolo {2}: quale scheda conta?</translation>
    </message>
</context>
<context>
    <name>steps</name>
    <message>
        <source>à tirer</source>
        <translation>da estrarre</translation>
    </message>
    <message>
        <source>tiré, à annoncer</source>
        <translation>estratto, da annunciare</translation>
    </message>
    <message>
        <source>en jeu</source>
        <translation>in gioco</translation>
    </message>
    <message>
        <source>terminé</source>
        <translation>tempo scaduto</translation>
    </message>
    <message>
        <source>révélé</source>
        <translation>svelato</translation>
    </message>
    <message>
        <source>partie finie</source>
        <translation>partita finita</translation>
    </message>
</context>
<context>
    <name>texts</name>
    <message>
        <source>{0} : {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>« {0} »</source>
        <translation>«{0}»</translation>
    </message>
    <message>
        <source>Éliminés : tables {0}</source>
        <translation>Eliminati: tavoli {0}</translation>
    </message>
    <message>
        <source>Éliminé : table {0}</source>
        <translation>Eliminato: tavolo {0}</translation>
    </message>
    <message>
        <source>ce qu’elle a {0:au coup|aux coups} {0} est saisi et compte : F7 l’enlève</source>
        <translation>quanto ha {0:al turno|ai turni} {0} è registrato e conta: F7 lo toglie</translation>
    </message>
    <message>
        <source>Pas de définitions livrées dans cette langue : elles existent en français.</source>
        <translation>In questa lingua il programma non ha definizioni: ci sono per il francese.</translation>
    </message>
</context>
<context>
    <name>tops</name>
    <message>
        <source>seul top</source>
        <translation>unico top</translation>
    </message>
    <message>
        <source>au choix de l’arbitre</source>
        <translation>a scelta dell’arbitro</translation>
    </message>
    <message>
        <source>écarté par la règle</source>
        <translation>scartato dalla regola</translation>
    </message>
    <message>
        <source>reliquat équilibré</source>
        <translation>resto equilibrato</translation>
    </message>
    <message>
        <source>le moins de lettres</source>
        <translation>meno lettere</translation>
    </message>
    <message>
        <source>premier de l’alphabet</source>
        <translation>primo in ordine alfabetico</translation>
    </message>
    <message>
        <source>le plus près du coin</source>
        <translation>il più vicino all’angolo</translation>
    </message>
    <message>
        <source>sans joker, ou le moins de jokers</source>
        <translation>senza jolly, o con meno jolly</translation>
    </message>
    <message>
        <source>termine la partie</source>
        <translation>finisce la partita</translation>
    </message>
    <message>
        <source>ouvre le jeu</source>
        <translation>apre il gioco</translation>
    </message>
</context>
</TS>
