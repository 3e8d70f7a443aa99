"""Write the tables of docs/environments.md from the code: `.venv/bin/python -m tools.docs.env_tables`."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

from akhet.envs.observation import observations_of
from akhet.envs.variant import Variant, read_variant
from akhet.games import BUILT_IN, rules_of
from akhet.games.fertility import state as fertility
from akhet.games.fertility.actions import slot_words
from akhet.games.fertility.read_set import load_components
from akhet.games.nile import state as nile
from akhet.games.nile.components import CLASSIC_MAX_PLAYERS
from benchmarks.sections import with_section

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"

# What the actions of a group do; their numbers and words are the table's own.
DOES = {
    "nile": {
        "done": "ends a planting or a speculation; with nothing picked, plants and plays nothing. Then the turn ends",
        "market": "begins a Market: two gifts for one card of the pile (N3.7)",
        "offering": "begins an Offering: two gifts for another Flood card (N3.8)",
        "give": f"a gift: from the hand by card (0 to {nile.HAND_KINDS - 1}), then from storage by crop",
        "put": "plants one card: by plot, crops first, then Stone on each Monument",
        "play": f"puts down a Speculation card, from card {nile.SPECULATION} on; the second one ends it (N3.15)",
    },
    "fertility": {
        "done": "builds and supplies no more this turn (F3.0)",
        "place": "lays a tile: 16 · edge + 4 · scene on the first square + scene on the second (F3.1)",
        "discard": "gives up a tile, where none of one's tiles fits (F3.3)",
        "quarry": "what a Quarry gives: a resource, or one's Monument on its square (F3.7)",
        "build": "builds a District of the row; its cost is paid next (F4.1)",
        "pay": "one good for it: a resource beside the board, or Wheat (F4.2)",
        "supply": "a resource onto a Shop: 4 · slot + resource (F5.1)",
        "exchange": "what a full exchange Shop gives, and where it goes: 4 · slot + resource (F5.5)",
        "take": "a tile of the Common Pool (F6.2)",
        "remove": "a tile of the Common Pool out of the game, in the two-player variant (F7.3)",
    },
}

# The variants that the page lists: what to call one, the fewest and most players, and its options.
VARIANTS = {
    "nile": [
        ("", 2, nile.MAX_PLAYERS, {}),
        ("`monuments=True`", 2, nile.MAX_PLAYERS, {"monuments": True}),
        ("`classic=True`", 2, CLASSIC_MAX_PLAYERS, {"classic": True}),
    ],
    "fertility": [("", 2, fertility.MAX_PLAYERS, {}), ("`variant=True`", 2, 2, {"variant": True})],
}


def main() -> None:
    PAGE.write_text(written(PAGE.read_text("utf-8")), "utf-8")


def written(page: str) -> str:
    """The page with its tables as the code has them."""
    for game in BUILT_IN:
        page = with_section(page, f"observation {game}", "\n".join(observation(game)))
        page = with_section(page, f"numbers {game}", "\n".join(numbers(game)))
        page = with_section(page, f"actions {game}", "\n".join(actions(game)))
    return with_section(page, "variants", "\n".join(variants()))


def observation(game: str) -> Iterator[str]:
    """The layout of a game's observation."""
    *older, newest = observations_of(game)
    layout = newest.layout
    shorter = (
        f" Version {number} has the first {one.layout.size:,}, up to `{list(one.layout.parts)[-1]}`."
        for number, one in enumerate(older, start=1)
    )
    yield f"Version {1 + len(older)}, {layout.size:,} entries.{''.join(shorter)}"
    yield ""
    yield from table(
        ["part", "start", "shape", "what it says"],
        (
            [f"`{part.name}`", layout.start(part.name), " × ".join(map(str, part.shape)), part.meaning]
            for part in layout.parts.values()
        ),
    )


def numbers(game: str) -> Iterator[str]:
    """What the entries of a part and the actions of a group are numbered by."""
    own = nile_numbers() if game == "nile" else fertility_numbers()
    yield from table(["counted by", "from 0"], own)


def nile_numbers() -> Iterator[list[str]]:
    yield ["card", named(nile.CARD_NAMES)]
    yield ["crop", named(nile.CROP_NAMES)]
    yield ["plot", named(nile.PLOT_NAMES)]
    yield ["gift", f"cards 0 to {nile.HAND_KINDS - 1} from the hand, then the crops from storage"]
    yield ["trade", named(name or "none" for name in nile.TRADE_NAMES)]
    yield ["step", named(nile.STEP_NAMES)]


def fertility_numbers() -> Iterator[list[str]]:
    yield ["resource, scene", named(fertility.RESOURCE_NAMES)]
    yield ["good", named(fertility.GOOD_NAMES)]
    yield ["tile", named(fertility.TILE_NAMES)]
    yield ["District", named(district.name for district in load_components().districts)]
    start = fertility.STARTING_SHOPS
    first_slots = (
        f"{named(map(slot_words, range(start + 1)))}, …, {fertility.SLOTS - 1} {slot_words(fertility.SLOTS - 1)}"
    )
    yield ["slot", f"{first_slots}: {start} + {fertility.SHOPS_OF_DISTRICT} · spot + shop"]
    yield ["step", named(fertility.STEP_NAMES)]


def actions(game: str) -> Iterator[str]:
    """The groups of the table of actions. A group's name is the first word of its actions."""
    actions = rules_of(game).actions
    yield f"{len(actions):,} actions."
    yield ""
    groups = []
    for group, members in groupby(enumerate(actions.words), lambda numbered: numbered[1].split()[0]):
        of_group = list(members)
        (first, first_words), (last, last_words) = of_group[0], of_group[-1]
        if first != actions.start(group):
            raise ValueError(f"{game}: the actions of {group!r} do not begin where the table says")
        one = first == last
        groups.append(
            [
                f"`{group}`",
                first if one else f"{first}–{last}",
                f"`{first_words}`" if one else f"`{first_words}` … `{last_words}`",
                DOES[game][group],
            ]
        )
    yield from table(["group", "numbers", "words", "what it does"], groups)


def variants() -> Iterator[str]:
    rows = []
    for game in BUILT_IN:
        for option, fewest, most, options in VARIANTS[game]:
            for players in range(fewest, most + 1):
                variant = read_variant(game, players, "rank", None, options)
                bounds = variant.bounds
                rows.append([game, option, players, made_of(variant), f"{bounds.decisions:,}"])
    yield from table(["game", "option", "players", "made of", "no game has more decisions than"], rows)


def made_of(variant: Variant) -> str:
    table = variant.setup[0]
    if variant.game.name == "nile":
        return f"{(table.deck[: nile.CROPS] > 0).sum()} crops, {table.deck.sum()} cards"
    return f"{table.boards} boards, {table.pile_size} tiles"


def named(names: Iterable[str]) -> str:
    return ", ".join(f"{number} {name}" for number, name in enumerate(names))


def table(head: list[str], rows: Iterable[Iterable[object]]) -> Iterator[str]:
    for row in (head, ["---"] * len(head), *rows):
        yield f"| {' | '.join(map(str, row))} |"


if __name__ == "__main__":
    main()
