"""What putting files together found, in sentences: the report of a marker's file, and of several centres' files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arbitre.domain.base.ranges import ranges
from arbitre.domain.event.merging import CentreReport, MergeNote, MergeReport, NoteKind
from arbitre.reports.documents import Block, Column, Document, Facts, Kind, Row, Style, Table, Text
from arbitre.reports.paper import Paper
from arbitre.reports.texts import Texts, mark

SENTENCES: Mapping[NoteKind, str] = {
    NoteKind.SENT_TWICE: mark("Ce fichier a déjà été reçu et n’apporte rien de plus. {ours}"),
    NoteKind.OLDER: mark("Ce fichier est plus ancien que celui déjà reçu : rien n’est changé."),
    NoteKind.DIVERGED: mark(
        "Deux versions de ce fichier ont été modifiées chacune de son côté : rien n’est écrasé. {ours} {theirs}"
    ),
    NoteKind.GAME_UNKNOWN: mark("Cette partie n’est pas ouverte ici : ses bulletins attendent."),
    NoteKind.TURN_UNKNOWN: mark("Ce coup n’est pas encore saisi ici : ses bulletins attendent."),
    NoteKind.TURN_DIFFERS: mark("Le tirage ou la grille diffère (code {ours} ici, {theirs} là-bas) : à vérifier."),
    NoteKind.TOP_DIFFERS: mark("Un autre coup est retenu : {ours} ici, {theirs} là-bas."),
    NoteKind.CONFLICT: mark("Saisie différente : {ours} ici (gardée), {theirs} là-bas."),
    NoteKind.REMOVED_HERE: mark("Bulletin retiré ici depuis, {theirs} là-bas : il n’est pas remis."),
    NoteKind.OTHER_TABLES: mark("Bulletins de tables d’un autre arbitre : ils ne sont pas pris."),
    NoteKind.SHARED_TABLES: mark("Tables de deux arbitres : ce qui diffère est gardé comme seconde correction."),
    NoteKind.SEAT_DIFFERS: mark("Un autre joueur est assis à cette table : les bulletins restent à la table."),
    NoteKind.ANSWER_DIFFERS: mark("Une question est tranchée autrement là-bas : la réponse d’ici est gardée."),
    NoteKind.WORDS_DIFFER: mark("Les mots admis ou refusés diffèrent : {names}."),
    NoteKind.RULES_DIFFER: mark("Le règlement diffère : {ours} ici, {theirs} là-bas. {names}"),
    NoteKind.LIST_DIFFERS: mark("La liste de mots diffère : {ours} ici, {theirs} là-bas."),
    NoteKind.KEPT_SLIPS: mark("Des bulletins sans table attendent là-bas."),
    NoteKind.MISSING: mark("Des bulletins manquent encore."),
    NoteKind.UNREADABLE: mark("Ce fichier ne peut pas être lu ({theirs})."),
    NoteKind.OTHER_GAME: mark("Ce n’est pas la même partie : le centre n’est pas compté."),
    NoteKind.SAME_CENTRE: mark("Plusieurs fichiers de ce centre : {ours} et {theirs}."),
    NoteKind.UNFINISHED: mark("Partie inachevée : comptée jusqu’à ce coup."),
    NoteKind.UPDATED: mark("Une nouvelle version du fichier a remplacé la précédente : {theirs}."),
    NoteKind.LATE: mark("N’était pas compté dans l’ensemble précédent : {theirs}."),
    NoteKind.ABSENT: mark("Aucun fichier n’est arrivé de ce centre."),
    NoteKind.DUPLICATE_PLAYER: mark("Même licence dans deux centres pour la même partie : {names} (centre {ours})."),
    NoteKind.MISSING_GAME: mark("Cette partie n’est pas dans le fichier."),
    NoteKind.MOVED_PLAYER: mark("A joué dans deux centres, une seule ligne : {names} (centre {ours})."),
    NoteKind.HOMONYM: mark("Même nom dans deux centres, sans licence pour trancher : {names} (centre {ours})."),
    NoteKind.NO_CENTRE: mark("Le fichier ne dit pas de quel centre il vient : {theirs}."),
    NoteKind.CARRIED: mark("Corrigé dans l’ensemble précédent : la correction est reportée."),
    NoteKind.PROVISIONAL: mark("Des recours sont ouverts : les résultats restent provisoires."),
}
"""A sentence for every kind of note."""

_UNREAD: Mapping[str, str] = {
    "missing": mark("pas de tel fichier"),
    "not_a_file": mark("ce n’est pas un tournoi"),
    "newer_format": mark("fait par une version plus récente du programme"),
    **dict.fromkeys(("damaged", "chain_broken", "bad_record"), mark("endommagé")),
}
"""Why a file can't be read, by the kind of the error."""

# What keeps results from being right as they stand, and is told first.
_GRAVE = (
    NoteKind.TURN_DIFFERS, NoteKind.TOP_DIFFERS, NoteKind.OTHER_GAME, NoteKind.UNREADABLE, NoteKind.CONFLICT,
    NoteKind.DIVERGED, NoteKind.DUPLICATE_PLAYER, NoteKind.ABSENT, NoteKind.MISSING, NoteKind.MISSING_GAME,
    NoteKind.UNFINISHED,
)  # fmt: skip


