"""The clock: given the time, it always says the same."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arbitre.application.room.clock import (
    Clock,
    ClockError,
    ClockState,
    Restart,
    after_restart,
    clock_text,
    parse_time,
    wait_before_draw,
)


def test_three_minutes_from_start_to_end() -> None:
    clock = Clock.ready(180, (30,)).start(1000.0)
    assert clock.face(1000.0).text == "3:00"
    assert clock.face(1000.5).text == "3:00"
    assert clock.face(1001.0).text == "2:59"
    assert not clock.face(1149.9).warning
    assert clock.face(1150.0).warning
    assert clock.face(1179.99).text == "0:01"
    over = clock.face(1180.0)
    assert (over.text, over.state) == ("0:00", ClockState.OVER)
    assert clock.face(5000.0).text == "0:00"


def test_pause_keeps_what_is_left() -> None:
    clock = Clock.ready(120).start(0.0).pause(50.0)
    assert clock.remaining(999.0) == 70.0
    assert clock.state is ClockState.PAUSED
    clock = clock.resume(1000.0)
    assert clock.remaining(1010.0) == 60.0
    assert clock.state_at(1070.0) is ClockState.OVER


def test_what_makes_no_sense_changes_nothing() -> None:
    ready = Clock.ready(60)
    assert ready.pause(1.0) == ready
    assert ready.resume(1.0) == ready
    assert ready.stop(1.0) == ready
    running = ready.start(0.0)
    assert running.start(10.0) == running
    assert running.resume(10.0) == running
    over = running.stop(20.0)
    assert over.add(30, 21.0) == over
    assert over.pause(22.0) == over


def test_add_and_take_seconds() -> None:
    clock = Clock.ready(180).start(0.0).add(30, 10.0)
    assert clock.remaining(10.0) == 200.0
    assert clock.add(-500, 20.0).state_at(20.0) is ClockState.OVER
    paused = clock.pause(20.0).add(15, 400.0)
    assert paused.remaining(9999.0) == 205.0
    assert Clock.ready(60).add(-30, 0.0).seconds == 30
    # Time ran out a moment ago and the arbiter gives a minute: the same turn goes on.
    late = Clock.ready(60).start(0.0).add(60, 61.0)
    assert late.remaining(61.0) == 60.0


def test_signals_are_due_once_however_late() -> None:
    clock = Clock.ready(180, (60, 30, 20, 5)).start(0.0)
    assert clock.due(0.0, 119.9) == ()
    assert clock.due(119.9, 120.0) == (60,)
    assert clock.due(120.0, 121.0) == ()
    assert clock.due(121.0, 300.0) == (30, 20, 5, 0)
    assert clock.due(300.0, 400.0) == ()
    assert clock.due(0.0, 130.0, moments=(120, 90)) == (120, 90)
    assert clock.pause(100.0).due(100.0, 400.0) == ()


def test_a_signal_comes_again_after_added_time() -> None:
    clock = Clock.ready(60, (30,)).start(0.0)
    assert clock.due(29.0, 31.0) == (30,)
    longer = clock.add(60, 31.0)
    assert longer.due(31.0, 91.0) == (30,)


@given(st.lists(st.floats(0.001, 40, allow_nan=False), min_size=1, max_size=80), st.integers(10, 300))
def test_every_signal_exactly_once(steps: list[float], seconds: int) -> None:
    clock = Clock.ready(seconds, (60, 30, 20, 5)).start(7.0)
    heard: list[int] = []
    before = 7.0
    for step in [*steps, seconds + 1.0]:
        heard += clock.due(before, before + step)
        before += step
    assert heard == [*clock.signals, 0]


@given(st.integers(1, 600), st.floats(0, 700, allow_nan=False))
def test_the_face_is_the_time_left_rounded_up(seconds: int, at: float) -> None:
    clock = Clock.ready(seconds).start(0.0)
    assert clock.face(at).left == math.ceil(max(0.0, seconds - at))


def test_next_change_is_when_the_face_changes() -> None:
    clock = Clock.ready(180).start(0.0)
    assert clock.next_change(0.25) == pytest.approx(0.75)
    assert clock.next_change(1.0) == 1.0
    assert clock.next_change(181.0) == math.inf
    assert Clock.ready(180).next_change(0.0) == math.inf


def test_a_clock_set_back_gives_no_time() -> None:
    clock = Clock.ready(60).start(100.0)
    assert clock.remaining(90.0) == 60.0


@pytest.mark.parametrize(
    ("choice", "left", "state"),
    [
        (Restart.RESUME, 80.0, ClockState.RUNNING),
        (Restart.RESTART, 180.0, ClockState.RUNNING),
        (Restart.STOP, 0.0, ClockState.OVER),
    ],
)
def test_after_a_power_cut(choice: Restart, left: float, state: ClockState) -> None:
    clock = after_restart(choice, 180, (30,), 100.0, now=5.0)
    assert (clock.remaining(5.0), clock.state_at(5.0)) == (left, state)


def test_resumed_after_the_time_was_out_is_over() -> None:
    assert after_restart(Restart.RESUME, 180, (30,), 4000.0, now=5.0).state_at(5.0) is ClockState.OVER


def test_twenty_seconds_before_the_next_draw() -> None:
    assert wait_before_draw(None, 3.0) == 0
    assert wait_before_draw(100.0, 105.0) == 15.0
    assert wait_before_draw(100.0, 120.0) == 0.0
    assert wait_before_draw(100.0, 110.0, gap=0) == 0.0


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("3:00", 180),
        ("2:30", 150),
        ("2.30", 150),
        ("1’30", 90),
        ("2 min", 120),
        ("150", 150),
        ("90 s", 90),
        ("3", 180),
        ("0:45", 45),
        ("20s", 20),
        ("12 min", 720),
        ("1m30", 90),
        ("2'", 120),
        ("2mn 30s", 150),
    ],
)
def test_times_as_people_type_them(text: str, seconds: int) -> None:
    assert parse_time(text) == seconds


@pytest.mark.parametrize("text", ["", "abc", "3:99", ":30", "-3", "1:2:3", "0", "99999", "²", "3:-1"])
def test_what_is_no_time_is_refused(text: str) -> None:
    with pytest.raises(ClockError):
        parse_time(text)


@given(st.text(max_size=8))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        seconds = parse_time(text)
    except ClockError:
        return
    assert 1 <= seconds <= 4 * 3600


@given(st.integers(10, 3599))
def test_text_and_back(seconds: int) -> None:
    assert parse_time(clock_text(seconds)) == seconds


def test_impossible_lengths_are_refused() -> None:
    with pytest.raises(ClockError):
        Clock.ready(0)
    with pytest.raises(ClockError):
        Clock.ready(10**6)
