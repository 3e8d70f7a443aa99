"""Pictures and texts of a table show what a seat may see, and nothing else."""

import random
import sys
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from akhet.draw.icons import ICONS
from akhet.draw.nile.picture import COLOURS as CARD_COLOURS
from akhet.draw.palette import tones
from akhet.envs.rendering import picture, text
from akhet.envs.zoo import raw_env
from akhet.games.fertility.state import RESOURCE_NAMES
from akhet.games.nile.state import CARD_NAMES, PLOT_NAMES
from akhet.kernel.layout import blank
from akhet.kernel.stream import key_from_seed, new_stream
from tests.envs.variants import VARIANTS, any_of, every_variant

few = settings(max_examples=max(1, settings().max_examples // 5), deadline=None)


def played(variant: Any, seed: int, decisions: int, **choices: Any) -> raw_env:
    """A table after this many decisions, or at its end."""
    game, players, options = variant
    env, rng = raw_env(game, players=players, **options, **choices), random.Random(seed)
    env.reset(seed=seed)
    while env.game.seat >= 0 and (decisions := decisions - 1) >= 0:
        env.step(any_of(env.game.mask(env.game.seat), rng))
    return env


@every_variant
def test_positions_can_be_drawn_for_a_seat_and_for_a_spectator(
    game: str, players: int, options: dict[str, Any]
) -> None:
    sizes = set()
    for decisions in (30, 10**6):
        env = played((game, players, options), decisions, decisions)
        for seat in (None, players - 1):
            drawn = picture(env.game, seat)
            assert drawn.dtype == np.uint8 and drawn.shape[2] == 3 and drawn.std() > 10
            sizes.add(drawn.shape)
            assert all(line and line == line.rstrip() for line in text(env.game, seat).splitlines())
    assert len(sizes) == 1  # so that they can be frames of a video


@few
@given(st.integers(0, 2**32), st.integers(0, 120), st.sampled_from(VARIANTS), st.booleans())
def test_hidden_things_change_no_picture_and_no_text(seed: int, decisions: int, variant: Any, seated: bool) -> None:
    game = played(variant, seed, decisions).game
    seat = seed % variant[1] if seated else None
    before = text(game, seat), picture(game, seat).tobytes()
    redealt = blank(game.rules.state)
    game.rules.verbs.determinise(game.view(seat), new_stream(key_from_seed(seed)), redealt[0])
    game._states[:] = redealt
    assert (text(game, seat), picture(game, seat).tobytes()) == before


def test_a_text_of_nile_shows_a_hand_to_its_seat_only() -> None:
    game = played(("nile", 3, {"monuments": True}), 5, 40).game
    own = game.rules.notation.view_position(game.variant.game.components, game.view(1))
    words = text(game, 1)
    assert words.startswith(f"NILE, 3 players: player_{game.seat} to move")
    assert "Hand       " + ", ".join(f"{n} {name}" for name, n in own["hand"].items()) + " (player_1)" in words
    assert "Hand" not in text(game, None) and "Monuments" in words


def test_a_text_of_fertility_shows_the_valley() -> None:
    game = played(("fertility", 2, {}), 5, 40).game
    lines = text(game, None).splitlines()
    valley = game.rules.notation.view_position(game.variant.game.components, game.view(None))["valley"]
    assert ["".join(line[4:].split()) for line in lines[2:10]] == valley
    assert lines[0].startswith("Fertility, 2 players: player_")


def test_at_the_end_both_show_the_rewards() -> None:
    env = played(("nile", 2, {}), 5, 10**6)
    assert text(env.game, None).startswith("NILE, 2 players: over, rewards ")
    under_way = played(("nile", 2, {}), 5, 10)
    assert (picture(env.game, None)[:50] != picture(under_way.game, None)[:50]).any()


def test_every_kind_of_card_and_plot_has_a_drawing() -> None:
    kinds = {part for name in (*CARD_NAMES, *PLOT_NAMES) for part in name.split("-")} | set(RESOURCE_NAMES)
    assert kinds <= ICONS.keys()
    assert kinds <= CARD_COLOURS.keys() | tones("good").keys()
    assert all(-5 <= number <= 5 for strokes in ICONS.values() for stroke in strokes for number in stroke[2:])


def test_render_returns_what_the_mode_names(capsys: pytest.CaptureFixture[str]) -> None:
    variant = ("nile", 2, {})
    assert played(variant, 1, 5, render_mode="ansi", render_seat=1).render() == text(played(variant, 1, 5).game, 1)
    drawn = played(variant, 1, 5, render_mode="rgb_array").render()
    assert np.array_equal(drawn, picture(played(variant, 1, 5).game, None))  # type: ignore[arg-type]
    assert not capsys.readouterr().out
    env = played(variant, 1, 5, render_mode="human")
    assert capsys.readouterr().out.count("NILE, 2 players") == 6  # after the reset and after every step
    assert env.render() is None


def test_render_without_a_mode_warns() -> None:
    with pytest.warns(UserWarning, match="choose a render_mode of human, ansi, rgb_array"):
        assert played(("nile", 2, {}), 1, 0).render() is None


def test_without_pillow_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)  # type: ignore[arg-type]
    monkeypatch.delitem(sys.modules, "akhet.draw.canvas")
    with pytest.raises(ImportError, match=r"install `akhet\[envs\]`"):
        import_module("akhet.draw.canvas")
