"""The values of a rule set in words: what each key is called, what each choice means, and where a value comes from."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication

from arbitre.application.presets.rulesets import RuleSets
from arbitre.domain.base.errors import ArbitreError

_tr = QCoreApplication.translate


def section_texts() -> dict[str, str]:
    """The tables of a rule set, in the order of a form; empty for the keys above the first table."""
    return {
        "": _tr("rules", "Règlement"),
        "rack": _tr("rules", "Lettres et primes"),
        "draw": _tr("rules", "Voyelles et consonnes"),
        "time": _tr("rules", "Temps"),
        "slip": _tr("rules", "Bulletins"),
        "warning": _tr("rules", "Avertissements"),
        "solo": _tr("rules", "Solos"),
        "top": _tr("rules", "Solution retenue"),
        "end": _tr("rules", "Fin de partie"),
        "rank": _tr("rules", "Classements"),
    }


def key_texts() -> dict[str, str]:
    """What each key is called, by its dotted name."""
    return {
        "title": _tr("rules", "nom à l’écran et sur papier"),
        "row_label": _tr("rules", "les rangées portent"),
        "variant": _tr("rules", "formule"),
        "tie": _tr("rules", "choix entre tops à égalité, dans l’ordre"),
        "rack.size": _tr("rules", "lettres au tirage"),
        "rack.max_played": _tr("rules", "lettres posées au plus"),
        "rack.bonus": _tr("rules", "prime par nombre de lettres posées"),
        "rack.joker": _tr("rules", "un joker dans chaque tirage"),
        "rack.explosive": _tr("rules", "joker remplacé par la meilleure lettre"),
        "rack.leftover_returns": _tr("rules", "le reliquat retourne au sac"),
        "rack.blanks_replaced": _tr("rules", "le joker posé est remplacé par sa lettre"),
        "draw.vowels": _tr("rules", "voyelles au moins"),
        "draw.consonants": _tr("rules", "consonnes au moins"),
        "draw.until": _tr("rules", "jusqu’au coup"),
        "draw.late_vowels": _tr("rules", "voyelles ensuite"),
        "draw.late_consonants": _tr("rules", "consonnes ensuite"),
        "draw.wild_blanks": _tr("rules", "le joker compte pour l’une ou l’autre"),
        "draw.wild_blanks_late": _tr("rules", "le joker compte encore ensuite"),
        "draw.wild_either": _tr("rules", "l’Y compte pour l’une ou l’autre"),
        "draw.rejection": _tr("rules", "en cas de rejet, retournent au sac"),
        "time.seconds": _tr("rules", "secondes par coup"),
        "time.signals": _tr("rules", "annonces, en secondes restantes"),
        "time.gap": _tr("rules", "secondes avant le tirage suivant"),
        "time.blitz": _tr("rules", "blitz"),
        "time.sudden_death": _tr("rules", "mort subite : secondes coup par coup"),
        "time.sudden_death_writing": _tr("rules", "mort subite : secondes pour écrire"),
        "time.elimination": _tr("rules", "élimination sous le meilleur score"),
        "time.topping": _tr("rules", "topping"),
        "time.topping_limit": _tr("rules", "topping : secondes par coup"),
        "time.topping_penalty": _tr("rules", "topping : secondes de pénalité"),
        "slip.articles": _tr("rules", "les décisions citent les articles du règlement FISF"),
        "slip.reference_needed": _tr("rules", "référence ou raccord exigé dès le coup 2"),
        "slip.wrong_score": _tr("rules", "score faux ou absent"),
        "slip.unmarked_blank": _tr("rules", "joker non encerclé"),
        "slip.wrong_place": _tr("rules", "place fausse, score qui existe"),
        "slip.inexact_place": _tr("rules", "place trouvée malgré une faute"),
        "slip.warnings": _tr("rules", "avertissements comptés"),
        "slip.penalty": _tr("rules", "points de la pénalité"),
        "slip.first_turn_best": _tr("rules", "au coup 1, le meilleur score du mot"),
        "slip.joining_letters": _tr("rules", "lettres de raccord exigées"),
        "slip.average": _tr("rules", "moyenne pour un mot refusé sans que le joueur le sache"),
        "slip.better_of_place_and_score": _tr("rules", "place juste et score d’une autre place : le meilleur"),
        "slip.one_joining_letter_is_absent": _tr("rules", "une lettre de raccord vaut aucune"),
        "slip.other_circles_exist": _tr("rules", "un score avec un autre joker existe"),
        "slip.two_solutions_warning": _tr("rules", "deux solutions : avertissement"),
        "slip.zero_on_bad_word_first_turn": _tr("rules", "au coup 1, zéro pour un mot refusé"),
        "slip.both_modes_milder": _tr("rules", "deux façons de situer : la plus clémente"),
        "slip.place_first_when_equal": _tr("rules", "place juste et autre score paient autant : la place"),
        "slip.two_letters_later": _tr(
            "rules", "après un premier mot de deux lettres, deux lettres de raccord suffisent"
        ),
        "slip.extension_wrong_direction": _tr("rules", "prolongement écrit dans le mauvais sens, référence juste"),
        "slip.refused_place": _tr("rules", "place d’un raccord refusé, score qui existe ailleurs"),
        "slip.fault_of_equal_solutions": _tr("rules", "deux solutions qui paient autant : la faute de l’une compte"),
        "slip.fallacious": _tr("rules", "raccords fallacieux"),
        "slip.fallacious_small_score": _tr("rules", "place juste, petit score fallacieux"),
        "slip.fallacious_extension": _tr("rules", "mot vu à deux places, dont une fallacieuse"),
        "slip.excess_from": _tr("rules", "deux fois l’écart, retiré du score"),
        "warning.free": _tr("rules", "avertissements sans coût"),
        "warning.free_original": _tr("rules", "sans coût en blitz et parties originales"),
        "warning.cost": _tr("rules", "points de chacun au-delà"),
        "solo.rule": _tr("rules", "qui fait un solo"),
        "solo.players": _tr("rules", "joueurs au moins"),
        "solo.bonus": _tr("rules", "points du solo"),
        "solo.bonus_below": _tr("rules", "points sous le top"),
        "solo.cap": _tr("rules", "points de solos au plus, 0 sans limite"),
        "top.common_words": _tr("rules", "mots courants seulement, tant qu’il y en a"),
        "top.lower_freely": _tr("rules", "une solution moins chère se prend sans motif"),
        "end.turns": _tr("rules", "nombre de coups, 0 sans limite"),
        "end.one_letter": _tr("rules", "finit quand il reste une lettre"),
        "end.only_vowels_or_consonants": _tr("rules", "finit quand il ne reste que voyelles ou consonnes"),
        "end.below_rack": _tr("rules", "finit avec moins de lettres qu’un tirage"),
        "end.interruption_minutes": _tr("rules", "interruption en minutes au plus"),
        "rank.by": _tr("rules", "classer par"),
        "rank.ties": _tr("rules", "départager par, dans l’ordre"),
        "rank.standings_shown": _tr("rules", "classement montré pendant la partie"),
    }


def choice_texts() -> dict[str, str]:
    """What a choice means, by ``key=value`` or, where it always means the same, by its value."""
    return {
        "row_label=": _tr("rules", "comme le jeu de lettres"),
        "row_label=letter": _tr("rules", "des lettres (H4)"),
        "row_label=number": _tr("rules", "des chiffres (4H)"),
        "variant=normal": _tr("rules", "normale"),
        "variant=joker": _tr("rules", "joker"),
        "variant=7of8": _tr("rules", "7 sur 8"),
        "variant=7and8": _tr("rules", "7 et 8"),
        "variant=789": _tr("rules", "7, 8 et 9"),
        "variant=7of8joker": _tr("rules", "7 sur 8 joker"),
        "variant=7and8joker": _tr("rules", "7 et 8 joker"),
        "variant=789joker": _tr("rules", "7, 8 et 9 joker"),
        "variant=explosive": _tr("rules", "détonante"),
        "draw.rejection=whole": _tr("rules", "toutes les lettres"),
        "draw.rejection=new": _tr("rules", "les lettres qui viennent d’être tirées"),
        "slip.wrong_score=exact": _tr("rules", "score exact et avertissement"),
        "slip.wrong_score=free": _tr("rules", "score exact, rien d’autre"),
        "slip.wrong_score=under": _tr("rules", "en dessous comme écrit, au-dessus moins deux fois l’écart"),
        "slip.wrong_score=zero": _tr("rules", "zéro"),
        "warning": _tr("rules", "avertissement"),
        "free": _tr("rules", "rien"),
        "zero": _tr("rules", "zéro"),
        "penalty": _tr("rules", "pénalité"),
        "ask": _tr("rules", "demander à l’arbitre"),
        "pay": _tr("rules", "payer"),
        "slip.excess_from=exact": _tr("rules", "exact"),
        "slip.excess_from=written": _tr("rules", "écrit"),
        "solo.rule=best": _tr("rules", "le seul meilleur, même sous le top"),
        "solo.rule=top_or_below": _tr("rules", "le seul au top, ou le seul meilleur en dessous"),
        "solo.rule=none": _tr("rules", "personne"),
        "tie=fewest_blanks": _tr("rules", "le moins de jokers"),
        "tie=ends_game": _tr("rules", "termine la partie"),
        "tie=opens_game": _tr("rules", "ouvre le jeu"),
        "tie=balanced_leftover": _tr("rules", "reliquat équilibré"),
        "tie=fewest_tiles": _tr("rules", "le moins de lettres posées"),
        "tie=alphabetical": _tr("rules", "ordre alphabétique"),
        "tie=nearest_corner": _tr("rules", "le plus près du coin"),
        "rank.by=total": _tr("rules", "total des points"),
        "rank.by=percent": _tr("rules", "pourcentage du total des tops"),
        "rank.by=mean_percent": _tr("rules", "moyenne des pourcentages"),
        "rank.by=place_points": _tr("rules", "points de place"),
        "rank.ties=tops": _tr("rules", "nombre de tops"),
        "rank.ties=best_move": _tr("rules", "meilleur coup"),
        "rank.ties=solos": _tr("rules", "nombre de solos"),
        "rank.ties=last_game": _tr("rules", "dernière partie"),
        "rank.ties=last_turns": _tr("rules", "coup par coup depuis la fin"),
        "rank.ties=sudden_death": _tr("rules", "mort subite"),
    }


def choice_text(key: str, value: str) -> str:
    """What a choice of a key means."""
    texts = choice_texts()
    return texts.get(f"{key}={value}") or texts.get(value) or value


def key_text(key: str) -> str:
    """What a key is called; one that has no name yet is called by itself."""
    return key_texts().get(key, key)


_VALUE = re.compile(r"^(?P<key>[a-z_0-9]+)\s*=\s*(?P<value>.*?)\s+#\s*(?P<source>.+)$")


def sources(path: Path) -> dict[str, str]:
    """Where a rule set's file says that each value comes from, by dotted key."""
    found: dict[str, str] = {}
    table = ""
    for line in path.read_text(encoding="utf-8-sig").splitlines():
        if line.startswith("["):
            table = line.strip("[] ") + "."
        elif (match := _VALUE.match(line)) is not None:
            found[f"{table}{match['key']}"] = match["source"]
    return found


