"""The fast rules are compared with the plain model of `reference.py`, in games played in both at once.

Steps are picked so that everything happens often: Quarries and Monuments, Districts, full Shops, chains of exchanges;
other games go on from positions where the Stock is nearly empty, Wheat near its end or a player's Monuments used up,
or are played with sets of components made at random. `AKHET_TESTS=thorough` plays twenty times as much.
"""

from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import permutations, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

from akhet import Game, Table
from akhet.games.fertility.actions import ACTIONS
from akhet.games.fertility.notation import forecast
from tests.effort import by_effort
from tests.fertility.positions import set_up_unchecked
from tests.fertility.reference import BOARD_COLUMNS, RESOURCES, ROWS, SPOTS, Data, Reference, load

TIMES = by_effort(1, 1, 20)
FERTILITY = Game("fertility")
SHIPPED = load()
Counts = Counter[str]

# Picking steps ----------------------------------------------------------------------------------------------


class Player:
    """Picks random steps for all seats. How often it picks each kind of step differs from game to game."""

    def __init__(self, rng: Random, uniform: bool = False) -> None:
        self.rng = rng
        self.uniform = uniform
        self.greedy = rng.choice([0.0, 0.5, 1.0])  # how often it places a tile for the most goods
        self.monuments = rng.choice([0.1, 1, 10])
        self.quits = rng.choice([0.01, 0.05, 0.5])
        self.builds: float = rng.choice([1, 5, 50])
        self.exchanges = rng.choice([1, 10, 50])

    def pick(self, model: Reference, legal: list[str]) -> str:
        rng = self.rng
        if self.uniform:
            return rng.choice(legal)
        if model.step == "place" and rng.random() < self.greedy:
            worth = {words: self.worth(earned) for words, earned in model.forecasts().items()}
            best = max(worth.values(), default=0)
            legal = [words for words in legal if worth.get(words, 0) == best]
        return rng.choices(legal, [self.weight(model, words) for words in legal])[0]

    def worth(self, earned: dict[str, Any]) -> int:
        goods = sum(earned["scenes"].values()) + sum(earned["printed"].values())
        return goods + earned["wheat"] + 5 * earned["quarries"]

    def weight(self, model: Reference, words: str) -> float:
        if words == "done":
            return self.quits
        if words == "quarry monument":
            return 4 * self.monuments
        if words.startswith("build"):
            return self.builds
        if words.startswith(("supply", "exchange")):
            shop = model.cities[model.turn].shop(" ".join(words.split()[3:]))
            return self.exchanges if shop.pays.startswith("exchange") else 1
        return 1


# Comparing --------------------------------------------------------------------------------------------------


def compare(model: Reference, table: Table, after: object) -> None:
    """Compare the position, its legal moves and their forecasts."""
    expected, found = model.position(), table.position()
    found["row"] = sorted(found["row"])
    wrong = {name: (expected.get(name), found.get(name)) for name in found if found[name] != expected.get(name)}
    assert found == expected, f"after {after}, the model and the table have {wrong}"
    assert table.turn == (None if model.step == "over" else model.turn), after
    moves = {move.say: move.id for move in table.legal()}
    legal = model.legal()
    assert moves.keys() == legal, f"after {after}: {sorted(moves.keys() ^ legal)} in {found}"
    forecasts = model.forecasts() if model.step == "place" else {}
    for words, number in moves.items():
        assert forecast(table.state, number) == forecasts.get(words), (words, found)


def compare_refusals(model: Reference, table: Table, rng: Random) -> None:
    """Actions are refused exactly if they are not legal."""
    legal = model.legal()
    kinds = ["done", "place", "discard", "quarry", "build", "pay", "supply", "exchange", "take", "remove"]
    starts = [ACTIONS.start(kind) for kind in kinds]
    for start, end in zip(starts, [*starts[1:], len(ACTIONS)], strict=True):
        number = rng.randrange(start, end)
        words = ACTIONS.say(number)
        refused = table.why_not(number) is not None
        assert refused == (words not in legal), (words, table.position())


