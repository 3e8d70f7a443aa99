"""What Pebbles is, for lists, flags and forms."""

from pathlib import Path

from akhet.kernel.manifest import Manifest, Option

MANIFEST = Manifest(
    name="pebbles",
    title="Pebbles",
    rules="pebbles.rules",
    modules="pebbles.{package}",
    order=10,
    players=range(2, 5),
    default_players=2,
    hides=False,
    options=(Option("heap", "number", "P1"),),
    levels={"farmer": "random", "scribe": "search@20", "vizier": "search@100", "pharaoh": "search@400"},
    example_moves=("take 2",),
    locales=Path(__file__).with_name("locales"),
)