def note_text(note: MergeNote, texts: Texts) -> str:
    """The sentence of a note, without its place.

    >>> note_text(MergeNote(NoteKind.TURN_DIFFERS, ours="BCDF", theirs="GHJK"), Texts())
    'Le tirage ou la grille diffère (code BCDF ici, GHJK là-bas) : à vérifier.'
    """
    names, theirs = ", ".join(note.names), note.theirs
    if note.kind is NoteKind.UNREADABLE and theirs in _UNREAD:
        theirs = texts.tr(_UNREAD[theirs])
    return texts.tr(SENTENCES[note.kind], ours=note.ours, theirs=theirs, names=names).strip()


def note_place(note: MergeNote, texts: Texts) -> str:
    """The sentence of a note with its place before it, on one line: ``partie 1, coup 3, tables 1-4 : ...``."""
    place = [
        texts.tr("partie {number}", number=note.game) if note.game else "",
        texts.tr("coup {number}", number=note.turn) if note.turn else "",
        texts.tr("{count:table|tables} {tables}", count=texts.count(len(note.tables)), tables=ranges(note.tables))
        if note.tables
        else "",
    ]
    where = ", ".join(filter(None, place))
    text = note_text(note, texts)
    return texts.tr("{label} : {value}", label=where, value=text) if where else text


def is_grave(note: MergeNote) -> bool:
    """True when the results are not right before somebody has looked."""
    return note.kind in _GRAVE


def marker_document(paper: Paper, report: MergeReport) -> Document:
    """The report of a marker's file."""
    texts = paper.texts
    facts = Facts(
        (
            (texts.tr("Arbitre"), report.source),
            (texts.tr("Tables"), ranges(report.tables, ", ") or "–"),
            (texts.tr("Bulletins pris"), texts.number(report.taken)),
            (texts.tr("Corrigés"), texts.number(report.changed)),
            (texts.tr("Retirés"), texts.number(report.removed)),
            (texts.tr("Inchangés"), texts.number(report.same)),
        )
    )
    blocks: list[Block] = [facts, *_notes(report.notes, texts)]
    title = texts.tr("Fichier de marqueur : {name}", name=report.source)
    return Document("fusion", title, paper.header(), tuple(blocks), texts, report.source)


def centres_document(paper: Paper, report: CentreReport) -> Document:
    """The report of several centres' files."""
    texts = paper.texts
    counted = [one for one in report.files if one.counted]
    facts = Facts(
        (
            (texts.tr("Centres comptés"), f"{len(counted)} / {len(report.files)}"),
            (texts.tr("Joueurs"), texts.number(sum(one.players for one in counted))),
            (texts.tr("Solos"), texts.tr("par centre") if report.solos_apart else texts.tr("sur l’ensemble")),
            (texts.tr("Tops"), " + ".join(texts.number(top) for top in report.tops.values())),
        )
    )
    columns = (
        Column("centre", texts.tr("Centre"), strong=True),
        Column("name", texts.tr("Épreuve"), weight=2),
        Column("file", texts.tr("Fichier"), weight=2),
        Column("players", texts.tr("Joueurs"), Kind.INT),
        Column("turns", texts.tr("Coups"), centred=True),
        Column("counted", texts.tr("Compté"), centred=True),
    )
    rows: list[Row] = [
        (
            one.centre,
            one.name,
            one.file,
            one.players,
            " + ".join(map(str, one.games)),
            texts.tr("oui") if one.counted else texts.tr("non"),
        )
        for one in report.files
    ]
    blocks: list[Block] = [facts, *_notes(report.notes, texts), Table(columns, rows, title=texts.tr("Fichiers"))]
    return Document("centres", texts.tr("Réunion des centres"), paper.header(), tuple(blocks), texts)


def _notes(notes: Sequence[MergeNote], texts: Texts) -> list[Block]:
    """The notes as a table, those that must be looked at first; a sentence when there are none."""
    if not notes:
        return [Text(texts.tr("Tout concorde : rien à vérifier."), Style.LEAD)]
    columns = (
        Column("source", texts.tr("Origine"), strong=True),
        Column("game", texts.tr("Partie"), Kind.INT),
        Column("turn", texts.tr("Coup"), Kind.INT),
        Column("tables", texts.tr("Tables"), weight=1),
        Column("note", texts.tr("Constat"), weight=4),
    )
    blocks: list[Block] = []
    for grave, title in ((True, texts.tr("À vérifier")), (False, texts.tr("Pour information"))):
        rows: list[Row] = [
            (
                note.source,
                note.game or None,
                note.turn or None,
                ranges(note.tables, ", ") or None,
                note_text(note, texts),
            )
            for note in notes
            if is_grave(note) is grave
        ]
        if rows:
            blocks.append(Table(columns, rows, title=title))
    return blocks
