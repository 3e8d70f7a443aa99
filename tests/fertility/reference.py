"""A second, slow and plain implementation of Fertility, written from the rulings. The fast rules are compared with it.

Nothing here is taken from `akhet.games.fertility` except its data file. Tiles, goods and Districts are names in lists
and counters. The opening and every step are given in words, with the chance results of the real game, all of which must
be used.
"""

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import akhet

RESOURCES = ("alabaster", "bovine", "papyrus", "grape")  # F1.1
WHEAT = "wheat"
LETTER = {"alabaster": "A", "bovine": "B", "papyrus": "P", "grape": "G"}
NAME = {letter: name for name, letter in LETTER.items()}
PIECES = ["obelisk", "pyramid", "sphinx", "temple"]  # F1.7: of the seats, if nobody chooses
TILES = tuple(f"{one}-{other}" for one, other in combinations_with_replacement(RESOURCES, 2))  # F1.3
TILES_USED = {2: 24, 3: 35, 4: 46}  # F2.3
TILES_USED_IN_VARIANT = 39  # F7.3
ROWS, BOARD_COLUMNS = 8, 4  # F1.2
SPOTS = 7  # F1.6
MOST_WHEAT = 10  # F1.8

Square = tuple[int, int]  # row and column (F2.1)
Data = dict[str, Any]  # a components file as read from TOML

SHIPPED = Path(akhet.__file__).parent / "games" / "fertility" / "components.toml"


def load(path: Path = SHIPPED) -> Data:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def tile_of(one: str, other: str) -> str:
    """The tile that shows these two scenes, in any order."""
    return f"{one}-{other}" if f"{one}-{other}" in TILES else f"{other}-{one}"


def neighbours(square: Square) -> list[Square]:
    """The four squares along the edges of a square, including those outside the Valley."""
    row, column = square
    return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]


def spread(counts: dict[str, int]) -> list[str]:
    return [name for name, count in counts.items() for _ in range(count)]


def counted(names: Iterable[str]) -> dict[str, int]:
    return dict(Counter(names))


@dataclass
class Shop:
    """Icons from left to right, the token on each, and what the Shop pays once all are covered (F1.9)."""

    icons: list[str]  # resources, or "*" for any
    pays: str
    tokens: list[str | None] = field(default_factory=list)

    @classmethod
    def read(cls, data: dict[str, str]) -> "Shop":
        icons = [NAME.get(letter, letter) for letter in data["needs"].replace(" ", "")]
        return cls(icons, data["pays"], [None] * len(icons))

    def icon_for(self, resource: str) -> int | None:
        """F5.1: a free icon of its own kind, else a free wildcard icon; None if there is neither."""
        for kind in (resource, "*"):
            for place, icon in enumerate(self.icons):
                if icon == kind and self.tokens[place] is None:
                    return place
        return None

    def put(self, resource: str) -> None:
        place = self.icon_for(resource)
        assert place is not None
        self.tokens[place] = resource

    @property
    def full(self) -> bool:
        return None not in self.tokens

    @property
    def on_it(self) -> list[str]:
        return [token for token in self.tokens if token is not None]


@dataclass
class City:
    """A Metropolis (F1.6): the starting Shops, and the Districts in the order built (F4.3)."""

    starting: list[Shop]
    districts: list[str] = field(default_factory=list)
    shops: list[list[Shop]] = field(default_factory=list)  # of each District
    wheat: int = 0
    monuments: int = 4  # F1.7: not yet in the Valley

    def all_shops(self) -> Iterator[tuple[str, Shop]]:
        """Every Shop with its words."""
        for number, shop in enumerate(self.starting):
            yield f"shop {number}", shop
        for spot, shops in enumerate(self.shops):
            for number, shop in enumerate(shops):
                yield f"shop {number} of spot {spot}", shop

    def shop(self, words: str) -> Shop:
        return dict(self.all_shops())[words]

    def full_shops(self) -> list[Shop]:
        return [shop for _, shop in self.all_shops() if shop.full]

    def all_tokens(self) -> list[str]:
        return [token for _, shop in self.all_shops() for token in shop.on_it]


