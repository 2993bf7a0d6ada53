"""Sentences about rulings, questions, tops and the entry line, made from enums and data."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from arbitre.application.entry.text import Body, Mark, Trouble
from arbitre.application.session.turns import Tops
from arbitre.domain.base.players import Player
from arbitre.domain.base.ranges import ranges
from arbitre.domain.board.move import Move
from arbitre.domain.draw.ending import EndReason
from arbitre.domain.event.state import Game, Step, Tournament
from arbitre.domain.rules.questions import NO, YES, Question, QuestionKind
from arbitre.domain.rules.reasons import QUESTIONS, REASONS
from arbitre.domain.rules.rule_set import TieRule
from arbitre.domain.rules.slip import Reason, Ruling, Sanction, Slip, SlipStatus
from arbitre.reports.texts import Counted, is_single

translate = QCoreApplication.translate
MINUS = "−"


def labelled(head: str, text: str) -> str:
    """What something is about, then what is said of it."""
    return translate("texts", "{0} : {1}").format(head, text)


def quoted(text: str) -> str:
    """A text in the quotation marks of the language."""
    return translate("texts", "« {0} »").format(text)


def number(value: int) -> str:
    """A whole number as people write it in the language, with a true minus sign."""
    return QLocale().toString(value).replace("-", MINUS)


def counted(value: int) -> Counted:
    """A whole number for ``"{0} {0:joueur|joueurs}"``: the words agree with it."""
    return Counted(number(value), is_single(value, QLocale().name()[:2]))


def listed(numbers: Iterable[int]) -> Counted:
    """Tables or turns in a sentence, runs drawn together, for ``"{0:table|tables} {0}"``."""
    ones = sorted(set(numbers))
    return Counted(ranges(ones, ", "), len(ones) == 1)


def signed(value: int) -> str:
    """A number with its sign, 0 without."""
    return f"+{number(value)}" if value > 0 else number(value)


def move_text(move: Move, row_label: str) -> str:
    """A solution on one line: word, place, points."""
    return f"{move.printed()}  {move.reference.text(row_label)}  {number(move.score)}"


def join(parts: Iterable[str], separator: str = " · ") -> str:
    """The parts that say something."""
    return separator.join(part for part in parts if part)


def later_slips_text(game: Game, table: int) -> str:
    """The slips that somebody who left has in turns that he did not play: they count, and are named."""
    gone = game.left.get(table)
    turns = [turn.number for turn in game.turns[gone - 1 :] if turn.counts and table in turn.slips] if gone else []
    if not turns:
        return ""
    text = translate("texts", "ce qu’elle a {0:au coup|aux coups} {0} est saisi et compte : F7 l’enlève")
    return text.format(listed(turns))


# -- rulings ---------------------------------------------------------------------------------------------------------


def sanction_text(sanction: Sanction) -> str:
    """The name of a sanction; empty for none."""
    match sanction:
        case Sanction.NONE:
            return ""
        case Sanction.WARNING:
            return translate("rulings", "avertissement")
        case Sanction.PENALTY:
            return translate("rulings", "pénalité")
        case Sanction.ZERO:
            return translate("rulings", "zéro")
        case Sanction.AVERAGE:
            return translate("rulings", "moyenne")
        case Sanction.ASK:
            return translate("rulings", "à décider")


def status_token(ruling: Ruling, top: int = 0) -> str:
    """The theme's token that colours a ruling."""
    match ruling.sanction:
        case Sanction.WARNING:
            return "warning"
        case Sanction.PENALTY:
            return "penalty"
        case Sanction.ZERO:
            return "zero"
        case Sanction.ASK | Sanction.AVERAGE:
            return "warning"
        case _:
            return "top" if top and ruling.base >= top else "exact"


def sanction_mark(ruling: Ruling, top: int = 0) -> str:
    """The short sign beside a colour: ★ is drawn by the caller as ``top``."""
    match ruling.sanction:
        case Sanction.WARNING:
            return translate("reports", "A")
        case Sanction.PENALTY:
            return f"{MINUS}{ruling.base - ruling.points}"
        case Sanction.ZERO:
            return "0"
        case Sanction.AVERAGE:
            return translate("reports", "M")
        case _:
            return "★" if top and ruling.base >= top else ""


def ruling_sum(ruling: Ruling) -> str:
    """What is paid: ``45`` or ``40 = 45 − 5``."""
    if ruling.sanction is Sanction.PENALTY:
        return f"{number(ruling.points)} = {number(ruling.base)} {MINUS} {number(ruling.base - ruling.points)}"
    return number(ruling.points)


def reason_sentence(reason: Reason) -> str:
    """The sentence that explains a reason, as the notes to the players have it."""
    return translate("reasons", REASONS[reason].sentence)


