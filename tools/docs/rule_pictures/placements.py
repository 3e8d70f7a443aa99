"""Parts of a Valley for the pictures of Fertility's rules: tiles and what they earn. Tests check them by the rules.

Drawn as in the tests: `.` desert, `a b p g` desert with a resource icon, `~` water, `w` wheat, `A B P G` a scene.
The starting tile lies in the middle.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tools.docs.rule_pictures.drawn import DrawingRequest

SIDE = 100  # of a square, as the app draws it
LABELS = 34  # the margin with the numbers of rows and columns
BOARD = 4  # columns
LETTERS = {"alabaster": "A", "bovine": "B", "papyrus": "P", "grape": "G"}
Square = tuple[int, int]
Tile = tuple[Square, ...]


@dataclass(frozen=True)
class Placement:
    valley: str  # before
    scenes: tuple[str, str]
    squares: tuple[Square, Square]
    shown: tuple[int, int, int, int]  # the part of the Valley that is drawn: first row and column, rows, columns
    lying: tuple[Tile, ...]  # the tiles in that part
    earned: str = ""  # in letters, W for Wheat
    quarry: Square | None = None
    ruling: str | None = None  # the ruling that forbids it

    @property
    def rows(self) -> list[str]:
        return self.valley.split()

    @property
    def move(self) -> str:
        (one, (row, column)), (other, (below, right)) = zip(self.scenes, self.squares, strict=True)
        return f"place {one} {row},{column} {other} {below},{right}"

    @property
    def view_box(self) -> str:
        """Slightly inside the squares, so that no frame is drawn at the edge; at the top with the column numbers."""
        first, column, rows, columns = self.shown
        top = LABELS if first == 0 else -4
        left = (column % BOARD) * SIDE
        return f"{left + 4} {-top} {columns * SIDE - 8} {rows * SIDE + top - 4}"

    def request(self, *, before: bool) -> DrawingRequest:
        """What the app's Valley needs to draw this part."""
        first, column, rows, columns = self.shown
        left = column // BOARD * BOARD  # boards meet in a seam
        squares = [list(row) for row in self.rows]
        for scene, (row, place) in zip(self.scenes, self.squares, strict=True):
            if not before:
                squares[row][place] = LETTERS[scene]
        part = ["".join(row[left : column + columns]) for row in squares[first : first + rows]]
        moved = [tuple((row - first, place - left) for row, place in tile) for tile in (*self.lying, self.squares)]
        if before:  # the newest tile has a frame; so make the starting tile the newest, below the part that is drawn
            moved[-1] = start_at(rows, 0)
            part += [scenes.ljust(len(part[0]), ".") for scenes in ("AB", "GP")]
        quarries = [] if before or self.quarry is None else [(self.quarry[0] - first, self.quarry[1] - left)]
        return valley(part, moved, quarries)


def valley(rows: Sequence[str], tiles: Sequence[Tile], quarries: Sequence[Square] = ()) -> DrawingRequest:
    """The app's Valley. A tile of four squares is the starting tile; the last tile of two squares is the newest."""
    events = [
        {"event": "start", "square": tile[0]} if len(tile) == 4 else {"event": "placed", "squares": tile}
        for tile in tiles
    ]
    view = {"valley": rows, "turn_so_far": {"quarries": quarries}}
    source = {"entries": [{"kind": "step", "events": events}]}
    controller = {"view": view, "source": source, "tile": None, "preview": None, "fits": [], "cursor": None}
    return "fertility/Valley", {"controller": controller, "names": []}


def start_at(row: int, column: int) -> Tile:
    return ((row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1))


BOARDS = ["II", "I turned", "IV"]
THREE_BOARDS = """
    ~g~ww.w~.b.g
    ..~.......w.
    wa....~p....
    .....a......
    .b..bAB....~
    ..p..GP.w.a.
    .....w~w~.~w
    ..w~.g....p.
"""
PLAIN = """
    ............
    ............
    ............
    .....AB.....
    .....GP.....
    ............
    ............
    ............
"""

PLACEMENTS = {
    "fits": Placement(PLAIN, ("papyrus", "alabaster"), ((3, 3), (3, 4)), (3, 3, 2, 4), (start_at(3, 5),), "A"),
    "no-fit": Placement(PLAIN, ("papyrus", "bovine"), ((3, 3), (3, 4)), (3, 3, 2, 4), (start_at(3, 5),), ruling="F3.2"),
    "connections": Placement(
        """
        ............
        ............
        ............
        .....AB.....
        .....GP.....
        .BAP........
        ...B........
        GA..........
        """,
        ("bovine", "bovine"),
        ((6, 1), (6, 2)),
        (5, 0, 3, 4),
        (((5, 1), (5, 2)), ((5, 3), (6, 3)), ((7, 0), (7, 1))),
        "BB",
    ),
    "wheat": Placement(
        """
        ............
        ............
        ............
        .....AB.....
        .....GP.....
        .w~.........
        w..G........
        ...A........
        """,
        ("papyrus", "grape"),
        ((6, 1), (6, 2)),
        (5, 0, 3, 4),
        (((6, 3), (7, 3)),),
        "GWW",
    ),
    "icons": Placement(
        """
        ............
        ............
        ............
        .....AB.....
        .....GP.....
        ............
        .b.G........
        ...A........
        """,
        ("papyrus", "grape"),
        ((6, 1), (6, 2)),
        (5, 0, 3, 4),
        (((6, 3), (7, 3)),),
        "BG",
    ),
    "quarry": Placement(
        """
        ............
        ............
        ............
        .....AB.....
        ..~BPGP.....
        .A..........
        .Aw.........
        ............
        """,
        ("grape", "papyrus"),
        ((5, 3), (5, 4)),
        (4, 1, 3, 4),
        (((4, 3), (4, 4)), ((5, 1), (6, 1))),
        "P",
        (5, 2),
    ),
    "no-quarry": Placement(
        """
        ............
        ............
        ............
        .....AB.....
        .~~BPGP.....
        A...........
        Aww.........
        ............
        """,
        ("grape", "papyrus"),
        ((5, 3), (5, 4)),
        (4, 0, 3, 5),
        (((4, 3), (4, 4)), ((5, 0), (6, 0))),
        "P",
    ),
    "placement": Placement(
        """
        ...BG.~.....
        ...G.bPB....
        ...AwAG.....
        .....AB.....
        .....GP.....
        ............
        ............
        ............
        """,
        ("grape", "papyrus"),
        ((1, 4), (1, 5)),
        (0, 3, 3, 4),
        (((0, 3), (0, 4)), ((1, 3), (2, 3)), ((2, 5), (2, 6))),
        "BGGPW",
        (0, 5),
    ),
}
