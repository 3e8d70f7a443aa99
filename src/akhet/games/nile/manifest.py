"""NILE's description of itself."""

from akhet.games.nile.state import CROP_NAMES
from akhet.kernel.manifest import Manifest, Option

MANIFEST = Manifest(
    name="nile",
    title="NILE",
    rules="akhet.games.nile.rules",
    modules="akhet.{package}.nile",
    order=1,
    players=range(2, 7),
    default_players=3,
    hides=True,
    options=(
        Option("monuments", "flag", "N1.3", default=False),
        Option("classic", "flag", "N1.5", default=False),
        Option("out", "list", "N2.2", choices=CROP_NAMES),
        Option("first", "seat", "N2.5"),
    ),
    levels={
        "fisher": "greedy:noise=0.22",
        "farmer": "greedy:noise=0.08",
        "scribe": "greedy:noise=0.03",
        "vizier": "learned:temperature=100",
        "pharaoh": "search@1.5s",
    },
    example_moves=("plant 2 wheat", "market wheat flax", "offering 2 wheat", "speculate wheat-flax"),
    set_entry="cards",
)
