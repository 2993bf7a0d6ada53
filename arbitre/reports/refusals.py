"""Why copies and files of others are not put together: the sentences that the window and the command line both say."""

from __future__ import annotations

from collections.abc import Mapping

from arbitre.reports.texts import mark

REFUSALS: Mapping[str, str] = {
    "other_event": mark("Ce fichier est d’un autre tournoi : {name}."),
    "same_file": mark("C’est le même fichier."),
    "not_a_marker_file": mark("Ce fichier n’est pas celui d’un marqueur : {name}."),
    "marker_file": mark("Le tournoi est la copie d’un marqueur ({name}) : il faut le fichier de la salle."),
    "copy_not_merged": mark("Cette copie a des bulletins qui ne sont pas encore fusionnés : {path}"),
    "tables_taken": mark("{count:Table|Tables} {tables} : déjà à {arbiter}."),
    "no_tables": mark("{arbiter} n’a aucune table."),
    "conflict_changed": mark(
        "Le bulletin de la table {table} au coup {turn} a changé ici depuis : fusionnez de nouveau."
    ),
    "reason_needed": mark("Un motif est nécessaire."),
    "tells_draws": mark(
        "Partie {game} : son fichier dit les tirages à venir (partie ouverte par la version 0.1, ou préparée et "
        "rouverte après sa fin). Aucune copie ne peut en être donnée avant qu’elle soit finie."
    ),
    "no_files": mark("Aucun de ces fichiers ne compte, rien n’est réuni : {names}."),
    "corrections_lost": mark(
        "Des corrections faites dans l’ensemble précédent n’ont plus leur place, rien n’est réuni : {corrections}."
    ),
}
"""A sentence by kind of error; ``{name}`` is a datum of it."""