def compare_scores(model: Reference, table: Table) -> None:
    places = model.places()
    for standing in table.score():
        seat = standing.seat
        debens = model.debens(seat)
        resources = len(model.cities[seat].all_tokens())
        total = {"debens": sum(debens.values()), "resources": resources}
        assert standing.details == {**debens, **total}, (seat, table.position())
        assert standing.counts == list(model.result(seat)), (seat, table.position())
        assert standing.place == places[seat], (seat, table.position())


def play_on(
    table: Table,
    model: Reference,
    player: Player,
    met: Counts,
    until: Callable[[int], bool] = lambda steps: False,
) -> None:
    """Play in both at once, to the end or until `until(steps)`, and compare after every step."""
    rng, steps = player.rng, 0
    exchanges = 0  # in a row
    while model.step != "over" and not until(steps):
        words = player.pick(model, sorted(model.legal()))
        ply = table.play(words)[0]
        assert ACTIONS.say(ply.move) == words
        model.play(words, ply.chance)
        compare(model, table, (words, ply.chance))
        if rng.random() < 0.03:
            compare_scores(model, table)
            compare_refusals(model, table, rng)
        steps += 1
        met.update(event.name for event in ply.events)
        met[words.split()[0]] += 1
        exchanges = exchanges + 1 if words.startswith("exchange") else 0
        met["chains of exchanges"] += exchanges == 2
        met["monuments placed"] += words == "quarry monument"
        met["two quarries at once"] += len(model.quarries) == 2
        met["two districts of a turn"] += words.startswith("build") and model.step == "city"
        met["wheat full"] += any(city.wheat == 10 for city in model.cities)
        met["seven spots"] += any(len(city.districts) == SPOTS for city in model.cities)
    if model.step == "over":
        finish(table, model, met)


def finish(table: Table, model: Reference, met: Counts) -> None:
    compare_scores(model, table)
    met["games"] += 1
    met["shared places"] += len(set(model.places())) < model.players
    debens = [model.result(seat)[0] for seat in range(model.players)]
    met["equal Debens"] += len(set(debens)) < model.players
    for seat in range(model.players):
        for heading, worth in model.debens(seat).items():
            met[f"scored {heading}"] += worth > 0
        met["monuments 7"] += model.debens(seat)["monuments"] == 7
        met["all monuments"] += model.cities[seat].monuments == 0
        met["all gods"] += model.debens(seat)["statues"] == model.data["god_scale"][-1]


# Whole games ------------------------------------------------------------------------------------------------

KINDS = {"two": (2, False), "three": (3, False), "four": (4, False), "variant": (2, True)}
HAPPENS_IN_EVERY_BATCH = (
    *("placed", "quarried", "built", "paid", "supplied", "filled", "exchanged", "returned", "took", "last_turns"),
    *("scored generic", "scored specialised", "scored statues", "scored wheat", "seven spots"),
)


@pytest.mark.parametrize("batch", range(TIMES))
@pytest.mark.parametrize("kind", KINDS)
def test_whole_games_go_as_in_the_plain_model(kind: str, batch: int) -> None:
    players, variant = KINDS[kind]
    met = whole_games(FERTILITY, SHIPPED, players, variant, seeds=range(4 * batch, 4 * batch + 4))
    assert all(met[name] for name in HAPPENS_IN_EVERY_BATCH), met
    assert met["placed"] + met["discarded"] == 9 * players * met["games"]  # F7.1
    assert bool(met["removed"]) == variant


def whole_games(game: Game, data: Data, players: int, variant: bool, seeds: range) -> Counts:
    met: Counts = Counter()
    for seed in seeds:
        rng = Random(f"whole game {players} {variant} {seed}")
        options = random_options(data, players, variant, rng)
        table = game.open(players, seed=seed, **options)
        model = Reference.open(data, players, options, table.start.chance)
        compare(model, table, (options, table.start.chance))
        play_on(table, model, Player(rng, uniform=seed % 4 == 0), met)
    return met


