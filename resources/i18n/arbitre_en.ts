<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="fr">
<context>
    <name>Announcer</name>
    <message>
        <source>Tirage</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>Lettres du reliquat</source>
        <translation>Letters of the leave</translation>
    </message>
    <message>
        <source>Nouvelles lettres</source>
        <translation>New letters</translation>
    </message>
    <message>
        <source>Rappel du tirage</source>
        <translation>Rack again</translation>
    </message>
    <message>
        <source>Début</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Signal</source>
        <translation>Signal</translation>
    </message>
    <message>
        <source>Fin</source>
        <translation>End</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Sens</source>
        <translation>Direction</translation>
    </message>
    <message>
        <source>Référence</source>
        <translation>Reference</translation>
    </message>
    <message>
        <source>Mot</source>
        <translation>Word</translation>
    </message>
    <message>
        <source>Épellation</source>
        <translation>Spelling</translation>
    </message>
    <message>
        <source>Mots formés</source>
        <translation>Words formed</translation>
    </message>
    <message>
        <source>Joker remplacé</source>
        <translation>Blank replaced</translation>
    </message>
    <message>
        <source>Rappel</source>
        <translation>Recall</translation>
    </message>
    <message>
        <source>Reliquat : une lettre</source>
        <translation>Leave: one letter</translation>
    </message>
    <message>
        <source>Reliquat : {0} lettres</source>
        <translation>Leave: {0} letters</translation>
    </message>
    <message>
        <source>Pas de reliquat</source>
        <translation>No leave</translation>
    </message>
    <message>
        <source>Rejet : toutes les lettres sont remises dans le sac</source>
        <translation>Rejected: all letters go back into the bag</translation>
    </message>
    <message>
        <source>{0} prend la place du joker, qui revient</source>
        <translation>{0} takes the place of the blank, which comes back</translation>
    </message>
    <message>
        <source>{0} en {1}</source>
        <comment>un mot et sa référence</comment>
        <translation>{0} at {1}</translation>
    </message>
    <message>
        <source>Chrono</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Terminé</source>
        <translation>Time’s up</translation>
    </message>
    <message>
        <source>Aucun coup possible : nouveau tirage</source>
        <translation>No move possible: new rack</translation>
    </message>
    <message>
        <source>Horizontal</source>
        <translation>Across</translation>
    </message>
    <message>
        <source>Vertical</source>
        <translation>Down</translation>
    </message>
    <message>
        <source>un point</source>
        <translation>one point</translation>
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
        <translation>Blank – {0}</translation>
    </message>
    <message>
        <source>{0} deux fois</source>
        <translation>{0} twice</translation>
    </message>
    <message>
        <source>{0} trois fois</source>
        <translation>{0} three times</translation>
    </message>
    <message>
        <source>{0} quatre fois</source>
        <translation>{0} four times</translation>
    </message>
    <message>
        <source>{0} {1} fois</source>
        <translation>{0} {1} times</translation>
    </message>
    <message>
        <source>joker {0}</source>
        <translation>blank {0}</translation>
    </message>
    <message>
        <source>{0} {0:seconde|secondes}</source>
        <translation>{0} {0:second|seconds}</translation>
    </message>
    <message>
        <source>{0} {0:point|points}</source>
        <translation>{0} {0:point|points}</translation>
    </message>
</context>
<context>
    <name>AnnouncerCard</name>
    <message>
        <source>Annonce</source>
        <translation>Announcement</translation>
    </message>
</context>
<context>
    <name>AnnouncerDialog</name>
    <message>
        <source>Annonce</source>
        <translation>Announcement</translation>
    </message>
    <message>
        <source>&amp;Lire à voix haute</source>
        <translation>&amp;Read aloud</translation>
    </message>
    <message>
        <source>&amp;Suite</source>
        <translation>&amp;Next</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Espace : ligne suivante · Retour arrière : ligne précédente</source>
        <translation>Space: next line · Backspace: previous line</translation>
    </message>
</context>
<context>
    <name>ArbiterPlaysPanel</name>
    <message>
        <source>Vous jouez à la table {0} : rien du coup en jeu ne vous est montré.</source>
        <translation>You play at table {0}: nothing of the turn in play is shown to you.</translation>
    </message>
    <message>
        <source>Vous ne jouez plus.</source>
        <translation>You no longer play.</translation>
    </message>
    <message>
        <source>Votre bulletin est scellé ; il s’ouvre après la solution.</source>
        <translation>Your slip is sealed; it opens after the solution.</translation>
    </message>
    <message>
        <source>Vous passez ce coup : bulletin blanc scellé.</source>
        <translation>You pass this turn: blank slip sealed.</translation>
    </message>
    <message>
        <source>Coup {0}, votre bulletin : {1} → {2}</source>
        <translation>Turn {0}, your slip: {1} → {2}</translation>
    </message>
    <message>
        <source>je ne joue pas</source>
        <translation>I am not playing</translation>
    </message>
    <message>
        <source>Prenez une table entre deux coups : la liste et les points vous seront cachés.</source>
        <translation>Take a table between two turns: the list and the points will be hidden from you.</translation>
    </message>
    <message>
        <source>Votre bulletin s’écrit quand le chrono court.</source>
        <translation>Your slip is written while the clock is running.</translation>
    </message>
    <message>
        <source>Scellé. Un autre bulletin le remplace tant que le temps court.</source>
        <translation>Sealed. Another slip replaces it while time is running.</translation>
    </message>
    <message>
        <source>Écrivez votre bulletin : mot, référence, score ; un joker entre parenthèses.</source>
        <translation>Write your slip: word, reference, score; a blank in brackets.</translation>
    </message>
    <message>
        <source>Scellé.</source>
        <translation>Sealed.</translation>
    </message>
    <message>
        <source>Temps terminé : scellez votre bulletin, ou passez.</source>
        <translation>Time’s up: seal your slip, or pass.</translation>
    </message>
    <message>
        <source>La solution est connue.</source>
        <translation>The solution is known.</translation>
    </message>
    <message>
        <source>L’arbitre joue aussi</source>
        <translation>The arbiter plays too</translation>
    </message>
    <message>
        <source>Votre bulletin est scellé dans le journal avant la solution (une empreinte qui ne dit rien) et jugé comme les autres.</source>
        <translation>Your slip is sealed in the journal before the solution (a fingerprint that tells nothing) and judged like the others.</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>Votre bulletin : mot, référence, score</source>
        <translation>Your slip: word, reference, score</translation>
    </message>
    <message>
        <source>&amp;Sceller</source>
        <translation>&amp;Seal</translation>
    </message>
    <message>
        <source>&amp;Passer ce coup</source>
        <translation>&amp;Pass this turn</translation>
    </message>
</context>
<context>
    <name>BagDialog</name>
    <message>
        <source>Jetons qui doivent être dans le sac</source>
        <translation>Tiles that must be in the bag</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>{0} {0:jeton|jetons} : {1} {1:voyelle|voyelles}, {2} {2:consonne|consonnes}, {3} au choix, {4} {4:joker|jokers}</source>
        <translation>{0} {0:tile|tiles}: {1} {1:vowel|vowels}, {2} {2:consonant|consonants}, {3} either, {4} {4:blank|blanks}</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>centre, </source>
        <translation>centre, </translation>
    </message>
    <message>
        <source>triple</source>
        <translation>triple</translation>
    </message>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>vide, mot compte {0}</source>
        <translation>empty, {0} word score</translation>
    </message>
    <message>
        <source>vide, lettre compte {0}</source>
        <translation>empty, {0} letter score</translation>
    </message>
    <message>
        <source>vide</source>
        <translation>empty</translation>
    </message>
    <message>
        <source>MT</source>
        <comment>mot compte triple, abrégé sur une case</comment>
        <translation>TW</translation>
    </message>
    <message>
        <source>MD</source>
        <comment>mot compte double, abrégé sur une case</comment>
        <translation>DW</translation>
    </message>
    <message>
        <source>LT</source>
        <comment>lettre compte triple, abrégé sur une case</comment>
        <translation>TL</translation>
    </message>
    <message>
        <source>LD</source>
        <comment>lettre compte double, abrégé sur une case</comment>
        <translation>DL</translation>
    </message>
</context>
<context>
    <name>BoardCard</name>
    <message>
        <source>sac {0}</source>
        <translation>bag {0}</translation>
    </message>
    <message>
        <source>Grille</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Grille après le coup {0}</source>
        <translation>Board after turn {0}</translation>
    </message>
    <message>
        <source>Coup {0}, en jeu</source>
        <translation>Turn {0}, in play</translation>
    </message>
    <message>
        <source>Coup {0}, en correction</source>
        <translation>Turn {0}, being marked</translation>
    </message>
    <message>
        <source>Coup {0} annulé</source>
        <translation>Turn {0}, cancelled</translation>
    </message>
</context>
<context>
    <name>BoardForm</name>
    <message>
        <source>Grille de la salle à partir d’un coup</source>
        <translation>The room’s board from a turn on</translation>
    </message>
    <message>
        <source>La grille avant le coup choisi : flèches, lettres, (E) pour un joker, espace pour vider.</source>
        <translation>The board before the chosen turn: arrows, letters, (E) for a blank, space to clear.</translation>
    </message>
    <message>
        <source>Choisissez un coup de la partie en cours.</source>
        <translation>Choose a turn of the game in progress.</translation>
    </message>
    <message>
        <source>Grille corrigée ; les bulletins qui suivent sont revus.</source>
        <translation>Board corrected; the slips that follow are marked again.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>{0}, joker</source>
        <translation>{0}, blank</translation>
    </message>
    <message>
        <source>{0}, valeur {1}</source>
        <translation>{0}, value {1}</translation>
    </message>
    <message>
        <source>Grille de jeu</source>
        <translation>Game board</translation>
    </message>
    <message>
        <source>lettres posées : {0} ; les flèches lisent les cases</source>
        <translation>letters placed: {0}; the arrows read the squares</translation>
    </message>
</context>
<context>
    <name>BundlePanel</name>
    <message>
        <source>Les bulletins viennent quand le temps est terminé (F4).</source>
        <translation>The slips come when time is up (F4).</translation>
    </message>
    <message>
        <source>Menez la partie comme une vraie : tirage F2, chrono F3, terminé F4, révéler F5.</source>
        <translation>Run the game like a real one: rack F2, clock F3, time’s up F4, reveal F5.</translation>
    </message>
    <message>
        <source>Saisissez ce bulletin au bureau : le suivant vient tout seul.</source>
        <translation>Enter this slip at the desk: the next one comes by itself.</translation>
    </message>
    <message>
        <source>Le paquet est vide : au coup suivant.</source>
        <translation>The bundle is empty: on to the next turn.</translation>
    </message>
    <message>
        <source>Répétition : paquet de bulletins</source>
        <translation>Rehearsal: bundle of slips</translation>
    </message>
    <message>
        <source>‹ Précédent</source>
        <translation>‹ Previous</translation>
    </message>
    <message>
        <source>Suivant ›</source>
        <translation>Next ›</translation>
    </message>
    <message>
        <source>Bilan</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>Coup {0} : {1} {1:bulletin saisi|bulletins saisis} sur {2}</source>
        <translation>Turn {0}: {1} {1:slip|slips} entered of {2}</translation>
    </message>
    <message>
        <source>Le paquet est vide. Rien remis {0:à la table|aux tables} {0} : closez le coup (Ctrl+Maj+C).</source>
        <translation>The bundle is empty. Nothing handed in at {0:table|tables} {0}: close the turn (Ctrl+Shift+C).</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>Rien à montrer encore</source>
        <translation>Nothing to show yet</translation>
    </message>
</context>
<context>
    <name>ClaimForm</name>
    <message>
        <source>déposer</source>
        <translation>raise</translation>
    </message>
    <message>
        <source>trancher</source>
        <translation>settle</translation>
    </message>
    <message>
        <source>Contestation (6.3)</source>
        <translation>Claim (6.3)</translation>
    </message>
    <message>
        <source>Choisissez un coup.</source>
        <translation>Choose a turn.</translation>
    </message>
    <message>
        <source>Écrivez la contestation, ou la décision, dans la ligne du motif.</source>
        <translation>Write the claim, or the decision, on the reason line.</translation>
    </message>
    <message>
        <source>Contestation notée : le classement reste provisoire.</source>
        <translation>Claim noted: the standings stay provisional.</translation>
    </message>
    <message>
        <source>Contestation tranchée.</source>
        <translation>Claim settled.</translation>
    </message>
    <message>
        <source>C&amp;ontestation</source>
        <translation>&amp;Claim</translation>
    </message>
</context>
<context>
    <name>Clock</name>
    <message>
        <source>Prêt</source>
        <comment>chronomètre réglé, pas encore lancé</comment>
        <translation>Ready</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Paused</translation>
    </message>
    <message>
        <source>Terminé</source>
        <translation>Time’s up</translation>
    </message>
    <message>
        <source>Dernières secondes</source>
        <translation>Last seconds</translation>
    </message>
    <message>
        <source>En cours</source>
        <translation>Running</translation>
    </message>
</context>
<context>
    <name>ClockView</name>
    <message>
        <source>Chronomètre</source>
        <translation>Clock</translation>
    </message>
</context>
<context>
    <name>ConductForm</name>
    <message>
        <source>lever la mesure</source>
        <translation>lift the measure</translation>
    </message>
    <message>
        <source>Conduite : avertissement ou zéro</source>
        <translation>Conduct: warning or zero</translation>
    </message>
    <message>
        <source>Choisissez un coup de la partie en cours.</source>
        <translation>Choose a turn of the game in progress.</translation>
    </message>
    <message>
        <source>Mesure levée à la table {0}.</source>
        <translation>Measure lifted at table {0}.</translation>
    </message>
    <message>
        <source>Zéro</source>
        <translation>Zero</translation>
    </message>
    <message>
        <source>Avertissement</source>
        <translation>Warning</translation>
    </message>
    <message>
        <source>{0} de conduite à la table {1}.</source>
        <translation>{0} for conduct at table {1}.</translation>
    </message>
    <message>
        <source>avertissement</source>
        <translation>warning</translation>
    </message>
    <message>
        <source>zéro, cas grave</source>
        <translation>zero, serious case</translation>
    </message>
    <message>
        <source>Mes&amp;ure</source>
        <translation>&amp;Measure</translation>
    </message>
</context>
<context>
    <name>CopiesForm</name>
    <message>
        <source>Ouvrir une copie datée</source>
        <translation>Open a dated copy</translation>
    </message>
    <message>
        <source>La copie s’ouvre sous un nouveau nom ; le fichier d’origine reste tel qu’il est.</source>
        <translation>The copy opens under a new name; the original file stays as it is.</translation>
    </message>
    <message>
        <source>{0} · partie {1}, coup {2} · {3}</source>
        <translation>{0} · game {1}, turn {2} · {3}</translation>
    </message>
    <message>
        <source>Il n’y a pas de copie à ouvrir.</source>
        <translation>There is no copy to open.</translation>
    </message>
    <message>
        <source>Copie ouverte : {0}</source>
        <translation>Copy opened: {0}</translation>
    </message>
    <message>
        <source>Cop&amp;ies</source>
        <translation>&amp;Copies</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>Corriger le passé</source>
        <translation>Correct the past</translation>
    </message>
    <message>
        <source>Que corriger</source>
        <translation>What to correct</translation>
    </message>
    <message>
        <source>&amp;Partie</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Coup</source>
        <translation>&amp;Turn</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>Ta&amp;ble</translation>
    </message>
    <message>
        <source>&amp;Motif</source>
        <translation>&amp;Reason</translation>
    </message>
    <message>
        <source>Motif</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Corriger   Ctrl+Entrée</source>
        <translation>Correct   Ctrl+Enter</translation>
    </message>
    <message>
        <source>{0} (annulé)</source>
        <translation>{0} (cancelled)</translation>
    </message>
    <message>
        <source>Aucune partie n’est ouverte.</source>
        <translation>No game is open.</translation>
    </message>
    <message>
        <source>le faire quand même</source>
        <translation>do it all the same</translation>
    </message>
</context>
<context>
    <name>CrashGuard</name>
    <message>
        <source>Une erreur du programme. Tout ce qui était enregistré l’est toujours ; vous pouvez continuer. Copiez ce texte pour le signaler.</source>
        <translation>An error in the program. Everything that was recorded still is; you can go on. Copy this text to report it.</translation>
    </message>
    <message>
        <source>Erreur du programme</source>
        <translation>Program error</translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Motif noté : {0}</source>
        <translation>Reason noted: {0}</translation>
    </message>
    <message>
        <source>Classement officiel : motif du changement ?</source>
        <translation>Official standing: reason for the change?</translation>
    </message>
    <message>
        <source>le faire quand même</source>
        <translation>do it all the same</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Partie {0} ouverte.</source>
        <translation>Game {0} opened.</translation>
    </message>
</context>
<context>
    <name>DocumentsPage</name>
    <message>
        <source>&amp;Partie</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;Imprimer…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>&amp;Exporter</source>
        <translation>&amp;Export</translation>
    </message>
    <message>
        <source>&amp;Tout exporter…</source>
        <translation>Exp&amp;ort everything…</translation>
    </message>
    <message>
        <source>Cou&amp;p</source>
        <translation>&amp;Turn</translation>
    </message>
    <message>
        <source>Arbi&amp;tre</source>
        <translation>&amp;Arbiter</translation>
    </message>
    <message>
        <source>&amp;Non imprimés seulement</source>
        <translation>&amp;Not printed only</translation>
    </message>
    <message>
        <source>&amp;Remis</source>
        <translation>&amp;Delivered</translation>
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
        <translation>&amp;Width</translation>
    </message>
    <message>
        <source>&amp;Arrêter</source>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Aperçu</source>
        <translation>Preview</translation>
    </message>
    <message>
        <source>Agrandir</source>
        <translation>Zoom in</translation>
    </message>
    <message>
        <source>Réduire</source>
        <translation>Zoom out</translation>
    </message>
    <message>
        <source>Avancement de l’exportation</source>
        <translation>Progress of the export</translation>
    </message>
    <message>
        <source>&amp;PDF</source>
        <translation>&amp;PDF</translation>
    </message>
    <message>
        <source>&amp;Classeur (Excel, LibreOffice)</source>
        <translation>&amp;Workbook (Excel, LibreOffice)</translation>
    </message>
    <message>
        <source>Page &amp;web</source>
        <translation>W&amp;eb page</translation>
    </message>
    <message>
        <source>&amp;Texte CSV</source>
        <translation>&amp;CSV text</translation>
    </message>
    <message>
        <source>Choisissez un document.</source>
        <translation>Choose a document.</translation>
    </message>
    <message>
        <source>Partie {0}</source>
        <translation>Game {0}</translation>
    </message>
    <message>
        <source>Toute l’épreuve</source>
        <translation>Whole event</translation>
    </message>
    <message>
        <source>Aucun tournoi n’est ouvert.</source>
        <translation>No tournament is open.</translation>
    </message>
    <message>
        <source>Ce document n’a rien à montrer pour l’instant.</source>
        <translation>This document has nothing to show for now.</translation>
    </message>
    <message>
        <source>Ce document ne peut pas être fait : {0}</source>
        <translation>This document cannot be made: {0}</translation>
    </message>
    <message>
        <source>L’édition de {0} est périmée : celle-ci la remplace.</source>
        <translation>The edition of {0} is out of date: this one replaces it.</translation>
    </message>
    <message>
        <source>page {0} sur {1}</source>
        <translation>page {0} of {1}</translation>
    </message>
    <message>
        <source>Imprimé : {0}.</source>
        <translation>Printed: {0}.</translation>
    </message>
    <message>
        <source>Exporter</source>
        <translation>Export</translation>
    </message>
    <message>
        <source>Écrit : {0}</source>
        <translation>Written: {0}</translation>
    </message>
    <message>
        <source>Tout exporter dans un dossier</source>
        <translation>Export everything to a folder</translation>
    </message>
    <message>
        <source>tous</source>
        <translation>all</translation>
    </message>
    <message>
        <source>{0} {0:fichier écrit|fichiers écrits}, puis arrêt.</source>
        <translation>{0} {0:file|files} written, then stopped.</translation>
    </message>
    <message>
        <source>{0} · jamais sorti</source>
        <translation>{0} · no edition yet</translation>
    </message>
    <message>
        <source>{0} · sorti à {1}, à jour</source>
        <translation>{0} · edition of {1}, up to date</translation>
    </message>
    <message>
        <source>{0} {0:fichier écrit|fichiers écrits}.</source>
        <translation>{0} {0:file|files} written.</translation>
    </message>
    <message>
        <source>{0} {0:billet|billets} à imprimer · {1} {1:imprimé|imprimés} dont la remise n’est pas notée</source>
        <translation>{0} {0:note|notes} to print · {1} printed but not noted as delivered</translation>
    </message>
    <message>
        <source>{0} {0:billet remis|billets remis}.</source>
        <translation>{0} {0:note|notes} delivered.</translation>
    </message>
</context>
<context>
    <name>ExchangePage</name>
    <message>
        <source>Le coup de la salle</source>
        <translation>The room’s turn</translation>
    </message>
    <message>
        <source>&amp;Reliquat + lettres nouvelles = place et mot du top</source>
        <translation>&amp;Leave + new letters = place and word of the top</translation>
    </message>
    <message>
        <source>&amp;Prendre</source>
        <translation>Ta&amp;ke</translation>
    </message>
    <message>
        <source>Marqueurs de la salle</source>
        <translation>Markers of the room</translation>
    </message>
    <message>
        <source>&amp;Marqueur</source>
        <translation>&amp;Marker</translation>
    </message>
    <message>
        <source>&amp;Tables</source>
        <translation>&amp;Tables</translation>
    </message>
    <message>
        <source>1-15</source>
        <translation>1-15</translation>
    </message>
    <message>
        <source>Faire sa &amp;copie…</source>
        <translation>Make their &amp;copy…</translation>
    </message>
    <message>
        <source>&amp;Fusionner des copies…</source>
        <translation>Merge c&amp;opies…</translation>
    </message>
    <message>
        <source>Plusieurs centres</source>
        <translation>Several centres</translation>
    </message>
    <message>
        <source>Centres &amp;attendus</source>
        <translation>Centres e&amp;xpected</translation>
    </message>
    <message>
        <source>1-12</source>
        <translation>1-12</translation>
    </message>
    <message>
        <source>&amp;Solos par centre</source>
        <translation>&amp;Solos by centre</translation>
    </message>
    <message>
        <source>&amp;Réunir des fichiers…</source>
        <translation>Mer&amp;ge files…</translation>
    </message>
    <message>
        <source>C&amp;ompter malgré tout</source>
        <translation>Count an&amp;yway</translation>
    </message>
    <message>
        <source>&amp;Enregistrer l’ensemble…</source>
        <translation>Sa&amp;ve the whole…</translation>
    </message>
    <message>
        <source>Arrêter</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Résultats à envoyer</source>
        <translation>Results to send</translation>
    </message>
    <message>
        <source>&amp;Numéro du centre</source>
        <translation>Centre &amp;number</translation>
    </message>
    <message>
        <source>Faire l’arc&amp;hive…</source>
        <translation>Make the &amp;archive…</translation>
    </message>
    <message>
        <source>Copier le co&amp;urriel</source>
        <translation>Copy the &amp;e-mail</translation>
    </message>
    <message>
        <source>Rapport en P&amp;DF…</source>
        <translation>Report as P&amp;DF…</translation>
    </message>
    <message>
        <source>Fich&amp;iers</source>
        <translation>F&amp;iles</translation>
    </message>
    <message>
        <source>Marqueurs</source>
        <translation>Markers</translation>
    </message>
    <message>
        <source>Constats</source>
        <translation>Findings</translation>
    </message>
    <message>
        <source>Avancement de la réunion</source>
        <translation>Progress of the merge</translation>
    </message>
    <message>
        <source>Les fichiers de centres qui ont joué les mêmes parties préparées : un seul classement.</source>
        <translation>The files of centres that played the same prepared games: one set of standings.</translation>
    </message>
    <message>
        <source>Marqueur</source>
        <translation>Marker</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Reçu</source>
        <translation>Received</translation>
    </message>
    <message>
        <source>Origine</source>
        <translation>Origin</translation>
    </message>
    <message>
        <source>Partie</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Constat</source>
        <translation>Finding</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centre</translation>
    </message>
    <message>
        <source>Fichier</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>Compté</source>
        <translation>Counted</translation>
    </message>
    <message>
        <source>oui</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>non</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Le code du coup paraîtra ici : il est le même sur tous les portables.</source>
        <translation>The code of the turn will be shown here: it is the same on all the laptops.</translation>
    </message>
    <message>
        <source>Code du coup {0} : il doit être le même sur tous les portables.</source>
        <translation>Code of turn {0}: it must be the same on all the laptops.</translation>
    </message>
    <message>
        <source>Rapport</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>Fusionnez la copie d’un marqueur, ou réunissez des centres.</source>
        <translation>Merge a marker’s copy, or merge centres.</translation>
    </message>
    <message>
        <source>Centres réunis</source>
        <translation>Centres merged</translation>
    </message>
    <message>
        <source>Copie de {0}</source>
        <translation>Copy for {0}</translation>
    </message>
    <message>
        <source>Tout concorde.</source>
        <translation>Everything agrees.</translation>
    </message>
    <message>
        <source>Motif pour prendre ce tirage</source>
        <translation>Reason to take this rack</translation>
    </message>
    <message>
        <source>Coup {0}, code {1}.</source>
        <translation>Turn {0}, code {1}.</translation>
    </message>
    <message>
        <source>Tournois (*.arbitre)</source>
        <translation>Tournaments (*.arbitre)</translation>
    </message>
    <message>
        <source>Copie de {0} : {1}</source>
        <translation>Copy for {0}: {1}</translation>
    </message>
    <message>
        <source>Tournois (*.arbitre);;Tous les fichiers (*)</source>
        <translation>Tournaments (*.arbitre);;All files (*)</translation>
    </message>
    <message>
        <source>Copies des marqueurs</source>
        <translation>Markers’ copies</translation>
    </message>
    <message>
        <source>Le rapport est à lire.</source>
        <translation>The report is to be read.</translation>
    </message>
    <message>
        <source>Fichiers des centres</source>
        <translation>Files of the centres</translation>
    </message>
    <message>
        <source>Centres laissés de côté : {0}. Le rapport dit pourquoi.</source>
        <translation>Centres left out: {0}. The report says why.</translation>
    </message>
    <message>
        <source>Enregistrer l’ensemble</source>
        <translation>Save the whole</translation>
    </message>
    <message>
        <source>{0} est enregistré : Ctrl+O l’ouvre, avec tous les classements et documents.</source>
        <translation>{0} is saved: Ctrl+O opens it, with all standings and documents.</translation>
    </message>
    <message>
        <source>Dossier de l’archive</source>
        <translation>Folder for the archive</translation>
    </message>
    <message>
        <source>Archive faite : {0}. Le courriel est prêt à copier.</source>
        <translation>Archive made: {0}. The e-mail is ready to copy.</translation>
    </message>
    <message>
        <source>Le texte du courriel est dans le presse-papiers.</source>
        <translation>The text of the e-mail is on the clipboard.</translation>
    </message>
    <message>
        <source>rapport</source>
        <translation>report</translation>
    </message>
    <message>
        <source>{0} {0:centre compté|centres comptés} sur {1}, {2} {2:joueur|joueurs} au classement.</source>
        <translation>{0} {0:centre|centres} counted of {1}, {2} {2:player|players} in the standings.</translation>
    </message>
    <message>
        <source>{0} {0:bulletin pris|bulletins pris}, {1} {1:corrigé|corrigés}, {2} {2:retiré|retirés}, {3} {3:inchangé|inchangés}.</source>
        <translation>{0} {0:slip|slips} taken, {1} corrected, {2} removed, {3} unchanged.</translation>
    </message>
    <message>
        <source>Coup {0}, code {1}. Notre solveur trouve mieux : {2} {2:point|points}.</source>
        <translation>Turn {0}, code {1}. Our solver finds better: {2} {2:point|points}.</translation>
    </message>
    <message>
        <source>{0} {0:bulletin pris|bulletins pris} dans {1} {1:copie|copies}.</source>
        <translation>{0} {0:slip|slips} taken from {1} {1:copy|copies}.</translation>
    </message>
    <message>
        <source>{0} {0:centre réuni|centres réunis}.</source>
        <translation>{0} {0:centre|centres} merged.</translation>
    </message>
    <message>
        <source>{0} Les donner à {1} ?</source>
        <translation>{0} Give them to {1}?</translation>
    </message>
    <message>
        <source>Les donner</source>
        <translation>Give them</translation>
    </message>
    <message>
        <source>Ne rien changer</source>
        <translation>Change nothing</translation>
    </message>
    <message>
        <source>Conf&amp;lits…</source>
        <translation>Con&amp;flicts…</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Le disque refuse : {0}</source>
        <translation>The disk refuses: {0}</translation>
    </message>
    <message>
        <source>Tournois (*.arbitre);;Tous les fichiers (*)</source>
        <translation>Tournaments (*.arbitre);;All files (*)</translation>
    </message>
    <message>
        <source>Ouvrir un tournoi</source>
        <translation>Open a tournament</translation>
    </message>
    <message>
        <source>un autre ordinateur</source>
        <translation>another computer</translation>
    </message>
    <message>
        <source>Tournoi d’exemple</source>
        <translation>Sample tournament</translation>
    </message>
    <message>
        <source>Club d’exemple</source>
        <translation>Sample club</translation>
    </message>
    <message>
        <source>Pas de copie dans {0} : {1}</source>
        <translation>No copy in {0}: {1}</translation>
    </message>
    <message>
        <source>{0} est marqué comme ouvert sur {1}. Fermez-le là-bas ; s’il n’y est plus ouvert, reprenez-le.</source>
        <translation>{0} is marked as open on {1}. Close it there; if it is no longer open there, take it over.</translation>
    </message>
    <message>
        <source>{0} est vraiment ouvert : fermez-le d’abord là-bas.</source>
        <translation>{0} really is open: close it there first.</translation>
    </message>
    <message>
        <source>Les réglages étaient illisibles : ils repartent de zéro, l’ancien fichier est gardé : {0}</source>
        <translation>The settings could not be read: they start afresh, the old file is kept: {0}</translation>
    </message>
    <message>
        <source>Aucun fichier n’est marqué comme ouvert ailleurs : {0}.</source>
        <translation>No file is marked as open elsewhere: {0}.</translation>
    </message>
    <message>
        <source>Ce qui était tapé est gardé : Ctrl+N le reprend.</source>
        <translation>What was typed is kept: Ctrl+N brings it back.</translation>
    </message>
    <message>
        <source>{0} ne s’ouvre pas : {1}</source>
        <translation>{0} cannot be opened: {1}</translation>
    </message>
    <message>
        <source>Fichier en lecture seule : tout se regarde et s’exporte, rien ne s’y enregistre.</source>
        <translation>Read-only file: everything can be looked at and exported, nothing is recorded in it.</translation>
    </message>
    <message>
        <source>On continue dans {0}.</source>
        <translation>Going on in {0}.</translation>
    </message>
    <message>
        <source>Aucun dossier n’accepte de copie.</source>
        <translation>No folder takes a copy.</translation>
    </message>
</context>
<context>
    <name>FilesPart</name>
    <message>
        <source>Copies gardées</source>
        <translation>Copies kept</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Partie</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Taille</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>Fichier</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Sans second dossier, un disque en panne emporte le tournoi et ses copies.</source>
        <translation>Without a second folder, a failed disk takes the tournament and its copies.</translation>
    </message>
    <message>
        <source>Le second dossier n’est pas là : branchez la clé.</source>
        <translation>The second folder is not there: plug in the stick.</translation>
    </message>
    <message>
        <source>Le second dossier ne se laisse pas écrire.</source>
        <translation>The second folder cannot be written to.</translation>
    </message>
    <message>
        <source>Le second dossier est là, {0} Mio libres.</source>
        <translation>The second folder is there, {0} MiB free.</translation>
    </message>
    <message>
        <source>Dossier des tournois</source>
        <translation>Folder of tournaments</translation>
    </message>
    <message>
        <source>Second dossier des copies</source>
        <translation>Second folder for copies</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Coup {0} clos ; zéro {1:à la table|aux tables} {1}.</source>
        <translation>Turn {0} closed; zero at {1:table|tables} {1}.</translation>
    </message>
    <message>
        <source>Coup {0} clos.</source>
        <translation>Turn {0} closed.</translation>
    </message>
    <message>
        <source>Motif pour clore le coup {0} ({1:manque|manquent} : {1})</source>
        <translation>Reason for closing turn {0} (missing: {1})</translation>
    </message>
    <message>
        <source>Motif pour clore le coup {0}</source>
        <translation>Reason for closing turn {0}</translation>
    </message>
    <message>
        <source>Vous jouez ce coup : {0}.</source>
        <translation>You play this turn: {0}.</translation>
    </message>
    <message>
        <source>Les solutions sont cachées : {0}.</source>
        <translation>The solutions are hidden: {0}.</translation>
    </message>
    <message>
        <source>Aucun coup n’attend de bulletins : {0}.</source>
        <translation>No turn is waiting for slips: {0}.</translation>
    </message>
    <message>
        <source>Aucun bulletin ne manque au coup {0} : {1}.</source>
        <translation>No slip is missing in turn {0}: {1}.</translation>
    </message>
    <message>
        <source>Le coup {0} est déjà clos : {1}.</source>
        <translation>Turn {0} is already closed: {1}.</translation>
    </message>
    <message>
        <source>Le coup corrigé est le coup en jeu : rien d’autre à voir. À suivre : {0}.</source>
        <translation>The turn being marked is the turn in play: nothing else to see. Next: {0}.</translation>
    </message>
    <message>
        <source>Avant le coup {0} aucun coup n’attend de bulletins : {1}.</source>
        <translation>No turn before turn {0} is waiting for slips: {1}.</translation>
    </message>
    <message>
        <source>Le coup {0} est le dernier annoncé : {1}.</source>
        <translation>Turn {0} is the last one announced: {1}.</translation>
    </message>
    <message>
        <source>Le tirage se tape : Entrée le prend, Échap l’écarte.</source>
        <translation>The rack is being typed: Enter takes it, Escape puts it aside.</translation>
    </message>
