"""Folds the facts about the event."""

from __future__ import annotations

from dataclasses import replace

from arbitre.domain import facts as f
from arbitre.domain.event.state import (
    DecidedTie,
    Printed,
    Published,
    Tournament,
    WordChange,
)
from arbitre.domain.folding.handlers import on, with_game


@on(f.TournamentCreated)
def _created(state: Tournament, fact: f.TournamentCreated) -> Tournament:
    return replace(state, about=fact)


@on(f.TournamentEdited)
def _edited(state: Tournament, fact: f.TournamentEdited) -> Tournament:
    names = ("name", "date", "place", "club", "centre")
    values = {name: getattr(fact, name) for name in names if getattr(fact, name) is not None}
    return replace(state, about=replace(state.about, **values))


@on(f.PlayerRegistered)
def _registered(state: Tournament, fact: f.PlayerRegistered) -> Tournament:
    return replace(state, players={**state.players, fact.player.id: fact.player})


@on(f.PlayerEdited)
def _player_edited(state: Tournament, fact: f.PlayerEdited) -> Tournament:
    if fact.player.id not in state.players:
        raise KeyError(fact.player.id)
    return replace(state, players={**state.players, fact.player.id: fact.player})


@on(f.PlayerRemoved)
def _player_removed(state: Tournament, fact: f.PlayerRemoved) -> Tournament:
    players = dict(state.players)
    del players[fact.player]
    games = tuple(
        replace(
            game,
            seats={
                table: kept
                for table, seats in game.seats.items()
                if (kept := tuple(seat for seat in seats if seat.player != fact.player))
            },
        )
        for game in state.games
    )
    return replace(state, players=players, games=games)


@on(f.WordAdmitted)
def _word_admitted(state: Tournament, fact: f.WordAdmitted) -> Tournament:
    change = WordChange(fact.word, True, fact.by, fact.reason)
    return replace(state, words={**state.words, fact.word: change})


@on(f.WordStruck)
def _word_struck(state: Tournament, fact: f.WordStruck) -> Tournament:
    change = WordChange(fact.word, False, fact.by, fact.reason)
    return replace(state, words={**state.words, fact.word: change})


@on(f.WordRestored)
def _word_restored(state: Tournament, fact: f.WordRestored) -> Tournament:
    return replace(state, words={word: change for word, change in state.words.items() if word != fact.word})


@on(f.MessageShown)
def _message(state: Tournament, fact: f.MessageShown) -> Tournament:
    return replace(state, message=fact.text)


@on(f.StandingPublished)
def _published(state: Tournament, fact: f.StandingPublished) -> Tournament:
    value = Published(fact.state, fact.until, fact.reason)
    if fact.game == 0:
        return replace(state, published=value)
    return with_game(state, replace(state.game(fact.game), published=value))


@on(f.DocumentPrinted)
def _document(state: Tournament, fact: f.DocumentPrinted) -> Tournament:
    return replace(state, printed={**state.printed, (fact.document, fact.game): Printed(fact.digest, fact.printed_at)})


@on(f.MarkerMerged)
def _merged(state: Tournament, fact: f.MarkerMerged) -> Tournament:
    return replace(state, merged=(*state.merged, (fact.source, fact.digest)))


@on(f.ConflictSettled)
def _settled(state: Tournament, fact: f.ConflictSettled) -> Tournament:
    return state  # what was chosen comes as facts of its own; the next merge looks this up


@on(f.MarkerFileMade)
def _marker_file(state: Tournament, fact: f.MarkerFileMade) -> Tournament:
    games = tuple(replace(game, marker=fact.arbiter) for game in state.games)
    return replace(state, marker=fact.arbiter, games=games)


@on(f.TieDecided)
def _tie_decided(state: Tournament, fact: f.TieDecided) -> Tournament:
    named = {player for group in fact.places for player in group}
    others = tuple(one for one in state.ties if one.game != fact.game or not named & one.players)
    return replace(state, ties=(*others, DecidedTie(fact.game, fact.places, fact.reason)))


@on(f.Undone)
def _undone(state: Tournament, fact: f.Undone) -> Tournament:
    return state  # ``live_actions`` has left out what it takes back


@on(f.ReasonGiven)
def _reason_given(state: Tournament, fact: f.ReasonGiven) -> Tournament:
    return state


@on(f.Redone)
def _redone(state: Tournament, fact: f.Redone) -> Tournament:
    return state