def slot_number(words: str) -> int:
    """The number of a Shop in a position: 0 to 3 for the starting Shops, then three per spot."""
    numbers = [int(word) for word in words.split() if word.isdecimal()]
    return numbers[0] if len(numbers) == 1 else 4 + 3 * numbers[1] + numbers[0]


def shop_words(slot: int) -> str:
    return f"shop {slot}" if slot < 4 else f"shop {(slot - 4) % 3} of spot {(slot - 4) // 3}"


@dataclass
class Reference:
    """A game of Fertility between two decisions: the player `turn` chooses, or the game is over."""

    data: Data
    players: int
    variant: bool
    chance: list[Any]  # results still to be used
    boards: list[str] = field(default_factory=list)
    symbol: int = -1  # the board whose symbol the starting tile covers
    start_turn: int = -1
    first: int = -1
    turn: int = -1
    step: str = "place"
    last_turns: int = 0  # turns still to be made once the end has been set off
    land: dict[Square, str] = field(default_factory=dict)  # as in the data file
    scenes: dict[Square, str] = field(default_factory=dict)
    in_quarries: dict[Square, int] = field(default_factory=dict)  # whose Monument
    unseen: list[str] = field(default_factory=list)  # pile and box (F2.3)
    pile_size: int = 0
    pools: list[list[str]] = field(default_factory=list)
    common: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)
    placed: list[str] = field(default_factory=list)
    row: list[str] = field(default_factory=list)
    district_pile: list[str] = field(default_factory=list)
    cities: list[City] = field(default_factory=list)
    stock: Counter[str] = field(default_factory=Counter)
    beside: Counter[str] = field(default_factory=Counter)  # the goods of the player whose turn it is (F3.9)
    built: bool = False
    supplied: bool = False
    buying: str | None = None
    owed: int = 0
    exchange: str | None = None  # the full exchange Shop whose choice comes next
    quarries: list[Square] = field(default_factory=list)  # still to be decided, the next one first

    # How it begins ----------------------------------------------------------------------------------------

    @classmethod
    def open(cls, data: Data, players: int, options: dict[str, Any], chance: Iterable[Any]) -> "Reference":
        """F2: a new game up to the first decision. Chance results come in the order of F2.5."""
        game = cls(data, players, bool(options.get("variant")), list(chance))
        game.lay_out()
        given = options.get("boards")
        for place in range(4 if players == 4 else 3):  # F2.1
            laid = game.next_chance() if given is None else given[place]
            assert laid.split()[0] not in [board.split()[0] for board in game.boards]
            game.boards.append(laid)
        game.lay_boards()
        nearest = game.nearest_symbols()
        if options.get("symbol") is not None:
            game.symbol = options["symbol"]
        elif len(nearest) > 1:
            game.symbol = game.next_chance()
        else:
            game.symbol = nearest[0]
        assert game.symbol in nearest  # F2.2
        start_turn = options.get("start_turn")
        game.start_turn = game.next_chance() if start_turn is None else start_turn
        game.lay_starting_tile()
        first = options.get("first")
        game.first = game.turn = game.next_chance() if first is None else first
        assert 0 <= game.first < players  # F2.4
        for seat in [*range(game.first, players), *range(game.first)]:
            game.pools[seat] = [game.draw_tile() for _ in range(3)]
        game.common = [game.draw_tile() for _ in range(3)]
        game.row = [game.draw_district() for _ in range(4)]
        game.all_used()
        return game

    @classmethod
    def from_position(cls, data: Data, given: dict[str, Any]) -> "Reference":
        """A game at a position of `Table.position`, in which a player has to move."""
        options = given["options"]
        game = cls(data, given["players"], options["variant"], [])
        game.lay_out()
        game.boards, game.symbol, game.start_turn = list(options["boards"]), options["symbol"], options["start_turn"]
        game.lay_boards()
        game.first, game.turn, game.step = given["first"], given["turn"], given["step"]
        game.last_turns = given["last_turns"]
        for row, letters in enumerate(given["valley"]):
            for column, letter in enumerate(letters):
                if letter in NAME:
                    game.scenes[row, column] = NAME[letter]
                elif letter.isdecimal():
                    game.in_quarries[row, column] = int(letter)
        game.unseen, game.pile_size = spread(given["unseen"]), given["pile_size"]
        game.pools = [spread(tiles) for tiles in given["pools"]]
        game.common, game.gone, game.placed = (spread(given[name]) for name in ("common", "gone", "placed"))
        so_far = given["turn_so_far"]
        game.row = list(given["row"])
        for seat, city in enumerate(game.cities):
            for name in given["metropolis"][seat]:
                city.districts.append(name)
                city.shops.append([Shop.read(shop) for shop in game.district(name)["shops"]])
            for slot, tokens in given["tokens"][seat].items():
                for resource in spread(tokens):
                    city.shop(shop_words(int(slot))).put(resource)
            city.wheat, city.monuments = given["wheat"][seat], given["monuments"][seat]
        seen = {so_far["buying"], *game.row, *(name for city in game.cities for name in city.districts)}
        game.district_pile = [name for name in game.district_pile if name not in seen]
        game.stock, game.beside = Counter(given["stock"]), Counter(given["beside"])
        game.built, game.supplied, game.buying = so_far["built"], so_far["supplied"], so_far["buying"]
        game.owed = so_far["owed"]
        game.exchange = None if so_far["exchange"] is None else shop_words(so_far["exchange"])
        game.quarries = [(row, column) for row, column in so_far["quarries"]]
        return game

    def lay_out(self) -> None:
        """F1, F2.3: prepare everything that is on the table before the first draw."""
        for letters, count in self.data["tiles"].items():
            self.unseen += [tile_of(NAME[letters[0]], NAME[letters[1]])] * count
        self.pile_size = TILES_USED_IN_VARIANT if self.variant else TILES_USED[self.players]
        self.pools = [[] for _ in range(self.players)]
        self.district_pile = [district["name"] for district in self.data["districts"]]
        starting = self.data["starting_shops"]  # F1.6: for all, or a list for each seat
        lists = starting if isinstance(starting[0], list) else [starting] * self.players
        self.cities = [City([Shop.read(shop) for shop in shops]) for shops in lists[: self.players]]
        self.stock = Counter(dict.fromkeys(RESOURCES, 20))  # F1.5

    def lay_boards(self) -> None:
        """F2.1: side by side along their long edges, each either way up."""
        for place, laid in enumerate(self.boards):
            name, turned = laid.split()[0], laid.endswith(" turned")
            rows = next(board["rows"].split() for board in self.data["boards"] if board["name"] == name)
            for r in range(ROWS):
                for c in range(BOARD_COLUMNS):
                    row, column = (7 - r, 3 - c) if turned else (r, c)
                    self.land[row, BOARD_COLUMNS * place + column] = rows[r][c]

    def symbol_squares(self, place: int) -> list[Square]:
        """The squares of a board's symbol, clockwise from the top left."""
        squares = [square for square, land in self.land.items() if land == "S" and square[1] // BOARD_COLUMNS == place]
        row, column = min(squares)
        return [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)]

    def nearest_symbols(self) -> list[int]:
        """F2.2: in a straight line, from the symbol's middle point to the Valley's."""

        def distance(place: int) -> int:
            row, column = self.symbol_squares(place)[0]
            return (row + 1 - 4) ** 2 + (column + 1 - 2 * len(self.boards)) ** 2

        places = range(len(self.boards))
        return [place for place in places if distance(place) == min(distance(other) for other in places)]

    def lay_starting_tile(self) -> None:
        """F1.3, F2.2: the starting tile after this many quarter turns clockwise."""
        squares = self.symbol_squares(self.symbol)
        for number, letter in enumerate(self.data.get("starting_tile", "ABPG")):
            self.scenes[squares[(number + self.start_turn) % 4]] = NAME[letter]

    # Chance -----------------------------------------------------------------------------------------------

    def next_chance(self) -> Any:
        assert self.chance, "the model leaves more to chance than the game did"
        return self.chance.pop(0)

    def draw_tile(self) -> str:
        tile = self.next_chance()
        assert self.pile_size > 0
        self.pile_size -= 1
        self.unseen.remove(tile)
        return tile

    def draw_district(self) -> str:
        name = self.next_chance()
        self.district_pile.remove(name)
        return name

    def all_used(self) -> None:
        assert not self.chance, f"the game left {self.chance} to chance beyond what the model does"

    # The Valley -------------------------------------------------------------------------------------------

    def is_desert(self, square: Square) -> bool:
        """F1.2, F2.2, F3.1: printed squares and start symbols are desert."""
        return self.land.get(square) in {".", "S", "a", "b", "p", "g"}

    def is_empty_desert(self, square: Square) -> bool:
        return self.is_desert(square) and square not in self.scenes and square not in self.in_quarries

    def placements(self) -> dict[str, list[tuple[Square, str]]]:
        """F3.1, F3.2: every placement of the player whose turn it is, by its words."""
        found: dict[str, list[tuple[Square, str]]] = {}
        empty = {square for square in self.land if self.is_empty_desert(square)}
        for row, column in empty:
            for neighbour in ((row, column + 1), (row + 1, column)):
                if neighbour not in empty:
                    continue
                for tile in set(self.pools[self.turn]):
                    one, other = tile.split("-")
                    for first, second in ((one, other), (other, one)):
                        halves = [((row, column), first), (neighbour, second)]
                        if any(self.matches(square, scene) for square, scene in halves):
                            words = [f"{scene} {square[0]},{square[1]}" for square, scene in halves]
                            found[" ".join(["place", *words])] = halves
        return found

    def matches(self, square: Square, scene: str) -> int:
        """How many identical scenes of tiles in play lie along a square's edges."""
        return sum(self.scenes.get(neighbour) == scene for neighbour in neighbours(square))

    def earnings(self, halves: list[tuple[Square, str]]) -> dict[str, Any]:
        """What a placement earns, by cause, before the limits of the Stock and the Storehouse."""
        scenes: Counter[str] = Counter()
        printed: Counter[str] = Counter()
        wheat = 0
        for square, scene in halves:
            scenes[scene] += self.matches(square, scene)  # F3.4
            wheat += sum(self.land.get(neighbour) == "w" for neighbour in neighbours(square))  # F3.5
            if self.land[square] in "abpg":
                printed[NAME[self.land[square].upper()]] += 1  # F3.6
        return {
            "scenes": {name: count for name, count in scenes.items() if count},
            "printed": dict(printed),
            "wheat": wheat,
            "quarries": self.quarries_made(halves),
        }

    def quarries_made(self, halves: list[tuple[Square, str]]) -> list[Square]:
        """F3.7, F3.8: from top to bottom and left to right."""
        tile = [square for square, _ in halves]
        around = {neighbour for square in tile for neighbour in neighbours(square)} - set(tile)

        def is_shut(square: Square) -> bool:
            return (
                square not in self.land  # the Valley's edge
                or self.land[square] in "w~"
                or square in self.scenes
                or square in tile
            )

        return sorted(
            square
            for square in around
            if self.is_empty_desert(square) and all(is_shut(neighbour) for neighbour in neighbours(square))
        )

    # What is legal ----------------------------------------------------------------------------------------

    def legal(self) -> set[str]:
        """All legal steps of the player whose turn it is, in words."""
        return set(getattr(self, f"legal_{self.step}")())

    def legal_over(self) -> list[str]:
        return []

    def legal_place(self) -> list[str]:
        return list(self.placements()) or [f"discard {tile}" for tile in self.pools[self.turn]]  # F3.3

    def legal_quarry(self) -> list[str]:
        """F3.7, F3.10."""
        choices = [f"quarry {resource}" for resource in RESOURCES if self.stock[resource] > 0]
        return choices + (["quarry monument"] if self.cities[self.turn].monuments > 0 else [])

    def legal_city(self) -> list[str]:
        """Steps 2 and 3, and the end of the turn (F3.0)."""
        city = self.cities[self.turn]
        found = ["done"]
        if not self.built and not self.supplied and len(city.districts) < SPOTS:  # F4.1
            means = city.wheat + sum(self.beside.values())  # F4.2
            numbers = [district["name"] for district in self.data["districts"]]
            found += [f"build {numbers.index(name)}" for name in self.row if self.district(name)["cost"] <= means]
        for words, shop in city.all_shops():  # F5.1
            for resource in RESOURCES:
                if self.beside[resource] > 0 and shop.icon_for(resource) is not None:
                    found.append(f"supply {resource} to {words}")
        return found

    def legal_pay(self) -> list[str]:
        """F4.2."""
        goods = [resource for resource in RESOURCES if self.beside[resource] > 0]
        if self.cities[self.turn].wheat > 0:
            goods.append(WHEAT)
        return [f"pay {good}" for good in goods]

    def legal_exchange(self) -> list[str]:
        assert self.exchange is not None
        return self.exchange_choices(self.exchange)

    def exchange_choices(self, exchange: str) -> list[str]:
        """F5.5: one of the shown resources that the Stock has, onto another Shop."""
        city = self.cities[self.turn]
        shown = [NAME[letter] for letter in city.shop(exchange).pays.split()[1:]]
        return [
            f"exchange {resource} onto {words}"
            for resource in shown
            if self.stock[resource] > 0
            for words, shop in city.all_shops()
            if words != exchange and shop.icon_for(resource) is not None
        ]

    def legal_take(self) -> list[str]:
        return [f"take {tile}" for tile in self.common]  # F6.2

    def legal_remove(self) -> list[str]:
        return [f"remove {tile}" for tile in self.common]  # F7.3

    # A step -----------------------------------------------------------------------------------------------

    def play(self, words: str, chance: Iterable[Any]) -> None:
        """Carry out a step, and everything up to the next decision."""
        assert words in self.legal(), f"{words} is not legal"
        self.chance = list(chance)
        parts = words.split()
        if parts[0] == "place":
            self.place(self.placements()[words])
        elif parts[0] == "discard":
            self.pools[self.turn].remove(parts[1])
            self.gone.append(parts[1])
            self.step = "city"
        elif parts[0] == "quarry":
            self.decide_quarry(parts[1])
        elif parts[0] == "build":
            self.build(self.data["districts"][int(parts[1])]["name"])
        elif parts[0] == "pay":
            self.pay(parts[1])
        elif parts[0] == "supply":
            self.supplied = True
            self.beside[parts[1]] -= 1
            self.put(parts[1], " ".join(parts[3:]))
        elif parts[0] == "exchange":
            self.stock[parts[1]] -= 1
            self.exchange = None
            self.put(parts[1], " ".join(parts[3:]))
        elif parts[0] == "take":
            self.take(parts[1])
        elif parts[0] == "remove":
            self.common.remove(parts[1])
            self.gone.append(parts[1])
            self.refill()
        else:
            assert words == "done"
            self.end_turn()
        self.all_used()

    def place(self, halves: list[tuple[Square, str]]) -> None:
        """F3.4 to F3.8: matches, Wheat and prints together, then the Quarries."""
        earned = self.earnings(halves)
        tile = tile_of(halves[0][1], halves[1][1])
        self.pools[self.turn].remove(tile)
        self.placed.append(tile)
        for square, scene in halves:
            self.scenes[square] = scene
        for resource in RESOURCES:  # F3.9
            owed = earned["scenes"].get(resource, 0) + earned["printed"].get(resource, 0)
            taken = min(owed, self.stock[resource])
            self.stock[resource] -= taken
            self.beside[resource] += taken
        self.earn_wheat(earned["wheat"])
        self.quarries = earned["quarries"]
        self.go_to_quarries()

    def go_to_quarries(self) -> None:
        """F3.8, F3.10: go on to the next Quarry that can give something, or to the city."""
        self.step = "quarry"
        while self.quarries and not self.legal_quarry():
            self.quarries = self.quarries[1:]
        if not self.quarries:
            self.step = "city"

    def decide_quarry(self, choice: str) -> None:
        square, self.quarries = self.quarries[0], self.quarries[1:]
        if choice == "monument":
            self.cities[self.turn].monuments -= 1
            self.in_quarries[square] = self.turn
        else:
            self.stock[choice] -= 1
            self.beside[choice] += 1
        self.go_to_quarries()

    def earn_wheat(self, count: int) -> None:
        """F3.11."""
        city = self.cities[self.turn]
        city.wheat = min(city.wheat + count, MOST_WHEAT)

    def build(self, name: str) -> None:
        """F4.1."""
        self.row.remove(name)
        self.built = True
        self.buying, self.owed = name, self.district(name)["cost"]
        self.step = "pay"
        self.settle_payment()

    def pay(self, good: str) -> None:
        if good == WHEAT:
            self.cities[self.turn].wheat -= 1
        else:
            self.beside[good] -= 1
            self.stock[good] += 1
        self.owed -= 1
        self.settle_payment()

    def settle_payment(self) -> None:
        """A District that is paid for goes onto the next spot (F4.3)."""
        if self.owed == 0:
            assert self.buying is not None
            city = self.cities[self.turn]
            city.districts.append(self.buying)
            city.shops.append([Shop.read(shop) for shop in self.district(self.buying)["shops"]])
            self.buying = None
            self.step = "city"

    def put(self, resource: str, words: str) -> None:
        """F5.3 to F5.5: what a Shop that becomes full pays at once."""
        shop = self.cities[self.turn].shop(words)
        shop.put(resource)
        self.step = "city"
        if not shop.full:
            return
        if shop.pays == "wheat":
            self.earn_wheat(1)
        elif shop.pays.startswith("exchange") and self.exchange_choices(words):
            self.exchange = words
            self.step = "exchange"

    # The end of a turn ------------------------------------------------------------------------------------

    def end_turn(self) -> None:
        """F6.1, F6.4, F7.1."""
        self.stock += self.beside
        self.beside = Counter()
        self.supplied = False  # steps 2 and 3 are over; what was built is still to be replaced
        if self.last_turns:
            self.pass_on()
        else:
            self.step = "take"

    def take(self, tile: str) -> None:
        self.common.remove(tile)
        self.pools[self.turn].append(tile)
        if self.variant:
            self.step = "remove"
        else:
            self.refill()

    def refill(self) -> None:
        """F6.2, F7.3: refill the common pool; F7.1: it may set off the end."""
        while len(self.common) < 3 and self.pile_size > 0:
            self.common.append(self.draw_tile())
        if len(self.common) < 3:
            self.last_turns = self.players + 1  # this turn is not one of them
        self.pass_on()

    def pass_on(self) -> None:
        """F6.2: replace a built District; then it is the next player's turn, or the game is over."""
        if self.built:
            self.row.append(self.draw_district())
        self.built = False
        if self.last_turns:
            self.last_turns -= 1
            if self.last_turns == 0:
                self.step = "over"
                return
        self.turn = (self.turn + 1) % self.players
        self.step = "place"

    # Questions about the table ----------------------------------------------------------------------------

    def district(self, name: str) -> dict[str, Any]:
        return next(district for district in self.data["districts"] if district["name"] == name)

    def forecasts(self) -> dict[str, dict[str, Any]]:
        """What each legal placement earns, by cause."""
        found = {words: self.earnings(halves) for words, halves in self.placements().items()}
        return {words: {**earned, "quarries": len(earned["quarries"])} for words, earned in found.items()}

    def letter(self, square: Square) -> str:
        if square in self.scenes:
            return LETTER[self.scenes[square]]
        if square in self.in_quarries:
            return str(self.in_quarries[square])
        return self.land[square].replace("S", ".")

    def position(self) -> dict[str, Any]:
        """The position in the form of `Table.position`, the row sorted by name."""
        columns = BOARD_COLUMNS * len(self.boards)
        return {
            "players": self.players,
            "options": {
                "variant": self.variant,
                "boards": self.boards,
                "symbol": self.symbol,
                "start_turn": self.start_turn,
                "pieces": PIECES[: self.players],
            },
            "first": self.first,
            "turn": self.turn,
            "step": self.step,
            "last_turns": self.last_turns,
            "valley": ["".join(self.letter((row, column)) for column in range(columns)) for row in range(ROWS)],
            "pools": [counted(pool) for pool in self.pools],
            "common": counted(self.common),
            "gone": counted(self.gone),
            "placed": counted(self.placed),
            "unseen": counted(self.unseen),
            "pile_size": self.pile_size,
            "row": sorted(self.row),
            "metropolis": [city.districts for city in self.cities],
            "tokens": [
                {str(slot_number(words)): counted(shop.on_it) for words, shop in city.all_shops() if shop.on_it}
                for city in self.cities
            ],
            "beside": counted(self.beside.elements()),
            "stock": counted(self.stock.elements()),
            "wheat": [city.wheat for city in self.cities],
            "monuments": [city.monuments for city in self.cities],
            "turn_so_far": {
                "built": self.built,
                "supplied": self.supplied,
                "buying": self.buying,
                "owed": self.owed,
                "exchange": None if self.exchange is None else slot_number(self.exchange),
                "quarries": [list(square) for square in self.quarries],
            },
        }

    # The end ------------------------------------------------------------------------------------------

    def debens(self, seat: int) -> dict[str, int]:
        """F8, by its five headings."""
        return {
            "generic": self.generic(seat),
            "specialised": self.specialised(seat),
            "statues": self.statues(seat),
            "monuments": self.monument_prize(seat),
            "wheat": self.data["wheat_scale"][self.cities[seat].wheat],  # F8.7
        }

    def generic(self, seat: int) -> int:
        """F8.1."""
        pays = [shop.pays.split() for shop in self.cities[seat].full_shops()]
        return sum(int(words[0]) for words in pays if words[-1] == "debens")

    def specialised(self, seat: int) -> int:
        """F8.2."""
        tokens = Counter(self.cities[seat].all_tokens())
        pays = [shop.pays.split() for shop in self.cities[seat].full_shops()]
        return sum(int(words[0]) * tokens[NAME[words[2]]] for words in pays if words[1:2] == ["each"])

    def statues(self, seat: int) -> int:
        """F8.3, F8.4."""
        gods: set[str] = set()
        of_choice = 0
        for shop in self.cities[seat].full_shops():
            if shop.pays == "any god":
                of_choice += 1
            else:
                gods |= set(shop.pays.split()) & set(self.data["gods"])
        return self.data["god_scale"][min(len(gods) + of_choice, len(self.data["gods"]))]

    def monument_prize(self, seat: int) -> int:
        """F8.5, F8.6."""
        counts = [list(self.in_quarries.values()).count(player) for player in range(self.players)]
        different = sorted(set(counts) - {0}, reverse=True)
        prizes = dict(zip(different, (15, 7), strict=False))
        return prizes.get(counts[seat], 0)

    def result(self, seat: int) -> tuple[int, int]:
        """F7.2: more is better in both."""
        return sum(self.debens(seat).values()), -len(self.cities[seat].all_tokens())

    def places(self) -> list[int]:
        results = [self.result(seat) for seat in range(self.players)]
        return [1 + sum(other > mine for other in results) for mine in results]