def ruling_reason(ruling: Ruling) -> str:
    """Reason, words and article on one line."""
    if ruling.reason is Reason.EXACT and ruling.sanction is Sanction.NONE and not ruling.also:
        return ""
    sentence = reason_sentence(ruling.reason)
    words = ", ".join(ruling.words)
    article = f"({ruling.article})" if ruling.article else ""
    parts = [sentence, words and quoted(words), lacking_text(ruling), article]
    others = [reason_sentence(one) for one in ruling.also if one is not ruling.reason]
    return " ".join(part for part in (*parts, *others) if part)


def lacking_text(ruling: Ruling) -> str:
    """Which letters of the word are neither on the rack nor on the board; empty when that is not what is wrong."""
    if not ruling.lacking:
        return ""
    text = translate("rulings", "Lettre absente : {0}." if len(ruling.lacking) == 1 else "Lettres absentes : {0}.")
    return text.format(", ".join(ruling.lacking))


def no_definitions_text() -> str:
    """What stands where a meaning would be, in the languages that come without."""
    return translate("texts", "Pas de définitions livrées dans cette langue : elles existent en français.")


def slip_text(slip: Slip, points: int | None = None) -> str:
    """A slip as it was written."""
    match slip.status:
        case SlipStatus.NONE:
            return translate("rulings", "aucun bulletin")
        case SlipStatus.BLANK:
            return translate("rulings", "bulletin blanc")
        case SlipStatus.SEVERAL:
            return translate("rulings", "plusieurs bulletins")
        case _:
            pass
    parts = [
        " ".join(
            part
            for part in (
                _bracketed(entry.word),
                entry.reference or ("" if entry.joining is None else translate("rulings", "lettres de raccord")),
                "" if entry.reference or entry.joining else translate("rulings", "sans référence"),
            )
            if part
        )
        for entry in slip.entries
    ]
    text = " + ".join(parts)
    if slip.score is not None:
        text = f"{text} {number(slip.score)}".strip()
    elif points is not None and not text:
        text = number(points)
    if slip.status is SlipStatus.LATE:
        text = join((translate("rulings", "hors délai"), text))
    if slip.hard_to_read:
        text = join((text, translate("rulings", "lecture difficile")))
    return text


def _bracketed(word: str) -> str:
    """A word as people read it, blanks in brackets; what stands in square ones is one tile."""
    tiles = re.findall(r"\[[^\]]*\]?|.", word)
    return "".join(f"({one.strip('[]').upper()})" if one != one.upper() else one.strip("[]") for one in tiles)


def mark_text(mark: Mark) -> str:
    """What a mark of the entry line means."""
    match mark:
        case Mark.NO_REFERENCE:
            return translate("marks", "sans référence ni raccord")
        case Mark.TWO_LETTERS:
            return translate("marks", "deux lettres de raccord")
        case Mark.NOT_CIRCLED:
            return translate("marks", "joker non entouré")
        case Mark.HARD_TO_READ:
            return translate("marks", "lecture difficile")
        case Mark.LATE:
            return translate("marks", "hors délai")
        case Mark.BLANK_SLIP:
            return translate("marks", "bulletin blanc")
        case Mark.NO_SLIP:
            return translate("marks", "pas de bulletin")
        case Mark.SEVERAL:
            return translate("marks", "plusieurs bulletins")
        case Mark.DISCIPLINE:
            return translate("marks", "avertissement de conduite")
        case Mark.LEAVES:
            return translate("marks", "le joueur part")
        case Mark.ACROSS:
            return translate("marks", "écrit à l’horizontale")
        case Mark.DOWN:
            return translate("marks", "écrit à la verticale")


# -- questions -------------------------------------------------------------------------------------------------------


def question_text(question: Question, most: int | None = None) -> str:
    """The question with the words and places it is about; of several places ``most`` characters, cut between two."""
    words = join(_cut(["+".join(group) for group in question.groups], most), ", ")
    places = join(question.places, ", ")
    asked = translate("reasons", QUESTIONS[question.kind])
    if question.kind is QuestionKind.PLAUSIBLE and len(question.words) > 1:
        asked = translate("questions", "Ces mots formés en raccord ne sont pas admis : sont-ils tous vraisemblables ?")
    return labelled(join((words, places)), asked)


def _cut(parts: list[str], most: int | None) -> list[str]:
    """As many parts as have room, "…" for the others."""
    room = list(itertools.accumulate(len(part) + 2 for part in parts))
    kept = sum(end <= most for end in room) if most is not None else len(parts)
    return parts if kept == len(parts) else [*parts[: max(1, kept)], "…"]


