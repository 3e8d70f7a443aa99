"""Fertility's description of itself."""

from akhet.games.fertility.state import PIECE_NAMES
from akhet.kernel.manifest import Manifest, Option, Pieces

PIECES = Pieces(PIECE_NAMES, "F1.7", "fertility-piece-")

MANIFEST = Manifest(
    name="fertility",
    title="Fertility",
    rules="akhet.games.fertility.rules",
    modules="akhet.{package}.fertility",
    order=2,
    players=range(2, 5),
    default_players=3,
    hides=False,
    options=(
        Option("variant", "flag", "F7.3", default=False),
        Option("boards", "list", "F2.1", ordered=True, turns=True),
        Option("symbol", "number", "F2.2"),
        Option("start_turn", "number", "F2.2"),
        Option("first", "seat", "F2.4"),
    ),
    pieces=PIECES,
    levels={
        "fisher": "greedy:noise=0.9",
        "farmer": "greedy",
        "scribe": "learned:temperature=100,least=0.00045",
        "vizier": "learned",
        "pharaoh": "learned@150",
    },
    example_moves=tuple(f"supply papyrus to {letter}{number}" for letter in "ABPG" for number in range(1, 10)),
    set_entry="districts",
)