def all_sources(rule_sets: RuleSets) -> Mapping[str, dict[str, str]]:
    """The sources of every rule set, by its name; a file that can't be read has none."""
    found: dict[str, dict[str, str]] = {}
    for entry in rule_sets.entries():
        try:
            found[entry.name] = sources(entry.path)
        except OSError:
            found[entry.name] = {}
    return found


def problem_text(error: ArbitreError) -> str:
    """What is wrong with a value, by the name that the form gives it, and what would do."""
    data = {name: str(value) for name, value in error.data.items()}
    key = key_text(data.get("key", ""))
    allowed = _in_words(data.get("allowed", ""), data.get("key", ""))
    match error.kind:
        case "bad_value":
            return _tr("rules", "« {0} » : {1} ne convient pas. Possible : {2}").format(
                key, data.get("value", ""), allowed
            )
        case "unknown_key":
            return _tr("rules", "Clé inconnue « {0} ». Connues : {1}").format(data["key"], data.get("allowed", ""))
        case "name_taken":
            return _tr("rules", "Il y a déjà un règlement « {0} ».").format(data.get("value", ""))
        case "bad_name":
            return _tr("rules", "« {0} » ne convient pas : lettres sans accent, chiffres, - et _.").format(
                data.get("value", "")
            )
        case "shipped":
            return _tr("rules", "« {0} » est livré avec le programme : copiez-le pour le changer.").format(
                data.get("value", "")
            )
        case "not_toml":
            return _tr("rules", "Le fichier ne se lit pas : {0}").format(data.get("text", ""))
        case "not_saved" | "unreadable":
            return _tr("rules", "Le disque refuse : {0}").format(data.get("value", ""))
    return _tr("rules", "Impossible ({0}).").format(error.kind)


def _in_words(allowed: str, key: str) -> str:
    """What would do, keys of the same table and choices called as the form calls them."""
    section = key.rpartition(".")[0]
    names = {name.rpartition(".")[2]: text for name, text in key_texts().items() if name.rpartition(".")[0] == section}

    def word(found: re.Match[str]) -> str:
        return names.get(found[0]) or choice_text(key, found[0])

    return re.sub(r"[a-z_0-9]*[a-z][a-z_0-9]*", word, allowed).replace("<=", "≤")