def random_options(data: Data, players: int, variant: bool, rng: Random) -> dict[str, Any]:
    """Options of a table (F2.1, F2.2, F2.4), mostly only some of them."""
    options: dict[str, Any] = {"variant": variant} if variant or rng.random() < 0.5 else {}
    if rng.random() < 0.4:
        names = rng.sample([board["name"] for board in data["boards"]], 4 if players == 4 else 3)
        options["boards"] = [name + rng.choice(["", " turned"]) for name in names]
        if rng.random() < 0.5:
            laid = Reference(data, players, variant, [], boards=options["boards"])
            laid.lay_boards()
            options["symbol"] = rng.choice(laid.nearest_symbols())
    if rng.random() < 0.4:
        options["start_turn"] = rng.randrange(4)
    if rng.random() < 0.4:
        options["first"] = rng.randrange(players)
    return options


def arrangements_that_tie() -> list[list[str]]:
    """F2.2: four boards of the shipped set whose two inner symbols are equally near the centre."""
    names = [board["name"] for board in SHIPPED["boards"]]
    found = []
    for order, turns in product(permutations(names), product(["", " turned"], repeat=4)):
        boards = [name + turn for name, turn in zip(order, turns, strict=True)]
        laid = Reference(SHIPPED, 4, False, [], boards=boards)
        laid.lay_boards()
        if laid.nearest_symbols() == [1, 2]:
            found.append(boards)
    return found


ARRANGEMENTS_THAT_TIE = arrangements_that_tie()


@pytest.mark.parametrize("batch", range(TIMES))
def test_openings_go_as_in_the_plain_model(batch: int) -> None:
    """F2: the order of chance results, also if two symbols tie."""
    tied = 0
    for seed in range(40 * batch, 40 * batch + 40):
        rng = Random(f"opening {seed}")
        players, variant = rng.choice(list(KINDS.values()))
        options = random_options(SHIPPED, players, variant, rng)
        if players == 4 and rng.random() < 0.5:
            options |= {"boards": rng.choice(ARRANGEMENTS_THAT_TIE), "symbol": rng.choice([None, 1, 2])}
        table = FERTILITY.open(players, seed=seed, **options)
        model = Reference.open(SHIPPED, players, options, table.start.chance)
        compare(model, table, (options, table.start.chance))
        compare_refusals(model, table, rng)
        tied += len(model.nearest_symbols()) > 1
    assert tied


# Games from altered positions -------------------------------------------------------------------------------


@pytest.mark.parametrize("batch", range(TIMES))
def test_games_from_altered_positions_go_as_in_the_plain_model(batch: int) -> None:
    met = altered_games(FERTILITY, SHIPPED, seeds=range(6 * batch, 6 * batch + 6))
    happens = ("quarried", "built", "filled", "seven spots", "wheat full", "scored monuments")
    assert all(met[name] for name in happens), met


def reached(model: Reference, length: int, step: str, steps: int) -> bool:
    return steps >= length and model.step == step


def altered_games(game: Game, data: Data, seeds: range, barren: bool = False) -> Counts:
    met: Counts = Counter()
    for seed in seeds:
        rng = Random(f"altered {seed}")
        players, variant = rng.choice(list(KINDS.values()))
        table = game.open(players, seed=seed, variant=variant)
        model = Reference.open(data, players, {"variant": variant}, table.start.chance)
        player = Player(rng)
        length = rng.randint(10, 20 * players)
        wanted = rng.choice(["place", "place", "city", "city", "take", "remove" if variant else "take"])
        before: Counts = Counter()
        play_on(table, model, player, before, partial(reached, model, length, wanted))
        if table.over:
            continue
        given = alter(data, table.position(), rng, barren)
        table = set_up_unchecked(game, given, seed)
        assert not table.awaits_chance
        model = Reference.from_position(data, table.position())
        for name, entry in given.items():
            if name != "row":
                assert table.position()[name] == entry, name
        compare(model, table, given)
        compare_scores(model, table)
        play_on(table, model, player, met)
    return met