def option_text(kind: QuestionKind, option: str) -> str:
    """One of the answers of a question."""
    texts = {
        YES: translate("questions", "oui"),
        NO: translate("questions", "non"),
        "zero": translate("questions", "zéro"),
        "pay": translate("questions", "payer"),
        "place": translate("questions", "la place"),
        "score": translate("questions", "le score"),
        "lower": translate("questions", "la moins chère"),
        "best": translate("questions", "la meilleure"),
        "ignore": translate("questions", "ne pas en tenir compte"),
    }
    return texts.get(option, option)


def _outcome(ruled: Callable[[Mapping[str, str]], Ruling], answers: Mapping[str, str]) -> str:
    """What answers do to the points, shortly; all that may come of them when another question follows."""
    ruling = ruled(answers)
    asked = ruling.question
    if ruling.sanction is Sanction.ASK and asked is not None and asked not in answers:
        found = [_outcome(ruled, {**answers, asked: option}) for option in Question.parse(asked).options]
        return join(dict.fromkeys(" / ".join(found).split(" / ")), " / ")
    article = f"({ruling.article})" if ruling.article else ""
    return join((number(ruling.points), sanction_text(ruling.sanction), article), " ")


def answers_to(question: Question, given: Mapping[str, str], ruled: Callable[[Mapping[str, str]], Ruling]) -> list[str]:
    """Each answer to a question with what it does to the points; ``ruled``: the ruling that answers lead to."""
    return [
        labelled(option_text(question.kind, option), _outcome(ruled, {**given, question.key: option}))
        for option in question.options
    ]


def untold_text(body: Body, slip: Slip) -> str:
    """What of a slip was not typed: missing, or taken from the solution; empty when everything was, or a list chose."""
    if slip.status is not SlipStatus.HANDED or slip.chosen or not slip.entries:
        return ""
    entry, last = slip.entries[-1], body.solutions[-1]
    parts = []
    if entry.reference is None and entry.joining is None and Mark.NO_REFERENCE not in body.marks:
        parts.append(translate("entry", "référence manquante"))
    elif last.reference is None and entry.reference is not None:
        parts.append(translate("entry", "référence de la solution"))
    if slip.score is None:
        parts.append(translate("entry", "score manquant"))
    elif body.score is None:
        parts.append(translate("entry", "score de la solution"))
    return join(parts, ", ")


def marker_text(state: Tournament) -> str:
    """Whose copy the file is and which tables are his; empty for the event's own file."""
    if not state.marker:
        return ""
    game = state.games[-1] if state.games else None
    tables = [table for table, who in game.arbiters.items() if who == state.marker] if game is not None else []
    text = translate("marker", "Copie de {0}").format(state.marker)
    return join((text, translate("marker", "{0:table|tables} {0}").format(listed(tables)) if tables else ""), ", ")


# -- the entry line --------------------------------------------------------------------------------------------------


def trouble_text(trouble: Trouble, detail: str = "") -> str:
    """Why a line can't be recorded, and what to do."""
    match trouble:
        case Trouble.UNKNOWN_TABLE:
            text = translate("entry", "Il n’y a pas de table {0}.")
        case Trouble.NOT_EXPECTED:
            text = translate("entry", "La table {0} ne joue pas ce coup.")
        case Trouble.OTHER_ARBITER:
            text = translate("entry", "Cette copie n’a pas la table {0} : son bulletin va à l’arbitre de la table.")
        case Trouble.HAS_SLIP:
            text = translate("entry", "La table {0} a déjà un bulletin.")
        case Trouble.NO_SLIP_YET:
            text = translate("entry", "La table {0} n’a pas encore de premier bulletin.")
        case Trouble.UNREADABLE:
            text = translate("entry", "« {0} » ne se lit pas : ni mot, ni référence, ni score, ni signe connu (F1).")
        case Trouble.TWO_WORDS:
            text = translate("entry", "Deux mots : un + entre deux solutions d’un même bulletin.")
        case Trouble.TWO_SCORES:
            text = translate("entry", "Deux scores : un seul est écrit sur le bulletin.")
        case Trouble.TWO_REFERENCES:
            text = translate("entry", "Deux références ou deux sens : un seul est écrit sur le bulletin.")
        case Trouble.GLUED:
            text = translate("entry", "« {0} » est collé : séparez mot, référence et score par des espaces.")
        case Trouble.CONTRADICTION:
            text = translate("entry", "« {0} » et le signe « sans référence ni raccord » se contredisent.")
        case Trouble.TABLES_FIRST:
            text = translate("entry", "Après « = », la solution d’abord, puis les tables.")
        case Trouble.NO_TURN:
            text = translate("entry", "Pas de bulletins à ce coup : > coup, espace, table, puis le bulletin.")
        case Trouble.NO_WORD:
            text = translate("entry", "Tapez le mot écrit.")
        case Trouble.LEAVING_WORD:
            word, _, sign = detail.partition(" ")
            text = translate(
                "entry",
                "« {0} » peut être écrit sur le bulletin : tapez {1} si le joueur s’en va, ou la place et le score.",
            ).format(word, sign)
        case Trouble.PREFIX:
            text = translate(
                "entry", "« {0} » n’est pas une solution : Tab complète, ou tapez référence et score écrits."
            )
        case Trouble.NO_TOP:
            text = translate("entry", "Aucun top n’est retenu pour ce coup : tapez la solution.")
        case Trouble.NOT_CHOSEN:
            text = translate("entry", "Rien n’est choisi : une flèche prend le top, ou tapez ce qui est écrit.")
        case Trouble.ALONE:
            text = translate("entry", "Ce signe se tape seul après la table.")
        case Trouble.NO_TABLES:
            text = translate("entry", "Tapez les tables : 3 7 12-18.")
        case Trouble.NO_KEPT:
            text = translate("entry", "Il n’y a pas de bulletin gardé nº {0}.")
        case Trouble.NO_PLAYER:
            text = translate("entry", "Aucun nom ne commence par « {0} ».")
        case Trouble.SEVERAL_PLAYERS:
            text = translate("entry", "Plusieurs noms commencent ainsi.")
        case Trouble.WRONG_TOTAL:
            text = translate("entry", "Le total saisi est {0} : la feuille ne tombe pas juste.")
        case Trouble.NO_NUMBER:
            text = translate("entry", "Tapez un nombre.")
    return text.format(detail)