</context>
<context>
    <name>GeneralPart</name>
    <message>
        <source>par le programme</source>
        <translation>by the program</translation>
    </message>
    <message>
        <source>à la main, tapé</source>
        <translation>by hand, typed</translation>
    </message>
    <message>
        <source>le plus grand des autres écrans</source>
        <translation>the largest of the other screens</translation>
    </message>
    <message>
        <source>Un seul écran est branché : le projecteur s’ouvre dans une fenêtre.</source>
        <translation>Only one screen is connected: the projector opens in a window.</translation>
    </message>
    <message>
        <source>comme le système</source>
        <translation>as the system</translation>
    </message>
    <message>
        <source>clair</source>
        <translation>light</translation>
    </message>
    <message>
        <source>sombre</source>
        <translation>dark</translation>
    </message>
    <message>
        <source>contraste élevé</source>
        <translation>high contrast</translation>
    </message>
    <message>
        <source>La traduction n’est pas installée : les textes restent en français.</source>
        <translation>The translation is not installed: texts stay in French.</translation>
    </message>
    <message>
        <source>Les actions sont maintenant signées « {0} ».</source>
        <translation>Actions are now signed “{0}”.</translation>
    </message>
    <message>
        <source>Logo du club</source>
        <translation>Club logo</translation>
    </message>
    <message>
        <source>Images (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Images (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
</context>
<context>
    <name>HistoryPage</name>
    <message>
        <source>&amp;Chercher</source>
        <translation>Sear&amp;ch</translation>
    </message>
    <message>
        <source>table 12, coup 7, un nom, un mot…</source>
        <translation>table 12, turn 7, a name, a word…</translation>
    </message>
    <message>
        <source>&amp;Sujet</source>
        <translation>&amp;Subject</translation>
    </message>
    <message>
        <source>Montrer ce qui est annu&amp;lé</source>
        <translation>Show what was &amp;undone</translation>
    </message>
    <message>
        <source>E&amp;xporter…</source>
        <translation>E&amp;xport…</translation>
    </message>
    <message>
        <source>Contestations</source>
        <translation>Claims</translation>
    </message>
    <message>
        <source>&amp;Nouvelle : table, coup, motif</source>
        <translation>&amp;New: table, turn, reason</translation>
    </message>
    <message>
        <source>12 7 le mot est admis</source>
        <translation>12 7 the word is valid</translation>
    </message>
    <message>
        <source>&amp;Décision pour la ligne choisie</source>
        <translation>&amp;Decision for the chosen line</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>tout</source>
        <translation>everything</translation>
    </message>
    <message>
        <source>Nº</source>
        <translation>No.</translation>
    </message>
    <message>
        <source>Heure</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Qui</source>
        <translation>Who</translation>
    </message>
    <message>
        <source>Ce qui s’est passé</source>
        <translation>What happened</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>État</source>
        <translation>State</translation>
    </message>
    <message>
        <source>à trancher</source>
        <translation>to settle</translation>
    </message>
    <message>
        <source>tranchée</source>
        <translation>settled</translation>
    </message>
    <message>
        <source>Motif</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>{0} (annulé)</source>
        <translation>{0} (cancelled)</translation>
    </message>
    <message>
        <source>empreinte {0}</source>
        <translation>fingerprint {0}</translation>
    </message>
    <message>
        <source>Deux journaux de même empreinte sont les mêmes. Elle montre un accident ou une retouche.</source>
        <translation>Two journals with the same fingerprint are the same. It shows an accident or a retouch.</translation>
    </message>
    <message>
        <source>Texte (*.txt);;Tableau (*.csv)</source>
        <translation>Text (*.txt);;Table (*.csv)</translation>
    </message>
    <message>
        <source>Exporter le journal</source>
        <translation>Export the journal</translation>
    </message>
    <message>
        <source>Poste</source>
        <translation>Station</translation>
    </message>
    <message>
        <source>Fait</source>
        <translation>Done</translation>
    </message>
    <message>
        <source>Annulé</source>
        <translation>Undone</translation>
    </message>
    <message>
        <source>{0} · journal, empreinte {1}</source>
        <translation>{0} · journal, fingerprint {1}</translation>
    </message>
    <message>
        <source>Le disque refuse : {0}</source>
        <translation>The disk refuses: {0}</translation>
    </message>
    <message>
        <source>Journal écrit : {0}</source>
        <translation>Journal written: {0}</translation>
    </message>
    <message>
        <source>Tapez la table, le coup et le motif : 12 7 le mot est admis</source>
        <translation>Type the table, the turn and the reason: 12 7 the word is valid</translation>
    </message>
    <message>
        <source>Contestation notée : table {0}, {1}.</source>
        <translation>Claim noted: table {0}, {1}.</translation>
    </message>
    <message>
        <source>Choisissez une contestation à trancher et tapez la décision.</source>
        <translation>Choose a claim to settle and type the decision.</translation>
    </message>
    <message>
        <source>Contestation tranchée : table {0}.</source>
        <translation>Claim settled: table {0}.</translation>
    </message>
    <message>
        <source>{0} {0:ligne|lignes}</source>
        <translation>{0} {0:line|lines}</translation>
    </message>
    <message>
        <source>{0} {0:ligne|lignes} sur {1}</source>
        <translation>{0} {0:line|lines} of {1}</translation>
    </message>
    <message>
        <source>maintenu : la place est fausse</source>
        <translation>upheld: the place is wrong</translation>
    </message>
</context>
<context>
    <name>ImportDialog</name>
    <message>
        <source>Importer des joueurs</source>
        <translation>Import players</translation>
    </message>
    <message>
        <source>&amp;Feuille</source>
        <translation>S&amp;heet</translation>
    </message>
    <message>
        <source>Sé&amp;parateur</source>
        <translation>Se&amp;parator</translation>
    </message>
    <message>
        <source>&amp;Codage</source>
        <translation>En&amp;coding</translation>
    </message>
    <message>
        <source>Ce que contient chaque colonne</source>
        <translation>What each column holds</translation>
    </message>
    <message>
        <source>Ce qui sera fait : Espace change</source>
        <translation>What will be done: Space changes it</translation>
    </message>
    <message>
        <source>Prendre les &amp;tables de la liste</source>
        <translation>Take the &amp;tables of the list</translation>
    </message>
    <message>
        <source>&amp;Abandonner</source>
        <translation>C&amp;ancel</translation>
    </message>
    <message>
        <source>&amp;Inscrire</source>
        <translation>&amp;Enter</translation>
    </message>
    <message>
        <source>Joueurs de la liste</source>
        <translation>Players of the list</translation>
    </message>
    <message>
        <source>Ce qui est étrange dans la liste</source>
        <translation>What is odd in the list</translation>
    </message>
    <message>
        <source>Ligne</source>
        <translation>Line</translation>
    </message>
    <message>
        <source>À faire</source>
        <translation>To do</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
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
        <translation>Series</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Remarque</source>
        <translation>Remark</translation>
    </message>
    <message>
        <source>Liste collée</source>
        <translation>Pasted list</translation>
    </message>
    <message>
        <source>trouvé</source>
        <translation>found</translation>
    </message>
    <message>
        <source>tabulation</source>
        <translation>tab</translation>
    </message>
    <message>
        <source>colonne {0}</source>
        <translation>column {0}</translation>
    </message>
    <message>
        <source>– rien –</source>
        <translation>– nothing –</translation>
    </message>
    <message>
        <source>nom et prénom</source>
        <translation>surname and first name</translation>
    </message>
    <message>
        <source>nom</source>
        <translation>surname</translation>
    </message>
    <message>
        <source>prénom</source>
        <translation>first name</translation>
    </message>
    <message>
        <source>licence</source>
        <translation>licence</translation>
    </message>
    <message>
        <source>club</source>
        <translation>club</translation>
    </message>
    <message>
        <source>comité</source>
        <translation>region</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>country</translation>
    </message>
    <message>
        <source>catégorie</source>
        <translation>category</translation>
    </message>
    <message>
        <source>série</source>
        <translation>series</translation>
    </message>
    <message>
        <source>naissance</source>
        <translation>birth</translation>
    </message>
    <message>
        <source>équipe</source>
        <translation>team</translation>
    </message>
    <message>
        <source>partenaire</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>présent</source>
        <translation>present</translation>
    </message>
    <message>
        <source>Aucune colonne ne donne les noms : dites laquelle.</source>
        <translation>No column gives the names: say which one.</translation>
    </message>
    <message>
        <source>{0} à inscrire</source>
        <translation>{0} to enter</translation>
    </message>
    <message>
        <source>{0} à mettre à jour</source>
        <translation>{0} to update</translation>
    </message>
    <message>
        <source>inscrire</source>
        <translation>enter</translation>
    </message>
    <message>
        <source>mettre à jour</source>
        <translation>update</translation>
    </message>
    <message>
        <source>laisser</source>
        <translation>leave out</translation>
    </message>
    <message>
        <source>déjà inscrit</source>
        <translation>already entered</translation>
    </message>
    <message>
        <source>le même qu’à la ligne {0}</source>
        <translation>the same as on line {0}</translation>
    </message>
    <message>
        <source>homonyme de la ligne {0}</source>
        <translation>same name as on line {0}</translation>
    </message>
    <message>
        <source>homonyme de {0}</source>
        <translation>same name as {0}</translation>
    </message>
    <message>
        <source>même licence qu’à la ligne {0}</source>
        <translation>same licence as on line {0}</translation>
    </message>
    <message>
        <source>même licence que {0}</source>
        <translation>same licence as {0}</translation>
    </message>
    <message>
        <source>pas de nom, ligne laissée</source>
        <translation>no name, line left out</translation>
    </message>
    <message>
        <source>naissance illisible</source>
        <translation>birth cannot be read</translation>
    </message>
    <message>
        <source>catégorie inconnue, gardée telle quelle</source>
        <translation>unknown category, kept as it is</translation>
    </message>
    <message>
        <source>ce n’est pas une table</source>
        <translation>not a table</translation>
    </message>
    <message>
        <source>table déjà donnée</source>
        <translation>table already given</translation>
    </message>
    <message>
        <source>paire sans second nom</source>
        <translation>pair without a second name</translation>
    </message>
    <message>
        <source>ligne {0} : {1} ({2})</source>
        <translation>line {0}: {1} ({2})</translation>
    </message>
    <message>
        <source>{0} {0:laissé|laissés}</source>
        <translation>{0} left</translation>
    </message>
    <message>
        <source>{0} {0:ligne étrange|lignes étranges}</source>
        <translation>{0} odd {0:line|lines}</translation>
    </message>
    <message>
        <source>{0} {0:ligne vide|lignes vides}</source>
        <translation>{0} empty {0:line|lines}</translation>
    </message>
    <message>
        <source>Accents réparés : la liste avait été encodée deux fois.</source>
        <translation>Accents repaired: the list had been encoded twice.</translation>
    </message>
    <message>
        <source>lettres que les papiers écrivent en lettres latines</source>
        <translation>letters that papers write in Latin letters</translation>
    </message>
    <message>
        <source>nom trop long, coupé</source>
        <translation>name too long, cut</translation>
    </message>
    <message>
        <source>{0} {0:inscrit n’est pas|inscrits ne sont pas} sur cette liste ({1}) : rien n’y change.</source>
        <translation>{0} {0:player registered is|players registered are} not on this list ({1}): nothing changes for them.</translation>
    </message>
    <message>
        <source>{0} {0:déjà inscrit|déjà inscrits}</source>
        <translation>{0} already registered</translation>
    </message>
    <message>
        <source>noms de la paire</source>
        <translation>names of the pair</translation>
    </message>
    <message>
        <source>ligne de total, laissée</source>
        <translation>line of a total, left out</translation>
    </message>
    <message>
        <source>{0} : {1} au lieu de {2}</source>
        <translation>{0}: {1} instead of {2}</translation>
    </message>
</context>
<context>
    <name>KeyHelp</name>
    <message>
        <source>Touches et aide</source>
        <translation>Keys and help</translation>
    </message>
    <message>
        <source>Touches</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>le top à la table 12</source>
        <translation>the top for table 12</translation>
    </message>
    <message>
        <source>la solution suivante de la liste</source>
        <translation>the next solution of the list</translation>
    </message>
    <message>
        <source>un mot complet se désigne lui-même</source>
        <translation>a complete word means itself</translation>
    </message>
    <message>
        <source>le top, avec 60 écrit comme score</source>
        <translation>the top, with 60 written as its score</translation>
    </message>
    <message>
        <source>le bulletin tel qu’il est écrit</source>
        <translation>the slip as it is written</translation>
    </message>
    <message>
        <source>E est un joker</source>
        <translation>E is a blank</translation>
    </message>
    <message>
        <source>le top à plusieurs tables</source>
        <translation>the top for several tables</translation>
    </message>
    <message>
        <source>une autre solution à plusieurs tables</source>
        <translation>another solution for several tables</translation>
    </message>
    <message>
        <source>bulletin sans numéro, gardé pour plus tard</source>
        <translation>slip without a number, kept for later</translation>
    </message>
    <message>
        <source>le bulletin gardé nº 1 est à la table 12</source>
        <translation>the kept slip no. 1 is table 12’s</translation>
    </message>
    <message>
        <source>un joueur par son nom</source>
        <translation>a player by name</translation>
    </message>
    <message>
        <source>le joueur de la table 17 est parti</source>
        <translation>the player of table 17 has left</translation>
    </message>
    <message>
        <source>sur une ligne vide : le manquant suivant (rien n’est choisi)</source>
        <translation>on an empty line: the next missing one (nothing is chosen)</translation>
    </message>
    <message>
        <source>Échap  ↑</source>
        <translation>Esc  ↑</translation>
    </message>
    <message>
        <source>table déjà saisie : remplacer, premier à une autre table, second marquage</source>
        <translation>table already entered: replace, first is another table’s, second marking</translation>
    </message>
    <message>
        <source>La ligne de saisie</source>
        <translation>The entry line</translation>
    </message>
    <message>
        <source>seconde solution sur le bulletin</source>
        <translation>second solution on the slip</translation>
    </message>
    <message>
        <source>Les signes, après la table et une espace</source>
        <translation>The marks, after the table and a space</translation>
    </message>
    <message>
        <source>le bulletin de la table 12 au coup 7, corrigé ou entré après coup</source>
        <translation>the slip of table 12 in turn 7, corrected or entered afterwards</translation>
    </message>
    <message>
        <source>répondre à une question ; aucun bulletin ne commence ainsi</source>
        <translation>answer a question; no slip begins so</translation>
    </message>
    <message>
        <source>écarter la ligne, la reprendre</source>
        <translation>put the line aside, bring it back</translation>
    </message>
    <message>
        <source>la première solution qui commence par {0}</source>
        <translation>the first move that begins with {0}</translation>
    </message>
    <message>
        <source>le top, avec {0} écrit comme référence</source>
        <translation>the top, with {0} written as its reference</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>&amp;Touches</source>
        <translation>&amp;Keys</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guide</translation>
    </message>
</context>
<context>
    <name>LexiconsPart</name>
    <message>
        <source>Listes de mots</source>
        <translation>Word lists</translation>
    </message>
    <message>
        <source>Réponses</source>
        <translation>Answers</translation>
    </message>
    <message>
        <source>Lignes qui ne sont pas des mots</source>
        <translation>Lines that are not words</translation>
    </message>
    <message>
        <source>Avancement</source>
        <translation>Progress</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Langue</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>Statut</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>officielle</source>
        <translation>official</translation>
    </message>
    <message>
        <source>non officielle</source>
        <translation>not official</translation>
    </message>
    <message>
        <source>Origine</source>
        <translation>Origin</translation>
    </message>
    <message>
        <source>livrée</source>
        <translation>supplied</translation>
    </message>
    <message>
        <source>&amp;Retirer la liste</source>
        <translation>&amp;Remove the list</translation>
    </message>
    <message>
        <source>Lecture de « {0} »…</source>
        <translation>Reading “{0}”…</translation>
    </message>
    <message>
        <source>Faite le {0}</source>
        <translation>Made on {0}</translation>
    </message>
    <message>
        <source>Par longueur   {0}</source>
        <translation>By length   {0}</translation>
    </message>
    <message>
        <source>Retirer « {0} » pour de bon ?</source>
        <translation>Remove “{0}” for good?</translation>
    </message>
    <message>
        <source>Liste retirée : {0}</source>
        <translation>List removed: {0}</translation>
    </message>
    <message>
        <source>valable</source>
        <translation>valid</translation>
    </message>
    <message>
        <source>non valable</source>
        <translation>not valid</translation>
    </message>
    <message>
        <source>Textes (*.txt *.gz *.xz *.bz2 *.zip);;Tous les fichiers (*)</source>
        <translation>Texts (*.txt *.gz *.xz *.bz2 *.zip);;All files (*)</translation>
    </message>
    <message>
        <source>Liste de mots</source>
        <translation>Word list</translation>
    </message>
    <message>
        <source>Lecture du fichier…</source>
        <translation>Reading the file…</translation>
    </message>
    <message>
        <source>Arrêté : aucune liste n’est faite.</source>
        <translation>Stopped: no list is made.</translation>
    </message>
    <message>
        <source>une seule lettre</source>
        <translation>one letter only</translation>
    </message>
    <message>
        <source>plus de quinze lettres</source>
        <translation>more than fifteen letters</translation>
    </message>
    <message>
        <source>caractère hors du jeu de lettres</source>
        <translation>character not in the tile set</translation>
    </message>
    <message>
        <source>ligne {0} : {1} ({2})</source>
        <translation>line {0}: {1} ({2})</translation>
    </message>
    <message>
        <source>{0} {0:mot|mots} · empreinte {1}</source>
        <translation>{0} {0:word|words} · fingerprint {1}</translation>
    </message>
    <message>
        <source>« {0} » : {1} {1:mot|mots}, {2} {2:répété|répétés}, {3} {3:ligne écartée|lignes écartées} ({4}).</source>
        <translation>“{0}”: {1} {1:word|words}, {2} repeated, {3} {3:line|lines} left out ({4}).</translation>
    </message>
    <message>
        <source>{1:La partie|Les parties} {1} de ce tournoi {1:joue|jouent} avec « {0} » : sans elle, plus de solutions et aucun bulletin ne se corrige. Retirer encore une fois le confirme.</source>
        <translation>{1:Game|Games} {1} of this tournament {1:plays|play} with “{0}”: without it there are no more solutions and no slip can be corrected. Remove once more to confirm.</translation>
    </message>
</context>
<context>
    <name>LiveBand</name>
    <message>
        <source>Aucune partie</source>
        <translation>No game</translation>
    </message>
    <message>
        <source>Partie {0} · coup {1} · {2}</source>
        <translation>Game {0} · turn {1} · {2}</translation>
    </message>
    <message>
        <source>{0}, liste non officielle</source>
        <translation>{0}, not an official list</translation>
    </message>
    <message>
        <source> + {0} sans numéro</source>
        <translation> + {0} without a number</translation>
    </message>
    <message>
        <source>coup {0} ({1}){2}</source>
        <translation>turn {0} ({1}){2}</translation>
    </message>
    <message>
        <source>ouverts : {0}</source>
        <translation>open: {0}</translation>
    </message>
    <message>
        <source>ABC+DEFG, -ABCDEFG après un rejet</source>
        <translation>ABC+DEFG, -ABCDEFG after a rejection</translation>
    </message>
    <message>
        <source>Tirage : tapez les lettres, Entrée enregistre, Échap abandonne.</source>
        <translation>Rack: type the letters, Enter records, Esc gives up.</translation>
    </message>
    <message>
        <source>Chrono</source>
        <translation>Clock</translation>
    </message>
    <message>
        <source>Tirage tapé</source>
        <translation>Typed rack</translation>
    </message>
    <message>
        <source>Tirage valable : Entrée enregistre.</source>
        <translation>Valid rack: Enter records it.</translation>
    </message>
    <message>
        <source>lexique {0} ({1} {1:mot|mots})</source>
        <translation>word list {0} ({1} {1:word|words})</translation>
    </message>
    <message>
        <source>Retapez-le.</source>
        <translation>Type it again.</translation>
    </message>
    <message>
        <source>Retapez-le, ou Ctrl+Entrée le prend quand même, avec un motif.</source>
        <translation>Type it again, or take it all the same with Ctrl+Enter and a reason.</translation>
    </message>
    <message>
        <source>Aucune lettre n’est tapée : Échap laisse le tirage comme il est.</source>
        <translation>No letter is typed: Escape leaves the rack as it is.</translation>
    </message>
    <message>
        <source>Partie {0} finie</source>
        <translation>Game {0} over</translation>
    </message>
    <message>
        <source>topping</source>
        <translation>topping</translation>
    </message>
    <message>
        <source>mort subite</source>
        <translation>sudden death</translation>
    </message>
    <message>
        <source>{0} {0:coup|coups}</source>
        <translation>{0} {0:turn|turns}</translation>
    </message>
    <message>
        <source>partie {0}, {1:coup|coups} {1}</source>
        <translation>game {0}, {1:turn|turns} {1}</translation>
    </message>
    <message>
        <source>reliquat {0}</source>
        <translation>leave {0}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Accueil</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Partie</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Cette page n’est pas là.</source>
        <translation>This page is not there.</translation>
    </message>
    <message>
        <source>Annulé : {0}</source>
        <translation>Undone: {0}</translation>
    </message>
    <message>
        <source>Rétabli : {0}</source>
        <translation>Redone: {0}</translation>
    </message>
    <message>
        <source>Aucune partie n’est ouverte.</source>
        <translation>No game is open.</translation>
    </message>
    <message>
        <source>Liste de mots « {0} » : ce n’est pas la liste officielle de la fédération.</source>
        <translation>Word list “{0}”: this is not the federation’s official list.</translation>
    </message>
    <message>
        <source>{0} : prêt.</source>
        <translation>{0}: ready.</translation>
    </message>
    <message>
        <source>reprendre</source>
        <translation>resume</translation>
    </message>
    <message>
        <source>recommencer</source>
        <translation>start again</translation>
    </message>
    <message>
        <source>temps écoulé</source>
        <translation>time’s up</translation>
    </message>
    <message>
        <source>Le chrono est réglé.</source>
        <translation>The clock is set.</translation>
    </message>
    <message>
        <source>Le chrono courait à la fermeture.</source>
        <translation>The clock was running when the program closed.</translation>
    </message>
    <message>
        <source>Arbitre</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>chrono à 0:00 : {0}</source>
        <translation>clock at 0:00: {0}</translation>
    </message>
    <message>
        <source>temps écoulé : {0}</source>
        <translation>time is over: {0}</translation>
    </message>
    <message>
        <source>chrono arrêté à {0} : {1}</source>
        <translation>clock paused at {0}: {1}</translation>
    </message>
    <message>
        <source>le chrono court : {0}</source>
        <translation>the clock is running: {0}</translation>
    </message>
    <message>
        <source>lecture seule</source>
        <translation>read-only</translation>
    </message>
</context>
<context>
    <name>MarkingPanel</name>
    <message>
        <source>Aucun coup à corriger</source>
        <translation>No turn to mark</translation>
    </message>
    <message>
        <source>CORRECTION DU COUP {0}</source>
        <translation>MARKING TURN {0}</translation>
    </message>
    <message>
        <source>POINTS SEULS DU COUP {0}</source>
        <translation>POINTS ONLY, TURN {0}</translation>
    </message>
    <message>
        <source>DOUBLE ARBITRAGE DU COUP {0}</source>
        <translation>SECOND MARKING, TURN {0}</translation>
    </message>
    <message>
        <source>choisi</source>
        <translation>chosen</translation>
    </message>
    <message>
        <source>écrit</source>
        <translation>written</translation>
    </message>
    <message>
        <source>{0} ; le premier bulletin va à la table {1}</source>
        <translation>{0}; the first slip goes to table {1}</translation>
    </message>
    <message>
        <source>{0}, remplace</source>
        <translation>{0}, replaces</translation>
    </message>
    <message>
        <source>part</source>
        <translation>leaves</translation>
    </message>
    <message>
        <source>Le joueur ne sera plus attendu à partir du premier coup sans bulletin.</source>
        <translation>The player is no longer expected from the first turn without a slip on.</translation>
    </message>
    <message>
        <source>avertissement</source>
        <translation>warning</translation>
    </message>
    <message>
        <source>Le bulletin gardé nº {0} est à cette table.</source>
        <translation>The kept slip no. {0} is this table’s.</translation>
    </message>
    <message>
        <source>Tab prend cette table.</source>
        <translation>Tab takes this table.</translation>
    </message>
    <message>
        <source>Points recopiés de la feuille.</source>
        <translation>Points copied from the sheet.</translation>
    </message>
    <message>
        <source>Total de contrôle juste : Entrée passe à la feuille suivante.</source>
        <translation>Control total right: Enter goes to the next sheet.</translation>
    </message>
    <message>
        <source>Déjà saisi.  R remplacer · M le premier est d’une autre table · D second marquage · Échap</source>
        <translation>Already entered.  R replace · M the first is another table’s · D second marking · Esc</translation>
    </message>
    <message>
        <source>Points de la table {0} ; =total contrôle la feuille.</source>
        <translation>Points of table {0}; =total checks the sheet.</translation>
    </message>
    <message>
        <source>Tous les bulletins sont là.</source>
        <translation>All the slips are in.</translation>
    </message>
    <message>
        <source>Table, puis Entrée pour le top ; lettres et Tab pour une autre solution ; F1 pour les signes.</source>
        <translation>Table, then Enter for the top; letters and Tab for another solution; F1 for the marks.</translation>
    </message>
    <message>
        <source>Plusieurs tables</source>
        <translation>Several tables</translation>
    </message>
    <message>
        <source>Bulletin sans numéro, gardé pour plus tard</source>
        <translation>Slip without a number, kept for later</translation>
    </message>
    <message>
        <source>Saisie des bulletins : table, mot, référence, score</source>
        <translation>Slip entry: table, word, reference, score</translation>
    </message>
    <message>
        <source>{0}, {1:table|tables} {1}</source>
        <translation>{0}, {1:table|tables} {1}</translation>
    </message>
    <message>
        <source>Aucune question n’attend de réponse.</source>
        <translation>No question waits for an answer.</translation>
    </message>
    <message>
        <source>Ligne écartée : « {0} » ; ↑ la reprend.</source>
        <translation>Line put aside: “{0}”; ↑ brings it back.</translation>
    </message>
    <message>
        <source>Second marquage, à l’aveugle.</source>
        <translation>Second marking, blind.</translation>
    </message>
    <message>
        <source>Premier marquage.</source>
        <translation>First marking.</translation>
    </message>
    <message>
        <source>RETOUR AU COUP {0}</source>
        <translation>BACK TO TURN {0}</translation>
    </message>
    <message>
        <source>jusqu’ici {0}</source>
        <translation>so far {0}</translation>
    </message>
    <message>
        <source>Tapez le bulletin tel qu’il est écrit, ou choisissez par les flèches.</source>
        <translation>Type the slip as it is written, or choose with the arrows.</translation>
    </message>
    <message>
        <source>Échap revient à la ligne</source>
        <translation>Esc goes back to the line</translation>
    </message>
    <message>
        <source>Une question attend : {0}  ·  Échap revient à la ligne.</source>
        <translation>A question is waiting: {0}  ·  Esc goes back to the line.</translation>
    </message>
    <message>
        <source>Rien n’est enregistré : {0}  ← la complète, Échap l’écarte.</source>
        <translation>Nothing is recorded: {0}  ← completes the line, Esc puts it aside.</translation>
    </message>
    <message>
        <source>Rien n’est enregistré : Entrée réessaie, ← complète la ligne, Échap l’écarte.</source>
        <translation>Nothing is recorded: Enter tries again, ← completes the line, Esc puts it aside.</translation>
    </message>
    <message>
        <source>Avertissement de conduite, en plus du bulletin.</source>
        <translation>Warning for conduct, besides the slip.</translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>à suivre : {0}</source>
        <translation>next: {0}</translation>
    </message>
</context>
<context>
    <name>MoveForm</name>
    <message>
        <source>&amp;Solution posée</source>
        <translation>&amp;Solution placed</translation>
    </message>
    <message>
        <source>Solution posée par la salle</source>
        <translation>Solution placed by the room</translation>
    </message>
    <message>
        <source>Référence puis mot, joker en minuscule. Ce qui suit est revu sur la vraie grille.</source>
        <translation>Reference, then word, blank in lower case. What follows is marked again on the real board.</translation>
    </message>
    <message>
        <source>Choisissez un coup.</source>
        <translation>Choose a turn.</translation>
    </message>
    <message>
        <source>Coup {0} : {1}.</source>
        <translation>Turn {0}: {1}.</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Nouvelle partie</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>&amp;Nom de la partie</source>
        <translation>&amp;Name of the game</translation>
    </message>
    <message>
        <source>partie du soir</source>
        <translation>evening game</translation>
    </message>
    <message>
        <source>&amp;Règlement</source>
        <translation>&amp;Rules</translation>
    </message>
    <message>
        <source>&amp;Formule</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Temps</source>
        <translation>&amp;Time</translation>
    </message>
    <message>
        <source>Nombre de &amp;coups</source>
        <translation>N&amp;umber of turns</translation>
    </message>
    <message>
        <source>sans limite</source>
        <translation>no limit</translation>
    </message>
    <message>
        <source>&amp;Jeu de lettres</source>
        <translation>Tile &amp;set</translation>
    </message>
    <message>
        <source>&amp;Liste de mots</source>
        <translation>&amp;Word list</translation>
    </message>
    <message>
        <source>&amp;Plan de tables</source>
        <translation>Table p&amp;lan</translation>
    </message>
    <message>
        <source>tables &amp;vides</source>
        <translation>&amp;empty tables</translation>
    </message>
    <message>
        <source>13 20-24</source>
        <translation>13 20-24</translation>
    </message>
    <message>
        <source>Partie pr&amp;éparée</source>
        <translation>Pre&amp;pared game</translation>
    </message>
    <message>
        <source>aucune : les tirages se font à la partie</source>
        <translation>none: racks are drawn at the game</translation>
    </message>
    <message>
        <source>C&amp;hoisir…</source>
        <translation>C&amp;hoose…</translation>
    </message>
    <message>
        <source>&amp;Enlever</source>
        <translation>Remo&amp;ve</translation>
    </message>
    <message>
        <source>Ro&amp;bots</source>
        <translation>Ro&amp;bots</translation>
    </message>
    <message>
        <source> débutants</source>
        <translation> beginners</translation>
    </message>
    <message>
        <source> confirmés</source>
        <translation> seasoned</translation>
    </message>
    <message>
        <source> experts</source>
        <translation> experts</translation>
    </message>
    <message>
        <source>E&amp;mpreinte des tirages</source>
        <translation>F&amp;ingerprint of the racks</translation>
    </message>
    <message>
        <source>&amp;Abandonner</source>
        <translation>C&amp;ancel</translation>
    </message>
    <message>
        <source>Partie {0}</source>
        <translation>Game {0}</translation>
    </message>
    <message>
        <source>&amp;Ouvrir la partie</source>
        <translation>&amp;Open the game</translation>
    </message>
    <message>
        <source>Robots confirmés</source>
        <translation>Seasoned robots</translation>
    </message>
    <message>
        <source>Robots experts</source>
        <translation>Expert robots</translation>
    </message>
    <message>
        <source>celui du règlement</source>
        <translation>as in the rules</translation>
    </message>
    <message>
        <source>{0} (non officielle)</source>
        <translation>{0} (not official)</translation>
    </message>
    <message>
        <source>comme avant</source>
        <translation>as before</translation>
    </message>
    <message>
        <source>au hasard</source>
        <translation>at random</translation>
    </message>
    <message>
        <source>clubs séparés</source>
        <translation>clubs apart</translation>
    </message>
    <message>
        <source>par rang</source>
        <translation>by rank</translation>
    </message>
    <message>
        <source>3 minutes</source>
        <translation>3 minutes</translation>
    </message>
    <message>
        <source>2 minutes 30</source>
        <translation>2 minutes 30</translation>
    </message>
    <message>
        <source>2 minutes, semi-rapide</source>
        <translation>2 minutes, semi-rapid</translation>
    </message>
    <message>
        <source>1 minute, blitz</source>
        <translation>1 minute, blitz</translation>
    </message>
    <message>
        <source>mort subite</source>
        <translation>sudden death</translation>
    </message>
    <message>
        <source>topping</source>
        <translation>topping</translation>
    </message>
    <message>
        <source>Cette liste n’est pas celle de la fédération : le bureau le rappelle.</source>
        <translation>This is not the federation’s list: the desk reminds you of it.</translation>
    </message>
    <message>
        <source>Partie préparée</source>
        <translation>Prepared game</translation>
    </message>
    <message>
        <source>Parties préparées (*.json);;Tous les fichiers (*)</source>
        <translation>Prepared games (*.json);;All files (*)</translation>
    </message>
    <message>
        <source>Cette partie ne se lit pas : {0}</source>
        <translation>This game cannot be read: {0}</translation>
    </message>
    <message>
        <source>Partie préparée : {0}.</source>
        <translation>Prepared game: {0}.</translation>
    </message>
    <message>
        <source>Rien ne s’ouvre à sa place : choisissez-en une autre, ou enlevez-la.</source>
        <translation>Nothing is opened instead of it: choose another one, or take it away.</translation>
    </message>
    <message>
        <source>ce n’est pas une partie</source>
        <translation>this is not a game</translation>
    </message>
    <message>
        <source>Robot débutant {0}</source>
        <translation>Beginner robot {0}</translation>
    </message>
    <message>
        <source>Robot confirmé {0}</source>
        <translation>Seasoned robot {0}</translation>
    </message>
    <message>
        <source>Robot expert {0}</source>
        <translation>Expert robot {0}</translation>
    </message>
    <message>
        <source>{0} {0:joueur présent|joueurs présents}.</source>
        <translation>{0} {0:player|players} present.</translation>
    </message>
    <message>
        <source>{0} {0:coup|coups}</source>
        <translation>{0} {0:turn|turns}</translation>
    </message>
    <message>
        <source>scores à revoir {0:au coup|aux coups} {0}</source>
        <translation>scores to review at {0:turn|turns} {0}</translation>
    </message>
    <message>
        <source>tirages hors règle {0:au coup|aux coups} {0}</source>
        <translation>racks against the rules at {0:turn|turns} {0}</translation>
    </message>
    <message>
        <source>mots hors liste {0:au coup|aux coups} {0}</source>
        <translation>words not in the list at {0:turn|turns} {0}</translation>
    </message>
    <message>
        <source>le solveur trouve mieux {0:au coup|aux coups} {0}</source>
        <translation>the solver finds better at {0:turn|turns} {0}</translation>
    </message>
    <message>
        <source>Cop&amp;ier</source>
        <translation>&amp;Copy</translation>
    </message>
</context>
<context>
    <name>NewTournament</name>
    <message>
        <source>Nouveau tournoi</source>
        <translation>New tournament</translation>
    </message>
    <message>
        <source>&amp;Nom</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Club</source>
        <translation>&amp;Club</translation>
    </message>
    <message>
        <source>&amp;Langue</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>Liste de &amp;mots</source>
        <translation>&amp;Word list</translation>
    </message>
    <message>
        <source>&amp;Règlement</source>
        <translation>&amp;Rules</translation>
    </message>
    <message>
        <source>&amp;Formule</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>&amp;Temps</source>
        <translation>&amp;Time</translation>
    </message>
    <message>
        <source>Tira&amp;ges</source>
        <translation>Rac&amp;ks</translation>
    </message>
    <message>
        <source>par l’ordinateur</source>
        <translation>by the computer</translation>
    </message>
    <message>
        <source>à la main, tapés</source>
        <translation>by hand, typed</translation>
    </message>
    <message>
        <source>Fic&amp;hier</source>
        <translation>F&amp;ile</translation>
    </message>
    <message>
        <source>Nombre de &amp;joueurs</source>
        <translation>Number of &amp;players</translation>
    </message>
    <message>
        <source>ou leurs n&amp;oms, un par ligne, dans l’ordre des tables</source>
        <translation>or their n&amp;ames, one per line, in table order</translation>
    </message>
</context>
<context>
    <name>NewTournamentDialog</name>
    <message>
        <source>Commencer</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Abandonner</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Tournoi</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source> (livrée, non officielle)</source>
        <translation> (supplied, not official)</translation>
    </message>
    <message>
        <source>Cette liste n’est pas celle de la fédération : la page de jeu le rappelle.</source>
        <translation>This is not the federation’s list: the game page reminds you of it.</translation>
    </message>
    <message>
        <source>normale</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>blank</translation>
    </message>
    <message>
        <source>7 sur 8</source>
        <translation>7 of 8</translation>
    </message>
    <message>
        <source>7 et 8</source>
        <translation>7 and 8</translation>
    </message>
    <message>
        <source>7, 8 et 9</source>
        <translation>7, 8 and 9</translation>
    </message>
    <message>
        <source>7 sur 8 joker</source>
        <translation>7 of 8, blank</translation>
    </message>
    <message>
        <source>7 et 8 joker</source>
        <translation>7 and 8, blank</translation>
    </message>
    <message>
        <source>7, 8 et 9 joker</source>
        <translation>7, 8 and 9, blank</translation>
    </message>
    <message>
        <source>explosive</source>
        <translation>explosive</translation>
    </message>
    <message>
        <source>3 minutes</source>
        <translation>3 minutes</translation>
    </message>
    <message>
        <source>2 minutes 30</source>
        <translation>2 minutes 30</translation>
    </message>
    <message>
        <source>2 minutes, semi-rapide</source>
        <translation>2 minutes, semi-rapid</translation>
    </message>
    <message>
        <source>1 minute, blitz</source>
        <translation>1 minute, blitz</translation>
    </message>
    <message>
        <source>mort subite</source>
        <translation>sudden death</translation>
    </message>
    <message>
        <source>topping</source>
        <translation>topping</translation>
    </message>
    <message>
        <source>Joueur {0}</source>
        <translation>Player {0}</translation>
    </message>
</context>
<context>
    <name>OwnerForm</name>
    <message>
        <source>le donner à une autre table</source>
        <translation>give it to another table</translation>
    </message>
    <message>
        <source>le retirer</source>
        <translation>take it away</translation>
    </message>
    <message>
        <source>écarter un bulletin gardé sans numéro</source>
        <translation>set aside a slip kept without a number</translation>
    </message>
    <message>
        <source>&amp;Autre table</source>
        <translation>&amp;Other table</translation>
    </message>
    <message>
        <source>&amp;Gardé</source>
        <translation>&amp;Kept</translation>
    </message>
    <message>
        <source>Bulletin d’une autre table, ou en trop</source>
        <translation>Another table’s slip, or one too many</translation>
    </message>
    <message>
        <source>Choisissez un coup.</source>
        <translation>Choose a turn.</translation>
    </message>
    <message>
        <source>Le bulletin de la table {0} est à la table {1}.</source>
        <translation>The slip of table {0} is table {1}’s.</translation>
    </message>
    <message>
        <source>Aucun bulletin gardé sans numéro à ce coup.</source>
        <translation>No slip was kept without a number at this turn.</translation>
    </message>
    <message>
        <source>Le bulletin gardé nº {0} est écarté.</source>
        <translation>Kept slip no. {0} is set aside.</translation>
    </message>
    <message>
        <source>Le bulletin de la table {0} est retiré.</source>
        <translation>The slip of table {0} is taken away.</translation>
    </message>
    <message>
        <source>Ce &amp;bulletin</source>
        <translation>Th&amp;is slip</translation>
    </message>
</context>
<context>
    <name>Palette</name>
    <message>
        <source>Que faire ?</source>
        <translation>What to do?</translation>
    </message>
    <message>
        <source>Chercher une action</source>
        <translation>Search for an action</translation>
    </message>
</context>
<context>
    <name>PaperForm</name>
    <message>
        <source>&amp;Reliquat</source>
        <translation>&amp;Leave</translation>
    </message>
    <message>
        <source>Reprendre une partie sur papier</source>
        <translation>Resume a game from paper</translation>
    </message>
    <message>
        <source>Avant le premier tirage de la partie seulement.</source>
        <translation>Only before the first rack of the game.</translation>
    </message>
    <message>
        <source>« {0} » : une table et son total par ligne.</source>
        <translation>“{0}”: one table and its total per line.</translation>
    </message>
    <message>
        <source>La partie reprend au coup {0}, {1} {1:total noté|totaux notés}.</source>
        <translation>The game resumes at turn {0}, {1} {1:total|totals} noted.</translation>
    </message>
    <message>
        <source>Proc&amp;hain coup</source>
        <translation>Next tur&amp;n</translation>
    </message>
    <message>
        <source>C&amp;umul du top</source>
        <translation>Running top t&amp;otal</translation>
    </message>
    <message>
        <source>Tot&amp;aux : table total</source>
        <translation>Totals: t&amp;able total</translation>
    </message>
</context>
<context>
    <name>PlayerForm</name>
    <message>
        <source>&amp;Nom</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>NOM Prénom</source>
        <translation>SURNAME First name</translation>
    </message>
    <message>
        <source>pour une paire</source>
        <translation>for a pair</translation>
    </message>
    <message>
        <source>Pa&amp;ys</source>
        <translation>C&amp;ountry</translation>
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
        <translation>Publis&amp;hed name</translation>
    </message>
    <message>
        <source>le nom entier</source>
        <translation>the full name</translation>
    </message>
    <message>
        <source>Enre&amp;gistrer</source>
        <translation>S&amp;ave</translation>
    </message>
    <message>
        <source>Reti&amp;rer</source>
        <translation>Remo&amp;ve</translation>
    </message>
    <message>
        <source>selon l’année de naissance</source>
        <translation>by year of birth</translation>
    </message>
    <message>
        <source>Nouveau joueur</source>
        <translation>New player</translation>
    </message>
    <message>
        <source>Un joueur sans nom ne s’inscrit pas.</source>
        <translation>A player without a name cannot be entered.</translation>
    </message>
    <message>
        <source>L’année de naissance s’écrit en quatre chiffres.</source>
        <translation>The year of birth is written with four digits.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Né(e) en</source>
        <translation>Born in</translation>
    </message>
    <message>
        <source>Présent</source>
        <translation>Present</translation>
    </message>
    <message>
        <source>Partenaire</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Catégorie</source>
        <translation>Category</translation>
    </message>
    <message>
        <source>Série</source>
        <translation>Series</translation>
    </message>
    <message>
        <source>Équipe</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Comi&amp;té</source>
        <translation>&amp;Region</translation>
    </message>
</context>
<context>
    <name>PlayerSheet</name>
    <message>
        <source>Feuille de route</source>
        <translation>Player’s sheet</translation>
    </message>
    <message>
        <source>&amp;Précédent</source>
        <translation>&amp;Previous</translation>
    </message>
    <message>
        <source>&amp;Suivant</source>
        <translation>&amp;Next</translation>
    </message>
    <message>
        <source>&amp;Imprimer…</source>
        <translation>Pr&amp;int…</translation>
    </message>
    <message>
        <source>&amp;Fermer</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Table {0} · {1}</source>
        <translation>Table {0} · {1}</translation>
    </message>
    <message>
        <source>Feuille de route · {0}</source>
        <translation>Player’s sheet · {0}</translation>
    </message>
    <message>
        <source>Points perdus sur le top</source>
        <translation>Points lost to the top</translation>
    </message>
    <message>
        <source>top</source>
        <translation>top</translation>
    </message>
    <message>
        <source>Partie</source>
        <translation>Game</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>&amp;Chercher</source>
        <translation>&amp;Search</translation>
    </message>
    <message>
        <source>nom, club, licence…</source>
        <translation>name, club, licence…</translation>
    </message>
    <message>
        <source>&amp;Absents seulement</source>
        <translation>A&amp;bsent only</translation>
    </message>
    <message>
        <source>Aj&amp;outer</source>
        <translation>A&amp;dd</translation>
    </message>
    <message>
        <source>&amp;Dernière séance</source>
        <translation>Las&amp;t session</translation>
    </message>
    <message>
        <source>&amp;Exporter…</source>
        <translation>&amp;Export…</translation>
    </message>
    <message>
        <source>Espace présent · Entrée fiche · Inser nouveau · Suppr retirer</source>
        <translation>Space present · Enter details · Ins new · Del remove</translation>
    </message>
    <message>
        <source>Fiche</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Noms</source>
        <translation>Names</translation>
    </message>
    <message>
        <source>Noms publiés</source>
        <translation>Published names</translation>
    </message>
    <message>
        <source>Les pages et papiers qui sortent de la salle portent le nom publié ; initiales pour les mineurs.</source>
        <translation>Pages and papers that leave the room carry the published name; initials for minors.</translation>
    </message>
    <message>
        <source>Initiales du &amp;joueur choisi</source>
        <translation>Initials for the chosen pla&amp;yer</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Noms ou licences semblables</source>
        <translation>Similar names or licences</translation>
    </message>
    <message>
        <source>Fiche, tables et noms</source>
        <translation>Details, tables and names</translation>
    </message>
    <message>
        <source>Présent</source>
        <translation>Present</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Comité</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Country</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Cat.</translation>
    </message>
    <message>
        <source>Série</source>
        <translation>Series</translation>
    </message>
    <message>
        <source>Équipe</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>Publié</source>
        <translation>Published</translation>
    </message>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>et</source>
        <translation>and</translation>
    </message>
    <message>
        <source>Inscrit : {0}</source>
        <translation>Entered: {0}</translation>
    </message>
    <message>
        <source>Fiche enregistrée : {0}</source>
        <translation>Details saved: {0}</translation>
    </message>
    <message>
        <source>Retiré : {0}</source>
        <translation>Removed: {0}</translation>
    </message>
    <message>
        <source>Listes (*.csv *.txt *.tsv *.xlsx *.xlsm *.ods);;Tous les fichiers (*)</source>
        <translation>Lists (*.csv *.txt *.tsv *.xlsx *.xlsm *.ods);;All files (*)</translation>
    </message>
    <message>
        <source>Liste de joueurs</source>
        <translation>List of players</translation>
    </message>
    <message>
        <source>Rien n’a été copié : copiez d’abord la liste, noms et colonnes.</source>
        <translation>Nothing was copied: first copy the list, names and columns.</translation>
    </message>
    <message>
        <source>Aucune séance de ce club n’est connue : importez une liste.</source>
        <translation>No session of this club is known: import a list.</translation>
    </message>
    <message>
        <source>Exporter les joueurs</source>
        <translation>Export the players</translation>
    </message>
    <message>
        <source>Tableau (*.csv)</source>
        <translation>Table (*.csv)</translation>
    </message>
    <message>
        <source>Liste écrite : {0}</source>
        <translation>List written: {0}</translation>
    </message>
    <message>
        <source>Aucun nom ni licence en double.</source>
        <translation>No duplicate name or licence.</translation>
    </message>
    <message>
        <source>Noms ({0})</source>
        <translation>Names ({0})</translation>
    </message>
    <message>
        <source>{0} n’est plus inscrit qu’une fois.</source>
        <translation>{0} is now entered only once.</translation>
    </message>
    <message>
        <source>{0} {0:inscrit|inscrits} · {1} {1:présent|présents} · {2} {2:absent|absents}</source>
        <translation>{0} entered · {1} present · {2} absent</translation>
    </message>
    <message>
        <source>{0} {0:joueur|joueurs} de la dernière séance : Espace fait l’appel.</source>
        <translation>{0} {0:player|players} of the last session: Space takes the roll call.</translation>
    </message>
    <message>
        <source>{0} {0:nom ou licence semblable|noms ou licences semblables} : deux personnes, ou deux fois la même ?</source>
        <translation>{0} similar {0:name or licence|names or licences}: two people, or the same one twice?</translation>
    </message>
    <message>
        <source>{0} {0:nom publié changé|noms publiés changés}.</source>
        <translation>{0} published {0:name|names} changed.</translation>
    </message>
    <message>
        <source>garder {0}</source>
        <translation>keep {0}</translation>
    </message>
    <message>
        <source>Une seule personne : quelle fiche reste ?</source>
        <translation>One person: which entry stays?</translation>
    </message>
    <message>
        <source>{0} {0:joueur inscrit|joueurs inscrits}</source>
        <translation>{0} {0:player|players} registered</translation>
    </message>
    <message>
        <source>{0} {0:fiche mise|fiches mises} à jour</source>
        <translation>{0} {0:entry|entries} brought up to date</translation>
    </message>
    <message>
        <source>I&amp;mporter…</source>
        <translation>&amp;Import…</translation>
    </message>
    <message>
        <source>Coller &amp;une liste</source>
        <translation>Paste a &amp;list</translation>
    </message>
    <message>
        <source>C’est la même &amp;personne</source>
        <translation>This is the sa&amp;me person</translation>
    </message>
    <message>
        <source>Initiales des mineu&amp;rs</source>
        <translation>Initials for min&amp;ors</translation>
    </message>
    <message>
        <source>Nom en&amp;tier</source>
        <translation>&amp;Full name</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Répétition : rien n’est gardé. Tirez le premier coup ; les bulletins viendront après F4.</source>
        <translation>Rehearsal: nothing is kept. Draw the first rack; the slips come after F4.</translation>
    </message>
    <message>
        <source>Aucune répétition n’est en cours : {0}.</source>
        <translation>No rehearsal is running: {0}.</translation>
    </message>
</context>
<context>
    <name>Projector</name>
    <message>
        <source>Partie terminée</source>
        <translation>Game over</translation>
    </message>
    <message>
        <source>Coup {0}</source>
        <translation>Turn {0}</translation>
    </message>
    <message>
        <source>Partie {0} / {1}</source>
        <translation>Game {0} / {1}</translation>
    </message>
    <message>
        <source>Sac : {0}</source>
        <translation>Bag: {0}</translation>
    </message>
    <message>
        <source>Tirage</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>Rejet : toutes les lettres sont nouvelles</source>
        <translation>Rejected: all letters are new</translation>
    </message>
    <message>
        <source>En attente du tirage</source>
        <translation>Waiting for the rack</translation>
    </message>
    <message>
        <source>Le top du coup s’affichera ici</source>
        <translation>The top of the turn will be shown here</translation>
    </message>
    <message>
        <source>Cumul du top</source>
        <translation>Running top total</translation>
    </message>
    <message>
        <source>Top du coup {0}</source>
        <translation>Top of turn {0}</translation>
    </message>
    <message>
        <source>Après le coup {0}</source>
        <translation>After turn {0}</translation>
    </message>
    <message>
        <source>top {0}</source>
        <translation>top {0}</translation>
    </message>
    <message>
        <source>Classement</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Pas encore de classement</source>
        <translation>No standings yet</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Solos</translation>
    </message>
    <message>
        <source>Aucun solo</source>
        <translation>No solo</translation>
    </message>
    <message>
        <source>Carte de réglage</source>
        <translation>Test card</translation>
    </message>
    <message>
        <source>Le dernier coup</source>
        <translation>The last turn</translation>
    </message>
    <message>
        <source>Le cumul, les points</source>
        <translation>The running total, the points</translation>
    </message>
    <message>
        <source>Les messages : lisible du fond de la salle ?</source>
        <translation>The messages: readable from the back of the room?</translation>
    </message>
    <message>
        <source>{0} {0:point|points}</source>
        <translation>{0} {0:point|points}</translation>
    </message>
    <message>
        <source>À la fin de la partie</source>
        <translation>At the end of the game</translation>
    </message>
</context>
<context>
    <name>ProjectorWindow</name>
    <message>
        <source>Projecteur</source>
        <translation>Projector</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Entrée · Échap</source>
        <translation>Enter · Esc</translation>
    </message>
    <message>
        <source>Alt+chiffre · Échap</source>
        <translation>Alt+digit · Esc</translation>
    </message>
    <message>
        <source>« {0} » se lit comme un bulletin, rien n’est fait : motivez en mots, ou Échap.</source>
        <translation>“{0}” reads as a slip, nothing is done: give the reason in words, or Esc.</translation>
    </message>
</context>
<context>
    <name>ProposalList</name>
    <message>
        <source>Solutions proposées</source>
        <translation>Solutions offered</translation>
    </message>
</context>
<context>
    <name>RackForm</name>
    <message>
        <source>Tirage annoncé juste, mal saisi</source>
        <translation>Rack announced right, entered wrong</translation>
    </message>
    <message>
        <source>Les bulletins du coup sont revus ; le chrono continue.</source>
        <translation>The slips of the turn are marked again; the clock goes on.</translation>
    </message>
    <message>
        <source>Choisissez un coup de la partie en cours.</source>
        <translation>Choose a turn of the game in progress.</translation>
    </message>
    <message>
        <source>Coup {0} : tirage corrigé en {1}.</source>
        <translation>Turn {0}: rack corrected to {1}.</translation>
    </message>
    <message>
        <source>Ti&amp;rage</source>
        <translation>R&amp;ack</translation>
    </message>
</context>
<context>
    <name>RackView</name>
    <message>
        <source>Tirage</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>pas de tirage</source>
        <translation>no rack</translation>
    </message>
    <message>
        <source>reliquat {0} ; nouvelles lettres {1}</source>
        <translation>leave {0}; new letters {1}</translation>
    </message>
</context>
<context>
    <name>Recorder</name>
    <message>
        <source>Remplacé</source>
        <translation>Replaced</translation>
    </message>
    <message>
        <source>Le premier bulletin est à la table {0}</source>
        <translation>The first slip is table {0}’s</translation>
    </message>
    <message>
        <source>Second marquage</source>
        <translation>Second marking</translation>
    </message>
    <message>
        <source>Bulletin gardé nº {0} : {1}. Sa table trouvée, tapez « table ?{0} ».</source>
        <translation>Kept slip no. {0}: {1}. Once its table is known, type “table ?{0}”.</translation>
    </message>
    <message>
        <source>La table {0} est partie : elle n’est plus attendue.</source>
        <translation>Table {0} has left: it is no longer expected.</translation>
    </message>
    <message>
        <source>conduite</source>
        <translation>conduct</translation>
    </message>
    <message>
        <source>Avertissement de conduite à la table {0}.</source>
        <translation>Warning for conduct at table {0}.</translation>
    </message>
    <message>
        <source>Feuille juste : {0}.</source>
        <translation>Sheet right: {0}.</translation>
    </message>
    <message>
        <source>Table {0} {1} : {2} → {3}</source>
        <translation>Table {0} {1}: {2} → {3}</translation>
    </message>
    <message>
        <source>Table {0} : {1} {1:point|points}.</source>
        <translation>Table {0}: {1} {1:point|points}.</translation>
    </message>
    <message>
        <source>{0:Table|Tables} {0} : {1}, {2}</source>
        <translation>{0:Table|Tables} {0}: {1}, {2}</translation>
    </message>
    <message>
        <source>Coup {0}, au lieu de {1}</source>
        <translation>Turn {0}, instead of {1}</translation>
    </message>
    <message>
        <source>Coup {0}</source>
        <translation>Turn {0}</translation>
    </message>
</context>
<context>
    <name>Refusals</name>
    <message>
        <source>Pas maintenant : le coup est « {0} ». À faire : {1}.</source>
        <translation>Not now: the turn is “{0}”. To do: {1}.</translation>
    </message>
    <message>
        <source>{0} {0:joueur présent|joueurs présents} sans table : {1} ; la page Joueurs a d’autres plans.</source>
        <translation>{0} {0:player|players} present without a table: {1}; the Players page has other plans.</translation>
    </message>
    <message>
        <source>Tous les présents ont une table ; F7 échange deux tables. À suivre : {0}.</source>
        <translation>Everybody present has a table; F7 swaps two tables. Next: {0}.</translation>
    </message>
    <message>
        <source>La salle a déjà ce tirage : {0}.</source>
        <translation>The room already has this rack: {0}.</translation>
    </message>
    <message>
        <source>Le chrono n’est pas lancé : {0}.</source>
        <translation>The clock has not been started: {0}.</translation>
    </message>
    <message>
        <source>Le temps est écoulé : {0}.</source>
        <translation>Time is over: {0}.</translation>
    </message>
    <message>
        <source>Il ne reste que {0} s : {1}.</source>
        <translation>Only {0} s left: {1}.</translation>
    </message>
    <message>
        <source>Le coup suivant attend son tirage : {0}.</source>
        <translation>The next turn is waiting for its rack: {0}.</translation>
    </message>
    <message>
        <source>La liste montre un coup déjà révélé : {0}.</source>
        <translation>The list shows a turn already revealed: {0}.</translation>
    </message>
    <message>
        <source>La partie {0} n’est pas finie : {1}.</source>
        <translation>Game {0} is not over: {1}.</translation>
    </message>
</context>
<context>
    <name>RehearsalDialog</name>
    <message>
        <source>RÉPÉTITION – salle inventée</source>
        <translation>REHEARSAL – invented room</translation>
    </message>
    <message>
        <source>Répétition : une salle inventée</source>
        <translation>Rehearsal: an invented room</translation>
    </message>
    <message>
        <source>Des joueurs inventés remettent leurs bulletins, fautes comprises. Vous menez la partie et les saisissez au vrai bureau ; à la fin : le temps, les bulletins par minute et les erreurs.</source>
        <translation>Invented players hand in their slips, faults included. You run the game and enter the slips at the real desk; at the end: the time, the slips per minute and the errors.</translation>
    </message>
    <message>
        <source>3 minutes</source>
        <translation>3 minutes</translation>
    </message>
    <message>
        <source>2 minutes, semi-rapide</source>
        <translation>2 minutes, semi-rapid</translation>
    </message>
    <message>
        <source>1 minute, blitz</source>
        <translation>1 minute, blitz</translation>
    </message>
    <message>
        <source>&amp;Joueurs</source>
        <translation>&amp;Players</translation>
    </message>
    <message>
        <source>&amp;Coups</source>
        <translation>T&amp;urns</translation>
    </message>
    <message>
        <source>Bulletins &amp;fautifs</source>
        <translation>&amp;Faulty slips</translation>
    </message>
    <message>
        <source>&amp;Règlement</source>
        <translation>&amp;Rules</translation>
    </message>
    <message>
        <source>&amp;Temps</source>
        <translation>&amp;Time</translation>
    </message>
    <message>
        <source>Co&amp;mmencer</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>Abandonner</source>
        <translation>Cancel</translation>
    </message>
</context>
<context>
    <name>ReportPanel</name>
    <message>
        <source>Les bulletins à revoir</source>
        <translation>The slips to review</translation>
    </message>
    <message>
        <source>Aucune erreur.</source>
        <translation>No error.</translation>
    </message>
    <message>
        <source>Aucun bulletin n’est encore saisi.</source>
        <translation>No slip is entered yet.</translation>
    </message>
    <message>
        <source>Bilan de la répétition</source>
        <translation>Report on the rehearsal</translation>
    </message>
    <message>
        <source>Bulletins à revoir</source>
        <translation>Slips to review</translation>
    </message>
    <message>
        <source>coup</source>
        <translation>turn</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>erreur</source>
        <translation>error</translation>
    </message>
    <message>
        <source>écrit</source>
        <translation>written</translation>
    </message>
    <message>
        <source>saisi</source>
        <translation>entered</translation>
    </message>
    <message>
        <source>règlement</source>
        <translation>rules</translation>
    </message>
    <message>
        <source>payé</source>
        <translation>awarded</translation>
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
        <translation>{0} plays at table {1} from the next rack on.</translation>
    </message>
    <message>
        <source>{0} est inscrit.</source>
        <translation>{0} is entered.</translation>
    </message>
    <message>
        <source>Liste de mots courants</source>
        <translation>List of common words</translation>
    </message>
    <message>
        <source>Textes (*.txt);;Tous les fichiers (*)</source>
        <translation>Texts (*.txt);;All files (*)</translation>
    </message>
    <message>
        <source>Mots courants (« {0} ») : pas de liste, les mots de 5 lettres au plus.</source>
        <translation>Common words (“{0}”): no list, words of 5 letters at most.</translation>
    </message>
    <message>
        <source>Mots courants (« {0} ») : {1}, pour les débutants et le règlement scolaire.</source>
        <translation>Common words (“{0}”): {1}, for the beginners and the school rules.</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Robots</translation>
    </message>
    <message>
        <source>Un robot s’assied comme un joueur ; il remet seul un bulletin juste quand le temps est terminé. Même partie, mêmes bulletins.</source>
        <translation>A robot sits down like a player; it hands in a correct slip by itself when time is up. Same game, same slips.</translation>
    </message>
    <message>
        <source>&amp;Ma liste…</source>
        <translation>&amp;My list…</translation>
    </message>
    <message>
        <source>&amp;Liste livrée</source>
        <translation>&amp;Supplied list</translation>
    </message>
    <message>
        <source>Robots de la partie</source>
        <translation>Robots of the game</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>nom</source>
        <translation>surname</translation>
    </message>
    <message>
        <source>force</source>
        <translation>strength</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>top</source>
        <translation>top</translation>
    </message>
    <message>
        <source>part du top</source>
        <translation>share of the top</translation>
    </message>
</context>
<context>
    <name>RoomControl</name>
    <message>
        <source>Un seul écran : le projecteur est dans une fenêtre. F11 le met en plein écran.</source>
        <translation>Only one screen: the projector is in a window. F11 makes it full screen.</translation>
    </message>
    <message>
        <source>Message à la salle : {0}</source>
        <translation>Message to the room: {0}</translation>
    </message>
    <message>
        <source>Message effacé.</source>
        <translation>Message cleared.</translation>
    </message>
    <message>
        <source>Message à la salle (vide : l’effacer)</source>
        <translation>Message to the room (empty: clear it)</translation>
    </message>
    <message>
        <source>projecteur fermé · F12</source>
        <translation>projector closed · F12</translation>
    </message>
    <message>
        <source>projecteur noir · F9</source>
        <translation>projector black · F9</translation>
    </message>
    <message>
        <source>projecteur figé · F10</source>
        <translation>projector frozen · F10</translation>
    </message>
    <message>
        <source>projecteur allumé</source>
        <translation>projector on</translation>
    </message>
    <message>
        <source>L’écran du projecteur ({0}) a disparu ; il y reviendra.</source>
        <translation>The projector’s screen ({0}) has gone; it will come back there.</translation>
    </message>
    <message>
        <source>Le projecteur est sur l’écran {0}.</source>
        <translation>The projector is on screen {0}.</translation>
    </message>
    <message>
        <source>L’écran est recopié</source>
        <translation>The screen is mirrored</translation>
    </message>
    <message>
        <source>Un seul écran</source>
        <translation>Only one screen</translation>
    </message>
    <message>
        <source>{0} : les solutions du coup en jeu restent cachées jusqu’à votre accord.</source>
        <translation>{0}: the solutions of the turn in play stay hidden until you agree.</translation>
    </message>
    <message>
        <source>Solution du coup {0}</source>
        <translation>Solution of turn {0}</translation>
    </message>
    <message>
        <source>Tirage du coup {0}</source>
        <translation>Rack of turn {0}</translation>
    </message>
    <message>
        <source>Projecteur noir : la salle ne voit rien (F9 le rallume).</source>
        <translation>Projector black: the room sees nothing (F9 lights it again).</translation>
    </message>
    <message>
        <source>Projecteur figé : la salle garde l’image, seul le chrono vit (F10 le libère).</source>
        <translation>Projector frozen: the room keeps the picture, only the clock lives (F10 releases it).</translation>
    </message>
    <message>
        <source>la salle voit le tirage</source>
        <translation>the room sees the rack</translation>
    </message>
    <message>
        <source>la salle voit la grille</source>
        <translation>the room sees the board</translation>
    </message>
    <message>
        <source>Projecteur allumé : {0}.</source>
        <translation>Projector on: {0}.</translation>
    </message>
    <message>
        <source>Le projecteur n’est pas ouvert : {0}.</source>
        <translation>The projector is not open: {0}.</translation>
    </message>
    <message>
        <source>le changement</source>
        <translation>the change</translation>
    </message>
    <message>
        <source>Vous jouez ce coup : {0}.</source>
        <translation>You play this turn: {0}.</translation>
    </message>
    <message>
        <source>Rien à annoncer, il n’y a pas de tirage : {0}.</source>
        <translation>Nothing to announce, there is no rack: {0}.</translation>
    </message>
</context>
<context>
    <name>RulesPart</name>
    <message>
        <source>Règlements</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Règlement</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>à vous</source>
        <translation>yours</translation>
    </message>
    <message>
        <source>&amp;Retirer</source>
        <translation>&amp;Remove</translation>
    </message>
    <message>
        <source>Une partie garde le règlement avec lequel elle est ouverte.</source>
        <translation>A game keeps the rules it was opened with.</translation>
    </message>
    <message>
        <source>Règlement livré : copiez-le sous un autre nom pour en changer des valeurs.</source>
        <translation>Supplied rules: copy them under another name to change their values.</translation>
    </message>
    <message>
        <source>Pas encore enregistré.</source>
        <translation>Not saved yet.</translation>
    </message>
    <message>
        <source>Enregistré. La prochaine partie ouverte avec ce règlement l’aura.</source>
        <translation>Saved. The next game opened with these rules will have it.</translation>
    </message>
    <message>
        <source>Copie « {0} » : changez ses valeurs, puis enregistrez.</source>
        <translation>Copy “{0}”: change its values, then save.</translation>
    </message>
    <message>
        <source>Ouvrir un règlement</source>
        <translation>Open rules</translation>
    </message>
    <message>
        <source>Règlements (*.toml)</source>
        <translation>Rules (*.toml)</translation>
    </message>
    <message>
        <source>Règlement ajouté : {0}</source>
        <translation>Rules added: {0}</translation>
    </message>
    <message>
        <source>Retirer pour de bon ?</source>
        <translation>Remove for good?</translation>
    </message>
    <message>
        <source>Règlement retiré : {0}</source>
        <translation>Rules removed: {0}</translation>
    </message>
</context>
<context>
    <name>RulingForm</name>
    <message>
        <source>aucune</source>
        <translation>none</translation>
    </message>
    <message>
        <source>payer ces points</source>
        <translation>award these points</translation>
    </message>
    <message>
        <source>revenir au règlement</source>
        <translation>back to the rules</translation>
    </message>
    <message>
        <source>&amp;Décision</source>
        <translation>&amp;Decision</translation>
    </message>
    <message>
        <source>&amp;Sanction</source>
        <translation>&amp;Sanction</translation>
    </message>
    <message>
        <source>Décider autrement que le règlement</source>
        <translation>Decide otherwise than the rules</translation>
    </message>
    <message>
        <source>Cette table n’a pas de bulletin à ce coup.</source>
        <translation>This table has no slip for this turn.</translation>
    </message>
    <message>
        <source>Table {0} : le règlement vaut de nouveau, {1}</source>
        <translation>Table {0}: the rules apply again, {1}</translation>
    </message>
    <message>
        <source>Table {0} : {1} au lieu de {2}</source>
        <translation>Table {0}: {1} instead of {2}</translation>
    </message>
    <message>
        <source>Poi&amp;nts</source>
        <translation>&amp;Points</translation>
    </message>
    <message>
        <source>{0} {0:point|points}, plus que le top du coup {1} ({2}) : appliquer encore une fois le confirme.</source>
        <translation>{0} {0:point|points}, more than the top of turn {1} ({2}): apply once more to confirm.</translation>
    </message>
</context>
<context>
    <name>SeasonPart</name>
    <message>
        <source>{0} : âge le plus bas</source>
        <translation>{0}: lowest age</translation>
    </message>
    <message>
        <source>{0} : âge le plus haut</source>
        <translation>{0}: highest age</translation>
    </message>
    <message>
        <source>{0} : les âges doivent suivre ceux de la catégorie d’avant, sans trou.</source>
        <translation>{0}: the ages must follow those of the category before, without a gap.</translation>
    </message>
    <message>
        <source>naissance en {0} ou avant</source>
        <translation>born in {0} or before</translation>
    </message>
    <message>
        <source>naissance de {0} à {1}</source>
        <translation>born from {0} to {1}</translation>
    </message>
    <message>
        <source>{0} {0:catégorie changée|catégories changées}.</source>
        <translation>{0} {0:category|categories} changed.</translation>
    </message>
</context>
<context>
    <name>SeatForm</name>
    <message>
        <source>un joueur s’assied</source>
        <translation>a player sits down</translation>
    </message>
    <message>
        <source>le joueur part</source>
        <translation>the player leaves</translation>
    </message>
    <message>
        <source>le joueur revient</source>
        <translation>the player comes back</translation>
    </message>
    <message>
        <source>corriger le nom</source>
        <translation>correct the name</translation>
    </message>
    <message>
        <source>&amp;Faire</source>
        <translation>&amp;Do</translation>
    </message>
    <message>
        <source>&amp;Joueur</source>
        <translation>&amp;Player</translation>
    </message>
    <message>
        <source>Arrivée, départ, changement de table, nom</source>
        <translation>Arrival, departure, change of table, name</translation>
    </message>
    <message>
        <source>À partir du coup choisi ; les coups d’avant valent zéro pour un retardataire.</source>
        <translation>From the chosen turn on; the turns before count zero for a latecomer.</translation>
    </message>
    <message>
        <source>La table {0} n’est plus attendue.</source>
        <translation>Table {0} is no longer expected.</translation>
    </message>
    <message>
        <source>La table {0} joue de nouveau.</source>
        <translation>Table {0} plays again.</translation>
    </message>
    <message>
        <source>Tapez le nom du joueur.</source>
        <translation>Type the player’s name.</translation>
    </message>
    <message>
        <source>{0} est à la table {1}.</source>
        <translation>{0} is at table {1}.</translation>
    </message>
    <message>
        <source>{0} s’appelle {1}.</source>
        <translation>{0} is called {1}.</translation>
    </message>
</context>
<context>
    <name>SecondMarking</name>
    <message>
        <source>Double arbitrage</source>
        <translation>Second marking</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>Saisir le &amp;second marquage</source>
        <translation>Enter the &amp;second marking</translation>
    </message>
    <message>
        <source>Écarts à trancher</source>
        <translation>Differences to settle</translation>
    </message>
    <message>
        <source>Mo&amp;tif</source>
        <translation>&amp;Reason</translation>
    </message>
    <message>
        <source>Le &amp;premier</source>
        <translation>The f&amp;irst</translation>
    </message>
    <message>
        <source>Le s&amp;econd</source>
        <translation>The s&amp;econd</translation>
    </message>
    <message>
        <source>&amp;Fermer</source>
        <translation>&amp;Close</translation>
    </message>
</context>
<context>
    <name>SecondMarkingDialog</name>
    <message>
        <source>Coups</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>Écarts à trancher</source>
        <translation>Differences to settle</translation>
    </message>
    <message>
        <source>Le second marquage se fait à l’aveugle, dans la ligne de saisie. Ici viennent seulement les bulletins que les deux marquages payent autrement ; le premier compte tant que l’écart n’est pas tranché.</source>
        <translation>The second marking is done blind, on the entry line. Only the slips that the two markings award differently come here; the first counts until the difference is settled.</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Saisis deux fois</source>
        <translation>Entered twice</translation>
    </message>
    <message>
        <source>Écarts</source>
        <translation>Differences</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Aucun écart à trancher</source>
        <translation>No difference to settle</translation>
    </message>
    <message>
        <source>Premier : {0}</source>
        <translation>First: {0}</translation>
    </message>
    <message>
        <source>Second : {0}</source>
        <translation>Second: {0}</translation>
    </message>
    <message>
        <source>le second marquage</source>
        <translation>the second marking</translation>
    </message>
    <message>
        <source>le premier marquage</source>
        <translation>the first marking</translation>
    </message>
    <message>
        <source>Table {0}, coup {1} : {2} est retenu.</source>
        <translation>Table {0}, turn {1}: {2} stands.</translation>
    </message>
    <message>
        <source>{0} · premier</source>
        <translation>{0} · first</translation>
    </message>
    <message>
        <source>{0} · second</source>
        <translation>{0} · second</translation>
    </message>
    <message>
        <source>Écarts à trancher ({0}) : {1} ou {2} tranche</source>
        <translation>Differences to settle ({0}): {1} or {2} decides</translation>
    </message>
</context>
<context>
    <name>SettingsFiles</name>
    <message>
        <source>Fichiers</source>
        <translation>Files</translation>
    </message>
    <message>
        <source>&amp;Tournois</source>
        <translation>&amp;Tournaments</translation>
    </message>
    <message>
        <source>&amp;Choisir…</source>
        <translation>&amp;Choose…</translation>
    </message>
    <message>
        <source>Co&amp;pies datées</source>
        <translation>&amp;Dated copies</translation>
    </message>
    <message>
        <source>&amp;Second dossier (clé)</source>
        <translation>&amp;Second folder (stick)</translation>
    </message>
    <message>
        <source>aucun</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Ch&amp;oisir…</source>
        <translation>C&amp;hoose…</translation>
    </message>
    <message>
        <source>&amp;Enlever</source>
        <translation>&amp;Remove</translation>
    </message>
    <message>
        <source>Une copie est faite à chaque coup révélé ; les dix dernières sont gardées, et une par partie.</source>
        <translation>A copy is made at each revealed turn; the last ten are kept, and one per game.</translation>
    </message>
    <message>
        <source>Copies gardées du tournoi ouvert</source>
        <translation>Copies kept of the open tournament</translation>
    </message>
</context>
<context>
    <name>SettingsGeneral</name>
    <message>
        <source>Général</source>
        <translation>General</translation>
    </message>
    <message>
        <source>&amp;Langue</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Thème</source>
        <translation>&amp;Theme</translation>
    </message>
    <message>
        <source>T&amp;aille du texte</source>
        <translation>Te&amp;xt size</translation>
    </message>
    <message>
        <source>&amp;Nom de l’arbitre</source>
        <translation>&amp;Arbiter’s name</translation>
    </message>
    <message>
        <source>écrit avec chaque action</source>
        <translation>written with each action</translation>
    </message>
    <message>
        <source>Ti&amp;rage</source>
        <translation>&amp;Draw</translation>
    </message>
    <message>
        <source>Les changements valent tout de suite.</source>
        <translation>Changes take effect at once.</translation>
    </message>
    <message>
        <source>Projecteur</source>
        <translation>Projector</translation>
    </message>
    <message>
        <source>T&amp;hème du projecteur</source>
        <translation>T&amp;heme of the projector</translation>
    </message>
    <message>
        <source>Lo&amp;go du club</source>
        <translation>Club l&amp;ogo</translation>
    </message>
    <message>
        <source>aucun</source>
        <translation>none</translation>
    </message>
    <message>
        <source>&amp;Choisir…</source>
        <translation>&amp;Choose…</translation>
    </message>
    <message>
        <source>&amp;Enlever</source>
        <translation>&amp;Remove</translation>
    </message>
    <message>
        <source>Montrer les &amp;solutions sur cet écran même s’il est le seul</source>
        <translation>Show the sol&amp;utions on this screen even if it is the only one</translation>
    </message>
    <message>
        <source>&amp;Poser le mot révélé en douceur</source>
        <translation>Set the revealed word down &amp;gently</translation>
    </message>
    <message>
        <source>Écran</source>
        <translation>Screen</translation>
    </message>
</context>
<context>
    <name>SettingsLexicons</name>
    <message>
        <source>Listes de mots</source>
        <translation>Word lists</translation>
    </message>
    <message>
        <source>&amp;Retirer la liste</source>
        <translation>&amp;Remove the list</translation>
    </message>
    <message>
        <source>&amp;Vérifier des mots</source>
        <translation>Chec&amp;k words</translation>
    </message>
    <message>
        <source>MAISON WU Y</source>
        <translation>MAISON WU Y</translation>
    </message>
    <message>
        <source>Faire une liste d’un fichier</source>
        <translation>Make a list from a file</translation>
    </message>
    <message>
        <source>&amp;Fichier</source>
        <translation>&amp;File</translation>
    </message>
    <message>
        <source>un mot par ligne, ou glissez-le ici</source>
        <translation>one word per line, or drop it here</translation>
    </message>
    <message>
        <source>&amp;Choisir…</source>
        <translation>&amp;Choose…</translation>
    </message>
    <message>
        <source>&amp;Nom</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>ODS 9</source>
        <translation>ODS 9</translation>
    </message>
    <message>
        <source>&amp;Langue</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>Liste &amp;officielle de la fédération</source>
        <translation>&amp;Official list of the federation</translation>
    </message>
    <message>
        <source>Remplacer la liste du m&amp;ême nom</source>
        <translation>Re&amp;place the list of the same name</translation>
    </message>
    <message>
        <source>&amp;Arrêter</source>
        <translation>&amp;Stop</translation>
    </message>
    <message>
        <source>Fa&amp;ire la liste</source>
        <translation>&amp;Make the list</translation>
    </message>
</context>
<context>
    <name>SettingsPart</name>
    <message>
        <source>Ce choix ne sera pas retenu, le disque refuse : {0}</source>
        <translation>This choice will not be remembered, the disk refuses: {0}</translation>
    </message>
</context>
<context>
    <name>SettingsRules</name>
    <message>
        <source>Règlements</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Co&amp;pier sous le nom</source>
        <translation>Copy un&amp;der the name</translation>
    </message>
    <message>
        <source>mon-club</source>
        <translation>my-club</translation>
    </message>
    <message>
        <source>&amp;Copier</source>
        <translation>&amp;Copy</translation>
    </message>
    <message>
        <source>&amp;Ouvrir un fichier…</source>
        <translation>&amp;Open a file…</translation>
    </message>
    <message>
        <source>&amp;Retirer</source>
        <translation>&amp;Remove</translation>
    </message>
    <message>
        <source>&amp;Enregistrer</source>
        <translation>&amp;Save</translation>
    </message>
</context>
<context>
    <name>SettingsSeason</name>
    <message>
        <source>Catégories de la saison</source>
        <translation>Categories of the season</translation>
    </message>
    <message>
        <source>La catégorie d’un joueur vient de son année de naissance. Une saison va du 1er septembre au 31 août ; l’âge compté est l’année où elle commence moins l’année de naissance.</source>
        <translation>A player’s category comes from the year of birth. A season runs from 1 September to 31 August; the age counted is the year in which it begins less the year of birth.</translation>
    </message>
    <message>
        <source>&amp;Saison qui commence en</source>
        <translation>&amp;Season that begins in</translation>
    </message>
    <message>
        <source>&amp;Rétablir les âges d’origine</source>
        <translation>Restore the &amp;original ages</translation>
    </message>
    <message>
        <source>Re&amp;calculer les catégories des joueurs</source>
        <translation>Recompute the players’ &amp;categories</translation>
    </message>
</context>
<context>
    <name>SettingsSounds</name>
    <message>
        <source>Sons</source>
        <translation>Sounds</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>&amp;Silence</source>
        <translation>&amp;Silence</translation>
    </message>
    <message>
        <source>Éclai&amp;r à l’écran avec chaque signal du chrono</source>
        <translation>&amp;Flash on the screen with each clock signal</translation>
    </message>
    <message>
        <source>Moments : Espace choisit, Entrée fait entendre</source>
        <translation>Moments: Space chooses, Enter plays</translation>
    </message>
    <message>
        <source>&amp;Faire entendre</source>
        <translation>&amp;Play</translation>
    </message>
</context>
<context>
    <name>SlipForm</name>
    <message>
        <source>&amp;Bulletin</source>
        <translation>&amp;Slip</translation>
    </message>
    <message>
        <source>Bulletin mal saisi</source>
        <translation>Slip entered wrong</translation>
    </message>
    <message>
        <source>Tapez le bulletin.</source>
        <translation>Type the slip.</translation>
    </message>
    <message>
        <source>Table {0}, coup {1} : {2} → {3}</source>
        <translation>Table {0}, turn {1}: {2} → {3}</translation>
    </message>
</context>
<context>
    <name>SolutionsModel</name>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Réf.</source>
        <translation>Ref.</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pts</translation>
    </message>
    <message>
        <source>Bull.</source>
        <translation>Slips</translation>
    </message>
</context>
<context>
    <name>SolutionsPanel</name>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Solutions du coup {0} · {1}</source>
        <translation>Solutions of turn {0} · {1}</translation>
    </message>
    <message>
        <source>aucun mot jouable</source>
        <translation>no playable word</translation>
    </message>
    <message>
        <source>retenu</source>
        <translation>retained</translation>
    </message>
    <message>
        <source>proposé</source>
        <translation>proposed</translation>
    </message>
    <message>
        <source>{0} tops à égalité : {1} {2}, {3}</source>
        <translation>{0} equal tops: {1} {2}, {3}</translation>
    </message>
    <message>
        <source>{0} {1}, {2}</source>
        <translation>{0} {1}, {2}</translation>
    </message>
    <message>
        <source>Vous jouez ce coup : ni liste ni points avant votre bulletin scellé et la fin du temps.</source>
        <translation>You are playing this turn: no list and no points before your slip is sealed and time is up.</translation>
    </message>
    <message>
        <source>Solutions cachées : un seul écran, ou écran recopié.
Ctrl+Maj+H les montre si la salle ne voit pas.</source>
        <translation>Solutions hidden: only one screen, or a mirrored one.
Ctrl+Shift+H shows them if the room cannot see.</translation>
    </message>
    <message>
        <source>vi  *ive  30-40</source>
        <translation>vi  *ive  30-40</translation>
    </message>
    <message>
        <source>Filtrer les solutions : début du mot, *lettres, points</source>
        <translation>Filter the solutions: start of the word, *letters, points</translation>
    </message>
    <message>
        <source>Solutions du coup</source>
        <translation>Solutions of the turn</translation>
    </message>
</context>
<context>
    <name>SoundsPart</name>
    <message>
        <source>Moments</source>
        <translation>Moments</translation>
    </message>
    <message>
        <source>Son</source>
        <translation>Sound</translation>
    </message>
    <message>
        <source>Départ du chrono</source>
        <translation>Clock started</translation>
    </message>
    <message>
        <source>60 secondes</source>
        <translation>60 seconds</translation>
    </message>
    <message>
        <source>30 secondes</source>
        <translation>30 seconds</translation>
    </message>
    <message>
        <source>20 secondes</source>
        <translation>20 seconds</translation>
    </message>
    <message>
        <source>5 secondes</source>
        <translation>5 seconds</translation>
    </message>
    <message>
        <source>Temps écoulé</source>
        <translation>Time’s up</translation>
    </message>
    <message>
        <source>Solution révélée</source>
        <translation>Solution revealed</translation>
    </message>
    <message>
        <source>Bulletin enregistré</source>
        <translation>Slip recorded</translation>
    </message>
    <message>
        <source>Touche qui ne veut rien dire</source>
        <translation>Key that means nothing</translation>
    </message>
    <message>
        <source>Aucun appareil de son : le chrono bipe et un éclair couvre l’écran.</source>
        <translation>No sound device: the clock beeps and a flash covers the screen.</translation>
    </message>
    <message>
        <source>Silence : un éclair remplace les sons du chrono.</source>
        <translation>Silence: a flash takes the place of the clock’s sounds.</translation>
    </message>
    <message>
        <source>Les sons s’entendent sur cet ordinateur.</source>
        <translation>The sounds play on this computer.</translation>
    </message>
    <message>
        <source>Aucun appareil de son : un éclair le remplace.</source>
        <translation>No sound device: a flash takes its place.</translation>
    </message>
</context>
<context>
    <name>StandingsPage</name>
    <message>
        <source>&amp;Partie</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>Pa&amp;r</source>
        <translation>&amp;By</translation>
    </message>
    <message>
        <source>&amp;Groupe</source>
        <translation>G&amp;roup</translation>
    </message>
    <message>
        <source>Coups &amp;complets seulement</source>
        <translation>Complete turns onl&amp;y</translation>
    </message>
    <message>
        <source>Chercher un nom, un club…</source>
        <translation>Search for a name, a club…</translation>
    </message>
    <message>
        <source>Entrée : feuille de route</source>
        <translation>Enter: player’s sheet</translation>
    </message>
    <message>
        <source>Rangs</source>
        <translation>Ranks</translation>
    </message>
    <message>
        <source>Joueur et top</source>
        <translation>Player and top</translation>
    </message>
    <message>
        <source>Scores d’un coup</source>
        <translation>Scores of a turn</translation>
    </message>
    <message>
        <source>Ce classement est</source>
        <translation>These standings are</translation>
    </message>
    <message>
        <source>&amp;jusqu’à</source>
        <translation>&amp;until</translation>
    </message>
    <message>
        <source>17:30</source>
        <translation>17:30</translation>
    </message>
    <message>
        <source>Pr&amp;ovisoire</source>
        <translation>&amp;Provisional</translation>
    </message>
    <message>
        <source>O&amp;fficiel</source>
        <translation>&amp;Official</translation>
    </message>
    <message>
        <source>&amp;Définitif</source>
        <translation>&amp;Final</translation>
    </message>
    <message>
        <source>Classement</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Chercher un nom ou un club</source>
        <translation>Search for a name or a club</translation>
    </message>
    <message>
        <source>Courbes</source>
        <translation>Curves</translation>
    </message>
    <message>
        <source>tout le monde</source>
        <translation>everyone</translation>
    </message>
    <message>
        <source>catégorie</source>
        <translation>category</translation>
    </message>
    <message>
        <source>série</source>
        <translation>series</translation>
    </message>
    <message>
        <source>club</source>
        <translation>club</translation>
    </message>
    <message>
        <source>comité</source>
        <translation>region</translation>
    </message>
    <message>
        <source>pays</source>
        <translation>country</translation>
    </message>
    <message>
        <source>équipe</source>
        <translation>team</translation>
    </message>
    <message>
        <source>paires</source>
        <translation>pairs</translation>
    </message>
    <message>
        <source>total des clubs</source>
        <translation>club totals</translation>
    </message>
    <message>
        <source>total des équipes</source>
        <translation>team totals</translation>
    </message>
    <message>
        <source>total des comités</source>
        <translation>region totals</translation>
    </message>
    <message>
        <source>Partie {0}</source>
        <translation>Game {0}</translation>
    </message>
    <message>
        <source>Ensemble</source>
        <translation>Overall</translation>
    </message>
    <message>
        <source>tous les groupes</source>
        <translation>all groups</translation>
    </message>
    <message>
        <source>Rang</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>P{0}</source>
        <translation>G{0}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Indice</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Division</translation>
    </message>
    <message>
        <source>Groupe</source>
        <translation>Group</translation>
    </message>
    <message>
        <source>Général</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
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
        <translation>Series</translation>
    </message>
    <message>
        <source>Négatif</source>
        <translation>Negative</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Solos</translation>
    </message>
    <message>
        <source>Tops</source>
        <translation>Tops</translation>
    </message>
    <message>
        <source>Avert.</source>
        <translation>Warn.</translation>
    </message>
    <message>
        <source>en cours</source>
        <translation>in progress</translation>
    </message>
    <message>
        <source>Classement {0}.</source>
        <translation>Standings: {0}.</translation>
    </message>
    <message>
        <source>Motif pour rouvrir un classement publié</source>
        <translation>Reason for reopening published standings</translation>
    </message>
    <message>
        <source>{0}, partie {1}</source>
        <translation>{0}, game {1}</translation>
    </message>
    <message>
        <source>Rangs au fil des coups</source>
        <translation>Ranks turn by turn</translation>
    </message>
    <message>
        <source>top</source>
        <translation>top</translation>
    </message>
    <message>
        <source>Points perdus sur le top</source>
        <translation>Points lost to the top</translation>
    </message>
    <message>
        <source>Scores du coup {0}</source>
        <translation>Scores of turn {0}</translation>
    </message>
    <message>
        <source>{0} {0:joueur|joueurs}</source>
        <translation>{0} {0:player|players}</translation>
    </message>
    <message>
        <source>{0} {0:joueur|joueurs} sur {1}</source>
        <translation>{0} {0:player|players} of {1}</translation>
    </message>
    <message>
        <source>{0} {0:groupe|groupes}</source>
        <translation>{0} {0:group|groups}</translation>
    </message>
    <message>
        <source>{0} · {1} {1:contestation|contestations} à trancher</source>
        <translation>{0} · {1} {1:claim|claims} to settle</translation>
    </message>
    <message>
        <source>Temps</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Manqués</source>
        <translation>Missed</translation>
    </message>
    <message>
        <source>provisoire, pas encore publié</source>
        <translation>provisional, not yet published</translation>
    </message>
    <message>
        <source>Co&amp;up</source>
        <translation>&amp;Turn</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Arbitre</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>L’arbitrage des parties de Scrabble duplicate</source>
        <translation>The arbiter’s desk for duplicate Scrabble</translation>
    </message>
    <message>
        <source>Commencer</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>&amp;Nouveau tournoi</source>
        <translation>&amp;New tournament</translation>
    </message>
    <message>
        <source>&amp;Ouvrir un tournoi</source>
        <translation>&amp;Open a tournament</translation>
    </message>
    <message>
        <source>Tournoi d’&amp;exemple</source>
        <translation>Sampl&amp;e tournament</translation>
    </message>
    <message>
        <source>&amp;Répétition : une salle inventée</source>
        <translation>&amp;Rehearsal: an invented room</translation>
    </message>
    <message>
        <source>Tout se fait au clavier : F1 montre les touches, Ctrl+K toutes les actions.</source>
        <translation>Everything works from the keyboard: F1 shows the keys, Ctrl+K all actions.</translation>
    </message>
    <message>
        <source>Tournois récents</source>
        <translation>Recent tournaments</translation>
    </message>
    <message>
        <source>Aucun tournoi ouvert pour l’instant.</source>
        <translation>No tournament opened yet.</translation>
    </message>
</context>
<context>
    <name>StockForm</name>
    <message>
        <source>Lettres &amp;ajoutées au jeu</source>
        <translation>Letters &amp;added to the set</translation>
    </message>
    <message>
        <source>Lettres &amp;ôtées du jeu</source>
        <translation>Letters remo&amp;ved from the set</translation>
    </message>
    <message>
        <source>Jeton mal lu, perdu ou en trop</source>
        <translation>Tile misread, lost or one too many</translation>
    </message>
    <message>
        <source>Il manque au jeu : {0}.</source>
        <translation>Missing from the set: {0}.</translation>
    </message>
    <message>
        <source>Le compte du jeu est juste.</source>
        <translation>The count of the set is right.</translation>
    </message>
    <message>
        <source>Tapez au moins une lettre.</source>
        <translation>Type at least one letter.</translation>
    </message>
    <message>
        <source>Le contenu du sac est corrigé.</source>
        <translation>The content of the bag is corrected.</translation>
    </message>
</context>
<context>
    <name>SuddenDeathPanel</name>
    <message>
        <source>Les éliminations suivent les bulletins corrigés.</source>
        <translation>Eliminations follow the marked slips.</translation>
    </message>
    <message>
        <source>Message à la salle : {0}</source>
        <translation>Message to the room: {0}</translation>
    </message>
    <message>
        <source>Mort subite : départage</source>
        <translation>Sudden death: play-off</translation>
    </message>
    <message>
        <source>Départage ouvert : ses points ne comptent nulle part.</source>
        <translation>Play-off opened: its points count nowhere.</translation>
    </message>
    <message>
        <source>Départagés : {0}.</source>
        <translation>Separated: {0}.</translation>
    </message>
    <message>
        <source>La partie en cours n’est pas une mort subite.</source>
        <translation>The game in progress is not a sudden death.</translation>
    </message>
    <message>
        <source>Elle se choisit au temps d’une nouvelle partie, ou pour départager ci-dessous.</source>
        <translation>It is chosen as the time of a new game, or to break ties below.</translation>
    </message>
    <message>
        <source>&amp;Éliminer</source>
        <translation>&amp;Eliminate</translation>
    </message>
    <message>
        <source>Dernier en lice : {0}</source>
        <translation>Last one in: {0}</translation>
    </message>
    <message>
        <source>Mort subite</source>
        <translation>Sudden death</translation>
    </message>
    <message>
        <source>Joueurs en lice et éliminés</source>
        <translation>Players in and out</translation>
    </message>
    <message>
        <source>Ex æquo à &amp;départager</source>
        <translation>&amp;Ties to break</translation>
    </message>
    <message>
        <source>Dire à la &amp;salle</source>
        <translation>Tell the &amp;room</translation>
    </message>
    <message>
        <source>&amp;Jouer le départage</source>
        <translation>&amp;Play the play-off</translation>
    </message>
    <message>
        <source>&amp;Noter le résultat</source>
        <translation>&amp;Note the result</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>joueur</source>
        <translation>player</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>état</source>
        <translation>state</translation>
    </message>
    <message>
        <source>éliminé au coup {0}</source>
        <translation>out at turn {0}</translation>
    </message>
    <message>
        <source>à éliminer</source>
        <translation>to eliminate</translation>
    </message>
    <message>
        <source>en lice</source>
        <translation>in</translation>
    </message>
    <message>
        <source>{0} {0:joueur|joueurs} en lice</source>
        <translation>{0} {0:player|players} in</translation>
    </message>
    <message>
        <source>&amp;Éliminer : {0:table|tables} {0}</source>
        <translation>&amp;Eliminate: {0:table|tables} {0}</translation>
    </message>
    <message>
        <source>ce message</source>
        <translation>this message</translation>
    </message>
    <message>
        <source>à éliminer : {0}</source>
        <translation>to be eliminated: {0}</translation>
    </message>
    <message>
        <source>bulletins manquants au coup {0} : {1}</source>
        <translation>slips missing in turn {0}: {1}</translation>
    </message>
    <message>
        <source>à suivre : {0}</source>
        <translation>next: {0}</translation>
    </message>
    <message>
        <source>mort subite</source>
        <translation>sudden death</translation>
    </message>
    <message>
        <source>Coup {0} : {1} s, puis {2} s pour écrire</source>
        <translation>Turn {0}: {1} s, then {2} s to write</translation>
    </message>
    <message>
        <source>table {0} : {1}</source>
        <translation>table {0}: {1}</translation>
    </message>
</context>
<context>
    <name>SwapForm</name>
    <message>
        <source>&amp;Avec la table</source>
        <translation>&amp;With table</translation>
    </message>
    <message>
        <source>Deux tables confondues</source>
        <translation>Two tables mixed up</translation>
    </message>
    <message>
        <source>Depuis le coup choisi, les bulletins des deux tables changent de joueur.</source>
        <translation>From the chosen turn on, the slips of the two tables change player.</translation>
    </message>
    <message>
        <source>Choisissez un coup de la partie en cours.</source>
        <translation>Choose a turn of the game in progress.</translation>
    </message>
    <message>
        <source>Tables {0} et {1} échangées depuis le coup {2}.</source>
        <translation>Tables {0} and {1} swapped since turn {2}.</translation>
    </message>
</context>
<context>
    <name>TablePlanView</name>
    <message>
        <source>Plan de tables</source>
        <translation>Table plan</translation>
    </message>
    <message>
        <source>libre</source>
        <translation>free</translation>
    </message>
</context>
<context>
    <name>TablesGrid</name>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>{0:manque|manquent} : {0}</source>
        <translation>missing: {0}</translation>
    </message>
</context>
<context>
    <name>TablesPanel</name>
    <message>
        <source>tables &amp;vides</source>
        <translation>empt&amp;y tables</translation>
    </message>
    <message>
        <source>13 20-24</source>
        <translation>13 20-24</translation>
    </message>
    <message>
        <source>A&amp;ttribuer</source>
        <translation>Assi&amp;gn</translation>
    </message>
    <message>
        <source>Alice, Bernard</source>
        <translation>Alice, Bernard</translation>
    </message>
    <message>
        <source>&amp;Répartir</source>
        <translation>Share o&amp;ut</translation>
    </message>
    <message>
        <source>Le &amp;joueur choisi</source>
        <translation>The c&amp;hosen player</translation>
    </message>
    <message>
        <source>table, coup (12 5)</source>
        <translation>table, turn (12 5)</translation>
    </message>
    <message>
        <source>s’a&amp;ssied</source>
        <translation>sits do&amp;wn</translation>
    </message>
    <message>
        <source>La ta&amp;ble</source>
        <translation>T&amp;able</translation>
    </message>
    <message>
        <source>comme avant</source>
        <translation>as before</translation>
    </message>
    <message>
        <source>au hasard</source>
        <translation>at random</translation>
    </message>
    <message>
        <source>clubs séparés</source>
        <translation>clubs apart</translation>
    </message>
    <message>
        <source>par rang</source>
        <translation>by rank</translation>
    </message>
    <message>
        <source>Aucune partie n’est ouverte : Ctrl+G en ouvre une, avec ce plan ou un autre.</source>
        <translation>No game is open: Ctrl+G opens one, with this plan or another.</translation>
    </message>
    <message>
        <source>La partie est commencée : un joueur s’assied ou part à partir d’un coup ; F7 échange deux tables.</source>
        <translation>The game has begun: a player sits down or leaves from a turn on; F7 swaps two tables.</translation>
    </message>
    <message>
        <source>Tables des arbitres : {0}</source>
        <translation>Arbiters’ tables: {0}</translation>
    </message>
    <message>
        <source>Choisissez un joueur, puis tapez la table et, s’il le faut, le coup.</source>
        <translation>Choose a player, then type the table and, if needed, the turn.</translation>
    </message>
    <message>
        <source>{0} est à la table {1}.</source>
        <translation>{0} is at table {1}.</translation>
    </message>
    <message>
        <source>Tapez la table et, s’il le faut, le coup.</source>
        <translation>Type the table and, if needed, the turn.</translation>
    </message>
    <message>
        <source>La table {0} ne joue plus.</source>
        <translation>Table {0} no longer plays.</translation>
    </message>
    <message>
        <source>Tapez la table.</source>
        <translation>Type the table.</translation>
    </message>
    <message>
        <source>La table {0} joue de nouveau.</source>
        <translation>Table {0} plays again.</translation>
    </message>
    <message>
        <source>{0} {0:table|tables}</source>
        <translation>{0} {0:table|tables}</translation>
    </message>
    <message>
        <source>{0} {0:paire|paires} de voisins d’un même club</source>
        <translation>{0} {0:pair|pairs} of neighbours of the same club</translation>
    </message>
    <message>
        <source>{0} {0:table attribuée|tables attribuées}.</source>
        <translation>{0} {0:table|tables} assigned.</translation>
    </message>
    <message>
        <source>P&amp;lan</source>
        <translation>&amp;Plan</translation>
    </message>
    <message>
        <source>Arb&amp;itres</source>
        <translation>A&amp;rbiters</translation>
    </message>
    <message>
        <source>&amp;part</source>
        <translation>lea&amp;ves</translation>
    </message>
    <message>
        <source>revie&amp;nt</source>
        <translation>&amp;comes back</translation>
    </message>
</context>
<context>
    <name>TextWindow</name>
    <message>
        <source>Copier</source>
        <translation>Copy</translation>
    </message>
    <message>
        <source>Fermer</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>TileCounts</name>
    <message>
        <source>Contenu du sac</source>
        <translation>Content of the bag</translation>
    </message>
</context>
<context>
    <name>ToolsDialog</name>
    <message>
        <source>Vous jouez ce coup : aucun mot n’est regardé.</source>
        <translation>You are playing this turn: no word is looked up.</translation>
    </message>
    <message>
        <source>{0} est dans la liste.</source>
        <translation>{0} is in the list.</translation>
    </message>
    <message>
        <source>{0} n’est pas dans la liste.</source>
        <translation>{0} is not in the list.</translation>
    </message>
    <message>
        <source>Places au coup {0} : {1}</source>
        <translation>Places at turn {0}: {1}</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>il manque {0}</source>
        <translation>{0} missing</translation>
    </message>
    <message>
        <source>aucune place</source>
        <translation>no place</translation>
    </message>
    <message>
        <source>Lettres devant</source>
        <translation>Letters in front</translation>
    </message>
    <message>
        <source>Lettres derrière</source>
        <translation>Letters behind</translation>
    </message>
    <message>
        <source>Anagrammes</source>
        <translation>Anagrams</translation>
    </message>
    <message>
        <source>Mots plus longs</source>
        <translation>Longer words</translation>
    </message>
    <message>
        <source>Les solutions de ce coup sont cachées.</source>
        <translation>The solutions of this turn are hidden.</translation>
    </message>
    <message>
        <source>Aucun tirage à regarder.</source>
        <translation>No rack to look at.</translation>
    </message>
    <message>
        <source>non</source>
        <translation>no</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>coups</source>
        <translation>moves</translation>
    </message>
    <message>
        <source>Solutions</source>
        <translation>Solutions</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Top</translation>
    </message>
    <message>
        <source>mots différents : {0}</source>
        <translation>different words: {0}</translation>
    </message>
    <message>
        <source>Un scrabble ?</source>
        <translation>A bingo?</translation>
    </message>
    <message>
        <source>Mots de toutes les lettres</source>
        <translation>Words of all the letters</translation>
    </message>
    <message>
        <source>Sous-tops</source>
        <translation>Next best</translation>
    </message>
    <message>
        <source>Outils du mot</source>
        <translation>Word tools</translation>
    </message>
    <message>
        <source>un mot</source>
        <translation>a word</translation>
    </message>
    <message>
        <source>Mot</source>
        <translation>Word</translation>
    </message>
    <message>
        <source>Ce que l’on sait du mot</source>
        <translation>What is known of the word</translation>
    </message>
    <message>
        <source>Ce que donne le tirage</source>
        <translation>What the rack gives</translation>
    </message>
    <message>
        <source>Places du mot</source>
        <translation>Places of the word</translation>
    </message>
    <message>
        <source>&amp;Mot</source>
        <translation>&amp;Word</translation>
    </message>
    <message>
        <source>&amp;Tirage</source>
        <translation>&amp;Rack</translation>
    </message>
    <message>
        <source>mot</source>
        <translation>word</translation>
    </message>
    <message>
        <source>place</source>
        <translation>place</translation>
    </message>
    <message>
        <source>jouable, {0} {0:point|points} au mieux</source>
        <translation>playable, {0} {0:point|points} at best</translation>
    </message>
    <message>
        <source>{0} et {1} {1:autre|autres}</source>
        <translation>{0} and {1} {1:other|others}</translation>
    </message>
</context>
<context>
    <name>ToppingPanel</name>
    <message>
        <source>Tapez d’abord la table de celui qui annonce.</source>
        <translation>First type the table of the player who calls.</translation>
    </message>
    <message>
        <source>{0} : ce n’est pas une solution.</source>
        <translation>{0}: this is not a solution.</translation>
    </message>
    <message>
        <source>TOP ! {0} en {1}</source>
        <translation>TOP! {0} in {1}</translation>
    </message>
    <message>
        <source>{0} : ce n’est pas le top.</source>
        <translation>{0}: this is not the top.</translation>
    </message>
    <message>
        <source>Coup terminé : révélez la solution.</source>
        <translation>Turn over: reveal the solution.</translation>
    </message>
    <message>
        <source>La partie en cours n’est pas un topping.</source>
        <translation>The game in progress is not a topping.</translation>
    </message>
    <message>
        <source>table {0} en {1}</source>
        <translation>table {0} in {1}</translation>
    </message>
    <message>
        <source>Coup {0} : on cherche.</source>
        <translation>Turn {0}: searching.</translation>
    </message>
    <message>
        <source>Coup {0} terminé.</source>
        <translation>Turn {0} over.</translation>
    </message>
    <message>
        <source>personne n’a trouvé</source>
        <translation>nobody found it</translation>
    </message>
    <message>
        <source>,</source>
        <comment>decimal mark</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>Topping</source>
        <translation>Topping</translation>
    </message>
    <message>
        <source>Annonce : table, mot, référence</source>
        <translation>Call: table, word, reference</translation>
    </message>
    <message>
        <source>Annonces du coup</source>
        <translation>Calls of the turn</translation>
    </message>
    <message>
        <source>Classement au temps total</source>
        <translation>Standings by total time</translation>
    </message>
    <message>
        <source>rang</source>
        <translation>rank</translation>
    </message>
    <message>
        <source>table</source>
        <translation>table</translation>
    </message>
    <message>
        <source>joueur</source>
        <translation>player</translation>
    </message>
    <message>
        <source>temps</source>
        <translation>time</translation>
    </message>
    <message>
        <source>tops</source>
        <translation>tops</translation>
    </message>
    <message>
        <source>manqués</source>
        <translation>missed</translation>
    </message>
    <message>
        <source>meilleur</source>
        <translation>best</translation>
    </message>
    <message>
        <source>Il se choisit au temps d’une nouvelle partie : {0}.</source>
        <translation>It is chosen as the time of a new game: {0}.</translation>
    </message>
    <message>
        <source>La partie est finie · à suivre : {0}</source>
        <translation>The game is over · next: {0}</translation>
    </message>
    <message>
        <source>À suivre : {0} ; les annonces viennent après le chrono.</source>
        <translation>Next: {0}; calls come after the clock.</translation>
    </message>
    <message>
        <source>à suivre : {0}</source>
        <translation>next: {0}</translation>
    </message>
    <message>
        <source>Limite {0} s ; top non trouvé : {0} s + {1} s de pénalité.</source>
        <translation>Limit {0} s; top not found: {0} s + {1} s penalty.</translation>
    </message>
    <message>
        <source>{0} : table, mot, référence</source>
        <translation>{0}: table, word, reference</translation>
    </message>
</context>
<context>
    <name>TurnControl</name>
    <message>
        <source>Coup {0} : tirage {1}</source>
        <translation>Turn {0}: rack {1}</translation>
    </message>
    <message>
        <source>tirage mal saisi</source>
        <translation>rack entered wrong</translation>
    </message>
    <message>
        <source>Tirage corrigé ; le chrono continue, les bulletins sont revus.</source>
        <translation>Rack corrected; the clock goes on, the slips are marked again.</translation>
    </message>
    <message>
        <source>Tirage rejeté : toutes les lettres sont dans le sac.</source>
        <translation>Rack rejected: all letters are in the bag.</translation>
    </message>
    <message>
        <source>Le chrono court ; la salle voit le tirage.</source>
        <translation>The clock is running; the room sees the rack.</translation>
    </message>
    <message>
        <source>garder {0}</source>
        <translation>keep {0}</translation>
    </message>
    <message>
        <source>prendre notre top, {0}</source>
        <translation>take our top, {0}</translation>
    </message>
    <message>
        <source>continuer, tirages faits à la main</source>
        <translation>go on, racks drawn by hand</translation>
    </message>
    <message>
        <source>continuer, tirages au hasard</source>
        <translation>go on, racks drawn at random</translation>
    </message>
    <message>
        <source>Rien n’est tiré, la question revient au prochain tirage.</source>
        <translation>Nothing is drawn; the next draw asks again.</translation>
    </message>
    <message>
        <source>finir la partie</source>
        <translation>end the game</translation>
    </message>
    <message>
        <source>motif : {0}</source>
        <translation>reason: {0}</translation>
    </message>
    <message>
        <source>{0} remplace le tirage de la partie préparée, que la salle quitte : motif ?</source>
        <translation>{0} replaces the rack of the prepared game, which the room leaves: reason?</translation>
    </message>
    <message>
        <source>le coup imposé</source>
        <translation>the imposed solution</translation>
    </message>
    <message>
        <source>prendre notre top</source>
        <translation>take our top</translation>
    </message>
    <message>
        <source>Le coup imposé est gardé.</source>
        <translation>The imposed solution is kept.</translation>
    </message>
    <message>
        <source>Notre top est retenu ; la suite n’est plus celle de la partie préparée.</source>
        <translation>Our top is retained; what follows is no longer the prepared game.</translation>
    </message>
    <message>
        <source>Sans réponse rien n’est révélé : {0} redemande.</source>
        <translation>Without an answer nothing is revealed: {0} asks again.</translation>
    </message>
    <message>
        <source>La partie préparée impose moins que notre top.</source>
        <translation>The prepared game imposes less than our top.</translation>
    </message>
    <message>
        <source>Les tirages se font à la main : F2 les tape.</source>
        <translation>Racks are drawn by hand: F2 types them.</translation>
    </message>
    <message>
        <source>L’ordinateur tire : F2.</source>
        <translation>The computer draws: F2.</translation>
    </message>
    <message>
        <source>Terminé : les bulletins sont ramassés.</source>
        <translation>Time’s up: the slips are being collected.</translation>
    </message>
    <message>
        <source>Les coups suivants durent {0}.</source>
        <translation>The next turns last {0}.</translation>
    </message>
    <message>
        <source>Temps d’un coup (3:00, 2:30, 90)</source>
        <translation>Time of a turn (3:00, 2:30, 90)</translation>
    </message>
    <message>
        <source>Choisissez d’abord une solution dans la liste.</source>
        <translation>First choose a solution in the list.</translation>
    </message>
    <message>
        <source>Motif pour retenir {0}</source>
        <translation>Reason for retaining {0}</translation>
    </message>
    <message>
        <source>Retenu : {0}</source>
        <translation>Retained: {0}</translation>
    </message>
    <message>
        <source>Révélé : {0}</source>
        <translation>Revealed: {0}</translation>
    </message>
    <message>
        <source>Coup {0} posé. Le coup {1} attend son tirage.</source>
        <translation>Turn {0} placed. Turn {1} is waiting for its rack.</translation>
    </message>
    <message>
        <source>Coup {0} annulé : toutes ses lettres sont dans le sac.</source>
        <translation>Turn {0} cancelled: all its letters are in the bag.</translation>
    </message>
    <message>
        <source>Partie finie.</source>
        <translation>Game over.</translation>
    </message>
    <message>
        <source>Motif pour finir la partie</source>
        <translation>Reason for ending the game</translation>
    </message>
    <message>
        <source>{0} {0:tirage rejeté|tirages rejetés} avant</source>
        <translation>{0} {0:rack|racks} rejected before</translation>
    </message>
    <message>
        <source>Assis {0:à la table|aux tables} {0}.</source>
        <translation>Seated at {0:table|tables} {0}.</translation>
    </message>
    <message>
        <source>Tirage montré pour la lecture ; le temps ne court pas.</source>
        <translation>Rack shown to be read aloud; no time runs.</translation>
    </message>
    <message>
        <source>le tirage</source>
        <translation>the rack</translation>
    </message>
    <message>
        <source>« {0} » se lit comme un tirage, rien n’est pris : retapez-le, ou motivez en mots.</source>
        <translation>“{0}” reads as a rack, nothing is taken: type it again, or give a reason in words.</translation>
    </message>
    <message>
        <source>Motif pour prendre le tirage {0} quand même</source>
        <translation>Reason for taking the rack {0} all the same</translation>
    </message>
    <message>
        <source>C’est déjà le tirage du coup {0} : rien n’a changé. Échap quitte.</source>
        <translation>This is already the rack of turn {0}: nothing has changed. Esc leaves.</translation>
    </message>
    <message>
        <source>Le chrono court.</source>
        <translation>The clock is running.</translation>
    </message>
    <message>
        <source>Il reste {0} : rien n’est arrêté. {1} encore une fois appelle la fin avant l’heure.</source>
        <translation>{0} left: nothing was stopped. {1} once more calls time early.</translation>
    </message>
    <message>
        <source>Chrono : {0}.</source>
        <translation>Clock: {0}.</translation>
    </message>
    <message>
        <source>la solution</source>
        <translation>the solution</translation>
    </message>
    <message>
        <source>encore {0} s avant de l’annoncer</source>
        <translation>{0} s more before announcing it</translation>
    </message>
    <message>
        <source>La partie est finie : {0}.</source>
        <translation>The game is over: {0}.</translation>
    </message>
    <message>
        <source>Motif pour annuler le coup {0}</source>
        <translation>Reason for cancelling turn {0}</translation>
    </message>
    <message>
        <source>En tête : {0}</source>
        <translation>In the lead: {0}</translation>
    </message>
</context>
<context>
    <name>TurnForm</name>
    <message>
        <source>clore le coup : manquants à zéro</source>
        <translation>close the turn: zero for the missing</translation>
    </message>
    <message>
        <source>rouvrir un coup clos</source>
        <translation>reopen a closed turn</translation>
    </message>
    <message>
        <source>reprendre la partie finie</source>
        <translation>resume the finished game</translation>
    </message>
    <message>
        <source>&amp;Faire</source>
        <translation>&amp;Do</translation>
    </message>
    <message>
        <source>Annuler, clore ou rouvrir</source>
        <translation>Cancel, close or reopen</translation>
    </message>
    <message>
        <source>Un coup annulé rend toutes ses lettres, reliquat compris, et ses points sont nuls.</source>
        <translation>A cancelled turn gives back all its letters, leave included, and its points are void.</translation>
    </message>
    <message>
        <source>Coup annulé : toutes ses lettres sont dans le sac.</source>
        <translation>Turn cancelled: all its letters are in the bag.</translation>
    </message>
    <message>
        <source>Coup clos ; manquants : {0}.</source>
        <translation>Turn closed; missing: {0}.</translation>
    </message>
    <message>
        <source>Coup {0} rouvert.</source>
        <translation>Turn {0} reopened.</translation>
    </message>
    <message>
        <source>La partie continue.</source>
        <translation>The game goes on.</translation>
    </message>
    <message>
        <source>Choisissez un coup.</source>
        <translation>Choose a turn.</translation>
    </message>
    <message>
        <source>annuler le coup en jeu</source>
        <translation>cancel the turn in play</translation>
    </message>
</context>
<context>
    <name>WordsDialog</name>
    <message>
        <source>Mots de l’épreuve</source>
        <translation>Words of the event</translation>
    </message>
    <message>
        <source>&amp;Mot</source>
        <translation>&amp;Word</translation>
    </message>
    <message>
        <source>Places de ce mot au coup montré</source>
        <translation>Places of this word at the turn shown</translation>
    </message>
    <message>
        <source>Mots de cette épreuve</source>
        <translation>Words of this event</translation>
    </message>
    <message>
        <source>Mo&amp;tif</source>
        <translation>R&amp;eason</translation>
    </message>
    <message>
        <source>décidé par le comité</source>
        <translation>decided by the committee</translation>
    </message>
    <message>
        <source>&amp;Admettre</source>
        <translation>&amp;Admit</translation>
    </message>
    <message>
        <source>&amp;Refuser</source>
        <translation>&amp;Refuse</translation>
    </message>
    <message>
        <source>Rendre à la &amp;liste</source>
        <translation>Give back to the &amp;list</translation>
    </message>
    <message>
        <source>&amp;Fermer</source>
        <translation>&amp;Close</translation>
    </message>
    <message>
        <source>Un mot admis ou refusé vaut pour toute l’épreuve : les bulletins concernés sont corrigés de nouveau.</source>
        <translation>A word admitted or refused holds for the whole event: the slips concerned are marked again.</translation>
    </message>
    <message>
        <source>Définition</source>
        <translation>Definition</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Mot</source>
        <translation>Word</translation>
    </message>
    <message>
        <source>Réf.</source>
        <translation>Ref.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Statut</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>admis</source>
        <translation>admitted</translation>
    </message>
    <message>
        <source>refusé</source>
        <translation>refused</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>By</translation>
    </message>
    <message>
        <source>Motif</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>admis pour l’épreuve</source>
        <translation>admitted for the event</translation>
    </message>
    <message>
        <source>refusé pour l’épreuve</source>
        <translation>refused for the event</translation>
    </message>
    <message>
        <source>valable</source>
        <translation>valid</translation>
    </message>
    <message>
        <source>non valable</source>
        <translation>not valid</translation>
    </message>
    <message>
        <source>Aucune définition dans le programme.</source>
        <translation>No definition in the program.</translation>
    </message>
    <message>
        <source>Mot admis : {0}</source>
        <translation>Word admitted: {0}</translation>
    </message>
    <message>
        <source>Mot refusé : {0}</source>
        <translation>Word refused: {0}</translation>
    </message>
    <message>
        <source>Mot rendu à la liste : {0}</source>
        <translation>Word given back to the list: {0}</translation>
    </message>
    <message>
        <source>La liste de l’épreuve se prépare…</source>
        <translation>The list of the event is being prepared…</translation>
    </message>
    <message>
        <source>{0} · {1} {1:bulletin corrigé|bulletins corrigés} de nouveau</source>
        <translation>{0} · {1} {1:slip|slips} marked again</translation>
    </message>
    <message>
        <source>{0} est la solution retenue {1:du coup|des coups} {1} : elle reste sur la grille et dans le cumul du top ; bulletins refusés : {2}. Refuser encore une fois le confirme ; F7 corrige le coup.</source>
        <translation>{0} is the solution retained in {1:turn|turns} {1}: it stays on the board and in the total of the tops; slips refused: {2}. Refuse once more to confirm; F7 corrects the turn.</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>Touches et aide</source>
        <translation>Keys and help</translation>
    </message>
    <message>
        <source>Tirage</source>
        <translation>Draw</translation>
    </message>
    <message>
        <source>Taper le tirage</source>
        <translation>Type the rack</translation>
    </message>
    <message>
        <source>Tirer par l’ordinateur ou à la main</source>
        <translation>Draw by the computer or by hand</translation>
    </message>
    <message>
        <source>Chrono</source>
        <translation>Start the clock</translation>
    </message>
    <message>
        <source>Terminé</source>
        <translation>Time’s up</translation>
    </message>
    <message>
        <source>Révéler</source>
        <translation>Reveal</translation>
    </message>
    <message>
        <source>Poser, coup suivant</source>
        <translation>Place, next turn</translation>
    </message>
    <message>
        <source>Répétition : une salle inventée</source>
        <translation>Rehearsal: an invented room</translation>
    </message>
    <message>
        <source>Bilan de la répétition</source>
        <translation>Report on the rehearsal</translation>
    </message>
    <message>
        <source>Bulletin précédent du paquet</source>
        <translation>Previous slip of the bundle</translation>
    </message>
    <message>
        <source>Bulletin suivant du paquet</source>
        <translation>Next slip of the bundle</translation>
    </message>
    <message>
        <source>Robots</source>
        <translation>Robots</translation>
    </message>
    <message>
        <source>Mort subite et départage</source>
        <translation>Sudden death and play-off</translation>
    </message>
    <message>
        <source>Topping</source>
        <translation>Topping</translation>
    </message>
    <message>
        <source>Outils du mot</source>
        <translation>Word tools</translation>
    </message>
    <message>
        <source>Corriger le passé</source>
        <translation>Correct the past</translation>
    </message>
    <message>
        <source>Classements</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Écran noir au projecteur</source>
        <translation>Black out the projector</translation>
    </message>
    <message>
        <source>Figer le projecteur</source>
        <translation>Freeze the projector</translation>
    </message>
    <message>
        <source>Plein écran</source>
        <translation>Full screen</translation>
    </message>
    <message>
        <source>Ouvrir ou fermer le projecteur</source>
        <translation>Open or close the projector</translation>
    </message>
    <message>
        <source>Message à la salle</source>
        <translation>Message to the room</translation>
    </message>
    <message>
        <source>Fiche d’annonce</source>
        <translation>Announcer’s card</translation>
    </message>
    <message>
        <source>Arrêter ou reprendre le chrono</source>
        <translation>Stop or resume the clock</translation>
    </message>
    <message>
        <source>Temps des coups</source>
        <translation>Time of the turns</translation>
    </message>
    <message>
        <source>Ajouter 10 secondes</source>
        <translation>Add 10 seconds</translation>
    </message>
    <message>
        <source>Retirer 10 secondes</source>
        <translation>Take off 10 seconds</translation>
    </message>
    <message>
        <source>Retenir cette solution</source>
        <translation>Retain this solution</translation>
    </message>
    <message>
        <source>Rejeter le tirage</source>
        <translation>Reject the rack</translation>
    </message>
    <message>
        <source>Finir la partie</source>
        <translation>End the game</translation>
    </message>
    <message>
        <source>Nouvelle partie</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Saisir les bulletins</source>
        <translation>Enter the slips</translation>
    </message>
    <message>
        <source>Bulletin manquant suivant</source>
        <translation>Next missing slip</translation>
    </message>
    <message>
        <source>Le top à tous les manquants</source>
        <translation>The top for all the missing</translation>
    </message>
    <message>
        <source>Clore le coup : manquants à zéro</source>
        <translation>Close the turn: zero for the missing</translation>
    </message>
    <message>
        <source>Corriger le coup suivant</source>
        <translation>Mark the next turn</translation>
    </message>
    <message>
        <source>Corriger le coup précédent</source>
        <translation>Mark the previous turn</translation>
    </message>
    <message>
        <source>Voir le coup en jeu ou le coup corrigé</source>
        <translation>Show the turn in play or the one being marked</translation>
    </message>
    <message>
        <source>Double arbitrage</source>
        <translation>Second marking</translation>
    </message>
    <message>
        <source>Saisie des points seuls</source>
        <translation>Points-only entry</translation>
    </message>
    <message>
        <source>Filtrer les solutions</source>
        <translation>Filter the solutions</translation>
    </message>
    <message>
        <source>Cacher ou montrer les solutions</source>
        <translation>Hide or show the solutions</translation>
    </message>
    <message>
        <source>Contenu du sac</source>
        <translation>Content of the bag</translation>
    </message>
    <message>
        <source>Mots admis ou refusés</source>
        <translation>Words admitted or refused</translation>
    </message>
    <message>
        <source>Écarts du double arbitrage</source>
        <translation>Differences of the second marking</translation>
    </message>
    <message>
        <source>L’arbitre joue aussi</source>
        <translation>The arbiter plays too</translation>
    </message>
    <message>
        <source>Bulletin scellé de l’arbitre</source>
        <translation>The arbiter’s sealed slip</translation>
    </message>
    <message>
        <source>Annuler</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Rétablir</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Toutes les actions</source>
        <translation>All actions</translation>
    </message>
    <message>
        <source>Nouveau tournoi</source>
        <translation>New tournament</translation>
    </message>
    <message>
        <source>Ouvrir un tournoi</source>
        <translation>Open a tournament</translation>
    </message>
    <message>
        <source>Page suivante</source>
        <translation>Next page</translation>
    </message>
    <message>
        <source>Page précédente</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>Texte plus grand</source>
        <translation>Larger text</translation>
    </message>
    <message>
        <source>Texte plus petit</source>
        <translation>Smaller text</translation>
    </message>
    <message>
        <source>Changer de thème</source>
        <translation>Change theme</translation>
    </message>
    <message>
        <source>Fermer le tournoi</source>
        <translation>Close the tournament</translation>
    </message>
    <message>
        <source>Journal du programme</source>
        <translation>Program log</translation>
    </message>
    <message>
        <source>Quitter</source>
        <translation>Quit</translation>
    </message>
    <message>
        <source>Le coup en jeu</source>
        <translation>The turn in play</translation>
    </message>
    <message>
        <source>Les bulletins</source>
        <translation>The slips</translation>
    </message>
    <message>
        <source>Corriger</source>
        <translation>Correct</translation>
    </message>
    <message>
        <source>La salle</source>
        <translation>The room</translation>
    </message>
    <message>
        <source>La partie</source>
        <translation>The game</translation>
    </message>
    <message>
        <source>Entraînement et formules</source>
        <translation>Practice and formats</translation>
    </message>
    <message>
        <source>Le programme</source>
        <translation>The program</translation>
    </message>
    <message>
        <source>Ouvrez d’abord un tournoi.</source>
        <translation>Open a tournament first.</translation>
    </message>
    <message>
        <source>Reprendre le fichier</source>
        <translation>Take the file over</translation>
    </message>
    <message>
        <source>Montrer le tirage pendant la lecture</source>
        <translation>Show the rack while it is read</translation>
    </message>
    <message>
        <source>Asseoir les présents sans table</source>
        <translation>Seat those present without a table</translation>
    </message>
    <message>
        <source>Continuer dans un autre fichier</source>
        <translation>Go on in another file</translation>
    </message>
    <message>
        <source>Annuler le coup</source>
        <translation>Cancel the turn</translation>
    </message>
</context>
<context>
    <name>boxes</name>
    <message>
        <source>{0} {0:meilleur|meilleurs} de chacun</source>
        <translation>best {0} of each</translation>
    </message>
    <message>
        <source>tous leurs joueurs</source>
        <translation>all their players</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>--messages : {language!r} n’est pas de {known}</source>
        <translation>--messages: {language!r} is none of {known}</translation>
    </message>
    <message>
        <source>interrompu</source>
        <translation>interrupted</translation>
    </message>
    <message>
        <source>--only : pas de document {name!r} (il y a : {known})</source>
        <translation>--only: no document {name!r} (there are: {known})</translation>
    </message>
    <message>
        <source>{file} : ouvert dans la fenêtre, les éditions n’y sont pas notées</source>
        <translation>{file}: open in the window, the editions are not noted in it</translation>
    </message>
    <message>
        <source>les éditions n’y sont pas notées</source>
        <translation>the editions are not noted in it</translation>
    </message>
    <message>
        <source>il n’y a pas de partie {number}</source>
        <translation>there is no game {number}</translation>
    </message>
    <message>
        <source>players : il faut --read ou --write</source>
        <translation>players: --read or --write is wanted</translation>
    </message>
    <message>
        <source>aucune colonne de noms n’a été trouvée</source>
        <translation>no column of names was found</translation>
    </message>
    <message>
        <source>existe déjà</source>
        <translation>exists already</translation>
    </message>
    <message>
        <source>--tables : {part!r} n’est pas une table (1-15,20 par exemple, 9999 au plus)</source>
        <translation>--tables: {part!r} is no table (1-15,20 is meant, 9999 at most)</translation>
    </message>
    <message>
        <source>ce n’est pas une partie enregistrée par Eliot</source>
        <translation>not a game saved by Eliot</translation>
    </message>
    <message>
        <source>un format d’Eliot qui n’est pas connu</source>
        <translation>a format of Eliot that is not known</translation>
    </message>
    <message>
        <source>aucun coup dedans</source>
        <translation>no round in it</translation>
    </message>
    <message>
        <source>ce n’est pas un coup</source>
        <translation>not a round</translation>
    </message>
    <message>
        <source>laissé, {reason} : {text}</source>
        <translation>left out, {reason}: {text}</translation>
    </message>
    <message>
        <source>{count} {count:autre ligne laissée|autres lignes laissées}</source>
        <translation>{count} more {count:line|lines} left out</translation>
    </message>
    <message>
        <source>une seule lettre</source>
        <translation>one letter only</translation>
    </message>
    <message>
        <source>plus de 15 lettres</source>
        <translation>more than 15 letters</translation>
    </message>
    <message>
        <source>pas des lettres du jeu</source>
        <translation>not letters of the tile set</translation>
    </message>
    <message>
        <source>emploi : </source>
        <translation>usage: </translation>
    </message>
    <message>
        <source>arguments</source>
        <translation>positional arguments</translation>
    </message>
    <message>
        <source>options</source>
        <translation>options</translation>
    </message>
    <message>
        <source>montrer cette aide</source>
        <translation>show this help message and exit</translation>
    </message>
    <message>
        <source>montrer la version</source>
        <translation>show program&apos;s version number and exit</translation>
    </message>
    <message>
        <source>il manque : %s</source>
        <translation>the following arguments are required: %s</translation>
    </message>
    <message>
        <source>arguments inconnus : %s</source>
        <translation>unrecognized arguments: %s</translation>
    </message>
    <message>
        <source>%(value)r n’est pas proposé (au choix : %(choices)s)</source>
        <translation>invalid choice: %(value)r (choose from %(choices)s)</translation>
    </message>
    <message>
        <source>argument %(argument_name)s : %(message)s</source>
        <translation>argument %(argument_name)s: %(message)s</translation>
    </message>
    <message>
        <source>valeur impossible : %(value)r</source>
        <translation>invalid %(type)s value: %(value)r</translation>
    </message>
    <message>
        <source>il faut une valeur</source>
        <translation>expected one argument</translation>
    </message>
    <message>
        <source>il faut une valeur au plus</source>
        <translation>expected at most one argument</translation>
    </message>
    <message>
        <source>il faut au moins une valeur</source>
        <translation>expected at least one argument</translation>
    </message>
    <message>
        <source>il faut %s valeur</source>
        <translation>expected %s argument</translation>
    </message>
    <message>
        <source>il faut %s valeurs</source>
        <translation>expected %s arguments</translation>
    </message>
    <message>
        <source>pas avec l’argument %s</source>
        <translation>not allowed with argument %s</translation>
    </message>
    <message>
        <source>il faut l’un des arguments %s</source>
        <translation>one of the arguments %s is required</translation>
    </message>
    <message>
        <source>option ambiguë : %(option)s (%(matches)s)</source>
        <translation>ambiguous option: %(option)s could match %(matches)s</translation>
    </message>
    <message>
        <source>cette option ne prend pas de valeur : %r</source>
        <translation>ignored explicit argument %r</translation>
    </message>
    <message>
        <source>commande inconnue : %(parser_name)r (au choix : %(choices)s)</source>
        <translation>unknown parser %(parser_name)r (choices: %(choices)s)</translation>
    </message>
    <message>
        <source>option inattendue : %s</source>
        <translation>unexpected option string: %s</translation>
    </message>
    <message>
        <source>ce n’est pas un texte en UTF-8</source>
        <translation>not a text in UTF-8</translation>
    </message>
    <message>
        <source>imbriqué trop profond</source>
        <translation>nested too deep</translation>
    </message>
    <message>
        <source>il faut un objet JSON</source>
        <translation>one JSON object is wanted</translation>
    </message>
    <message>
        <source>ce n’est pas du JSON : {text}</source>
        <translation>not JSON: {text}</translation>
    </message>
    <message>
        <source>{key!r} manque</source>
        <translation>{key!r} is missing</translation>
    </message>
    <message>
        <source>aucune liste de mots ne s’appelle {name!r} (il y a : {known})</source>
        <translation>no word list is called {name!r} (there are: {known})</translation>
    </message>
    <message>
        <source>pas de jeu de lettres pour la langue {language!r} (il y a : {known})</source>
        <translation>no tile set for the language {language!r} (there are: {known})</translation>
    </message>
    <message>
        <source>la liste de mots {name!r} est de la langue {language!r}, non {wanted!r}</source>
        <translation>the word list {name!r} is of the language {language!r}, not {wanted!r}</translation>
    </message>
    <message>
        <source>la liste de mots {name!r} a changé : {found} {found:mot|mots} au lieu de {expected}</source>
        <translation>the word list {name!r} has changed: {found} {found:word|words}, {expected} expected</translation>
    </message>
    <message>
        <source>{name!r} ne peut être le nom d’une liste de mots (lettres, chiffres, espace . - + _, 40 au plus)</source>
        <translation>{name!r} cannot be the name of a word list (letters, digits, space . - + _, 40 at most)</translation>
    </message>
    <message>
        <source>une liste de mots s’appelle déjà {name!r}</source>
        <translation>a word list is called {name!r} already</translation>
    </message>
    <message>
        <source>la liste de mots {name!r} vient avec le programme et reste</source>
        <translation>the word list {name!r} comes with the program and stays</translation>
    </message>
    <message>
        <source>{word!r} ne peut s’écrire avec les lettres du jeu</source>
        <translation>{word!r} cannot be written with the tiles</translation>
    </message>
    <message>
        <source>{path} : {error}</source>
        <translation>{path}: {error}</translation>
    </message>
    <message>
        <source>{file} : pas de tel fichier</source>
        <translation>{file}: no such file</translation>
    </message>
    <message>
        <source>{file} : {error}</source>
        <translation>{file}: {error}</translation>
    </message>
    <message>
        <source>{file} : vide</source>
        <translation>{file}: empty</translation>
    </message>
    <message>
        <source>{file} : aucun mot dedans</source>
        <translation>{file}: not one word in it</translation>
    </message>
    <message>
        <source>{file} : ce n’est pas un texte</source>
        <translation>{file}: not a text</translation>
    </message>
    <message>
        <source>{file} : mauvais encodage</source>
        <translation>{file}: wrong encoding</translation>
    </message>
    <message>
        <source>{file} : trop grand pour une liste de mots (limite {limit} {limit:octet|octets})</source>
        <translation>{file}: too large for a word list (limit {limit} {limit:byte|bytes})</translation>
    </message>
    <message>
        <source>{file} : fichier comprimé endommagé</source>
        <translation>{file}: damaged compressed file</translation>
    </message>
    <message>
        <source>liste {name}, {words} {words:mot|mots} : ce n’est pas la liste officielle d’une fédération</source>
        <translation>word list {name}, {words} {words:word|words}: not the official list of a federation</translation>
    </message>
    <message>
        <source>{path} : {error} ; la liste compilée n’est pas gardée</source>
        <translation>{path}: {error}; the compiled list is not kept</translation>
    </message>
    <message>
        <source>{letter!r} n’est pas une lettre du jeu {language}</source>
        <translation>{letter!r} is no letter of the tile set {language}</translation>
    </message>
    <message>
        <source>[{letter}] : un jeton est en majuscules ou en minuscules, pas les deux</source>
        <translation>[{letter}]: a tile is upper or lower case, not both</translation>
    </message>
    <message>
        <source>un crochet n’est pas fermé dans {text!r}</source>
        <translation>a bracket is not closed in {text!r}</translation>
    </message>
    <message>
        <source>une grille a 15 lignes, non {found}</source>
        <translation>a board has 15 rows, not {found}</translation>
    </message>
    <message>
        <source>la ligne {row} de la grille a {found} {found:case|cases}, non 15</source>
        <translation>row {row} of the board has {found} {found:square|squares}, not 15</translation>
    </message>
    <message>
        <source>{text!r} n’est pas une référence comme H4 ou 4H</source>
        <translation>{text!r} is not a reference such as H4 or 4H</translation>
    </message>
    <message>
        <source>la référence {text!r} est hors de la grille</source>
        <translation>the reference {text!r} is off the board</translation>
    </message>
    <message>
        <source>tirage de {found} {found:lettre|lettres}, {limit} au plus</source>
        <translation>{found} {found:letter|letters} on the rack, {limit} at most</translation>
    </message>
    <message>
        <source>tirage de {found} {found:joker|jokers}, {limit} au plus</source>
        <translation>{found} {found:blank|blanks} on the rack, {limit} at most</translation>
    </message>
    <message>
        <source>lettres qui ne sont pas dans le sac : {letters}</source>
        <translation>letters that are not in the bag: {letters}</translation>
    </message>
    <message>
        <source>le sac et le reliquat sont vides</source>
        <translation>bag and leftover are empty</translation>
    </message>
    <message>
        <source>aucun autre tirage n’est possible</source>
        <translation>no other rack is possible</translation>
    </message>
    <message>
        <source>aucun règlement ne s’appelle {value!r} (il y a : {allowed})</source>
        <translation>no rule set is called {value!r} (there are: {allowed})</translation>
    </message>
    <message>
        <source>clé inconnue {key} (permises : {allowed})</source>
        <translation>unknown key {key} (allowed: {allowed})</translation>
    </message>
    <message>
        <source>{key} : {value!r} (permis : {allowed})</source>
        <translation>{key}: {value!r} (allowed: {allowed})</translation>
    </message>
    <message>
        <source>{key} : ce n’est pas du TOML : {text}</source>
        <translation>{key}: not TOML: {text}</translation>
    </message>
    <message>
        <source>ce n’est pas une partie : {key} manque ou est faux</source>
        <translation>not a game: {key} is missing or wrong</translation>
    </message>
    <message>
        <source>coup {n} : {key} : {value!r}</source>
        <translation>round {n}: {key}: {value!r}</translation>
    </message>
    <message>
        <source>{key} : {value}</source>
        <translation>{key}: {value}</translation>
    </message>
    <message>
        <source>{word} ne peut être là ({why})</source>
        <translation>{word} cannot lie there ({why})</translation>
    </message>
    <message>
        <source>le tirage est illisible</source>
        <translation>the rack cannot be read</translation>
    </message>
    <message>
        <source>la table {table} a deux bulletins au même coup</source>
        <translation>table {table} has two slips in one turn</translation>
    </message>
    <message>
        <source>il n’y a pas de table {table}</source>
        <translation>there is no table {table}</translation>
    </message>
    <message>
        <source>la table {table} ne doit pas de bulletin</source>
        <translation>table {table} owes no slip</translation>
    </message>
    <message>
        <source>il n’y a pas de joueur {player}</source>
        <translation>there is no player {player}</translation>
    </message>
    <message>
        <source>un joueur est à deux tables</source>
        <translation>one player sits at two tables</translation>
    </message>
    <message>
        <source>aucune partie ne peut satisfaire {name}</source>
        <translation>no game can satisfy {name}</translation>
    </message>
    <message>
        <source>{path} : {reason}</source>
        <translation>{path}: {reason}</translation>
    </message>
    <message>
        <source>{path} : ce n’est pas un fichier de tournoi</source>
        <translation>{path}: not a tournament file</translation>
    </message>
    <message>
        <source>{path} : fait par une version plus récente du programme (format {version}, {known} est connu)</source>
        <translation>{path}: made by a newer version of the program (format {version}, {known} is known)</translation>
    </message>
    <message>
        <source>{path} : ne peut être écrit</source>
        <translation>{path}: cannot be written</translation>
    </message>
    <message>
        <source>{path} : le disque est plein</source>
        <translation>{path}: the disk is full</translation>
    </message>
    <message>
        <source>{path} : un autre programme est en train de l’écrire</source>
        <translation>{path}: another program is writing it</translation>
    </message>
    <message>
        <source>{path} : pas de tel dossier</source>
        <translation>{path}: no such folder</translation>
    </message>
    <message>
        <source>{path} : existe déjà</source>
        <translation>{path}: exists already</translation>
    </message>
    <message>
        <source>{path} : endommagé après l’enregistrement {good}</source>
        <translation>{path}: damaged after record {good}</translation>
    </message>
    <message>
        <source>{path} : l’enregistrement {seq} ne suit pas le précédent ; bon jusqu’à {good}</source>
        <translation>{path}: record {seq} does not follow from the one before; good up to {good}</translation>
    </message>
    <message>
        <source>{path} : l’enregistrement {seq} ({record}) n’a pas de sens : {error}</source>
        <translation>{path}: record {seq} ({record}) makes no sense: {error}</translation>
    </message>
    <message>
        <source>{path} : le disque ne répond plus ; l’action est peut-être dans le fichier : {detail}</source>
        <translation>{path}: the disk no longer answers; the action may be in the file: {detail}</translation>
    </message>
    <message>
        <source>un autre programme a écrit dans le fichier au même moment ; rien n’est changé, recommencez</source>
        <translation>another program wrote to the file at the same time; nothing is changed, try again</translation>
    </message>
    <message>
        <source>{path} : {detail}</source>
        <translation>{path}: {detail}</translation>
    </message>
    <message>
        <source>Le poste de l’arbitre de Scrabble duplicate. Sans commande : la fenêtre.</source>
        <translation>The arbiter&apos;s desk for duplicate Scrabble. Without a command: the window.</translation>
    </message>
    <message>
        <source>la langue de l’aide, des erreurs et des phrases (fr, en, it)</source>
        <translation>the language of help, errors and sentences (fr, en, it)</translation>
    </message>
    <message>
        <source>la fenêtre, sur un fichier de tournoi s’il est donné</source>
        <translation>the window, on a tournament file if one is given</translation>
    </message>
    <message>
        <source>une image d’un écran, sans affichage ; `shot list` écrit les noms de tous les écrans</source>
        <translation>a picture of a screen, offscreen; `shot list` prints the names of all screens</translation>
    </message>
    <message>
        <source>les tops de positions données, comparés à ceux des lignes</source>
        <translation>tops of given positions, compared with those that the lines give</translation>
    </message>
    <message>
        <source>toutes les solutions, la meilleure d’abord</source>
        <translation>every move, best first</translation>
    </message>
    <message>
        <source>les tops d’une position, pour un lecteur</source>
        <translation>the tops of one position, for people</translation>
    </message>
    <message>
        <source>15 lignes de 15 cases</source>
        <translation>15 lines of 15 squares</translation>
    </message>
    <message>
        <source>listes de mots : list, info NOM, check NOM MOT..., build, remove NOM</source>
        <translation>word lists: list, info NAME, check NAME WORD..., build, remove NAME</translation>
    </message>
    <message>
        <source>toutes les listes de mots</source>
        <translation>all word lists</translation>
    </message>
    <message>
        <source>les chiffres d’une liste</source>
        <translation>the figures of a list</translation>
    </message>
    <message>
        <source>ces mots sont-ils dans la liste ?</source>
        <translation>are these words in the list?</translation>
    </message>
    <message>
        <source>faire une liste à soi d’un fichier de texte</source>
        <translation>make a list of your own from a text file</translation>
    </message>
    <message>
        <source>à la place de celle de ce nom</source>
        <translation>instead of the one of that name</translation>
    </message>
    <message>
        <source>c’est la liste d’une fédération</source>
        <translation>it is a federation&apos;s list</translation>
    </message>
    <message>
        <source>ce n’en est pas une</source>
        <translation>it is none</translation>
    </message>
    <message>
        <source>oublier une liste à soi</source>
        <translation>forget a list of your own</translation>
    </message>
    <message>
        <source>les chiffres du solveur et de la session sur cette machine</source>
        <translation>solver and session figures on this machine</translation>
    </message>
    <message>
        <source>moins de répétitions</source>
        <translation>fewer repetitions</translation>
    </message>
    <message>
        <source>recalculer des parties publiées</source>
        <translation>recompute published games</translation>
    </message>
    <message>
        <source>corriger des bulletins et comparer</source>
        <translation>grade slips against expectations</translation>
    </message>
    <message>
        <source>cas de solo, moyenne, avertissements, fin, égalité, tirage et autres</source>
        <translation>solo, average, warnings, end, tie and draw cases</translation>
    </message>
    <message>
        <source>tirer d’un sac selon les règles</source>
        <translation>draw racks from a bag by the rules</translation>
    </message>
    <message>
        <source>jouer un tournoi d’exemple avec des joueurs inventés</source>
        <translation>play a sample tournament with invented players</translation>
    </message>
    <message>
        <source>jouer une salle de référence</source>
        <translation>play a reference room</translation>
    </message>
    <message>
        <source>préparer des parties selon des critères</source>
        <translation>prepare games that satisfy criteria</translation>
    </message>
    <message>
        <source>la même graine donne les mêmes parties</source>
        <translation>the same seed gives the same games</translation>
    </message>
    <message>
        <source>processus (par défaut : tous les cœurs sauf un)</source>
        <translation>processes (default: all cores but one)</translation>
    </message>
    <message>
        <source>renoncer après tant de parties jouées</source>
        <translation>give up after so many games played</translation>
    </message>
    <message>
        <source>tous les documents d’un tournoi</source>
        <translation>every document of a tournament</translation>
    </message>
    <message>
        <source>ces documents seulement, par leur nom</source>
        <translation>these documents only, by name</translation>
    </message>
    <message>
        <source>le papier de l’imprimante</source>
        <translation>the paper in the printer</translation>
    </message>
    <message>
        <source>une partie enregistrée ou préparée d’un autre programme</source>
        <translation>a saved or prepared game of another program</translation>
    </message>
    <message>
        <source>par défaut : sur la sortie</source>
        <translation>default: on stdout</translation>
    </message>
    <message>
        <source>rejouer le journal d’un fichier et contrôler sa chaîne</source>
        <translation>replay the journal of a file and check its chain</translation>
    </message>
    <message>
        <source>le classement actuel</source>
        <translation>the current standings</translation>
    </message>
    <message>
        <source>les joueurs d’un tournoi : lire une liste, ou l’écrire</source>
        <translation>the players of a tournament: read a list into it, or write it</translation>
    </message>
    <message>
        <source>CSV, Excel ou OpenDocument, colonnes dans n’importe quel ordre</source>
        <translation>CSV, Excel or OpenDocument, columns in any order</translation>
    </message>
    <message>
        <source>dire ce que la liste contient sans rien changer</source>
        <translation>tell what the list holds and change nothing</translation>
    </message>
    <message>
        <source>la copie d’un arbitre-correcteur, pour un autre portable de la salle</source>
        <translation>a marking arbiter&apos;s copy of a tournament, for another laptop of the hall</translation>
    </message>
    <message>
        <source>les tables qui deviennent celles de cet arbitre</source>
        <translation>tables that become this arbiter&apos;s</translation>
    </message>
    <message>
        <source>prendre dans un tournoi les bulletins des copies</source>
        <translation>take the slips of marking arbiters&apos; copies into a tournament</translation>
    </message>
    <message>
        <source>réunir les fichiers de plusieurs centres qui ont joué les mêmes parties</source>
        <translation>put the files of several centres that played the same games together</translation>
    </message>
    <message>
        <source>de toute l’épreuve</source>
        <translation>of the whole event</translation>
    </message>
    <message>
        <source>les solos centre par centre</source>
        <translation>solos centre by centre</translation>
    </message>
    <message>
        <source>compte bien que ses tops diffèrent</source>
        <translation>counts though its tops differ</translation>
    </message>
    <message>
        <source>aurait dû envoyer un fichier</source>
        <translation>should have sent a file</translation>
    </message>
    <message>
        <source>le fichier de la fois d’avant : dit ce qui est arrivé après</source>
        <translation>the last time&apos;s file: tells what is late</translation>
    </message>
    <message>
        <source>aussi .html, .xlsx ou .csv</source>
        <translation>also .html, .xlsx or .csv</translation>
    </message>
    <message>
        <source>une archive des résultats à envoyer, et le texte du courriel</source>
        <translation>one archive with the results to send, and the text of the mail</translation>
    </message>
    <message>
        <source>la langue des documents (par défaut : celle de l’épreuve)</source>
        <translation>the language of the documents (default: the event’s)</translation>
    </message>
    <message>
        <source>cumul du top au moins</source>
        <translation>least top total</translation>
    </message>
    <message>
        <source>cumul du top au plus</source>
        <translation>greatest top total</translation>
    </message>
    <message>
        <source>nombre de scrabbles au moins</source>
        <translation>least number of plays of seven tiles or more</translation>
    </message>
    <message>
        <source>jamais deux mots ou places au top</source>
        <translation>no two words or places at the top in any turn</translation>
    </message>
    <message>
        <source>aucun top avec un mot hors de cette liste</source>
        <translation>no top with a word outside this list</translation>
    </message>
    <message>
        <source>chaque top se joue sans joker</source>
        <translation>every top can be played without a blank</translation>
    </message>
    <message>
        <source>points d’avance sur la solution suivante, pour --margin-share</source>
        <translation>points over the next solution, for --margin-share</translation>
    </message>
    <message>
        <source>part des coups (0-1) gagnés de plus de P, au moins</source>
        <translation>least share (0-1) of turns won by more than P</translation>
    </message>
    <message>
        <source>il faut un nombre à partir de 1</source>
        <translation>a number from 1 on is wanted</translation>
    </message>
    <message>
        <source>il faut une taille comme 1366x768</source>
        <translation>a size such as 1366x768 is wanted</translation>
    </message>
    <message>
        <source>aucune partie ne peut satisfaire {option}</source>
        <translation>no game can satisfy {option}</translation>
    </message>
    <message>
        <source>aucune solution</source>
        <translation>no move</translation>
    </message>
    <message>
        <source>pas de tel fichier (arbitre --help donne les commandes)</source>
        <translation>no such file (arbitre --help lists the commands)</translation>
    </message>
    <message>
        <source>pas d’affichage pour la fenêtre ; `arbitre demo --out DOSSIER` s’en passe</source>
        <translation>there is no display for the window; `arbitre demo --out DIR` works without one</translation>
    </message>
    <message>
        <source>aucun écran ne s’appelle {name!r} (`arbitre shot list` donne les noms)</source>
        <translation>no screen is called {name!r} (`arbitre shot list` prints the names)</translation>
    </message>
    <message>
        <source>il manque : --out</source>
        <translation>the following argument is required: --out</translation>
    </message>
    <message>
        <source>même celles d’un autre arbitre</source>
        <translation>even those of another arbiter</translation>
    </message>
    <message>
        <source>livrée</source>
        <translation>built in</translation>
    </message>
    <message>
        <source>officielle</source>
        <translation>official</translation>
    </message>
    <message>
        <source>à soi</source>
        <translation>own</translation>
    </message>
    <message>
        <source>liste de mots {name}</source>
        <translation>word list {name}</translation>
    </message>
    <message>
        <source>{tried} {tried:jouée|jouées}, {rate} par seconde</source>
        <translation>{tried} {tried:played|played}, {rate} a second</translation>
    </message>
    <message>
        <source>{moves} {moves:solution|solutions} ; {words} {words:mot atteint|mots atteignent} le top</source>
        <translation>{moves} {moves:move|moves}; {words} {words:word reaches|words reach} the top</translation>
    </message>
    <message>
        <source>ce n’est pas un nom</source>
        <translation>not a name</translation>
    </message>
    <message>
        <source>ce n’est pas un fichier</source>
        <translation>not a file</translation>
    </message>
    <message>
        <source>9999 points au plus</source>
        <translation>9999 pixels at most</translation>
    </message>
    <message>
        <source>{line} ; dessous : {below}</source>
        <translation>{line}; below: {below}</translation>
    </message>
    <message>
        <source>pourquoi un classement officiel change</source>
        <translation>why an official standing changes</translation>
    </message>
    <message>
        <source>joueurs qui comptent par équipe ou club</source>
        <translation>players that count for each team or club</translation>
    </message>
    <message>
        <source>les totaux des clubs, équipes, comités ou pays</source>
        <translation>the totals of clubs, teams, committees or countries</translation>
    </message>
</context>
<context>
    <name>corrections</name>
    <message>
        <source>{0}e de la pile de {1}</source>
        <translation>no. {0} of the pile of {1}</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message>
        <source>toutes les lettres sont posées</source>
        <translation>all the letters are placed</translation>
    </message>
    <message>
        <source>il ne reste qu’une lettre</source>
        <translation>only one letter is left</translation>
    </message>
    <message>
        <source>il ne reste que des voyelles</source>
        <translation>only vowels are left</translation>
    </message>
    <message>
        <source>il ne reste que des consonnes</source>
        <translation>only consonants are left</translation>
    </message>
    <message>
        <source>plus aucun coup n’est jouable</source>
        <translation>no move can be played any more</translation>
    </message>
    <message>
        <source>aucun autre tirage n’est possible</source>
        <translation>no other rack is possible</translation>
    </message>
    <message>
        <source>l’interruption a trop duré</source>
        <translation>the interruption lasted too long</translation>
    </message>
    <message>
        <source>le nombre de coups prévu est joué</source>
        <translation>the planned number of turns is played</translation>
    </message>
    <message>
        <source>mort subite : il ne reste qu’un joueur</source>
        <translation>sudden death: only one player is left</translation>
    </message>
    <message>
        <source>il reste moins de lettres qu’un tirage</source>
        <translation>fewer letters are left than a rack holds</translation>
    </message>
</context>
<context>
    <name>entry</name>
    <message>
        <source>Il n’y a pas de table {0}.</source>
        <translation>There is no table {0}.</translation>
    </message>
    <message>
        <source>La table {0} ne joue pas ce coup.</source>
        <translation>Table {0} does not play this turn.</translation>
    </message>
    <message>
        <source>La table {0} a déjà un bulletin.</source>
        <translation>Table {0} already has a slip.</translation>
    </message>
    <message>
        <source>La table {0} n’a pas encore de premier bulletin.</source>
        <translation>Table {0} has no first slip yet.</translation>
    </message>
    <message>
        <source>« {0} » ne se lit pas : ni mot, ni référence, ni score, ni signe connu (F1).</source>
        <translation>“{0}” cannot be read: neither word, reference, score nor known mark (F1).</translation>
    </message>
    <message>
        <source>Deux mots : un + entre deux solutions d’un même bulletin.</source>
        <translation>Two words: a + between two solutions of one slip.</translation>
    </message>
    <message>
        <source>Deux scores : un seul est écrit sur le bulletin.</source>
        <translation>Two scores: only one is written on the slip.</translation>
    </message>
    <message>
        <source>Tapez le mot écrit.</source>
        <translation>Type the word written.</translation>
    </message>
    <message>
        <source>« {0} » n’est pas une solution : Tab complète, ou tapez référence et score écrits.</source>
        <translation>“{0}” is no solution: Tab completes it, or type the reference and score written.</translation>
    </message>
    <message>
        <source>Aucun top n’est retenu pour ce coup : tapez la solution.</source>
        <translation>No top is retained for this turn: type the solution.</translation>
    </message>
    <message>
        <source>Rien n’est choisi : une flèche prend le top, ou tapez ce qui est écrit.</source>
        <translation>Nothing is chosen: an arrow takes the top, or type what is written.</translation>
    </message>
    <message>
        <source>Ce signe se tape seul après la table.</source>
        <translation>This mark is typed alone after the table.</translation>
    </message>
    <message>
        <source>Tapez les tables : 3 7 12-18.</source>
        <translation>Type the tables: 3 7 12-18.</translation>
    </message>
    <message>
        <source>Il n’y a pas de bulletin gardé nº {0}.</source>
        <translation>There is no kept slip no. {0}.</translation>
    </message>
    <message>
        <source>Aucun nom ne commence par « {0} ».</source>
        <translation>No name begins with “{0}”.</translation>
    </message>
    <message>
        <source>Plusieurs noms commencent ainsi.</source>
        <translation>Several names begin like this.</translation>
    </message>
    <message>
        <source>Le total saisi est {0} : la feuille ne tombe pas juste.</source>
        <translation>The total entered is {0}: the sheet does not add up.</translation>
    </message>
    <message>
        <source>Tapez un nombre.</source>
        <translation>Type a number.</translation>
    </message>
    <message>
        <source>référence manquante</source>
        <translation>reference missing</translation>
    </message>
    <message>
        <source>référence de la solution</source>
        <translation>the solution’s reference</translation>
    </message>
    <message>
        <source>score manquant</source>
        <translation>score missing</translation>
    </message>
    <message>
        <source>score de la solution</source>
        <translation>the solution’s score</translation>
    </message>
    <message>
        <source>Deux références ou deux sens : un seul est écrit sur le bulletin.</source>
        <translation>Two references or two directions: the slip has only one.</translation>
    </message>
    <message>
        <source>« {0} » est collé : séparez mot, référence et score par des espaces.</source>
        <translation>“{0}” runs together: separate word, reference and score by spaces.</translation>
    </message>
    <message>
        <source>« {0} » et le signe « sans référence ni raccord » se contredisent.</source>
        <translation>“{0}” contradicts the mark “neither reference nor joining letters”.</translation>
    </message>
    <message>
        <source>Après « = », la solution d’abord, puis les tables.</source>
        <translation>After “=”, the solution first, then the tables.</translation>
    </message>
    <message>
        <source>Pas de bulletins à ce coup : &gt; coup, espace, table, puis le bulletin.</source>
        <translation>No slips for that turn: &gt; turn, space, table, then the slip.</translation>
    </message>
    <message>
        <source>« {0} » peut être écrit sur le bulletin : tapez {1} si le joueur s’en va, ou la place et le score.</source>
        <translation>“{0}” may be written on the slip: type {1} if the player leaves, or its place and score.</translation>
    </message>
    <message>
        <source>Cette copie n’a pas la table {0} : son bulletin va à l’arbitre de la table.</source>
        <translation>This copy does not have table {0}: its slip goes to the table’s marker.</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>Aucune partie n’est ouverte.</source>
        <translation>No game is open.</translation>
    </message>
    <message>
        <source>Ce n’est pas le moment : le coup est « {step} ».</source>
        <translation>Not the moment: the turn is “{step}”.</translation>
    </message>
    <message>
        <source>Un coup est en cours : révélez-le ou annulez-le d’abord.</source>
        <translation>A turn is in progress: reveal it or cancel it first.</translation>
    </message>
    <message>
        <source>La partie {game} est en cours.</source>
        <translation>Game {game} is in progress.</translation>
    </message>
    <message>
        <source>La partie est finie : {reason}.</source>
        <translation>The game is over: {reason}.</translation>
    </message>
    <message>
        <source>Il n’y a rien à annuler.</source>
        <translation>There is nothing to undo.</translation>
    </message>
    <message>
        <source>Il n’y a rien à rétablir.</source>
        <translation>There is nothing to redo.</translation>
    </message>
    <message>
        <source>Ce fichier contient déjà le tournoi « {name} ».</source>
        <translation>This file already holds the tournament “{name}”.</translation>
    </message>
    <message>
        <source>Tirage refusé : {problems}</source>
        <translation>Rack refused: {problems}</translation>
    </message>
    <message>
        <source>{word} n’est pas une solution de ce coup.</source>
        <translation>{word} is not a solution of this turn.</translation>
    </message>
    <message>
        <source>{word} ne peut pas se poser là.</source>
        <translation>{word} cannot be placed there.</translation>
    </message>
    <message>
        <source>Aucun top n’est retenu.</source>
        <translation>No top is retained.</translation>
    </message>
    <message>
        <source>« {letter} » n’est pas une lettre de ce jeu.</source>
        <translation>“{letter}” is not a letter of this set.</translation>
    </message>
    <message>
        <source>« {letter} » mêle majuscules et minuscules.</source>
        <translation>“{letter}” mixes upper and lower case.</translation>
    </message>
    <message>
        <source>Un crochet n’est pas fermé dans « {text} ».</source>
        <translation>A bracket is not closed in “{text}”.</translation>
    </message>
    <message>
        <source>« {text} » n’est pas une référence (H4 ou 4H).</source>
        <translation>“{text}” is not a reference (H4 or 4H).</translation>
    </message>
    <message>
        <source>« {text} » sort de la grille.</source>
        <translation>“{text}” is off the board.</translation>
    </message>
    <message>
        <source>« {text} » n’est pas un tirage.</source>
        <translation>“{text}” is not a rack.</translation>
    </message>
    <message>
        <source>Le sac est vide.</source>
        <translation>The bag is empty.</translation>
    </message>
    <message>
        <source>Aucun autre tirage n’est possible.</source>
        <translation>No other rack is possible.</translation>
    </message>
    <message>
        <source>« {word} » n’est pas un mot.</source>
        <translation>“{word}” is not a word.</translation>
    </message>
    <message>
        <source>La table {table} a déjà un bulletin pour ce coup.</source>
        <translation>Table {table} already has a slip for this turn.</translation>
    </message>
    <message>
        <source>La table {table} n’a pas de bulletin pour ce coup.</source>
        <translation>Table {table} has no slip for this turn.</translation>
    </message>
    <message>
        <source>Il n’y a pas de bulletin gardé nº {key}.</source>
        <translation>There is no kept slip no. {key}.</translation>
    </message>
    <message>
        <source>La table {table} ne joue pas ce coup.</source>
        <translation>Table {table} does not play this turn.</translation>
    </message>
    <message>
        <source>Il n’y a pas de table {table}.</source>
        <translation>There is no table {table}.</translation>
    </message>
    <message>
        <source>{points} n’est pas un nombre de points.</source>
        <translation>{points} is not a number of points.</translation>
    </message>
    <message>
        <source>« {answer} » ne répond pas à la question.</source>
        <translation>“{answer}” does not answer the question.</translation>
    </message>
    <message>
        <source>Des bulletins sans numéro attendent leur table : {keys}. F7 écarte celui qui n’est à personne.</source>
        <translation>Slips without a number are waiting for their table: {keys}. F7 sets aside one that is nobody’s.</translation>
    </message>
    <message>
        <source>Ce coup n’est pas clos.</source>
        <translation>This turn is not closed.</translation>
    </message>
    <message>
        <source>La table {table} n’a pas d’avertissement de conduite à ce coup.</source>
        <translation>Table {table} has no warning for conduct on this turn.</translation>
    </message>
    <message>
        <source>Le bulletin de la table {table} n’est pas contesté.</source>
        <translation>The slip of table {table} is not contested.</translation>
    </message>
    <message>
        <source>La table {table} n’a pas de second marquage.</source>
        <translation>Table {table} has no second marking.</translation>
    </message>
    <message>
        <source>Des contestations attendent une décision : {claims}.</source>
        <translation>Claims are waiting for a decision: {claims}.</translation>
    </message>
    <message>
        <source>{name} est déjà inscrit.</source>
        <translation>{name} is already entered.</translation>
    </message>
    <message>
        <source>Un joueur sans nom ne s’inscrit pas.</source>
        <translation>A player without a name cannot be entered.</translation>
    </message>
    <message>
        <source>Ce joueur n’est pas inscrit.</source>
        <translation>This player is not entered.</translation>
    </message>
    <message>
        <source>{name} a des bulletins : il ne peut plus être retiré.</source>
        <translation>{name} has slips and can no longer be removed.</translation>
    </message>
    <message>
        <source>Les deux joueurs sont assis dans la partie {game}.</source>
        <translation>Both players are seated in game {game}.</translation>
    </message>
    <message>
        <source>Un joueur est assis à deux tables.</source>
        <translation>A player is seated at two tables.</translation>
    </message>
    <message>
        <source>Le joueur de la table {table} n’est pas parti.</source>
        <translation>The player of table {table} has not left.</translation>
    </message>
    <message>
        <source>Ces joueurs ne sont pas à égalité.</source>
        <translation>These players are not level.</translation>
    </message>
    <message>
        <source>La table {table} est prise.</source>
        <translation>Table {table} is taken.</translation>
    </message>
    <message>
        <source>Les {turns} {turns:coup|coups} de la partie préparée {turns:est joué|sont joués}. La suite ?</source>
        <translation>The {turns} {turns:turn|turns} of the prepared game {turns:has been played|have been played}. What next?</translation>
    </message>
    <message>
        <source>La partie de la salle n’est plus la partie préparée : son coup {turn} ne se joue pas ici. La suite ?</source>
        <translation>The room’s game is no longer the prepared one: its turn {turn} can’t be played here. What next?</translation>
    </message>
    <message>
        <source>La partie préparée a un autre tirage pour ce coup : motivez.</source>
        <translation>The prepared game has another rack for this turn: give a reason.</translation>
    </message>
    <message>
        <source>Coup {turn} : dites d’abord lequel est joué, le coup imposé ou notre top.</source>
        <translation>Turn {turn}: say first which one is played, the imposed solution or our top.</translation>
    </message>
    <message>
        <source>Arrêté : rien n’est changé.</source>
        <translation>Stopped: nothing is changed.</translation>
    </message>
    <message>
        <source>Aucun coup n’est joué : il n’y a pas de résultats à envoyer.</source>
        <translation>No turn has been played: there are no results to send.</translation>
    </message>
    <message>
        <source>L’écriture est refusée : {path} {reason}{detail}</source>
        <translation>Writing is refused: {path} {reason}{detail}</translation>
    </message>
    <message>
        <source>Le fichier ne se lit pas : {path} {detail}</source>
        <translation>The file cannot be read: {path} {detail}</translation>
    </message>
    <message>
        <source>Cet ancien classeur (.xls) s’enregistre d’abord en .xlsx : {path}</source>
        <translation>Save this old workbook (.xls) as .xlsx first: {path}</translation>
    </message>
    <message>
        <source>Le classeur n’a pas de feuille « {sheet} ».</source>
        <translation>The workbook has no sheet “{sheet}”.</translation>
    </message>
    <message>
        <source>« {text} » n’est pas une heure (17:30, +30).</source>
        <translation>“{text}” is not a time (17:30, +30).</translation>
    </message>
    <message>
        <source>La place du top manque : « {text} ».</source>
        <translation>The place of the top is missing: “{text}”.</translation>
    </message>
    <message>
        <source>Catégorie {category} : âges de {low} à {high} impossibles.</source>
        <translation>Category {category}: ages from {low} to {high} are impossible.</translation>
    </message>
    <message>
        <source>Les catégories {category} et {other} se chevauchent à {age} ans.</source>
        <translation>The categories {category} and {other} overlap at {age}.</translation>
    </message>
    <message>
        <source>La table des catégories ne se lit pas : {detail}</source>
        <translation>The table of categories cannot be read: {detail}</translation>
    </message>
    <message>
        <source>L’arbitre joue ce coup à la table {table} : rendez d’abord son bulletin.</source>
        <translation>The arbiter plays this turn at table {table}: hand back that slip first.</translation>
    </message>
    <message>
        <source>L’arbitre ne joue pas cette partie.</source>
        <translation>The arbiter does not play this game.</translation>
    </message>
    <message>
        <source>La table {table} est celle de l’arbitre : son bulletin est scellé.</source>
        <translation>Table {table} is the arbiter’s: its slip is sealed.</translation>
    </message>
    <message>
        <source>Le bulletin de la table {table} est scellé et le temps écoulé.</source>
        <translation>The slip of table {table} is sealed and time is up.</translation>
    </message>
    <message>
        <source>La table {table} n’a pas scellé de bulletin.</source>
        <translation>Table {table} has not sealed a slip.</translation>
    </message>
    <message>
        <source>Le bulletin scellé de la table {table} n’est plus ici : closez le coup.</source>
        <translation>The sealed slip of table {table} is no longer here: close the turn.</translation>
    </message>
    <message>
        <source>Le bulletin ne peut pas être scellé, le disque refuse : {error}</source>
        <translation>The slip cannot be sealed, the disk refuses: {error}</translation>
    </message>
    <message>
        <source>Il faut au moins deux joueurs à départager.</source>
        <translation>At least two players are needed for a play-off.</translation>
    </message>
    <message>
        <source>Cette partie n’a encore départagé personne.</source>
        <translation>This game has not separated anyone yet.</translation>
    </message>
    <message>
        <source>Cette partie ne se joue pas en topping.</source>
        <translation>This game is not played as topping.</translation>
    </message>
    <message>
        <source>« {text} » n’est pas un temps (3:00, 2:30, 90).</source>
        <translation>“{text}” is not a time (3:00, 2:30, 90).</translation>
    </message>
    <message>
        <source>« {text} » : ce temps n’est pas possible.</source>
        <translation>“{text}”: this time is not possible.</translation>
    </message>
    <message>
        <source>La liste de mots « {name} » n’est pas sur cet ordinateur. Listes connues : {known}.</source>
        <translation>The word list “{name}” is not on this computer. Known lists: {known}.</translation>
    </message>
    <message>
        <source>Il n’y a pas de jeu de lettres « {language} ».</source>
        <translation>There is no tile set “{language}”.</translation>
    </message>
    <message>
        <source>La liste « {name} » est d’une autre langue que le jeu de lettres.</source>
        <translation>The list “{name}” is of another language than the tile set.</translation>
    </message>
    <message>
        <source>Le fichier est introuvable. {file}{path}</source>
        <translation>The file cannot be found. {file}{path}</translation>
    </message>
    <message>
        <source>Le fichier ne se lit pas. {file}{path} {error}</source>
        <translation>The file cannot be read. {file}{path} {error}</translation>
    </message>
    <message>
        <source>Le fichier est vide. {file}{path}</source>
        <translation>The file is empty. {file}{path}</translation>
    </message>
    <message>
        <source>Le fichier {file} ne contient aucun mot.</source>
        <translation>The file {file} holds no word.</translation>
    </message>
    <message>
        <source>Le fichier {file} n’est pas du texte.</source>
        <translation>The file {file} is not text.</translation>
    </message>
    <message>
        <source>L’encodage du fichier {file} n’est pas reconnu.</source>
        <translation>The encoding of the file {file} is not recognised.</translation>
    </message>
    <message>
        <source>Le fichier {file} est trop gros pour une liste de mots.</source>
        <translation>The file {file} is too large for a word list.</translation>
    </message>
    <message>
        <source>Le fichier {file} ne se décompresse pas.</source>
        <translation>The file {file} cannot be decompressed.</translation>
    </message>
    <message>
        <source>« {name} » ne convient pas comme nom de liste.</source>
        <translation>“{name}” will not do as the name of a list.</translation>
    </message>
    <message>
        <source>Il y a déjà une liste « {name} ».</source>
        <translation>There is already a list “{name}”.</translation>
    </message>
    <message>
        <source>La liste « {name} » est livrée avec le programme et reste.</source>
        <translation>The list “{name}” comes with the program and stays.</translation>
    </message>
    <message>
        <source>« {word} » ne s’écrit pas avec ces lettres.</source>
        <translation>“{word}” cannot be written with these letters.</translation>
    </message>
    <message>
        <source>« {name} » n’est pas la liste de la fédération.</source>
        <translation>“{name}” is not the federation’s list.</translation>
    </message>
    <message>
        <source>La liste compilée ne peut pas être gardée dans {path} : {error}.</source>
        <translation>The compiled list cannot be kept in {path}: {error}.</translation>
    </message>
    <message>
        <source>{path} n’est pas un fichier de tournoi.</source>
        <translation>{path} is not a tournament file.</translation>
    </message>
    <message>
        <source>Le fichier a été modifié ou abîmé à l’enregistrement {seq}. {path}</source>
        <translation>The file was changed or damaged at record {seq}. {path}</translation>
    </message>
    <message>
        <source>Le fichier vient d’une version plus récente du programme ({version}). {path}</source>
        <translation>The file comes from a newer version of the program ({version}). {path}</translation>
    </message>
    <message>
        <source>Le fichier existe déjà : {path}</source>
        <translation>The file already exists: {path}</translation>
    </message>
    <message>
        <source>Le fichier est ouvert ailleurs : {path} {detail}</source>
        <translation>The file is open elsewhere: {path} {detail}</translation>
    </message>
    <message>
        <source>Le fichier ou le dossier est en lecture seule : {path}</source>
        <translation>The file or folder is read-only: {path}</translation>
    </message>
    <message>
        <source>Le disque est plein ; rien n’a été enregistré : {path}</source>
        <translation>The disk is full; nothing was recorded: {path}</translation>
    </message>
    <message>
        <source>Le dossier n’existe pas : {path}</source>
        <translation>The folder does not exist: {path}</translation>
    </message>
    <message>
        <source>Le disque refuse ; rien n’a été enregistré : {path} {detail}</source>
        <translation>The disk refuses; nothing was recorded: {path} {detail}</translation>
    </message>
    <message>
        <source>Un autre poste vient d’écrire : recommencez.</source>
        <translation>Another station has just written: try again.</translation>
    </message>
    <message>
        <source>Le fichier contient un fait inconnu de cette version : {record}.</source>
        <translation>The file holds a fact unknown to this version: {record}.</translation>
    </message>
    <message>
        <source>Un fait du fichier n’est pas à sa place.</source>
        <translation>A fact of the file is not in its place.</translation>
    </message>
    <message>
        <source>Le dossier {path} refuse l’écriture : {error}.</source>
        <translation>The folder {path} refuses writing: {error}.</translation>
    </message>
    <message>
        <source>Clé inconnue « {key} » dans le règlement.</source>
        <translation>Unknown key “{key}” in the rules.</translation>
    </message>
    <message>
        <source>La valeur de « {key} » ne convient pas : {value}.</source>
        <translation>The value of “{key}” will not do: {value}.</translation>
    </message>
    <message>
        <source>Impossible ({0}). {1}</source>
        <translation>Impossible ({0}). {1}</translation>
    </message>
    <message>
        <source>Un autre programme vient d’écrire dans ce fichier ; c’est relu : regardez, puis recommencez.</source>
        <translation>Another program has just written to this file; it has been read again: look, then try again.</translation>
    </message>
    <message>
        <source>L’enregistrement {seq} du fichier ({record}) n’a pas de sens : rien n’est changé. {path}</source>
        <translation>Record {seq} of the file ({record}) makes no sense: nothing is changed. {path}</translation>
    </message>
    <message>
        <source>Le disque ne répond plus ; l’action est peut-être enregistrée : rouvrez le fichier et regardez. {path}</source>
        <translation>The disk no longer answers; this action may have been recorded: open the file again and look. {path}</translation>
    </message>
    <message>
        <source>{found} {found:lettre|lettres} : le solveur en prend {limit} au plus.</source>
        <translation>{found} {found:letter|letters}: the solver takes {limit} at most.</translation>
    </message>
    <message>
        <source>{found} {found:joker|jokers} : le solveur en prend {limit} au plus.</source>
        <translation>{found} {found:blank|blanks}: the solver takes {limit} at most.</translation>
    </message>
    <message>
        <source>La grille a {found} {found:rangée|rangées} au lieu de 15.</source>
        <translation>The board has {found} {found:row|rows} instead of 15.</translation>
    </message>
    <message>
        <source>La rangée {row} a {found} {found:case|cases} au lieu de 15.</source>
        <translation>Row {row} has {found} {found:square|squares} instead of 15.</translation>
    </message>
    <message>
        <source>{tables:A déjà un bulletin : table|Ont déjà un bulletin : tables} {tables}.</source>
        <translation>{tables:This table already has a slip|These tables already have a slip}: {tables}.</translation>
    </message>
    <message>
        <source>Mort subite : il manque {tables:le bulletin de la table|les bulletins des tables} {tables}.</source>
        <translation>Sudden death: {tables:the slip of table|the slips of tables} {tables} {tables:is|are} missing.</translation>
    </message>
    <message>
        <source>{word} demande {letters:une lettre absente|des lettres absentes} du tirage : {letters}.</source>
        <translation>{word} needs {letters:a letter that is|letters that are} not on the rack: {letters}.</translation>
    </message>
    <message>
        <source>La liste « {name} » a changé : {expected} {expected:mot|mots} au début de la partie, {found} ici.</source>
        <translation>The list “{name}” has changed: {expected} {expected:word|words} at the start of the game, {found} here.</translation>
    </message>
    <message>
        <source>Le fichier est abîmé : {good} {good:enregistrement sûr|enregistrements sûrs}, {found} {found:lisible|lisibles}. {path}{name}</source>
        <translation>The file is damaged: {good} {good:record|records} safe, {found} readable. {path}{name}</translation>
    </message>
    <message>
        <source>Le fichier {path} a été renommé, enlevé ou remplacé : rien n’y est plus écrit.</source>
        <translation>The file {path} was renamed, removed or replaced: nothing is written to it any more.</translation>
    </message>
    <message>
        <source>C’est la copie d’un marqueur ({name}) : elle ne tire pas. Tapez le tirage annoncé.</source>
        <translation>This is a marker’s copy ({name}): it draws no racks. Type the rack announced.</translation>
    </message>
    <message>
        <source>Les tirages de la partie préparée ne sont pas dans ce fichier : tapez le tirage annoncé.</source>
        <translation>The racks of the prepared game are not in this file: type the rack announced.</translation>
    </message>
    <message>
        <source>La salle l’a vu ou entendu : cela ne s’annule plus. Pour revenir en arrière, annulez le coup.</source>
        <translation>The room has seen or heard it: it can no longer be undone. To go back, cancel the turn.</translation>
    </message>
    <message>
        <source>Aucun mot n’est jouable avec ce tirage : annulez le coup et retirez tout.</source>
        <translation>No word can be played with this rack: cancel the turn and draw everything again.</translation>
    </message>
    <message>
        <source>{name} est à la table {table} et la perdrait ; {slips} {slips:bulletin changerait|bulletins changeraient} de joueur ({points} {points:point|points}). Table libre : {free}.</source>
        <translation>{name} sits at table {table} and would lose it; {slips} {slips:slip|slips} would change player ({points} {points:point|points}). Free table: {free}.</translation>
    </message>
    <message>
        <source>{name} a {slips} {slips:bulletin|bulletins} à la table {table} depuis ce coup ({points} {points:point|points}) : {slips:il ne serait|ils ne seraient} plus à personne.</source>
        <translation>{name} has {slips} {slips:slip|slips} at table {table} since this turn ({points} {points:point|points}): {slips:it|they} would belong to nobody.</translation>
    </message>
    <message>
        <source>{name} est à la table {table} et n’en aurait plus.</source>
        <translation>{name} sits at table {table} and would have none.</translation>
    </message>
    <message>
        <source>{name} {licence} est déjà inscrit : deux joueurs se confondraient.</source>
        <translation>{name} {licence} is registered already: two players would be taken for one.</translation>
    </message>
    <message>
        <source>La table {table} est à l’arbitre {arbiter} : cette copie est celle de {name}.</source>
        <translation>Table {table} is marked by {arbiter}: this copy is that of {name}.</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>Coups</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>Bulletins</source>
        <translation>Slips</translation>
    </message>
    <message>
        <source>Corrections</source>
        <translation>Corrections</translation>
    </message>
    <message>
        <source>Joueurs et tables</source>
        <translation>Players and tables</translation>
    </message>
    <message>
        <source>Parties et mots</source>
        <translation>Games and words</translation>
    </message>
    <message>
        <source>Classements et papiers</source>
        <translation>Standings and papers</translation>
    </message>
    <message>
        <source>Annulations</source>
        <translation>Undone actions</translation>
    </message>
    <message>
        <source>coup {0}</source>
        <translation>turn {0}</translation>
    </message>
    <message>
        <source>partie {0}, {1}</source>
        <translation>game {0}, {1}</translation>
    </message>
    <message>
        <source>table {0}</source>
        <translation>table {0}</translation>
    </message>
    <message>
        <source>Écrit : {0}</source>
        <translation>Written: {0}</translation>
    </message>
    <message>
        <source>Payé : {0}</source>
        <translation>Awarded: {0}</translation>
    </message>
    <message>
        <source>Bulletin nº {0} de la liasse sur {1}, par ordre de saisie</source>
        <translation>Slip no. {0} of the bundle out of {1}, in order of entry</translation>
    </message>
    <message>
        <source>Décision de l’arbitre : {0}</source>
        <translation>Arbiter’s decision: {0}</translation>
    </message>
    <message>
        <source>Tranché : {0}</source>
        <translation>Settled: {0}</translation>
    </message>
    <message>
        <source>Document sorti : {0}</source>
        <translation>Document sent out: {0}</translation>
    </message>
    <message>
        <source>{0} : bulletin de l’arbitre scellé ({1}…)</source>
        <translation>{0}: arbiter’s slip sealed ({1}…)</translation>
    </message>
    <message>
        <source>{0} : scellé ouvert, secret {1}</source>
        <translation>{0}: seal opened, secret {1}</translation>
    </message>
    <message>
        <source>L’arbitre ne joue plus</source>
        <translation>The arbiter no longer plays</translation>
    </message>
    <message>
        <source>L’arbitre joue aussi, {0}</source>
        <translation>The arbiter plays too, {0}</translation>
    </message>
    <message>
        <source>bulletin corrigé en {0}</source>
        <translation>slip corrected to {0}</translation>
    </message>
    <message>
        <source>bulletin retiré</source>
        <translation>slip removed</translation>
    </message>
    <message>
        <source>bulletin rendu à la {0}</source>
        <translation>slip given back to {0}</translation>
    </message>
    <message>
        <source>bulletin sans table nº {0} : {1}</source>
        <translation>slip without a table no. {0}: {1}</translation>
    </message>
    <message>
        <source>bulletin sans table nº {0} écarté</source>
        <translation>slip without a table no. {0} set aside</translation>
    </message>
    <message>
        <source>bulletin sans table nº {0} repris</source>
        <translation>slip without a table no. {0} taken up again</translation>
    </message>
    <message>
        <source>corrigés de nouveau : {0}</source>
        <translation>marked again: {0}</translation>
    </message>
    <message>
        <source>retour à la décision du règlement</source>
        <translation>back to the decision of the rules</translation>
    </message>
    <message>
        <source>décision de l’arbitre : {0}</source>
        <translation>arbiter’s decision: {0}</translation>
    </message>
    <message>
        <source>zéro de conduite</source>
        <translation>zero for conduct</translation>
    </message>
    <message>
        <source>avertissement de conduite</source>
        <translation>warning for conduct</translation>
    </message>
    <message>
        <source>mesure de conduite levée</source>
        <translation>measure for conduct lifted</translation>
    </message>
    <message>
        <source>billets imprimés, {0}</source>
        <translation>notes printed, {0}</translation>
    </message>
    <message>
        <source>billets remis, {0}</source>
        <translation>notes delivered, {0}</translation>
    </message>
    <message>
        <source>non remis, {0}</source>
        <translation>not delivered, {0}</translation>
    </message>
    <message>
        <source>second marquage {0}</source>
        <translation>second marking {0}</translation>
    </message>
    <message>
        <source>écart tranché : {0}</source>
        <translation>difference settled: {0}</translation>
    </message>
    <message>
        <source>contestation</source>
        <translation>claim</translation>
    </message>
    <message>
        <source>contestation tranchée</source>
        <translation>claim settled</translation>
    </message>
    <message>
        <source>Annulation</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Rétablissement</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Tournoi « {0} » ouvert</source>
        <translation>Tournament “{0}” opened</translation>
    </message>
    <message>
        <source>Tournoi modifié : {0}</source>
        <translation>Tournament changed: {0}</translation>
    </message>
    <message>
        <source>Joueur inscrit : {0}</source>
        <translation>Player entered: {0}</translation>
    </message>
    <message>
        <source>présent</source>
        <translation>present</translation>
    </message>
    <message>
        <source>absent</source>
        <translation>absent</translation>
    </message>
    <message>
        <source>Fiche modifiée : {0} ({1})</source>
        <translation>Details changed: {0} ({1})</translation>
    </message>
    <message>
        <source>Joueur retiré : {0}</source>
        <translation>Player removed: {0}</translation>
    </message>
    <message>
        <source>Mot admis pour l’épreuve : {0}</source>
        <translation>Word admitted for the event: {0}</translation>
    </message>
    <message>
        <source>Mot refusé pour l’épreuve : {0}</source>
        <translation>Word refused for the event: {0}</translation>
    </message>
    <message>
        <source>Mot rendu à la liste : {0}</source>
        <translation>Word given back to the list: {0}</translation>
    </message>
    <message>
        <source>ouvert</source>
        <translation>open</translation>
    </message>
    <message>
        <source>provisoire jusqu’à {0}</source>
        <translation>provisional until {0}</translation>
    </message>
    <message>
        <source>provisoire</source>
        <translation>provisional</translation>
    </message>
    <message>
        <source>officiel</source>
        <translation>official</translation>
    </message>
    <message>
        <source>définitif</source>
        <translation>final</translation>
    </message>
    <message>
        <source>Classement de la partie {0}</source>
        <translation>Standings of game {0}</translation>
    </message>
    <message>
        <source>Classement général</source>
        <translation>Overall standings</translation>
    </message>
    <message>
        <source>partie {0}</source>
        <translation>game {0}</translation>
    </message>
    <message>
        <source>Message à la salle effacé</source>
        <translation>Message to the room cleared</translation>
    </message>
    <message>
        <source>Message à la salle : {0}</source>
        <translation>Message to the room: {0}</translation>
    </message>
    <message>
        <source>Fichier de marqueur pour {0}</source>
        <translation>Marker’s file for {0}</translation>
    </message>
    <message>
        <source>Égalité tranchée : {0}</source>
        <translation>Tie decided: {0}</translation>
    </message>
    <message>
        <source>Partie {0} ouverte{1} : {2}</source>
        <translation>Game {0} opened{1}: {2}</translation>
    </message>
    <message>
        <source>Partie reprise du papier au coup {0}</source>
        <translation>Game resumed from paper at turn {0}</translation>
    </message>
    <message>
        <source>personne</source>
        <translation>nobody</translation>
    </message>
    <message>
        <source>{0} à la {1} dès le {2}</source>
        <translation>{0} at {1} from {2}</translation>
    </message>
    <message>
        <source>Tables {0} et {1} échangées dès le {2}</source>
        <translation>Tables {0} and {1} swapped from {2}</translation>
    </message>
    <message>
        <source>La {0} joue de nouveau</source>
        <translation>Play goes on at {0}</translation>
    </message>
    <message>
        <source>La {0} part dès le {1}</source>
        <translation>Player leaves {0} from {1}</translation>
    </message>
    <message>
        <source>Arbitre {0} : {1}</source>
        <translation>Arbiter {0}: {1}</translation>
    </message>
    <message>
        <source>Partie {0} : centres réunis {1}</source>
        <translation>Game {0}: centres merged {1}</translation>
    </message>
    <message>
        <source>Partie {0} finie : {1}</source>
        <translation>Game {0} over: {1}</translation>
    </message>
    <message>
        <source>Partie {0} rouverte</source>
        <translation>Game {0} reopened</translation>
    </message>
    <message>
        <source>tirage</source>
        <translation>rack drawn</translation>
    </message>
    <message>
        <source>tirage tapé</source>
        <translation>rack typed</translation>
    </message>
    <message>
        <source>tirage préparé</source>
        <translation>rack prepared</translation>
    </message>
    <message>
        <source>tirage rejeté</source>
        <translation>rack rejected</translation>
    </message>
    <message>
        <source>tirage corrigé en {0}</source>
        <translation>rack corrected to {0}</translation>
    </message>
    <message>
        <source>Lettres du jeu corrigées : {0}</source>
        <translation>Letters of the set corrected: {0}</translation>
    </message>
    <message>
        <source>chrono lancé</source>
        <translation>clock started</translation>
    </message>
    <message>
        <source>chrono arrêté</source>
        <translation>clock stopped</translation>
    </message>
    <message>
        <source>Temps d’un coup : celui du règlement</source>
        <translation>Time of a turn: as in the rule set</translation>
    </message>
    <message>
        <source>Temps d’un coup : {0}</source>
        <translation>Time of a turn: {0}</translation>
    </message>
    <message>
        <source>{0} s au chrono</source>
        <translation>{0} s on the clock</translation>
    </message>
    <message>
        <source>temps écoulé</source>
        <translation>time’s up</translation>
    </message>
    <message>
        <source>solution révélée</source>
        <translation>solution revealed</translation>
    </message>
    <message>
        <source>grille réelle de la salle</source>
        <translation>the room’s real board</translation>
    </message>
    <message>
        <source>coup annulé</source>
        <translation>turn cancelled</translation>
    </message>
    <message>
        <source>coup rouvert aux bulletins</source>
        <translation>turn reopened for slips</translation>
    </message>
    <message>
        <source>top retenu {0}</source>
        <translation>top retained {0}</translation>
    </message>
    <message>
        <source>solution corrigée en {0}</source>
        <translation>solution corrected to {0}</translation>
    </message>
    <message>
        <source>coup clos</source>
        <translation>turn closed</translation>
    </message>
    <message>
        <source>coup clos, sans bulletin : {0}</source>
        <translation>turn closed, without a slip: {0}</translation>
    </message>
    <message>
        <source>solution préparée gardée</source>
        <translation>prepared solution kept</translation>
    </message>
    <message>
        <source>solution préparée remplacée</source>
        <translation>prepared solution replaced</translation>
    </message>
    <message>
        <source>éliminés : {0}</source>
        <translation>eliminated: {0}</translation>
    </message>
    <message>
        <source>non trouvé</source>
        <translation>not found</translation>
    </message>
    <message>
        <source>Motif du changement d’un classement officiel : {0}</source>
        <translation>Reason for changing an official standing: {0}</translation>
    </message>
    <message>
        <source>{0:table|tables} {0}</source>
        <translation>{0:table|tables} {0}</translation>
    </message>
    <message>
        <source>{0} : {1} {2:point|points}</source>
        <translation>{0}: {1} {2:point|points}</translation>
    </message>
    <message>
        <source>Fichier réuni : {0} ({1} {1:fait|faits})</source>
        <translation>File merged: {0} ({1} {1:fact|facts})</translation>
    </message>
    <message>
        <source>Partie {0} : {1} {1:table attribuée|tables attribuées}</source>
        <translation>Game {0}: {1} {1:table|tables} assigned</translation>
    </message>
    <message>
        <source>{0} après {1} {1:rejet|rejets}</source>
        <translation>{0} after {1} {1:rejection|rejections}</translation>
    </message>
    <message>
        <source>{0} et {1} {1:autre|autres}</source>
        <translation>{0} and {1} {1:other|others}</translation>
    </message>
    <message>
        <source>tirage montré à la salle pour la lecture</source>
        <translation>rack shown to the room to be read</translation>
    </message>
    <message>
        <source>Partie {0} : graine des tirages publiée, {1}</source>
        <translation>Game {0}: seed of the draws published, {1}</translation>
    </message>
    <message>
        <source>Partie {0} : nouvelle graine, engagement {1}</source>
        <translation>Game {0}: new seed, commitment {1}</translation>
    </message>
    <message>
        <source>Conflit avec {0} : son bulletin est pris ({1})</source>
        <translation>Conflict with {0}: their slip is taken ({1})</translation>
    </message>
    <message>
        <source>Conflit avec {0} : le bulletin d’ici reste, pas le sien ({1})</source>
        <translation>Conflict with {0}: the slip here stays, not theirs ({1})</translation>
    </message>
</context>
<context>
    <name>marker</name>
    <message>
        <source>Copie de {0}</source>
        <translation>Copy of {0}</translation>
    </message>
    <message>
        <source>{0:table|tables} {0}</source>
        <translation>{0:table|tables} {0}</translation>
    </message>
</context>
<context>
    <name>marking</name>
    <message>
        <source>{0} / {1} {0:saisi|saisis}</source>
        <translation>{0} / {1} entered</translation>
    </message>
    <message>
        <source>{0} / {1} {0:saisi|saisis} deux fois</source>
        <translation>{0} / {1} entered twice</translation>
    </message>
    <message>
        <source>{0:manque|manquent} : {0}</source>
        <translation>missing: {0}</translation>
    </message>
    <message>
        <source>coup clos</source>
        <translation>turn closed</translation>
    </message>
    <message>
        <source>complet</source>
        <translation>complete</translation>
    </message>
    <message>
        <source>sans numéro : {0}</source>
        <translation>without a number: {0}</translation>
    </message>
    <message>
        <source>feuille : {0} {0:table|tables}, total {1}</source>
        <translation>sheet: {0} {0:table|tables}, total {1}</translation>
    </message>
    <message>
        <source>« {0} » se lit comme un bulletin, rien n’est fait : motivez en mots.</source>
        <translation>“{0}” reads like a slip, nothing is done: give the reason in words.</translation>
    </message>
</context>
<context>
    <name>marks</name>
    <message>
        <source>sans référence ni raccord</source>
        <translation>neither reference nor joining letters</translation>
    </message>
    <message>
        <source>deux lettres de raccord</source>
        <translation>two joining letters</translation>
    </message>
    <message>
        <source>joker non entouré</source>
        <translation>blank not circled</translation>
    </message>
    <message>
        <source>lecture difficile</source>
        <translation>hard to read</translation>
    </message>
    <message>
        <source>hors délai</source>
        <translation>out of time</translation>
    </message>
    <message>
        <source>bulletin blanc</source>
        <translation>blank slip</translation>
    </message>
    <message>
        <source>pas de bulletin</source>
        <translation>no slip</translation>
    </message>
    <message>
        <source>plusieurs bulletins</source>
        <translation>several slips</translation>
    </message>
    <message>
        <source>avertissement de conduite</source>
        <translation>warning for conduct</translation>
    </message>
    <message>
        <source>le joueur part</source>
        <translation>the player leaves</translation>
    </message>
    <message>
        <source>écrit à l’horizontale</source>
        <translation>written across</translation>
    </message>
    <message>
        <source>écrit à la verticale</source>
        <translation>written down</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Classements</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>Échanges</source>
        <translation>Exchanges</translation>
    </message>
    <message>
        <source>Historique</source>
        <translation>History</translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation>Settings</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>Bulletin de la table {0}</source>
        <translation>Slip of table {0}</translation>
    </message>
    <message>
        <source>Aucun bulletin</source>
        <translation>No slip</translation>
    </message>
    <message>
        <source>pris après « terminé »</source>
        <translation>taken after “time’s up”</translation>
    </message>
    <message>
        <source>N° TABLE</source>
        <translation>TABLE No.</translation>
    </message>
    <message>
        <source>RÉF.</source>
        <translation>REF.</translation>
    </message>
    <message>
        <source>SCORE</source>
        <translation>SCORE</translation>
    </message>
    <message>
        <source>N° COUP  {0}</source>
        <translation>TURN No.  {0}</translation>
    </message>
    <message>
        <source>ARBITRE</source>
        <translation>ARBITER</translation>
    </message>
    <message>
        <source>D.A.</source>
        <translation>2nd m.</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Imprimer : {0}</source>
        <translation>Print: {0}</translation>
    </message>
</context>
<context>
    <name>questions</name>
    <message>
        <source>oui</source>
        <translation>yes</translation>
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
        <translation>award</translation>
    </message>
    <message>
        <source>la place</source>
        <translation>the place</translation>
    </message>
    <message>
        <source>le score</source>
        <translation>the score</translation>
    </message>
    <message>
        <source>la moins chère</source>
        <translation>the cheaper one</translation>
    </message>
    <message>
        <source>la meilleure</source>
        <translation>the better one</translation>
    </message>
    <message>
        <source>ne pas en tenir compte</source>
        <translation>ignore it</translation>
    </message>
    <message>
        <source>Ces mots formés en raccord ne sont pas admis : sont-ils tous vraisemblables ?</source>
        <translation>These words formed where it joins are not admitted: are they all plausible?</translation>
    </message>
</context>
<context>
    <name>rack</name>
    <message>
        <source>« {0} » ne se lit pas.</source>
        <translation>“{0}” cannot be read.</translation>
    </message>
    <message>
        <source>Le tirage est vide.</source>
        <translation>The rack is empty.</translation>
    </message>
    <message>
        <source>Il n’y a plus assez de {0}.</source>
        <translation>Not enough {0} left.</translation>
    </message>
    <message>
        <source>Le reliquat n’y est pas : il manque {0}.</source>
        <translation>The leave is not all there: {0} missing.</translation>
    </message>
    <message>
        <source>Il manque le joker de la partie joker.</source>
        <translation>The blank of the blank game is missing.</translation>
    </message>
    <message>
        <source>Un second joker n’est pas permis.</source>
        <translation>A second blank is not allowed.</translation>
    </message>
    <message>
        <source>{0} {0:lettre|lettres} au lieu de {1}.</source>
        <translation>{0} {0:letter|letters} instead of {1}.</translation>
    </message>
    <message>
        <source>{0} {0:lettre|lettres} seulement, il en faut {1}.</source>
        <translation>Only {0} {0:letter|letters}, {1} are needed.</translation>
    </message>
    <message>
        <source>Voyelles ou consonnes insuffisantes : tirage à rejeter.</source>
        <translation>Not enough vowels or consonants: the rack must be rejected.</translation>
    </message>
    <message>
        <source>C’est le tirage du coup annulé : il est à rejeter.</source>
        <translation>This is the rack of the cancelled turn: it must be rejected.</translation>
    </message>
    <message>
        <source>Plusieurs lectures : {0}. Tapez les crochets, ou une espace entre les lettres.</source>
        <translation>Several readings: {0}. Type the brackets, or a space between the letters.</translation>
    </message>
    <message>
        <source> ou </source>
        <translation> or </translation>
    </message>
</context>
<context>
    <name>reasons</name>
    <message>
        <source>La lettre du joker n’est pas encerclée.</source>
        <translation>The letter of the blank is not circled.</translation>
    </message>
    <message>
        <source>La lettre encerclée ne peut pas être le joker.</source>
        <translation>The circled letter cannot be the blank.</translation>
    </message>
    <message>
        <source>Le score écrit est celui d’un autre encerclement possible du joker.</source>
        <translation>The score written is that of another possible circling of the blank.</translation>
    </message>
    <message>
        <source>La lettre et le chiffre de la référence sont inversés.</source>
        <translation>The letter and the number of the reference are the wrong way round.</translation>
    </message>
    <message>
        <source>Le mot est écrit dans le mauvais sens, sa référence est juste.</source>
        <translation>The word is written in the wrong direction, its reference is right.</translation>
    </message>
    <message>
        <source>Référence et lettres de raccord sont données, l’une des deux est fausse.</source>
        <translation>Reference and joining letters are given, one of the two is wrong.</translation>
    </message>
    <message>
        <source>Le bulletin est difficile à lire.</source>
        <translation>The slip is hard to read.</translation>
    </message>
    <message>
        <source>Le sens du mot et la référence sont inversés tous deux : le mot n’est pas situé.</source>
        <translation>The direction of the word and the reference are both reversed: the word is not located.</translation>
    </message>
    <message>
        <source>Aucun bulletin remis.</source>
        <translation>No slip handed in.</translation>
    </message>
    <message>
        <source>Bulletin blanc.</source>
        <translation>Blank slip.</translation>
    </message>
    <message>
        <source>Bulletin écrit ou échangé après la fin du temps.</source>
        <translation>Slip written or exchanged after time was up.</translation>
    </message>
    <message>
        <source>Plusieurs bulletins non blancs.</source>
        <translation>Several slips that are not blank.</translation>
    </message>
    <message>
        <source>Le bulletin ne porte aucun mot lisible.</source>
        <translation>The slip carries no readable word.</translation>
    </message>
    <message>
        <source>Le mot n’est pas admis.</source>
        <translation>The word is not valid.</translation>
    </message>
    <message>
        <source>Un mot formé en raccord n’est pas admis.</source>
        <translation>A cross word formed is not valid.</translation>
    </message>
    <message>
        <source>Le mot n’est pas écrit en entier, avec les lettres déjà sur la grille.</source>
        <translation>The word is not written in full, with the letters already on the board.</translation>
    </message>
    <message>
        <source>Le mot n’est pas situé et le score écrit n’existe pas pour lui dans ce sens.</source>
        <translation>The word is not located and the score written does not exist for it in this direction.</translation>
    </message>
    <message>
        <source>L’arbitre en a décidé autrement ; son motif est noté au journal.</source>
        <translation>The arbiter decided otherwise; the reason is noted in the journal.</translation>
    </message>
    <message>
        <source>Points recopiés d’une feuille déjà corrigée à la main.</source>
        <translation>Points copied from a sheet already marked by hand.</translation>
    </message>
    <message>
        <source>Le mot formé en raccord n’est pas admis : est-il vraisemblable ?</source>
        <translation>The cross word formed is not valid: is it plausible?</translation>
    </message>
    <message>
        <source>L’une de ces places ne forme-t-elle que des mots vraisemblables ?</source>
        <translation>Does one of these places form plausible words only?</translation>
    </message>
    <message>
        <source>Le score existe, mais aussi dans l’autre sens à une place qui forme un mot non admis et vraisemblable : payer ou zéro ?</source>
        <translation>The score exists, but also in the other direction at a place that forms an invalid yet plausible word: award or zero?</translation>
    </message>
    <message>
        <source>La place est juste, mais le score écrit est celui d’une autre place et d’un raccord fallacieux : payer la place ou zéro ?</source>
        <translation>The place is right, but the score written is that of another place with a fallacious join: award the place or zero?</translation>
    </message>
    <message>
        <source>La place indiquée forme un mot non admis et invraisemblable, et le score existe ailleurs : payer le score ou zéro ?</source>
        <translation>The place given forms an invalid and implausible word, and the score exists elsewhere: award the score or zero?</translation>
    </message>
    <message>
        <source>La référence et les lettres de raccord désignent deux places : laquelle compte ?</source>
        <translation>The reference and the joining letters point to two places: which one counts?</translation>
    </message>
    <message>
        <source>Les lettres de raccord conviennent à plusieurs places et le score existe ailleurs : la place ou le score ?</source>
        <translation>The joining letters fit several places and the score exists elsewhere: the place or the score?</translation>
    </message>
    <message>
        <source>À quelle place les lettres de raccord conviennent-elles ?</source>
        <translation>Which place do the joining letters fit?</translation>
    </message>
    <message>
        <source>Deux solutions au premier coup : payer la moins chère ou la meilleure ?</source>
        <translation>Two solutions on the first turn: award the cheaper or the better one?</translation>
    </message>
    <message>
        <source>Un second mot, non valable, pose une seule lettre : zéro, ou ne pas en tenir compte ?</source>
        <translation>A second word, not valid, places a single letter: zero, or ignore it?</translation>
    </message>
    <message>
        <source>Le mot montre de lui-même deux places, dont l’une forme un mot non admis et vraisemblable : payer ou zéro ?</source>
        <translation>The word itself shows two places, one of which makes a plausible word that is not valid: award or zero?</translation>
    </message>
    <message>
        <source>La solution est payée sans sanction.</source>
        <translation>The solution is awarded without a sanction.</translation>
    </message>
    <message>
        <source>Deux solutions indépendantes, aucune n’est rayée.</source>
        <translation>Two independent solutions, none crossed out.</translation>
    </message>
    <message>
        <source>Le score écrit est faux.</source>
        <translation>The score written is wrong.</translation>
    </message>
    <message>
        <source>Le score manque.</source>
        <translation>The score is missing.</translation>
    </message>
    <message>
        <source>Le sens du mot et la référence se contredisent et le mot est jouable dans les deux sens depuis cette case.</source>
        <translation>The direction of the word and the reference contradict each other, and the word can be played both ways from that square.</translation>
    </message>
    <message>
        <source>Les lettres de raccord conviennent à plusieurs places et le score n’est celui d’aucune.</source>
        <translation>The joining letters fit several places and the score is that of none.</translation>
    </message>
    <message>
        <source>Référence et lettres de raccord sont données et fausses toutes deux.</source>
        <translation>Reference and joining letters are both given and both wrong.</translation>
    </message>
    <message>
        <source>Plusieurs fautes légères sur le bulletin.</source>
        <translation>Several light faults on the slip.</translation>
    </message>
    <message>
        <source>Aucune place n’est indiquée.</source>
        <translation>No place is given.</translation>
    </message>
    <message>
        <source>La place indiquée est fausse.</source>
        <translation>The place given is wrong.</translation>
    </message>
    <message>
        <source>La place est jouable, mais le score écrit est celui d’une autre place.</source>
        <translation>The place is playable, but the score written is that of another place.</translation>
    </message>
    <message>
        <source>Une seule lettre de raccord ne situe rien.</source>
        <translation>A single joining letter does not place anything.</translation>
    </message>
    <message>
        <source>Le mot de la grille est mal recopié.</source>
        <translation>The word on the board is miscopied.</translation>
    </message>
    <message>
        <source>Le mot ne tient pas ainsi sur la grille.</source>
        <translation>The word does not fit on the board like this.</translation>
    </message>
    <message>
        <source>Le mot ne peut pas être posé avec les lettres du tirage.</source>
        <translation>The word cannot be placed with the letters of the rack.</translation>
    </message>
    <message>
        <source>Raccord fallacieux : le bulletin convient aussi à une place qui forme un mot non admis.</source>
        <translation>Fallacious join: the slip also fits a place that forms a word that is not valid.</translation>
    </message>
    <message>
        <source>La pénalité dépasserait le score de la solution.</source>
        <translation>The penalty would exceed the score of the solution.</translation>
    </message>
    <message>
        <source>Deux solutions, aucune n’est rayée, et l’une au moins n’est pas acceptable.</source>
        <translation>Two solutions, none crossed out, and at least one is not acceptable.</translation>
    </message>
    <message>
        <source>Le mot prolonge un mot de la grille assez long pour le situer, quelle que soit la référence.</source>
        <translation>The word extends a word on the board that is long enough to place it, whatever the reference.</translation>
    </message>
    <message>
        <source>Deux lettres de raccord seulement : il en faut davantage.</source>
        <translation>Only two joining letters: more are needed.</translation>
    </message>
    <message>
        <source>Prolongement d’un mot de deux lettres, sans autre lettre de raccord ni référence juste.</source>
        <translation>Extension of a two-letter word, with no other joining letter and no right reference.</translation>
    </message>
    <message>
        <source>Le mot pose plus de lettres que la formule n’en permet en un coup.</source>
        <translation>The word places more letters than the format allows in one turn.</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>Ouvrez d’abord un tournoi : {0}.</source>
        <translation>Open a tournament first: {0}.</translation>
    </message>
    <message>
        <source>Ouvrez d’abord une partie : {0}.</source>
        <translation>Open a game first: {0}.</translation>
    </message>
    <message>
        <source>Il n’y a rien à annuler : {0}.</source>
        <translation>There is nothing to undo: {0}.</translation>
    </message>
    <message>
        <source>Ce qui est ouvert, publié ou confié à d’autres ne s’annule pas : {0}.</source>
        <translation>What was opened, published or given to others can’t be undone: {0}.</translation>
    </message>
    <message>
        <source>projecteur fermé, la salle ne voit pas {0} (F12 l’ouvre)</source>
        <translation>projector closed, the room does not see {0} (F12 opens it)</translation>
    </message>
    <message>
        <source>projecteur noir, la salle ne voit pas {0} (F9 le rallume)</source>
        <translation>projector black, the room does not see {0} (F9 lights it again)</translation>
    </message>
    <message>
        <source>projecteur figé, la salle ne voit pas {0} (F10 le libère)</source>
        <translation>projector frozen, the room does not see {0} (F10 releases it)</translation>
    </message>
    <message>
        <source>La salle l’a vu ou entendu, cela ne s’annule plus : {0}.</source>
        <translation>The room has seen or heard it, it can’t be undone: {0}.</translation>
    </message>
</context>
<context>
    <name>rehearsal</name>
    <message>
        <source>saisi autrement qu’écrit</source>
        <translation>entered otherwise than written</translation>
    </message>
    <message>
        <source>payé autrement que le règlement</source>
        <translation>awarded otherwise than the rules</translation>
    </message>
    <message>
        <source>bulletin non saisi</source>
        <translation>slip not entered</translation>
    </message>
    <message>
        <source>saisi sans bulletin</source>
        <translation>entered without a slip</translation>
    </message>
    <message>
        <source>,</source>
        <translation>.</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>Bulletins saisis</source>
        <translation>Slips entered</translation>
    </message>
    <message>
        <source>Temps de saisie</source>
        <translation>Time of entry</translation>
    </message>
    <message>
        <source>Bulletins par minute</source>
        <translation>Slips per minute</translation>
    </message>
    <message>
        <source>Justes</source>
        <translation>Right</translation>
    </message>
    <message>
        <source>Erreurs</source>
        <translation>Errors</translation>
    </message>
</context>
<context>
    <name>reports</name>
    <message>
        <source>MT</source>
        <translation>TW</translation>
    </message>
    <message>
        <source>MD</source>
        <translation>DW</translation>
    </message>
    <message>
        <source>LT</source>
        <translation>TL</translation>
    </message>
    <message>
        <source>LD</source>
        <translation>DL</translation>
    </message>
    <message>
        <source>Grille</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Grille coup par coup</source>
        <translation>Board turn by turn</translation>
    </message>
    <message>
        <source>Résultats</source>
        <translation>Results</translation>
    </message>
    <message>
        <source>Parties</source>
        <translation>Games</translation>
    </message>
    <message>
        <source>Arbitrage</source>
        <translation>Arbitration</translation>
    </message>
    <message>
        <source>Salle</source>
        <translation>Room</translation>
    </message>
    <message>
        <source>Classement</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>Palmarès</source>
        <translation>Honours list</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Solos</translation>
    </message>
    <message>
        <source>Tops</source>
        <translation>Tops</translation>
    </message>
    <message>
        <source>Communiqué</source>
        <translation>Press release</translation>
    </message>
    <message>
        <source>Feuille de partie</source>
        <translation>Game sheet</translation>
    </message>
    <message>
        <source>Feuilles de partie, quatre par page</source>
        <translation>Game sheets, four to a page</translation>
    </message>
    <message>
        <source>Résultats par coup</source>
        <translation>Results by turn</translation>
    </message>
    <message>
        <source>Statistiques</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Feuilles de route</source>
        <translation>Players’ sheets</translation>
    </message>
    <message>
        <source>Feuille d’arbitrage</source>
        <translation>Marking sheet</translation>
    </message>
    <message>
        <source>Feuille d’arbitrage à remplir</source>
        <translation>Marking sheet to fill in</translation>
    </message>
    <message>
        <source>Billets de correction</source>
        <translation>Correction notes</translation>
    </message>
    <message>
        <source>Livret du marqueur</source>
        <translation>Prepared game booklet</translation>
    </message>
    <message>
        <source>Contrôle du sac</source>
        <translation>Bag check</translation>
    </message>
    <message>
        <source>Plan de tables</source>
        <translation>Table plan</translation>
    </message>
    <message>
        <source>Cartons de table</source>
        <translation>Table cards</translation>
    </message>
    <message>
        <source>Bulletins</source>
        <translation>Slips</translation>
    </message>
    <message>
        <source>Diplômes</source>
        <translation>Diplomas</translation>
    </message>
    <message>
        <source>Rien à montrer encore</source>
        <translation>Nothing to show yet</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>A</source>
        <translation>W</translation>
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
        <translation>A</translation>
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
        <translation>warning</translation>
    </message>
    <message>
        <source>pénalité</source>
        <translation>penalty</translation>
    </message>
    <message>
        <source>zéro</source>
        <translation>zero</translation>
    </message>
    <message>
        <source>moyenne</source>
        <translation>average</translation>
    </message>
    <message>
        <source>manquant</source>
        <translation>missing</translation>
    </message>
    <message>
        <source>{shown} et {count} {count:autre|autres}</source>
        <translation>{shown} and {count} {count:other|others}</translation>
    </message>
    <message>
        <source>{count:Retirez l’édition qui est remplacée|Retirez les éditions qui sont remplacées} : {shown}.</source>
        <translation>{count:Take down the edition that is replaced|Take down the editions that are replaced}: {shown}.</translation>
    </message>
    <message>
        <source>Coup</source>
        <translation>Turn</translation>
    </message>
    <message>
        <source>Tirage</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Solution</translation>
    </message>
    <message>
        <source>Réf.</source>
        <translation>Ref.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Cumul</source>
        <translation>Running</translation>
    </message>
    <message>
        <source>coup annulé</source>
        <translation>turn cancelled</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Formule</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Top</translation>
    </message>
    <message>
        <source>Coups</source>
        <translation>Turns</translation>
    </message>
    <message>
        <source>Joueurs</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Lieu</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Coup {turn} : rejet de {racks}.</source>
        <translation>Turn {turn}: {racks} rejected.</translation>
    </message>
    <message>
        <source>Coup {turn} : tirage maintenu ({reason}).</source>
        <translation>Turn {turn}: rack kept ({reason}).</translation>
    </message>
    <message>
        <source>Coup {turn} annulé : {reason}.</source>
        <translation>Turn {turn} cancelled: {reason}.</translation>
    </message>
    <message>
        <source>Coup {turn} corrigé : {reason}.</source>
        <translation>Turn {turn} corrected: {reason}.</translation>
    </message>
    <message>
        <source>Sac corrigé : {reason}.</source>
        <translation>Bag corrected: {reason}.</translation>
    </message>
    <message>
        <source>Mots admis pour l’épreuve : {words}.</source>
        <translation>Words admitted for the event: {words}.</translation>
    </message>
    <message>
        <source>Mots refusés pour l’épreuve : {words}.</source>
        <translation>Words refused for the event: {words}.</translation>
    </message>
    <message>
        <source>Fin de partie : {reason}.</source>
        <translation>End of game: {reason}.</translation>
    </message>
    <message>
        <source>La grille à la fin</source>
        <translation>The board at the end</translation>
    </message>
    <message>
        <source>La grille</source>
        <translation>The board</translation>
    </message>
    <message>
        <source>{formula} – top {top}</source>
        <translation>{formula} – top {top}</translation>
    </message>
    <message>
        <source>Partie</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Coup {turn}</source>
        <translation>Turn {turn}</translation>
    </message>
    <message>
        <source>Lettre</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Valeur</source>
        <translation>Value</translation>
    </message>
    <message>
        <source>Jeu</source>
        <translation>Set</translation>
    </message>
    <message>
        <source>Chevalet</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>Sac</source>
        <translation>Bag</translation>
    </message>
    <message>
        <source>Somme</source>
        <translation>Sum</translation>
    </message>
    <message>
        <source>Écart</source>
        <translation>Difference</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Lettres ajoutées au jeu : {letters}</source>
        <translation>Letters added to the set: {letters}</translation>
    </message>
    <message>
        <source>Lettres ôtées du jeu : {letters}</source>
        <translation>Letters removed from the set: {letters}</translation>
    </message>
    <message>
        <source>Coup {turn} : lettres que le sac n’avait plus : {letters}</source>
        <translation>Turn {turn}: letters that the bag no longer had: {letters}</translation>
    </message>
    <message>
        <source>Classement par catégorie</source>
        <translation>Standings by category</translation>
    </message>
    <message>
        <source>Classement par série</source>
        <translation>Standings by series</translation>
    </message>
    <message>
        <source>Classement par club</source>
        <translation>Standings by club</translation>
    </message>
    <message>
        <source>Classement par comité</source>
        <translation>Standings by region</translation>
    </message>
    <message>
        <source>Classement par pays</source>
        <translation>Standings by country</translation>
    </message>
    <message>
        <source>Classement par équipe</source>
        <translation>Standings by team</translation>
    </message>
    <message>
        <source>Classement des paires</source>
        <translation>Standings of pairs</translation>
    </message>
    <message>
        <source>Poussins</source>
        <translation>Poussins</translation>
    </message>
    <message>
        <source>Benjamins</source>
        <translation>Benjamins</translation>
    </message>
    <message>
        <source>Cadets</source>
        <translation>Cadets</translation>
    </message>
    <message>
        <source>Juniors</source>
        <translation>Juniors</translation>
    </message>
    <message>
        <source>Espoirs</source>
        <translation>Espoirs</translation>
    </message>
    <message>
        <source>Seniors</source>
        <translation>Seniors</translation>
    </message>
    <message>
        <source>Vermeils</source>
        <translation>Vermeils</translation>
    </message>
    <message>
        <source>Diamants</source>
        <translation>Diamonds</translation>
    </message>
    <message>
        <source>Rubis</source>
        <translation>Rubies</translation>
    </message>
    <message>
        <source>Série {name}</source>
        <translation>Series {name}</translation>
    </message>
    <message>
        <source>Paires</source>
        <translation>Pairs</translation>
    </message>
    <message>
        <source>Mots : {name}</source>
        <translation>Words: {name}</translation>
    </message>
    <message>
        <source>Fait le {moment}</source>
        <translation>Made on {moment}</translation>
    </message>
    <message>
        <source>Arbitre : {name}</source>
        <translation>Arbiter: {name}</translation>
    </message>
    <message>
        <source>Arbitre</source>
        <translation>Arbiter</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Joueur</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>S/total</source>
        <translation>Subtotal</translation>
    </message>
    <message>
        <source>+/−</source>
        <translation>+/−</translation>
    </message>
    <message>
        <source>Aucun coup n’est encore révélé.</source>
        <translation>No turn is revealed yet.</translation>
    </message>
    <message>
        <source>Résultats du coup {turn}</source>
        <translation>Results of turn {turn}</translation>
    </message>
    <message>
        <source>Coup {turn} : {rack}</source>
        <translation>Turn {turn}: {rack}</translation>
    </message>
    <message>
        <source>Moyenne</source>
        <translation>Average</translation>
    </message>
    <message>
        <source>Zéros</source>
        <translation>Zeros</translation>
    </message>
    <message>
        <source>Avertissements</source>
        <translation>Warnings</translation>
    </message>
    <message>
        <source>Pénalités</source>
        <translation>Penalties</translation>
    </message>
    <message>
        <source>Solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>Solutions au top</source>
        <translation>Solutions at the top</translation>
    </message>
    <message>
        <source>Joué</source>
        <translation>Played</translation>
    </message>
    <message>
        <source>Décision</source>
        <translation>Decision</translation>
    </message>
    <message>
        <source>Nombre</source>
        <translation>Number</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Share</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Dans la salle</source>
        <translation>In the room</translation>
    </message>
    <message>
        <source>pas de bulletin</source>
        <translation>no slip</translation>
    </message>
    <message>
        <source>Ce fichier est plus ancien que celui déjà reçu : rien n’est changé.</source>
        <translation>This file is older than the one already received: nothing is changed.</translation>
    </message>
    <message>
        <source>Deux versions de ce fichier ont été modifiées chacune de son côté : rien n’est écrasé. {ours} {theirs}</source>
        <translation>Two versions of this file were changed separately: nothing is overwritten. {ours} {theirs}</translation>
    </message>
    <message>
        <source>Cette partie n’est pas ouverte ici : ses bulletins attendent.</source>
        <translation>This game is not open here: its slips wait.</translation>
    </message>
    <message>
        <source>Ce coup n’est pas encore saisi ici : ses bulletins attendent.</source>
        <translation>This turn is not entered here yet: its slips wait.</translation>
    </message>
    <message>
        <source>Le tirage ou la grille diffère (code {ours} ici, {theirs} là-bas) : à vérifier.</source>
        <translation>The rack or the board differs (code {ours} here, {theirs} there): to be checked.</translation>
    </message>
    <message>
        <source>Un autre coup est retenu : {ours} ici, {theirs} là-bas.</source>
        <translation>Another solution is retained: {ours} here, {theirs} there.</translation>
    </message>
    <message>
        <source>Saisie différente : {ours} ici (gardée), {theirs} là-bas.</source>
        <translation>Entered differently: {ours} here (kept), {theirs} there.</translation>
    </message>
    <message>
        <source>Bulletins de tables d’un autre arbitre : ils ne sont pas pris.</source>
        <translation>Slips of another arbiter’s tables: they are not taken.</translation>
    </message>
    <message>
        <source>Un autre joueur est assis à cette table : les bulletins restent à la table.</source>
        <translation>Another player sits at this table: the slips stay with the table.</translation>
    </message>
    <message>
        <source>Une question est tranchée autrement là-bas : la réponse d’ici est gardée.</source>
        <translation>A question is settled otherwise there: the answer given here is kept.</translation>
    </message>
    <message>
        <source>Les mots admis ou refusés diffèrent : {names}.</source>
        <translation>The words admitted or refused differ: {names}.</translation>
    </message>
    <message>
        <source>Le règlement diffère : {ours} ici, {theirs} là-bas. {names}</source>
        <translation>The rules differ: {ours} here, {theirs} there. {names}</translation>
    </message>
    <message>
        <source>La liste de mots diffère : {ours} ici, {theirs} là-bas.</source>
        <translation>The word list differs: {ours} here, {theirs} there.</translation>
    </message>
    <message>
        <source>Des bulletins sans table attendent là-bas.</source>
        <translation>Slips without a table are waiting there.</translation>
    </message>
    <message>
        <source>Des bulletins manquent encore.</source>
        <translation>Slips are still missing.</translation>
    </message>
    <message>
        <source>Ce fichier ne peut pas être lu ({theirs}).</source>
        <translation>This file cannot be read ({theirs}).</translation>
    </message>
    <message>
        <source>Ce n’est pas la même partie : le centre n’est pas compté.</source>
        <translation>This is not the same game: the centre is not counted.</translation>
    </message>
    <message>
        <source>Plusieurs fichiers de ce centre : {ours} et {theirs}.</source>
        <translation>Several files from this centre: {ours} and {theirs}.</translation>
    </message>
    <message>
        <source>Partie inachevée : comptée jusqu’à ce coup.</source>
        <translation>Unfinished game: counted up to this turn.</translation>
    </message>
    <message>
        <source>Une nouvelle version du fichier a remplacé la précédente : {theirs}.</source>
        <translation>A new version of the file has replaced the one before: {theirs}.</translation>
    </message>
    <message>
        <source>Aucun fichier n’est arrivé de ce centre.</source>
        <translation>No file has come from this centre.</translation>
    </message>
    <message>
        <source>Même licence dans deux centres pour la même partie : {names} (centre {ours}).</source>
        <translation>Same licence in two centres for the same game: {names} (centre {ours}).</translation>
    </message>
    <message>
        <source>Cette partie n’est pas dans le fichier.</source>
        <translation>This game is not in the file.</translation>
    </message>
    <message>
        <source>A joué dans deux centres, une seule ligne : {names} (centre {ours}).</source>
        <translation>Played in two centres, one line only: {names} (centre {ours}).</translation>
    </message>
    <message>
        <source>Même nom dans deux centres, sans licence pour trancher : {names} (centre {ours}).</source>
        <translation>Same name in two centres, no licence to tell: {names} (centre {ours}).</translation>
    </message>
    <message>
        <source>Le fichier ne dit pas de quel centre il vient : {theirs}.</source>
        <translation>The file does not say from which centre it comes: {theirs}.</translation>
    </message>
    <message>
        <source>Des recours sont ouverts : les résultats restent provisoires.</source>
        <translation>Claims are open: the results stay provisional.</translation>
    </message>
    <message>
        <source>pas de tel fichier</source>
        <translation>no such file</translation>
    </message>
    <message>
        <source>ce n’est pas un tournoi</source>
        <translation>not a tournament</translation>
    </message>
    <message>
        <source>fait par une version plus récente du programme</source>
        <translation>made by a later version of the program</translation>
    </message>
    <message>
        <source>endommagé</source>
        <translation>damaged</translation>
    </message>
    <message>
        <source>Bulletins pris</source>
        <translation>Slips taken</translation>
    </message>
    <message>
        <source>Corrigés</source>
        <translation>Corrected</translation>
    </message>
    <message>
        <source>Retirés</source>
        <translation>Removed</translation>
    </message>
    <message>
        <source>Inchangés</source>
        <translation>Unchanged</translation>
    </message>
    <message>
        <source>Fichier de marqueur : {name}</source>
        <translation>Marker’s file: {name}</translation>
    </message>
    <message>
        <source>Centres comptés</source>
        <translation>Centres counted</translation>
    </message>
    <message>
        <source>par centre</source>
        <translation>by centre</translation>
    </message>
    <message>
        <source>sur l’ensemble</source>
        <translation>overall</translation>
    </message>
    <message>
        <source>Centre</source>
        <translation>Centre</translation>
    </message>
    <message>
        <source>Épreuve</source>
        <translation>Event</translation>
    </message>
    <message>
        <source>Fichier</source>
        <translation>File</translation>
    </message>
    <message>
        <source>Compté</source>
        <translation>Counted</translation>
    </message>
    <message>
        <source>oui</source>
        <translation>yes</translation>
    </message>
    <message>
        <source>non</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Fichiers</source>
        <translation>Files</translation>
    </message>
    <message>
        <source>Réunion des centres</source>
        <translation>Merging of centres</translation>
    </message>
    <message>
        <source>Tout concorde : rien à vérifier.</source>
        <translation>Everything agrees: nothing to check.</translation>
    </message>
    <message>
        <source>Origine</source>
        <translation>Origin</translation>
    </message>
    <message>
        <source>Constat</source>
        <translation>Finding</translation>
    </message>
    <message>
        <source>À vérifier</source>
        <translation>To check</translation>
    </message>
    <message>
        <source>Pour information</source>
        <translation>For information</translation>
    </message>
    <message>
        <source>Aucun billet de correction.</source>
        <translation>No correction note.</translation>
    </message>
    <message>
        <source>Avertissement n° {count}</source>
        <translation>Warning no. {count}</translation>
    </message>
    <message>
        <source>Moyenne du coup</source>
        <translation>Average of the turn</translation>
    </message>
    <message>
        <source>Zéro</source>
        <translation>Zero</translation>
    </message>
    <message>
        <source>Table {table}  –  coup {turn}</source>
        <translation>Table {table}  –  turn {turn}</translation>
    </message>
    <message>
        <source>Bulletin : {text}</source>
        <translation>Slip: {text}</translation>
    </message>
    <message>
        <source>Mot refusé : {words}</source>
        <translation>Word refused: {words}</translation>
    </message>
    <message>
        <source>article {article}</source>
        <translation>article {article}</translation>
    </message>
    <message>
        <source>arbitre : {name}</source>
        <translation>arbiter: {name}</translation>
    </message>
    <message>
        <source>Sanction</source>
        <translation>Sanction</translation>
    </message>
    <message>
        <source>Bulletin</source>
        <translation>Slip</translation>
    </message>
    <message>
        <source>Raison</source>
        <translation>Reason</translation>
    </message>
    <message>
        <source>Mots refusés</source>
        <translation>Words refused</translation>
    </message>
    <message>
        <source>Payé</source>
        <translation>Awarded</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>Article</translation>
    </message>
    <message>
        <source>Avert.</source>
        <translation>Warn.</translation>
    </message>
    <message>
        <source>partie normale</source>
        <translation>normal game</translation>
    </message>
    <message>
        <source>partie joker</source>
        <translation>blank game</translation>
    </message>
    <message>
        <source>7 sur 8</source>
        <translation>7 of 8</translation>
    </message>
    <message>
        <source>7 et 8</source>
        <translation>7 and 8</translation>
    </message>
    <message>
        <source>7, 8 et 9</source>
        <translation>7, 8 and 9</translation>
    </message>
    <message>
        <source>7 sur 8 joker</source>
        <translation>7 of 8, blank</translation>
    </message>
    <message>
        <source>7 et 8 joker</source>
        <translation>7 and 8, blank</translation>
    </message>
    <message>
        <source>7, 8 et 9 joker</source>
        <translation>7, 8 and 9, blank</translation>
    </message>
    <message>
        <source>partie détonante</source>
        <translation>explosive game</translation>
    </message>
    <message>
        <source>toutes les lettres sont placées</source>
        <translation>all the letters are placed</translation>
    </message>
    <message>
        <source>il ne reste qu’une lettre</source>
        <translation>only one letter is left</translation>
    </message>
    <message>
        <source>il ne reste que des voyelles</source>
        <translation>only vowels are left</translation>
    </message>
    <message>
        <source>il ne reste que des consonnes</source>
        <translation>only consonants are left</translation>
    </message>
    <message>
        <source>plus aucun coup n’est jouable</source>
        <translation>no move can be played any more</translation>
    </message>
    <message>
        <source>aucun autre tirage n’est possible</source>
        <translation>no other rack is possible</translation>
    </message>
    <message>
        <source>interruption de plus de trente minutes</source>
        <translation>interruption of more than thirty minutes</translation>
    </message>
    <message>
        <source>le nombre de coups prévu est atteint</source>
        <translation>the planned number of turns is reached</translation>
    </message>
    <message>
        <source>mort subite : il ne reste qu’un joueur</source>
        <translation>sudden death: only one player is left</translation>
    </message>
    <message>
        <source>Tournoi</source>
        <translation>Tournament</translation>
    </message>
    <message>
        <source>Partie {number}</source>
        <translation>Game {number}</translation>
    </message>
    <message>
        <source>provisoire jusqu’à {time}</source>
        <translation>provisional until {time}</translation>
    </message>
    <message>
        <source>provisoire</source>
        <translation>provisional</translation>
    </message>
    <message>
        <source>officiel</source>
        <translation>official</translation>
    </message>
    <message>
        <source>définitif</source>
        <translation>final</translation>
    </message>
    <message>
        <source>en cours</source>
        <translation>in progress</translation>
    </message>
    <message>
        <source>Lettre absente : {letters}.</source>
        <translation>Missing letter: {letters}.</translation>
    </message>
    <message>
        <source>Lettres absentes : {letters}.</source>
        <translation>Missing letters: {letters}.</translation>
    </message>
    <message>
        <source>remplace l’édition de {time}</source>
        <translation>replaces the edition of {time}</translation>
    </message>
    <message>
        <source>Imprimé le {moment}</source>
        <translation>Printed on {moment}</translation>
    </message>
    <message>
        <source>page {number} / </source>
        <translation>page {number} / </translation>
    </message>
    <message>
        <source>suite</source>
        <translation>continued</translation>
    </message>
    <message>
        <source>Table {table} – {name}</source>
        <translation>Table {table} – {name}</translation>
    </message>
    <message>
        <source>Feuille de route</source>
        <translation>Player’s sheet</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pts</translation>
    </message>
    <message>
        <source>Son bulletin</source>
        <translation>Own slip</translation>
    </message>
    <message>
        <source>Perte</source>
        <translation>Loss</translation>
    </message>
    <message>
        <source>{label} : {value}</source>
        <translation>{label}: {value}</translation>
    </message>
    <message>
        <source>Rang</source>
        <translation>Rank</translation>
    </message>
    <message>
        <source>Négatif</source>
        <translation>Negative</translation>
    </message>
    <message>
        <source>Pourcentage</source>
        <translation>Percentage</translation>
    </message>
    <message>
        <source>Autres points</source>
        <translation>Other points</translation>
    </message>
    <message>
        <source>Ce fichier est d’un autre tournoi : {name}.</source>
        <translation>This file belongs to another tournament: {name}.</translation>
    </message>
    <message>
        <source>C’est le même fichier.</source>
        <translation>It is the same file.</translation>
    </message>
    <message>
        <source>Ce fichier n’est pas celui d’un marqueur : {name}.</source>
        <translation>This file is not a marker’s: {name}.</translation>
    </message>
    <message>
        <source>Le tournoi est la copie d’un marqueur ({name}) : il faut le fichier de la salle.</source>
        <translation>The tournament is a marker’s copy ({name}): the hall’s file is needed.</translation>
    </message>
    <message>
        <source>Cette copie a des bulletins qui ne sont pas encore fusionnés : {path}</source>
        <translation>This copy has slips that are not merged yet: {path}</translation>
    </message>
    <message>
        <source>{count:Table|Tables} {tables} : déjà à {arbiter}.</source>
        <translation>{count:Table|Tables} {tables}: already {arbiter}’s.</translation>
    </message>
    <message>
        <source>{arbiter} n’a aucune table.</source>
        <translation>{arbiter} has no table.</translation>
    </message>
    <message>
        <source>Le bulletin de la table {table} au coup {turn} a changé ici depuis : fusionnez de nouveau.</source>
        <translation>The slip of table {table} in turn {turn} has changed here since: merge again.</translation>
    </message>
    <message>
        <source>Un motif est nécessaire.</source>
        <translation>A reason is needed.</translation>
    </message>
    <message>
        <source>Partie {game} : son fichier dit les tirages à venir (partie ouverte par la version 0.1, ou préparée et rouverte après sa fin). Aucune copie ne peut en être donnée avant qu’elle soit finie.</source>
        <translation>Game {game}: its file tells the draws to come (opened by version 0.1, or prepared and reopened after its end). No copy of it can be given away before it is over.</translation>
    </message>
    <message>
        <source>Des corrections faites dans l’ensemble précédent n’ont plus leur place, rien n’est réuni : {corrections}.</source>
        <translation>Corrections made in the union before have no place any more, nothing is put together: {corrections}.</translation>
    </message>
    <message>
        <source>centre {number}</source>
        <translation>centre {number}</translation>
    </message>
    <message>
        <source>Résultats – {name}</source>
        <translation>Results – {name}</translation>
    </message>
    <message>
        <source>Bonjour,</source>
        <translation>Hello,</translation>
    </message>
    <message>
        <source>Voici les résultats de l’épreuve « {name} ».</source>
        <translation>Here are the results of the event “{name}”.</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>Club</translation>
    </message>
    <message>
        <source>Premiers :</source>
        <translation>First places:</translation>
    </message>
    <message>
        <source>Ces résultats sont provisoires.</source>
        <translation>These results are provisional.</translation>
    </message>
    <message>
        <source>Fichiers joints :</source>
        <translation>Files attached:</translation>
    </message>
    <message>
        <source>Cordialement,</source>
        <translation>Kind regards,</translation>
    </message>
    <message>
        <source>Par nom</source>
        <translation>By name</translation>
    </message>
    <message>
        <source>Par table</source>
        <translation>By table</translation>
    </message>
    <message>
        <source>Tables par arbitre</source>
        <translation>Tables by arbiter</translation>
    </message>
    <message>
        <source>Table {number}</source>
        <translation>Table {number}</translation>
    </message>
    <message>
        <source>N° table</source>
        <translation>Table no.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>N° coup</source>
        <translation>Turn no.</translation>
    </message>
    <message>
        <source>D.A.</source>
        <translation>2nd m.</translation>
    </message>
    <message>
        <source>{rank} du classement général</source>
        <translation>{rank} overall</translation>
    </message>
    <message>
        <source>{rank} de la catégorie {name}</source>
        <translation>{rank} in the category {name}</translation>
    </message>
    <message>
        <source>Nom</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Titre</source>
        <translation>Title</translation>
    </message>
    <message>
        <source>Aucun joueur.</source>
        <translation>No player.</translation>
    </message>
    <message>
        <source>Diplôme</source>
        <translation>Diploma</translation>
    </message>
    <message>
        <source>décerné à</source>
        <translation>awarded to</translation>
    </message>
    <message>
        <source>Le juge-arbitre</source>
        <translation>The head arbiter</translation>
    </message>
    <message>
        <source>Rg</source>
        <translation>Rk</translation>
    </message>
    <message>
        <source>Les dix premiers</source>
        <translation>The first ten</translation>
    </message>
    <message>
        <source>Aucun joueur n’est inscrit.</source>
        <translation>No player is entered.</translation>
    </message>
    <message>
        <source> à {place}</source>
        <translation> at {place}</translation>
    </message>
    <message>
        <source>une partie</source>
        <translation>one game</translation>
    </message>
    <message>
        <source>Sur le podium : {names}.</source>
        <translation>On the podium: {names}.</translation>
    </message>
    <message>
        <source>{game} : {names}, {total} sur {top}.</source>
        <translation>{game}: {names}, {total} of {top}.</translation>
    </message>
    <message>
        <source>Premiers par catégorie – {list}.</source>
        <translation>First by category – {list}.</translation>
    </message>
    <message>
        <source>Le plus de solos : {names} ({count}).</source>
        <translation>Most solos: {names} ({count}).</translation>
    </message>
    <message>
        <source>{first} et {last}</source>
        <translation>{first} and {last}</translation>
    </message>
    <message>
        <source>{count:Partie|Parties} {games} : le sceau est brisé, les tirages ne sont plus prouvés.</source>
        <translation>{count:Game|Games} {games}: the seal is broken, the draws can no longer be proved.</translation>
    </message>
    <message>
        <source>{count:Partie|Parties} {games} : le sceau tient.</source>
        <translation>{count:Game|Games} {games}: the seal holds.</translation>
    </message>
    <message>
        <source>{count:Partie|Parties} {games} : le sceau ne se contrôle pas, ses secrets ne sont pas dans ce fichier.</source>
        <translation>{count:Game|Games} {games}: the seal cannot be checked, its secrets are not in this file.</translation>
    </message>
    <message>
        <source>Classement général</source>
        <translation>Overall standings</translation>
    </message>
    <message>
        <source>top {top}</source>
        <translation>top {top}</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Cat.</source>
        <translation>Cat.</translation>
    </message>
    <message>
        <source>Série</source>
        <translation>Series</translation>
    </message>
    <message>
        <source>Comité</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Pays</source>
        <translation>Country</translation>
    </message>
    <message>
        <source>Équipe</source>
        <translation>Team</translation>
    </message>
    <message>
        <source>P{number}</source>
        <translation>G{number}</translation>
    </message>
    <message>
        <source>Moyenne %</source>
        <translation>Average %</translation>
    </message>
    <message>
        <source>Points de place</source>
        <translation>Place points</translation>
    </message>
    <message>
        <source>abs.</source>
        <translation>abs.</translation>
    </message>
    <message>
        <source>S : primes de solo · A : avertissements payants · P : pénalités</source>
        <translation>S: solo bonuses · W: warnings that cost · P: penalties</translation>
    </message>
    <message>
        <source>Gén.</source>
        <translation>Gen.</translation>
    </message>
    <message>
        <source>Groupe</source>
        <translation>Group</translation>
    </message>
    <message>
        <source>Meilleur</source>
        <translation>Best</translation>
    </message>
    <message>
        <source>Indice de valeur</source>
        <translation>Strength index</translation>
    </message>
    <message>
        <source>Division</source>
        <translation>Division</translation>
    </message>
    <message>
        <source>Totaux</source>
        <translation>Totals</translation>
    </message>
    <message>
        <source>Prime</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Aucun solo.</source>
        <translation>No solo.</translation>
    </message>
    <message>
        <source>Solos par joueur</source>
        <translation>Solos by player</translation>
    </message>
    <message>
        <source>Tops manqués</source>
        <translation>Tops missed</translation>
    </message>
    <message>
        <source>Prix</source>
        <translation>Prizes</translation>
    </message>
    <message>
        <source>Général : {rank}</source>
        <translation>Overall: {rank}</translation>
    </message>
    <message>
        <source>Le plus de tops ({count})</source>
        <translation>Most tops ({count})</translation>
    </message>
    <message>
        <source>Le plus de solos ({count})</source>
        <translation>Most solos ({count})</translation>
    </message>
    <message>
        <source>Équipe : {rank}</source>
        <translation>Team: {rank}</translation>
    </message>
    <message>
        <source>Club : {rank}</source>
        <translation>Club: {rank}</translation>
    </message>
    <message>
        <source>facile</source>
        <translation>easy</translation>
    </message>
    <message>
        <source>moyen</source>
        <translation>medium</translation>
    </message>
    <message>
        <source>difficile</source>
        <translation>hard</translation>
    </message>
    <message>
        <source>très difficile</source>
        <translation>very hard</translation>
    </message>
    <message>
        <source>introuvé</source>
        <translation>not found</translation>
    </message>
    <message>
        <source>Moyenne de la salle</source>
        <translation>Room average</translation>
    </message>
    <message>
        <source>Médiane</source>
        <translation>Median</translation>
    </message>
    <message>
        <source>Tops trouvés</source>
        <translation>Tops found</translation>
    </message>
    <message>
        <source>Sous-top</source>
        <translation>Next best</translation>
    </message>
    <message>
        <source>Moy.</source>
        <translation>Avg.</translation>
    </message>
    <message>
        <source>Coût</source>
        <translation>Cost</translation>
    </message>
    <message>
        <source>Sol.</source>
        <translation>Sol.</translation>
    </message>
    <message>
        <source>Difficulté</source>
        <translation>Difficulty</translation>
    </message>
    <message>
        <source>Coût : ce que le coup a coûté en moyenne à un joueur. Sol. : solutions différentes jouées.</source>
        <translation>Cost: what the turn cost a player on average. Sol.: different solutions played.</translation>
    </message>
    <message>
        <source>entre les deux</source>
        <translation>between the two</translation>
    </message>
    <message>
        <source>Ce que la salle a trouvé</source>
        <translation>What the room found</translation>
    </message>
    <message>
        <source>Ce que chaque coup a coûté en moyenne</source>
        <translation>What each turn cost on average</translation>
    </message>
    <message>
        <source>Points perdus sur le top</source>
        <translation>Points lost to the top</translation>
    </message>
    <message>
        <source>Rangs au fil des coups</source>
        <translation>Ranks turn by turn</translation>
    </message>
    <message>
        <source>janvier</source>
        <translation>January</translation>
    </message>
    <message>
        <source>février</source>
        <translation>February</translation>
    </message>
    <message>
        <source>mars</source>
        <translation>March</translation>
    </message>
    <message>
        <source>avril</source>
        <translation>April</translation>
    </message>
    <message>
        <source>mai</source>
        <translation>May</translation>
    </message>
    <message>
        <source>juin</source>
        <translation>June</translation>
    </message>
    <message>
        <source>juillet</source>
        <translation>July</translation>
    </message>
    <message>
        <source>août</source>
        <translation>August</translation>
    </message>
    <message>
        <source>septembre</source>
        <translation>September</translation>
    </message>
    <message>
        <source>octobre</source>
        <translation>October</translation>
    </message>
    <message>
        <source>novembre</source>
        <translation>November</translation>
    </message>
    <message>
        <source>décembre</source>
        <translation>December</translation>
    </message>
    <message>
        <source>{date} à {time}</source>
        <translation>{date} at {time}</translation>
    </message>
    <message>
        <source>Graphique</source>
        <translation>Chart</translation>
    </message>
    <message>
        <source>Contrôle</source>
        <translation>Check</translation>
    </message>
    <message>
        <source>Coup précédent</source>
        <translation>Previous turn</translation>
    </message>
    <message>
        <source>Coup suivant</source>
        <translation>Next turn</translation>
    </message>
    <message>
        <source>Aller à…</source>
        <translation>Go to…</translation>
    </message>
    <message>
        <source>Mots refusés : {words}</source>
        <translation>Words refused: {words}</translation>
    </message>
    <message>
        <source>Il fallait écrire : {text}</source>
        <translation>Should have been written: {text}</translation>
    </message>
    <message>
        <source>Solution payée : {text}</source>
        <translation>Solution awarded: {text}</translation>
    </message>
    <message>
        <source>À écrire</source>
        <translation>To write</translation>
    </message>
    <message>
        <source>Coup {turn} : solution retenue inférieure au top de {top} {top:point|points}.</source>
        <translation>Turn {turn}: solution retained below the top of {top} {top:point|points}.</translation>
    </message>
    <message>
        <source>Coup {turn} : {rack} – {solution}, {points} {points:point|points}</source>
        <translation>Turn {turn}: {rack} – {solution}, {points} {points:point|points}</translation>
    </message>
    <message>
        <source>{points} {points:point|points} – cumul {total}</source>
        <translation>{points} {points:point|points} – running {total}</translation>
    </message>
    <message>
        <source>{solution} – {points} {points:point|points}</source>
        <translation>{solution} – {points} {points:point|points}</translation>
    </message>
    <message>
        <source>Meilleures solutions : {shown} sur {count}</source>
        <translation>Best solutions: {shown} of {count}</translation>
    </message>
    <message>
        <source>Pénalité de {points} {points:point|points}</source>
        <translation>Penalty of {points} {points:point|points}</translation>
    </message>
    <message>
        <source>Payé : {points} {points:point|points}</source>
        <translation>Awarded: {points} {points:point|points}</translation>
    </message>
    <message>
        <source>cet avertissement coûte {points} {points:point|points}</source>
        <translation>this warning costs {points} {points:point|points}</translation>
    </message>
    <message>
        <source>{name} ({count} {count:mot|mots})</source>
        <translation>{name} ({count} {count:word|words})</translation>
    </message>
    <message>
        <source>{count} {count:mot modifié|mots modifiés} pour l’épreuve</source>
        <translation>{count} {count:word|words} changed for the event</translation>
    </message>
    <message>
        <source>{count} {count:partie|parties}</source>
        <translation>{count} {count:game|games}</translation>
    </message>
    <message>
        <source>Aucun de ces fichiers ne compte, rien n’est réuni : {names}.</source>
        <translation>None of these files counts, nothing is put together: {names}.</translation>
    </message>
    <message>
        <source>{game} : {turns} {turns:coup|coups}, top {top}, contrôle {code}</source>
        <translation>{game}: {turns} {turns:turn|turns}, top {top}, check {code}</translation>
    </message>
    <message>
        <source>Attention : {count} {count:bulletin n’est pas encore saisi|bulletins ne sont pas encore saisis}.</source>
        <translation>Attention: {count} {count:slip is|slips are} not entered yet.</translation>
    </message>
    <message>
        <source>{count} {count:table|tables}</source>
        <translation>{count} {count:table|tables}</translation>
    </message>
    <message>
        <source>{total} {total:point|points} sur {top}  ·  {percent}</source>
        <translation>{total} {total:point|points} of {top}  ·  {percent}</translation>
    </message>
    <message>
        <source>« {title} » a réuni {players} {players:joueur|joueurs}{where} en {games} de Scrabble duplicate.</source>
        <translation>“{title}” brought together {players} {players:player|players}{where} for {games} of duplicate Scrabble.</translation>
    </message>
    <message>
        <source>{names} l’emporte avec {total} {total:point|points} sur {top} possibles, soit {percent}.</source>
        <translation>{names} wins with {total} {total:point|points} out of {top}, or {percent}.</translation>
    </message>
    <message>
        <source>{names} l’emportent à égalité avec {total} {total:point|points} sur {top}, soit {percent}.</source>
        <translation>{names} tie for first place with {total} {total:point|points} out of {top}, or {percent}.</translation>
    </message>
    <message>
        <source>{first} et {count} {count:autre|autres}</source>
        <translation>{first} and {count} {count:other|others}</translation>
    </message>
    <message>
        <source>{count} {count:joueur|joueurs}</source>
        <translation>{count} {count:player|players}</translation>
    </message>
    <message>
        <source>Prime à partir de {count} {count:joueur|joueurs} ; présents : {active}.</source>
        <translation>Bonus from {count} {count:player|players} on; there: {active}.</translation>
    </message>
    <message>
        <source>{count} {count:coup|coups}</source>
        <translation>{count} {count:turn|turns}</translation>
    </message>
    <message>
        <source>il reste moins de lettres qu’un tirage</source>
        <translation>fewer letters are left than a rack holds</translation>
    </message>
    <message>
        <source>{tops} {tops:top|tops} en {time}</source>
        <translation>{tops} {tops:top|tops} in {time}</translation>
    </message>
    <message>
        <source>{names} : {result}.</source>
        <translation>{names}: {result}.</translation>
    </message>
    <message>
        <source>Temps (s)</source>
        <translation>Time (s)</translation>
    </message>
    <message>
        <source>Manqués</source>
        <translation>Missed</translation>
    </message>
    <message>
        <source>Topping (3.8) : au temps total, pénalités comprises.</source>
        <translation>Topping (3.8): by total time, penalties included.</translation>
    </message>
    <message>
        <source>les solos et leurs primes sont annoncés à la fin de la partie</source>
        <translation>solos and their bonuses are announced at the end of the game</translation>
    </message>
    <message>
        <source>Les solos sont annoncés à la fin de la partie (article 3.5).</source>
        <translation>Solos are announced at the end of the game (article 3.5).</translation>
    </message>
    <message>
        <source>Tables de deux arbitres : ce qui diffère est gardé comme seconde correction.</source>
        <translation>Tables of two arbiters: what differs is kept as second marking.</translation>
    </message>
    <message>
        <source>partie {number}</source>
        <translation>game {number}</translation>
    </message>
    <message>
        <source>coup {number}</source>
        <translation>turn {number}</translation>
    </message>
    <message>
        <source>{count:table|tables} {tables}</source>
        <translation>{count:table|tables} {tables}</translation>
    </message>
    <message>
        <source>{rank} ex æquo</source>
        <translation>{rank} tied</translation>
    </message>
    <message>
        <source>Les premiers</source>
        <translation>The first</translation>
    </message>
    <message>
        <source>Ce fichier a déjà été reçu et n’apporte rien de plus. {ours}</source>
        <translation>This file was received already and brings nothing more. {ours}</translation>
    </message>
    <message>
        <source>Bulletin retiré ici depuis, {theirs} là-bas : il n’est pas remis.</source>
        <translation>Slip taken out here since, {theirs} there: it is not put back.</translation>
    </message>
    <message>
        <source>Corrigé dans l’ensemble précédent : la correction est reportée.</source>
        <translation>Corrected in the union before: the correction is carried over.</translation>
    </message>
    <message>
        <source>N’était pas compté dans l’ensemble précédent : {theirs}.</source>
        <translation>Was not counted in the union before: {theirs}.</translation>
    </message>
    <message>
        <source>Totaux ({count} {count:meilleur|meilleurs} de chacun)</source>
        <translation>Totals (best {count} of each)</translation>
    </message>
</context>
<context>
    <name>robots</name>
    <message>
        <source>Débutant</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>Confirmé</source>
        <translation>Seasoned</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>mots courants seulement : environ 40 % du top</source>
        <translation>common words only: about 40 % of the top</translation>
    </message>
    <message>
        <source>la plupart des mots courants : environ 75 % du top</source>
        <translation>most common words: about 75 % of the top</translation>
    </message>
    <message>
        <source>presque tout : environ 95 % du top</source>
        <translation>nearly everything: about 95 % of the top</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Règlement</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Lettres et primes</source>
        <translation>Letters and bonuses</translation>
    </message>
    <message>
        <source>Voyelles et consonnes</source>
        <translation>Vowels and consonants</translation>
    </message>
    <message>
        <source>Temps</source>
        <translation>Time</translation>
    </message>
    <message>
        <source>Bulletins</source>
        <translation>Slips</translation>
    </message>
    <message>
        <source>Avertissements</source>
        <translation>Warnings</translation>
    </message>
    <message>
        <source>Solos</source>
        <translation>Solos</translation>
    </message>
    <message>
        <source>Solution retenue</source>
        <translation>Solution retained</translation>
    </message>
    <message>
        <source>Fin de partie</source>
        <translation>End of game</translation>
    </message>
    <message>
        <source>Classements</source>
        <translation>Standings</translation>
    </message>
    <message>
        <source>nom à l’écran et sur papier</source>
        <translation>name on screen and paper</translation>
    </message>
    <message>
        <source>les rangées portent</source>
        <translation>the rows carry</translation>
    </message>
    <message>
        <source>formule</source>
        <translation>format</translation>
    </message>
    <message>
        <source>choix entre tops à égalité, dans l’ordre</source>
        <translation>choice between equal tops, in order</translation>
    </message>
    <message>
        <source>lettres au tirage</source>
        <translation>letters on the rack</translation>
    </message>
    <message>
        <source>lettres posées au plus</source>
        <translation>letters placed at most</translation>
    </message>
    <message>
        <source>prime par nombre de lettres posées</source>
        <translation>bonus by number of letters placed</translation>
    </message>
    <message>
        <source>un joker dans chaque tirage</source>
        <translation>a blank in every rack</translation>
    </message>
    <message>
        <source>joker remplacé par la meilleure lettre</source>
        <translation>blank replaced by the best letter</translation>
    </message>
    <message>
        <source>le reliquat retourne au sac</source>
        <translation>the leave goes back into the bag</translation>
    </message>
    <message>
        <source>le joker posé est remplacé par sa lettre</source>
        <translation>the blank placed is replaced by its letter</translation>
    </message>
    <message>
        <source>voyelles au moins</source>
        <translation>vowels at least</translation>
    </message>
    <message>
        <source>consonnes au moins</source>
        <translation>consonants at least</translation>
    </message>
    <message>
        <source>jusqu’au coup</source>
        <translation>up to turn</translation>
    </message>
    <message>
        <source>voyelles ensuite</source>
        <translation>vowels afterwards</translation>
    </message>
    <message>
        <source>consonnes ensuite</source>
        <translation>consonants afterwards</translation>
    </message>
    <message>
        <source>le joker compte pour l’une ou l’autre</source>
        <translation>the blank counts as either</translation>
    </message>
    <message>
        <source>le joker compte encore ensuite</source>
        <translation>the blank still counts afterwards</translation>
    </message>
    <message>
        <source>l’Y compte pour l’une ou l’autre</source>
        <translation>Y counts as either</translation>
    </message>
    <message>
        <source>en cas de rejet, retournent au sac</source>
        <translation>on a rejection, these go back into the bag</translation>
    </message>
    <message>
        <source>secondes par coup</source>
        <translation>seconds per turn</translation>
    </message>
    <message>
        <source>annonces, en secondes restantes</source>
        <translation>calls, in seconds left</translation>
    </message>
    <message>
        <source>secondes avant le tirage suivant</source>
        <translation>seconds before the next rack</translation>
    </message>
    <message>
        <source>blitz</source>
        <translation>blitz</translation>
    </message>
    <message>
        <source>mort subite : secondes coup par coup</source>
        <translation>sudden death: seconds turn by turn</translation>
    </message>
    <message>
        <source>mort subite : secondes pour écrire</source>
        <translation>sudden death: seconds to write</translation>
    </message>
    <message>
        <source>élimination sous le meilleur score</source>
        <translation>elimination below the best score</translation>
    </message>
    <message>
        <source>topping</source>
        <translation>topping</translation>
    </message>
    <message>
        <source>topping : secondes par coup</source>
        <translation>topping: seconds per turn</translation>
    </message>
    <message>
        <source>topping : secondes de pénalité</source>
        <translation>topping: penalty seconds</translation>
    </message>
    <message>
        <source>référence ou raccord exigé dès le coup 2</source>
        <translation>reference or joining letters needed from turn 2 on</translation>
    </message>
    <message>
        <source>score faux ou absent</source>
        <translation>score wrong or missing</translation>
    </message>
    <message>
        <source>joker non encerclé</source>
        <translation>blank not circled</translation>
    </message>
    <message>
        <source>place fausse, score qui existe</source>
        <translation>wrong place, score that exists</translation>
    </message>
    <message>
        <source>place trouvée malgré une faute</source>
        <translation>place found in spite of a fault</translation>
    </message>
    <message>
        <source>avertissements comptés</source>
        <translation>warnings counted</translation>
    </message>
    <message>
        <source>points de la pénalité</source>
        <translation>points of the penalty</translation>
    </message>
    <message>
        <source>au coup 1, le meilleur score du mot</source>
        <translation>on turn 1, the best score of the word</translation>
    </message>
    <message>
        <source>lettres de raccord exigées</source>
        <translation>joining letters needed</translation>
    </message>
    <message>
        <source>moyenne pour un mot refusé sans que le joueur le sache</source>
        <translation>average for a word refused without the player knowing</translation>
    </message>
    <message>
        <source>place juste et score d’une autre place : le meilleur</source>
        <translation>right place and score of another place: the better</translation>
    </message>
    <message>
        <source>une lettre de raccord vaut aucune</source>
        <translation>one joining letter counts as none</translation>
    </message>
    <message>
        <source>un score avec un autre joker existe</source>
        <translation>a score with another blank exists</translation>
    </message>
    <message>
        <source>deux solutions : avertissement</source>
        <translation>two solutions: warning</translation>
    </message>
    <message>
        <source>au coup 1, zéro pour un mot refusé</source>
        <translation>on turn 1, zero for a refused word</translation>
    </message>
    <message>
        <source>deux façons de situer : la plus clémente</source>
        <translation>two ways of locating: the milder</translation>
    </message>
    <message>
        <source>avertissements sans coût</source>
        <translation>warnings without cost</translation>
    </message>
    <message>
        <source>sans coût en blitz et parties originales</source>
        <translation>without cost in blitz and special games</translation>
    </message>
    <message>
        <source>points de chacun au-delà</source>
        <translation>points for each one beyond</translation>
    </message>
    <message>
        <source>qui fait un solo</source>
        <translation>who makes a solo</translation>
    </message>
    <message>
        <source>joueurs au moins</source>
        <translation>players at least</translation>
    </message>
    <message>
        <source>points du solo</source>
        <translation>points of the solo</translation>
    </message>
    <message>
        <source>points sous le top</source>
        <translation>points below the top</translation>
    </message>
    <message>
        <source>points de solos au plus, 0 sans limite</source>
        <translation>solo points at most, 0 no limit</translation>
    </message>
    <message>
        <source>mots courants seulement, tant qu’il y en a</source>
        <translation>common words only, as long as there are any</translation>
    </message>
    <message>
        <source>une solution moins chère se prend sans motif</source>
        <translation>a cheaper solution is taken without a reason</translation>
    </message>
    <message>
        <source>nombre de coups, 0 sans limite</source>
        <translation>number of turns, 0 no limit</translation>
    </message>
    <message>
        <source>finit quand il reste une lettre</source>
        <translation>ends when one letter is left</translation>
    </message>
    <message>
        <source>finit quand il ne reste que voyelles ou consonnes</source>
        <translation>ends when only vowels or consonants are left</translation>
    </message>
    <message>
        <source>finit avec moins de lettres qu’un tirage</source>
        <translation>ends with fewer letters than a rack</translation>
    </message>
    <message>
        <source>interruption en minutes au plus</source>
        <translation>interruption in minutes at most</translation>
    </message>
    <message>
        <source>classer par</source>
        <translation>rank by</translation>
    </message>
    <message>
        <source>départager par, dans l’ordre</source>
        <translation>break ties by, in order</translation>
    </message>
    <message>
        <source>classement montré pendant la partie</source>
        <translation>standings shown during the game</translation>
    </message>
    <message>
        <source>comme le jeu de lettres</source>
        <translation>as the tile set</translation>
    </message>
    <message>
        <source>des lettres (H4)</source>
        <translation>letters (H4)</translation>
    </message>
    <message>
        <source>des chiffres (4H)</source>
        <translation>numbers (4H)</translation>
    </message>
    <message>
        <source>normale</source>
        <translation>normal</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>blank</translation>
    </message>
    <message>
        <source>7 sur 8</source>
        <translation>7 of 8</translation>
    </message>
    <message>
        <source>7 et 8</source>
        <translation>7 and 8</translation>
    </message>
    <message>
        <source>7, 8 et 9</source>
        <translation>7, 8 and 9</translation>
    </message>
    <message>
        <source>7 sur 8 joker</source>
        <translation>7 of 8, blank</translation>
    </message>
    <message>
        <source>7 et 8 joker</source>
        <translation>7 and 8, blank</translation>
    </message>
    <message>
        <source>7, 8 et 9 joker</source>
        <translation>7, 8 and 9, blank</translation>
    </message>
    <message>
        <source>détonante</source>
        <translation>explosive</translation>
    </message>
    <message>
        <source>toutes les lettres</source>
        <translation>all the letters</translation>
    </message>
    <message>
        <source>les lettres qui viennent d’être tirées</source>
        <translation>the letters just drawn</translation>
    </message>
    <message>
        <source>score exact et avertissement</source>
        <translation>exact score and warning</translation>
    </message>
    <message>
        <source>score exact, rien d’autre</source>
        <translation>exact score, nothing else</translation>
    </message>
    <message>
        <source>en dessous comme écrit, au-dessus moins deux fois l’écart</source>
        <translation>below as written, above less twice the excess</translation>
    </message>
    <message>
        <source>zéro</source>
        <translation>zero</translation>
    </message>
    <message>
        <source>avertissement</source>
        <translation>warning</translation>
    </message>
    <message>
        <source>rien</source>
        <translation>nothing</translation>
    </message>
    <message>
        <source>pénalité</source>
        <translation>penalty</translation>
    </message>
    <message>
        <source>le seul meilleur, même sous le top</source>
        <translation>the only best one, even below the top</translation>
    </message>
    <message>
        <source>le seul au top, ou le seul meilleur en dessous</source>
        <translation>the only one at the top, or the only best one below</translation>
    </message>
    <message>
        <source>personne</source>
        <translation>nobody</translation>
    </message>
    <message>
        <source>le moins de jokers</source>
        <translation>the fewest blanks</translation>
    </message>
    <message>
        <source>termine la partie</source>
        <translation>ends the game</translation>
    </message>
    <message>
        <source>ouvre le jeu</source>
        <translation>opens the board</translation>
    </message>
    <message>
        <source>reliquat équilibré</source>
        <translation>balanced leave</translation>
    </message>
    <message>
        <source>le moins de lettres posées</source>
        <translation>the fewest letters placed</translation>
    </message>
    <message>
        <source>ordre alphabétique</source>
        <translation>alphabetical order</translation>
    </message>
    <message>
        <source>le plus près du coin</source>
        <translation>nearest the corner</translation>
    </message>
    <message>
        <source>total des points</source>
        <translation>total of points</translation>
    </message>
    <message>
        <source>pourcentage du total des tops</source>
        <translation>percentage of the total of the tops</translation>
    </message>
    <message>
        <source>moyenne des pourcentages</source>
        <translation>average of the percentages</translation>
    </message>
    <message>
        <source>points de place</source>
        <translation>place points</translation>
    </message>
    <message>
        <source>nombre de tops</source>
        <translation>number of tops</translation>
    </message>
    <message>
        <source>meilleur coup</source>
        <translation>best turn</translation>
    </message>
    <message>
        <source>nombre de solos</source>
        <translation>number of solos</translation>
    </message>
    <message>
        <source>dernière partie</source>
        <translation>last game</translation>
    </message>
    <message>
        <source>coup par coup depuis la fin</source>
        <translation>turn by turn from the end</translation>
    </message>
    <message>
        <source>mort subite</source>
        <translation>sudden death</translation>
    </message>
    <message>
        <source>« {0} » : {1} ne convient pas. Possible : {2}</source>
        <translation>“{0}”: {1} will not do. Possible: {2}</translation>
    </message>
    <message>
        <source>Clé inconnue « {0} ». Connues : {1}</source>
        <translation>Unknown key “{0}”. Known: {1}</translation>
    </message>
    <message>
        <source>Il y a déjà un règlement « {0} ».</source>
        <translation>There are already rules “{0}”.</translation>
    </message>
    <message>
        <source>« {0} » ne convient pas : lettres sans accent, chiffres, - et _.</source>
        <translation>“{0}” will not do: letters without accents, digits, - and _.</translation>
    </message>
    <message>
        <source>« {0} » est livré avec le programme : copiez-le pour le changer.</source>
        <translation>“{0}” comes with the program: copy it to change it.</translation>
    </message>
    <message>
        <source>Le fichier ne se lit pas : {0}</source>
        <translation>The file cannot be read: {0}</translation>
    </message>
    <message>
        <source>Le disque refuse : {0}</source>
        <translation>The disk refuses: {0}</translation>
    </message>
    <message>
        <source>Impossible ({0}).</source>
        <translation>Impossible ({0}).</translation>
    </message>
    <message>
        <source>après un premier mot de deux lettres, deux lettres de raccord suffisent</source>
        <translation>after a first word of two letters two joining letters are enough</translation>
    </message>
    <message>
        <source>prolongement écrit dans le mauvais sens, référence juste</source>
        <translation>extension written in the wrong direction, reference right</translation>
    </message>
    <message>
        <source>place d’un raccord refusé, score qui existe ailleurs</source>
        <translation>place with an invalid cross word, score that exists elsewhere</translation>
    </message>
    <message>
        <source>deux solutions qui paient autant : la faute de l’une compte</source>
        <translation>two solutions that pay the same: the fault of one counts</translation>
    </message>
    <message>
        <source>raccords fallacieux</source>
        <translation>fallacious joins</translation>
    </message>
    <message>
        <source>place juste, petit score fallacieux</source>
        <translation>right place, small fallacious score</translation>
    </message>
    <message>
        <source>mot vu à deux places, dont une fallacieuse</source>
        <translation>word seen at two places, one fallacious</translation>
    </message>
    <message>
        <source>deux fois l’écart, retiré du score</source>
        <translation>twice the excess, taken from the score</translation>
    </message>
    <message>
        <source>demander à l’arbitre</source>
        <translation>ask the arbiter</translation>
    </message>
    <message>
        <source>payer</source>
        <translation>pay</translation>
    </message>
    <message>
        <source>exact</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>écrit</source>
        <translation>written</translation>
    </message>
    <message>
        <source>les décisions citent les articles du règlement FISF</source>
        <translation>rulings cite the articles of the FISF rules</translation>
    </message>
    <message>
        <source>place juste et autre score paient autant : la place</source>
        <translation>right place and another score pay the same: the place</translation>
    </message>
</context>
<context>
    <name>rulings</name>
    <message>
        <source>avertissement</source>
        <translation>warning</translation>
    </message>
    <message>
        <source>pénalité</source>
        <translation>penalty</translation>
    </message>
    <message>
        <source>zéro</source>
        <translation>zero</translation>
    </message>
    <message>
        <source>moyenne</source>
        <translation>average</translation>
    </message>
    <message>
        <source>à décider</source>
        <translation>to decide</translation>
    </message>
    <message>
        <source>Lettre absente : {0}.</source>
        <translation>Missing letter: {0}.</translation>
    </message>
    <message>
        <source>Lettres absentes : {0}.</source>
        <translation>Missing letters: {0}.</translation>
    </message>
    <message>
        <source>aucun bulletin</source>
        <translation>no slip</translation>
    </message>
    <message>
        <source>bulletin blanc</source>
        <translation>blank slip</translation>
    </message>
    <message>
        <source>plusieurs bulletins</source>
        <translation>several slips</translation>
    </message>
    <message>
        <source>lettres de raccord</source>
        <translation>joining letters</translation>
    </message>
    <message>
        <source>sans référence</source>
        <translation>without a reference</translation>
    </message>
    <message>
        <source>hors délai</source>
        <translation>out of time</translation>
    </message>
    <message>
        <source>lecture difficile</source>
        <translation>hard to read</translation>
    </message>
</context>
<context>
    <name>search</name>
    <message>
        <source>guide mode d’emploi aide raccourcis clavier</source>
        <translation>guide manual help shortcuts keyboard</translation>
    </message>
    <message>
        <source>tirer lettres</source>
        <translation>draw letters tiles</translation>
    </message>
    <message>
        <source>tirage à la main saisir corriger lettres</source>
        <translation>by hand type correct letters tiles</translation>
    </message>
    <message>
        <source>minuterie départ commencer lancer temps</source>
        <translation>timer start begin time</translation>
    </message>
    <message>
        <source>arrêter stop fin du temps</source>
        <translation>stop end of time</translation>
    </message>
    <message>
        <source>prolonger ajouter temps</source>
        <translation>extend add time</translation>
    </message>
    <message>
        <source>rejeter voyelles consonnes</source>
        <translation>reject vowels consonants</translation>
    </message>
    <message>
        <source>recommencer abandonner coup</source>
        <translation>start again abandon turn</translation>
    </message>
    <message>
        <source>manche commencer partie</source>
        <translation>round begin game</translation>
    </message>
    <message>
        <source>terminer clôturer finir</source>
        <translation>finish close end</translation>
    </message>
    <message>
        <source>saisir bulletin retard hors délai</source>
        <translation>enter slip late overdue</translation>
    </message>
    <message>
        <source>absent retard manquant</source>
        <translation>absent late missing</translation>
    </message>
    <message>
        <source>clore zéro manquants retard</source>
        <translation>close zero missing late</translation>
    </message>
    <message>
        <source>contestation réclamation erreur corriger échanger retard arrivée départ joueur</source>
        <translation>claim complaint mistake correct swap late arrival leaving player</translation>
    </message>
    <message>
        <source>dictionnaire admettre refuser contestation liste</source>
        <translation>dictionary admit refuse claim list</translation>
    </message>
    <message>
        <source>anagramme dictionnaire définition</source>
        <translation>anagram dictionary definition</translation>
    </message>
    <message>
        <source>résultats rang palmarès</source>
        <translation>results rank honours</translation>
    </message>
    <message>
        <source>imprimer documents billets feuille pdf exporter</source>
        <translation>print documents notes sheet pdf export</translation>
    </message>
    <message>
        <source>réglages langue joueurs inscrire tables documents sauvegarde copie son</source>
        <translation>settings language players enter tables documents backup copy sound</translation>
    </message>
    <message>
        <source>fichier reprendre sauvegarde charger</source>
        <translation>file resume backup load</translation>
    </message>
    <message>
        <source>tournoi créer joueurs fichier</source>
        <translation>tournament create players file</translation>
    </message>
    <message>
        <source>couleurs sombre clair contraste réglages</source>
        <translation>colours dark light contrast settings</translation>
    </message>
    <message>
        <source>zoom agrandir taille lettres</source>
        <translation>zoom larger size letters</translation>
    </message>
    <message>
        <source>zoom réduire taille lettres</source>
        <translation>zoom smaller size letters</translation>
    </message>
    <message>
        <source>écran salle vidéoprojecteur fenêtre</source>
        <translation>screen room beamer window</translation>
    </message>
    <message>
        <source>écran entier salle</source>
        <translation>whole screen room</translation>
    </message>
    <message>
        <source>annonce texte salle écran</source>
        <translation>notice text room screen</translation>
    </message>
    <message>
        <source>retour erreur défaire</source>
        <translation>back mistake revert</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Général</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Sons</source>
        <translation>Sounds</translation>
    </message>
    <message>
        <source>Fichiers et copies</source>
        <translation>Files and copies</translation>
    </message>
    <message>
        <source>Listes de mots</source>
        <translation>Word lists</translation>
    </message>
    <message>
        <source>Règlements</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Catégories</source>
        <translation>Categories</translation>
    </message>
    <message>
        <source>Réglages</source>
        <translation>Settings</translation>
    </message>
</context>
<context>
    <name>settling</name>
    <message>
        <source>Table {0}, coup {1} : le bulletin retenu est celui de {2}.</source>
        <translation>Table {0}, turn {1}: the slip kept is that of {2}.</translation>
    </message>
    <message>
        <source>ce portable</source>
        <translation>this laptop</translation>
    </message>
    <message>
        <source>rien (retiré ici)</source>
        <translation>nothing (taken out here)</translation>
    </message>
    <message>
        <source>ici : {0}</source>
        <translation>here: {0}</translation>
    </message>
    <message>
        <source>{0} : {1}</source>
        <translation>{0}: {1}</translation>
    </message>
    <message>
        <source>Partie {0}, coup {1}, table {2} : quel bulletin compte ?</source>
        <translation>Game {0}, turn {1}, table {2}: which slip counts?</translation>
    </message>
</context>
<context>
    <name>steps</name>
    <message>
        <source>à tirer</source>
        <translation>to draw</translation>
    </message>
    <message>
        <source>tiré, à annoncer</source>
        <translation>drawn, to announce</translation>
    </message>
    <message>
        <source>en jeu</source>
        <translation>in play</translation>
    </message>
    <message>
        <source>terminé</source>
        <translation>time’s up</translation>
    </message>
    <message>
        <source>révélé</source>
        <translation>revealed</translation>
    </message>
    <message>
        <source>partie finie</source>
        <translation>game over</translation>
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
        <translation>“{0}”</translation>
    </message>
    <message>
        <source>Éliminés : tables {0}</source>
        <translation>Eliminated: tables {0}</translation>
    </message>
    <message>
        <source>Éliminé : table {0}</source>
        <translation>Eliminated: table {0}</translation>
    </message>
    <message>
        <source>ce qu’elle a {0:au coup|aux coups} {0} est saisi et compte : F7 l’enlève</source>
        <translation>what it has in {0:turn|turns} {0} is entered and counts: F7 removes it</translation>
    </message>
    <message>
        <source>Pas de définitions livrées dans cette langue : elles existent en français.</source>
        <translation>No definitions come with the program in this language: there are some in French.</translation>
    </message>
</context>
<context>
    <name>tops</name>
    <message>
        <source>seul top</source>
        <translation>only top</translation>
    </message>
    <message>
        <source>au choix de l’arbitre</source>
        <translation>at the arbiter’s choice</translation>
    </message>
    <message>
        <source>écarté par la règle</source>
        <translation>set aside by the rule</translation>
    </message>
    <message>
        <source>reliquat équilibré</source>
        <translation>balanced leave</translation>
    </message>
    <message>
        <source>le moins de lettres</source>
        <translation>fewest letters</translation>
    </message>
    <message>
        <source>premier de l’alphabet</source>
        <translation>first alphabetically</translation>
    </message>
    <message>
        <source>le plus près du coin</source>
        <translation>nearest the corner</translation>
    </message>
    <message>
        <source>sans joker, ou le moins de jokers</source>
        <translation>no blank, or the fewest blanks</translation>
    </message>
    <message>
        <source>termine la partie</source>
        <translation>ends the game</translation>
    </message>
    <message>
        <source>ouvre le jeu</source>
        <translation>opens the board</translation>
    </message>
</context>
</TS>