def alter(data: Data, position: dict[str, Any], rng: Random, barren: bool) -> dict[str, Any]:
    """The position with more Districts and tokens, much or no Wheat, and Monuments in the Quarries.

    If `barren`, as little as possible is left of the Stock and of the Monuments.
    """
    changed = {name: entry for name, entry in position.items() if name not in ("stock", "monuments")}
    players = position["players"]
    if rng.random() < 0.7:
        changed["wheat"] = [rng.choice([0, 1, 8, 9, 9, 10]) for _ in range(players)]
    if barren or rng.random() < 0.6:
        changed["valley"] = with_monuments(data, position, rng)
    if barren or rng.random() < 0.8:
        seen = {*position["row"], *(name for built in position["metropolis"] for name in built)}
        unseen = [district["name"] for district in data["districts"] if district["name"] not in seen]
        rng.shuffle(unseen)
        changed["metropolis"] = [list(built) for built in position["metropolis"]]
        for built in changed["metropolis"]:
            while unseen and len(built) < rng.choice([4, 6, 7, 7]):
                built.append(unseen.pop())
        changed["tokens"] = filled_shops(data, changed, rng, barren)
    return changed


def filled_shops(
    data: Data, position: dict[str, Any], rng: Random, barren: bool = False, keep: tuple[str, ...] = ()
) -> list[dict[str, dict[str, int]]]:
    """More tokens on all Shops but those kept, as long as the Stock has any of the scarce resources."""
    whole = Reference.from_position(data, {**position, "stock": {}, "monuments": [0] * position["players"]})
    stock: Counter[str] = Counter()
    for resource in RESOURCES:
        stock[resource] = 20
    stock.subtract(whole.beside)
    for city in whole.cities:
        stock.subtract(city.all_tokens())
    scarce = RESOURCES if barren else rng.choice([RESOURCES, RESOURCES, tuple(rng.sample(RESOURCES, 2))])
    spare = 0 if barren else rng.choice([0, 0.1, 0.4])
    seats = [seat for seat in range(whole.players) if seat != whole.turn]
    rng.shuffle(seats)
    for seat in [*seats, whole.turn]:
        for _, shop in whole.cities[seat].all_shops():
            if shop.pays.split()[0] in keep and seat == whole.turn:
                continue
            for resource in [*scarce, *scarce]:
                if rng.random() < spare:
                    continue
                while stock[resource] > 0 and shop.icon_for(resource) is not None:
                    shop.put(resource)
                    stock[resource] -= 1
    return whole.position()["tokens"]


def with_monuments(data: Data, position: dict[str, Any], rng: Random) -> list[str]:
    """A Monument in each Quarry, as many as possible of the player whose turn it is."""
    whole = Reference.from_position(data, position)
    left = dict.fromkeys(range(whole.players), 4)
    whole.in_quarries = {}
    shut = [square for square in whole.land if whole.is_empty_desert(square) and not any_open_side(whole, square)]
    rng.shuffle(shut)
    seats = [whole.turn, *(seat for seat in left if seat != whole.turn)]
    for square in shut:
        owner = next((seat for seat in seats if left[seat]), None)
        if owner is not None and [list(square)] != position["turn_so_far"]["quarries"]:
            whole.in_quarries[square] = owner
            left[owner] -= 1
    return whole.position()["valley"]


def any_open_side(model: Reference, square: tuple[int, int]) -> bool:
    row, column = square
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    return any(model.is_empty_desert(neighbour) for neighbour in around)


