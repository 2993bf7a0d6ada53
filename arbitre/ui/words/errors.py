"""One sentence for every error of the program: what happened, with its data, and what to do."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from arbitre.domain.base.errors import ArbitreError
from arbitre.domain.board.tiles import to_text
from arbitre.domain.draw.draw import Fault, Problem
from arbitre.reports.refusals import REFUSALS
from arbitre.reports.texts import CONTEXT as REPORTS
from arbitre.reports.texts import Counted
from arbitre.ui.words.texts import counted, end_text, listed, step_text

translate = QCoreApplication.translate


def _sentences() -> dict[str, str]:
    """Sentence by kind; ``{name}`` is a datum of the error."""
    return {
        **{kind: translate(REPORTS, text) for kind, text in REFUSALS.items()},
        # the moment
        "no_game": translate("errors", "Aucune partie n’est ouverte."),
        "not_now": translate("errors", "Ce n’est pas le moment : le coup est « {step} »."),
        "turn_running": translate("errors", "Un coup est en cours : révélez-le ou annulez-le d’abord."),
        "game_running": translate("errors", "La partie {game} est en cours."),
        "game_over": translate("errors", "La partie est finie : {reason}."),
        "nothing_to_undo": translate("errors", "Il n’y a rien à annuler."),
        "nothing_to_redo": translate("errors", "Il n’y a rien à rétablir."),
        "room_has_seen": translate(
            "errors",
            "La salle l’a vu ou entendu : cela ne s’annule plus. Pour revenir en arrière, annulez le coup.",
        ),
        "conflict": translate(
            "errors", "Un autre programme vient d’écrire dans ce fichier ; c’est relu : regardez, puis recommencez."
        ),
        "already_created": translate("errors", "Ce fichier contient déjà le tournoi « {name} »."),
        # racks and moves
        "rack_refused": translate("errors", "Tirage refusé : {problems}"),
        "not_a_solution": translate("errors", "{word} n’est pas une solution de ce coup."),
        "cannot_lie": translate("errors", "{word} ne peut pas se poser là."),
        "no_move": translate("errors", "Aucun mot n’est jouable avec ce tirage : annulez le coup et retirez tout."),
        "no_top": translate("errors", "Aucun top n’est retenu."),
        "too_many_tiles": translate("errors", "{found} {found:lettre|lettres} : le solveur en prend {limit} au plus."),
        "too_many_blanks": translate("errors", "{found} {found:joker|jokers} : le solveur en prend {limit} au plus."),
        "unknown_letter": translate("errors", "« {letter} » n’est pas une lettre de ce jeu."),
        "mixed_case": translate("errors", "« {letter} » mêle majuscules et minuscules."),
        "open_bracket": translate("errors", "Un crochet n’est pas fermé dans « {text} »."),
        "not_a_reference": translate("errors", "« {text} » n’est pas une référence (H4 ou 4H)."),
        "off_board": translate("errors", "« {text} » sort de la grille."),
        "not_a_draw": translate("errors", "« {text} » n’est pas un tirage."),
        "empty_bag": translate("errors", "Le sac est vide."),
        "no_other_rack": translate("errors", "Aucun autre tirage n’est possible."),
        "not_a_word": translate("errors", "« {word} » n’est pas un mot."),
        "rows": translate("errors", "La grille a {found} {found:rangée|rangées} au lieu de 15."),
        "columns": translate("errors", "La rangée {row} a {found} {found:case|cases} au lieu de 15."),
        # slips
        "has_slip": translate("errors", "La table {table} a déjà un bulletin pour ce coup."),
        "have_slips": translate(
            "errors", "{tables:A déjà un bulletin : table|Ont déjà un bulletin : tables} {tables}."
        ),
        "no_slip": translate("errors", "La table {table} n’a pas de bulletin pour ce coup."),
        "no_such_slip": translate("errors", "Il n’y a pas de bulletin gardé nº {key}."),
        "not_expected": translate("errors", "La table {table} ne joue pas ce coup."),
        "not_your_table": translate(
            "errors", "La table {table} est à l’arbitre {arbiter} : cette copie est celle de {name}."
        ),
        "no_such_table": translate("errors", "Il n’y a pas de table {table}."),
        "bad_points": translate("errors", "{points} n’est pas un nombre de points."),
        "bad_answer": translate("errors", "« {answer} » ne répond pas à la question."),
        "kept_slips": translate(
            "errors", "Des bulletins sans numéro attendent leur table : {keys}. F7 écarte celui qui n’est à personne."
        ),
        "not_closed": translate("errors", "Ce coup n’est pas clos."),
        "no_such_warning": translate("errors", "La table {table} n’a pas d’avertissement de conduite à ce coup."),
        "no_claim": translate("errors", "Le bulletin de la table {table} n’est pas contesté."),
        "no_second": translate("errors", "La table {table} n’a pas de second marquage."),
        "claims_open": translate("errors", "Des contestations attendent une décision : {claims}."),
        # players
        "player_known": translate("errors", "{name} est déjà inscrit."),
        "no_name": translate("errors", "Un joueur sans nom ne s’inscrit pas."),
        "no_such_player": translate("errors", "Ce joueur n’est pas inscrit."),
        "player_has_slips": translate("errors", "{name} a des bulletins : il ne peut plus être retiré."),
        "both_seated": translate("errors", "Les deux joueurs sont assis dans la partie {game}."),
        "seated_twice": translate("errors", "Un joueur est assis à deux tables."),
        "seat_taken": translate(
            "errors",
            "{name} est à la table {table} et la perdrait ; {slips} {slips:bulletin changerait|bulletins changeraient} "
            "de joueur ({points} {points:point|points}). Table libre : {free}.",
        ),
        "slips_left": translate(
            "errors",
            "{name} a {slips} {slips:bulletin|bulletins} à la table {table} depuis ce coup ({points} "
            "{points:point|points}) : {slips:il ne serait|ils ne seraient} plus à personne.",
        ),
        "seat_lost": translate("errors", "{name} est à la table {table} et n’en aurait plus."),
        "name_of_another": translate("errors", "{name} {licence} est déjà inscrit : deux joueurs se confondraient."),
        "not_gone": translate("errors", "Le joueur de la table {table} n’est pas parti."),
        "not_level": translate("errors", "Ces joueurs ne sont pas à égalité."),
        "table_taken": translate("errors", "La table {table} est prise."),
        "no_draw_in_copy": translate(
            "errors", "C’est la copie d’un marqueur ({name}) : elle ne tire pas. Tapez le tirage annoncé."
        ),
        "prepared_unknown": translate(
            "errors", "Les tirages de la partie préparée ne sont pas dans ce fichier : tapez le tirage annoncé."
        ),
        "prepared_over": translate(
            "errors", "Les {turns} {turns:coup|coups} de la partie préparée {turns:est joué|sont joués}. La suite ?"
        ),
        "prepared_left": translate(
            "errors",
            "La partie de la salle n’est plus la partie préparée : son coup {turn} ne se joue pas ici. La suite ?",
        ),
        "prepared_rack": translate("errors", "La partie préparée a un autre tirage pour ce coup : motivez."),
        "top_question": translate(
            "errors", "Coup {turn} : dites d’abord lequel est joué, le coup imposé ou notre top."
        ),
        "cancelled": translate("errors", "Arrêté : rien n’est changé."),
        "no_results": translate("errors", "Aucun coup n’est joué : il n’y a pas de résultats à envoyer."),
        "cannot_write": translate("errors", "L’écriture est refusée : {path} {reason}{detail}"),
        "cannot_read": translate("errors", "Le fichier ne se lit pas : {path} {detail}"),
        "old_workbook": translate("errors", "Cet ancien classeur (.xls) s’enregistre d’abord en .xlsx : {path}"),
        "no_such_sheet": translate("errors", "Le classeur n’a pas de feuille « {sheet} »."),
        "not_a_time": translate("errors", "« {text} » n’est pas une heure (17:30, +30)."),
        "no_reference": translate("errors", "La place du top manque : « {text} »."),
        "bad_bounds": translate("errors", "Catégorie {category} : âges de {low} à {high} impossibles."),
        "overlapping_bounds": translate("errors", "Les catégories {category} et {other} se chevauchent à {age} ans."),
        "bad_table": translate("errors", "La table des catégories ne se lit pas : {detail}"),
        # the arbiter plays too
        "arbiter_plays": translate(
            "errors", "L’arbitre joue ce coup à la table {table} : rendez d’abord son bulletin."
        ),
        "arbiter_not_seated": translate("errors", "L’arbitre ne joue pas cette partie."),
        "own_table": translate("errors", "La table {table} est celle de l’arbitre : son bulletin est scellé."),
        "sealed": translate("errors", "Le bulletin de la table {table} est scellé et le temps écoulé."),
        "not_sealed": translate("errors", "La table {table} n’a pas scellé de bulletin."),
        "seal_lost": translate("errors", "Le bulletin scellé de la table {table} n’est plus ici : closez le coup."),
        "safe_unwritable": translate("errors", "Le bulletin ne peut pas être scellé, le disque refuse : {error}"),
        # original games
        "elimination_waits": translate(
            "errors", "Mort subite : il manque {tables:le bulletin de la table|les bulletins des tables} {tables}."
        ),
        "too_few_players": translate("errors", "Il faut au moins deux joueurs à départager."),
        "no_tie_break": translate("errors", "Cette partie n’a encore départagé personne."),
        "not_topping": translate("errors", "Cette partie ne se joue pas en topping."),
        "letters_missing": translate(
            "errors", "{word} demande {letters:une lettre absente|des lettres absentes} du tirage : {letters}."
        ),
        # clock
        "bad_time": translate("errors", "« {text} » n’est pas un temps (3:00, 2:30, 90)."),
        "out_of_range": translate("errors", "« {text} » : ce temps n’est pas possible."),
        # word lists
        "no_such_list": translate(
            "errors", "La liste de mots « {name} » n’est pas sur cet ordinateur. Listes connues : {known}."
        ),
        "no_such_language": translate("errors", "Il n’y a pas de jeu de lettres « {language} »."),
        "other_language": translate("errors", "La liste « {name} » est d’une autre langue que le jeu de lettres."),
        "other_words": translate(
            "errors",
            "La liste « {name} » a changé : {expected} {expected:mot|mots} au début de la partie, {found} ici.",
        ),
        "missing": translate("errors", "Le fichier est introuvable. {file}{path}"),
        "unreadable": translate("errors", "Le fichier ne se lit pas. {file}{path} {error}"),
        "empty": translate("errors", "Le fichier est vide. {file}{path}"),
        "no_word": translate("errors", "Le fichier {file} ne contient aucun mot."),
        "binary": translate("errors", "Le fichier {file} n’est pas du texte."),
        "encoding": translate("errors", "L’encodage du fichier {file} n’est pas reconnu."),
        "too_large": translate("errors", "Le fichier {file} est trop gros pour une liste de mots."),
        "compression": translate("errors", "Le fichier {file} ne se décompresse pas."),
        "bad_name": translate("errors", "« {name} » ne convient pas comme nom de liste."),
        "name_taken": translate("errors", "Il y a déjà une liste « {name} »."),
        "builtin": translate("errors", "La liste « {name} » est livrée avec le programme et reste."),
        "bad_word": translate("errors", "« {word} » ne s’écrit pas avec ces lettres."),
        "not_official": translate("errors", "« {name} » n’est pas la liste de la fédération."),
        "cache_unwritable": translate("errors", "La liste compilée ne peut pas être gardée dans {path} : {error}."),
        # files
        "not_a_file": translate("errors", "{path} n’est pas un fichier de tournoi."),
        "damaged": translate(
            "errors",
            "Le fichier est abîmé : {good} {good:enregistrement sûr|enregistrements sûrs}, "
            "{found} {found:lisible|lisibles}. {path}{name}",
        ),
        "chain_broken": translate("errors", "Le fichier a été modifié ou abîmé à l’enregistrement {seq}. {path}"),
        "newer_format": translate(
            "errors", "Le fichier vient d’une version plus récente du programme ({version}). {path}"
        ),
        "exists": translate("errors", "Le fichier existe déjà : {path}"),
        "locked": translate("errors", "Le fichier est ouvert ailleurs : {path} {detail}"),
        "read_only": translate("errors", "Le fichier ou le dossier est en lecture seule : {path}"),
        "disk_full": translate("errors", "Le disque est plein ; rien n’a été enregistré : {path}"),
        "moved": translate("errors", "Le fichier {path} a été renommé, enlevé ou remplacé : rien n’y est plus écrit."),
        "missing_folder": translate("errors", "Le dossier n’existe pas : {path}"),
        "io_error": translate("errors", "Le disque refuse ; rien n’a été enregistré : {path} {detail}"),
        "stale": translate("errors", "Un autre poste vient d’écrire : recommencez."),
        "bad_record": translate(
            "errors", "L’enregistrement {seq} du fichier ({record}) n’a pas de sens : rien n’est changé. {path}"
        ),
        "unsure": translate(
            "errors",
            "Le disque ne répond plus ; l’action est peut-être enregistrée : rouvrez le fichier et regardez. {path}",
        ),
        "unknown_kind": translate("errors", "Le fichier contient un fait inconnu de cette version : {record}."),
        "misplaced": translate("errors", "Un fait du fichier n’est pas à sa place."),
        "folder": translate("errors", "Le dossier {path} refuse l’écriture : {error}."),
        # rule sets
        "unknown_key": translate("errors", "Clé inconnue « {key} » dans le règlement."),
        "bad_value": translate("errors", "La valeur de « {key} » ne convient pas : {value}."),
    }


class _Missing(dict[str, Counted]):
    def __missing__(self, key: str) -> Counted:
        return Counted("", False)


def error_text(error: ArbitreError) -> str:
    """The sentence of an error; one without its own says its kind and data, never nothing."""
    data = _Missing({name: _datum(name, value) for name, value in error.data.items()})
    sentence = _sentences().get(error.kind)
    if sentence is None:
        details = ", ".join(f"{name} {value}" for name, value in data.items())
        return translate("errors", "Impossible ({0}). {1}").format(error.kind.replace("_", " "), details).strip()
    return sentence.format_map(data).strip()


def known_kinds() -> frozenset[str]:
    """The kinds that have a sentence of their own."""
    return frozenset(_sentences())


def _datum(name: str, value: object) -> Counted:
    if name == "problems" and isinstance(value, tuple):
        return Counted(problems_text(value), len(value) == 1)
    if name == "step":
        return Counted(step_text(value), True)  # type: ignore[arg-type]
    if name == "reason":
        return Counted(end_text(str(value)), True)
    if isinstance(value, list | tuple):
        if value and all(isinstance(one, int) for one in value):
            return listed(value)
        return Counted(" ".join(map(str, value)), len(value) == 1)
    if isinstance(value, int):
        return Counted(str(value), counted(value).single)
    return Counted(str(value), True)


def problems_text(problems: Iterable[Problem]) -> str:
    """What is wrong with a typed rack, all of it."""
    return " ".join(problem_text(problem) for problem in problems)


def problem_text(problem: Problem) -> str:
    """One fault of a typed rack."""
    letters = to_text(problem.letters)
    match problem.fault:
        case Fault.UNREADABLE:
            return translate("rack", "« {0} » ne se lit pas.").format("".join(problem.letters))
        case Fault.TWO_READINGS:
            return translate(
                "rack", "Plusieurs lectures : {0}. Tapez les crochets, ou une espace entre les lettres."
            ).format(translate("rack", " ou ").join(problem.letters))
        case Fault.EMPTY:
            return translate("rack", "Le tirage est vide.")
        case Fault.NOT_IN_STOCK:
            return translate("rack", "Il n’y a plus assez de {0}.").format(letters)
        case Fault.TOO_MANY:
            return translate("rack", "{0} {0:lettre|lettres} au lieu de {1}.").format(
                counted(problem.found), problem.limit
            )
        case Fault.TOO_FEW:
            return translate("rack", "{0} {0:lettre|lettres} seulement, il en faut {1}.").format(
                counted(problem.found), problem.limit
            )
        case Fault.LEFTOVER_MISSING:
            return translate("rack", "Le reliquat n’y est pas : il manque {0}.").format(letters)
        case Fault.UNBALANCED:
            return translate("rack", "Voyelles ou consonnes insuffisantes : tirage à rejeter.")
        case Fault.NO_BLANK:
            return translate("rack", "Il manque le joker de la partie joker.")
        case Fault.SECOND_BLANK:
            return translate("rack", "Un second joker n’est pas permis.")
        case _:
            return translate("rack", "C’est le tirage du coup annulé : il est à rejeter.")