# -- turns -----------------------------------------------------------------------------------------------------------


def step_text(step: Step) -> str:
    """Where the live turn stands."""
    match step:
        case Step.BEFORE:
            return translate("steps", "à tirer")
        case Step.DRAWN:
            return translate("steps", "tiré, à annoncer")
        case Step.RUNNING:
            return translate("steps", "en jeu")
        case Step.TIMED_OUT:
            return translate("steps", "terminé")
        case Step.REVEALED:
            return translate("steps", "révélé")
        case Step.ENDED:
            return translate("steps", "partie finie")


def eliminated_text(players: Mapping[str, Player], game: Game, tables: Sequence[int]) -> str:
    """Who is out, by table and name; beyond six the tables alone."""
    if len(tables) > 6:
        return translate("texts", "Éliminés : tables {0}").format(ranges(list(tables)))
    out = [(table, players.get(game.player_at(table, game.next_serial) or "")) for table in tables]
    names = ", ".join(f"{table} {player.name}" if player is not None else str(table) for table, player in out)
    if len(tables) == 1:
        return translate("texts", "Éliminé : table {0}").format(names)
    return translate("texts", "Éliminés : tables {0}").format(names)


def end_text(reason: str) -> str:
    """Why a game is over; the arbiter's own words as they are."""
    texts = {
        EndReason.ALL_PLACED: translate("ending", "toutes les lettres sont posées"),
        EndReason.ONE_LETTER: translate("ending", "il ne reste qu’une lettre"),
        EndReason.ONLY_VOWELS: translate("ending", "il ne reste que des voyelles"),
        EndReason.ONLY_CONSONANTS: translate("ending", "il ne reste que des consonnes"),
        EndReason.NO_MOVE: translate("ending", "plus aucun coup n’est jouable"),
        EndReason.NO_OTHER_RACK: translate("ending", "aucun autre tirage n’est possible"),
        EndReason.BELOW_RACK: translate("ending", "il reste moins de lettres qu’un tirage"),
        EndReason.INTERRUPTION: translate("ending", "l’interruption a trop duré"),
        EndReason.TURNS_REACHED: translate("ending", "le nombre de coups prévu est joué"),
        EndReason.LAST_STANDING: translate("ending", "mort subite : il ne reste qu’un joueur"),
    }
    return next((text for key, text in texts.items() if key == reason), str(reason))


def choice_text(tops: Tops, move: Move) -> str:
    """Why the book takes this top among the tied ones."""
    reason = tops.reason_for(move)
    texts = {
        "only_top": translate("tops", "seul top"),
        "free": translate("tops", "au choix de l’arbitre"),
        "against": translate("tops", "écarté par la règle"),
        TieRule.FEWEST_BLANKS: translate("tops", "sans joker, ou le moins de jokers"),
        TieRule.ENDS_GAME: translate("tops", "termine la partie"),
        TieRule.OPENS_GAME: translate("tops", "ouvre le jeu"),
        TieRule.BALANCED_LEFTOVER: translate("tops", "reliquat équilibré"),
        TieRule.FEWEST_TILES: translate("tops", "le moins de lettres"),
        TieRule.ALPHABETICAL: translate("tops", "premier de l’alphabet"),
        TieRule.NEAREST_CORNER: translate("tops", "le plus près du coin"),
    }
    return next((text for key, text in texts.items() if key == reason), reason)