# Full cities ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("batch", range(TIMES))
def test_rich_turns_in_full_cities_go_as_in_the_plain_model(batch: int) -> None:
    """F4, F5: much beside the board, exchange Shops still to be filled, few free icons and little in the Stock."""
    met: Counts = Counter()
    for seed in range(30 * batch, 30 * batch + 30):
        rich_turn(FERTILITY, SHIPPED, Random(f"rich turn {seed}"), met)
    happens = ("exchanged", "exchange_lost", "chains of exchanges", "built", "paid", "filled", "wheat full")
    assert all(met[name] for name in happens), met


def rich_turn(game: Game, data: Data, rng: Random, met: Counts) -> None:
    table = set_up_unchecked(game, in_a_full_city(game, data, rng), rng.randrange(1000))
    model = Reference.from_position(data, table.position())
    compare(model, table, "setting up")
    compare_refusals(model, table, rng)
    player = Player(rng)
    player.quits, player.builds, player.exchanges = 0.01, rng.choice([0.1, 5]), rng.choice([1, 20])
    turn = model.turn
    play_on(table, model, player, met, lambda steps: model.turn != turn)
    compare_scores(model, table)


def in_a_full_city(game: Game, data: Data, rng: Random) -> dict[str, Any]:
    """A position as if the first tile of the game had just been discarded."""
    players, variant = rng.choice(list(KINDS.values()))
    position = game.open(players, seed=rng.randrange(1000), variant=variant).position()
    turn = position["turn"]
    tile = next(iter(position["pools"][turn]))
    position["pools"][turn][tile] -= 1
    unseen = [district for district in data["districts"] if district["name"] not in position["row"]]
    rng.shuffle(unseen)
    unseen.sort(key=lambda district: any(shop["pays"].startswith("exchange") for shop in district["shops"]))
    names = [district["name"] for district in unseen]
    metropolis = [[names.pop() for _ in range(rng.choice([3, 6, 6, 7]))] for _ in range(players)]
    position["metropolis"] = [*metropolis[1 : turn + 1], metropolis[0], *metropolis[turn + 1 :]]
    changed: dict[str, Any] = {
        **{name: entry for name, entry in position.items() if name not in ("stock", "monuments")},
        "gone": {tile: 1},
        "step": "city",
        "wheat": [rng.choice([0, 1, 8, 9, 10]) for _ in range(players)],
        "beside": {resource: rng.randint(1, 3) for resource in RESOURCES},
    }
    changed["tokens"] = filled_shops(data, changed, rng, keep=("exchange",))
    return changed


# Games with sets made at random -----------------------------------------------------------------------------


@pytest.mark.parametrize("batch", range(TIMES))
def test_games_with_random_sets_go_as_in_the_plain_model(batch: int, tmp_path: Path) -> None:
    """An owner's set may have Shops of many icons, wildcards beside others, other boards, costs and tiles (F1)."""
    met: Counts = Counter()
    for number in range(4 * batch, 4 * batch + 4):
        rng = Random(f"set {number}")
        game, data = set_made_at_random(tmp_path, rng, rng.choice([(1, 1, 1, 2, 3, 5), (1, 1, 2, 2), (1, 5, 6, 7)]))
        players, variant = rng.choice(list(KINDS.values()))
        met += whole_games(game, data, players, variant, range(number, number + 1))
        met += altered_games(game, data, range(number, number + 1))
        for _ in range(4):
            rich_turn(game, data, rng, met)
    happens = ("quarried", "missed", "exchanged", "built", "filled", "wheat full", "seven spots")
    assert all(met[name] for name in happens), met


