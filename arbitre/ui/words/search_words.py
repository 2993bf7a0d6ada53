"""What people call an action when they look for it in the palette; it grows by what was typed in vain."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def search_words() -> dict[str, str]:
    """Words beside an action's own text that find it, in the language of the moment."""
    return {
        "help": translate("search", "guide mode d’emploi aide raccourcis clavier"),
        "draw": translate("search", "tirer lettres"),
        "type_rack": translate("search", "tirage à la main saisir corriger lettres"),
        "clock": translate("search", "minuterie départ commencer lancer temps"),
        "time": translate("search", "arrêter stop fin du temps"),
        "more_time": translate("search", "prolonger ajouter temps"),
        "reject": translate("search", "rejeter voyelles consonnes"),
        "cancel": translate("search", "recommencer abandonner coup"),
        "new_game": translate("search", "manche commencer partie"),
        "end_game": translate("search", "terminer clôturer finir"),
        "entry": translate("search", "saisir bulletin retard hors délai"),
        "missing": translate("search", "absent retard manquant"),
        "close_turn": translate("search", "clore zéro manquants retard"),
        "correct": translate(
            "search", "contestation réclamation erreur corriger échanger retard arrivée départ joueur"
        ),
        "words": translate("search", "dictionnaire admettre refuser contestation liste"),
        "tools": translate("search", "anagramme dictionnaire définition"),
        "standings": translate("search", "résultats rang palmarès"),
        "papers": translate("search", "imprimer documents billets feuille pdf exporter"),
        "page_after": translate("search", "réglages langue joueurs inscrire tables documents sauvegarde copie son"),
        "open": translate("search", "fichier reprendre sauvegarde charger"),
        "new": translate("search", "tournoi créer joueurs fichier"),
        "theme": translate("search", "couleurs sombre clair contraste réglages"),
        "bigger": translate("search", "zoom agrandir taille lettres"),
        "smaller": translate("search", "zoom réduire taille lettres"),
        "projector": translate("search", "écran salle vidéoprojecteur fenêtre"),
        "full": translate("search", "écran entier salle"),
        "message": translate("search", "annonce texte salle écran"),
        "undo": translate("search", "retour erreur défaire"),
    }
