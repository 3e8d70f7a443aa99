"""Refusals are in the reader's language, and so are the names of bots in them."""

import pytest

from akhet.bots.levels import LEVEL_NAMES
from akhet.kernel.refusal import Refusal, Seat, Term
from akhet.server.storage.seats import BOT, OPEN, PERSON, TableSeat
from akhet.server.tables.refusal_sentences import refusal_json, seat_names

TAKEN = {"plot": Term("nile-plot-wheat"), "needed": 3, "cards": 2, "rival": Seat(2), "size": 2}


def test_bots_are_called_by_their_level_and_counted() -> None:
    seats = [
        TableSeat(PERSON, person="mia", name="Mia"),
        *(TableSeat(BOT, name="a bot", level=level) for level in LEVEL_NAMES * 2),
    ]
    assert seat_names(seats, "de") == [
        *("Mia", "Fischer", "Bauer", "Schreiber", "Wesir", "Pharao"),
        *("Fischer 2", "Bauer 2", "Schreiber 2", "Wesir 2", "Pharao 2"),
    ]
    assert len({name for locale in ("en", "de", "fr", "nl") for name in seat_names(seats[1:2], locale)}) == 4


@pytest.mark.parametrize(("locale", "name"), [("en", "Farmer 2"), ("fr", "Fermier 2"), ("xx", "Farmer 2")])
def test_a_refusal_names_a_rival_in_the_readers_language(locale: str, name: str) -> None:
    seats = [
        TableSeat(PERSON, person="mia", name="Mia"),
        TableSeat(BOT, level="farmer"),
        TableSeat(BOT, level="farmer"),
    ]
    assert name in refusal_json(Refusal("nile.plant.too_few", "N3.13", TAKEN), locale, seats)["why"]


def test_while_a_seat_is_open_seats_are_numbered() -> None:
    seats = [TableSeat(PERSON, person="mia", name="Mia"), TableSeat(OPEN), TableSeat(BOT, level="farmer")]
    assert "Seat 2" in refusal_json(Refusal("nile.plant.too_few", "N3.13", TAKEN), "en", seats)["why"]