@pytest.mark.parametrize("batch", range(TIMES))
def test_games_in_a_barren_valley_go_as_in_the_plain_model(batch: int, tmp_path: Path) -> None:
    """F3.3, F3.9, F3.10: little desert, nothing in the Stock, and often no Monument left."""
    met: Counts = Counter()
    for number in range(4 * batch, 4 * batch + 4):
        rng = Random(f"barren {number}")
        game, data = set_made_at_random(tmp_path, rng, (5, 6, 7), wet=8)
        met += altered_games(game, data, range(number, number + 1), barren=True)
    assert all(met[name] for name in ("discarded", "missed", "empty_quarry", "all monuments")), met


def set_made_at_random(folder: Path, rng: Random, sizes: tuple[int, ...], wet: int | None = None) -> tuple[Game, Data]:
    file = folder / "set.toml"
    file.write_text(random_set(rng, sizes, wet or rng.choice([2, 4, 8])), encoding="utf-8")
    return Game("fertility", file), load(file)


def random_set(rng: Random, sizes: tuple[int, ...], wet: int) -> str:
    """A components file that fits F1.1 to F1.9 and little more; its Shops need this many resources each."""
    gods = ["Anubis", "Bastet", "Horus", "Isis", "Ra", "Seth", "Sobek", "Thoth"][: rng.randint(1, 8)]

    def scale(count: int) -> list[int]:
        return [0, *sorted(rng.randint(0, 50) for _ in range(count))]

    def shop() -> str:
        needs = rng.choices("ABPG", k=rng.choice(sizes))
        kind = rng.choice(["debens", "debens", "wheat", "god", "gods", "any", "each", "exchange", "exchange"])
        pays = {
            "debens": f"{rng.randint(1, 20)} debens",
            "wheat": "wheat",
            "god": rng.choice(gods),
            "gods": " ".join(rng.sample(gods, min(2, len(gods)))),
            "any": "any god",
            "each": f"{rng.choice([1, 3])} each {rng.choice('ABPG')}",
            "exchange": " ".join(["exchange", *rng.sample("ABPG", 3)]),
        }[kind]
        if kind == "debens":
            needs += ["*"] * rng.choice([0, 0, 1, 2])
            rng.shuffle(needs)
        return f'{{ needs = "{" ".join(needs)}", pays = "{pays}" }}'

    def board() -> str:
        rows = [rng.choices(".~wabpg", [20, wet, wet, 1, 1, 1, 1], k=BOARD_COLUMNS) for _ in range(ROWS)]
        top, left = rng.randrange(ROWS - 1), rng.randrange(BOARD_COLUMNS - 1)
        for row, column in ((top, left), (top, left + 1), (top + 1, left), (top + 1, left + 1)):
            rows[row][column] = "S"
        return "\n".join("".join(row) for row in rows)

    names = ("AA", "AB", "AP", "AG", "BB", "BP", "BG", "PP", "PG", "GG")
    tiles = Counter(rng.choices(names, [rng.choice([1, 2, 5]) for _ in names], k=50))
    lines = ['name = "at random"', f"gods = {gods}".replace("'", '"')]
    lines += ["wheat_scale = [0, 2, 4, 7, 10, 14, 18, 23, 28, 34, 40]", f"god_scale = {scale(len(gods))}"]
    metropolises = [f"[{', '.join(shop() for _ in range(4))}]" for _ in range(4)]
    starting = rng.choice([metropolises[0], f"[{', '.join(metropolises)}]"])
    lines += [f"starting_shops = {starting}", f'starting_tile = "{"".join(rng.sample("ABPG", 4))}"', "[tiles]"]
    lines += [f"{name} = {tiles[name]}" for name in names]
    for name in ("north", "east", "south", "west"):
        lines += ["[[boards]]", f'name = "{name}"', f'rows = """\n{board()}\n"""']
    for number in range(40):
        shops = ", ".join(shop() for _ in range(rng.randint(1, 3)))
        cost = rng.choice([0, 0, 1, 1, 2, 3])
        lines += ["[[districts]]", f'name = "D{number}"', f"cost = {cost}", f"shops = [{shops}]"]
    return "\n".join(lines) + "\n"
