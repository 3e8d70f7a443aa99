"""`akhet components check` and `akhet components show`: a set checked, drawn and printed."""

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from akhet.cli import main
from akhet.draw.fertility.sheet import sheet
from akhet.games.fertility.components import SHIPPED
from akhet.games.fertility.read_set import load_components
from akhet.games.fertility.set_check import arrangements, remarks
from akhet.games.nile import components as nile
from akhet.games.nile.components import SHIPPED as SHIPPED_NILE
from akhet.games.nile.components import load_components as load_nile
from akhet.kernel.refusal import Refused
from akhet.kernel.rules import Setup
from akhet.language import explain
from akhet.terminal.components import check_command, new_command, show_command
from tests.fertility.own_set import write_own_set

SET = SHIPPED.read_text("utf-8")
Change = Callable[..., Path]


def check(file: Path, game: str | None = None) -> int:
    return check_command(argparse.Namespace(file=file, game=game))


def show(game: str, components: Path | None = None, svg: Path | None = None) -> int:
    return show_command(argparse.Namespace(game=game, components=components, svg=svg))


def new(game: str, file: Path | None = None, start: str = "shipped", force: bool = False) -> int:
    return new_command(argparse.Namespace(game=game, file=file, start=start, force=force))


def why_refused(refused: pytest.ExceptionInfo[Refused]) -> str:
    return explain(refused.value.refusal)


@pytest.fixture
def changed(tmp_path: Path) -> Change:
    """A function that writes the shipped set with parts of its text replaced."""

    def change(*changes: tuple[str, str]) -> Path:
        text = SET
        for old, new in changes:
            assert old in text, old
            text = text.replace(old, new, 1)
        file = tmp_path / "own.toml"
        file.write_text(text, "utf-8")
        return file

    return change


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


@pytest.mark.parametrize(("file", "game"), [(SHIPPED, "fertility"), (SHIPPED_NILE, "nile")])
def test_a_shipped_set_fits_in_one_line_with_its_hash(
    file: Path, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(file) == 0 == check(file, game)
    first, again = capsys.readouterr().out.splitlines()
    digest = load_components().hash() if game == "fertility" else load_nile().hash()
    assert first == again and game in first and first.endswith(digest) and str(file) in first


def test_everything_that_is_wrong_with_a_set_is_listed_by_entry(
    changed: Change, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = [('needs = "A", pays = "4 debens"', 'needs = "A", pays = "4 dollars"'), ("AA = 5", "AA = 6")]
    wrong += [("..g.\nw~w.", "..g\nw~x."), ('name = "G10"', 'name = "G 10"')]
    assert check(changed(*wrong)) == 2
    assert capsys.readouterr().out.splitlines() == [
        "own.toml does not fit. 5 things are wrong:",
        "  F1.3  tiles: must be 50 in all, not 51.",
        "",
        "boards",
        "  F1.2  board I, row 1: must have 4 squares, not 3.",
        "  F1.2  board I, row 2: “x” is not a square; the squares are . S ~ w a b p g.",
        "",
        "districts",
        "  F1.9  District A1, Shop 1, pays: “4 dollars” is not one of these: “4 debens”, “wheat”, "
        "one or two gods, “any god”, “3 each G” (or 1), “exchange A B P”.",
        "  F1.4  District #40, name: must be one word of letters and digits.",
    ]


def test_every_fault_of_a_deck_is_listed_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "deck.toml"
    text = SHIPPED_NILE.read_text("utf-8").replace("stone = 14", "stone = 99").replace("6 = 7", "6 = 1\n7 = 7")
    file.write_text(text, "utf-8")
    assert check(file) == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "deck.toml does not fit. 3 things are wrong:"
    assert "  N1.1  cards.stone: must be a whole number from 1 to 30." in lines
    assert "  N1.1  crops_in_play.6: must be a whole number from 2 to 7." in lines
    assert "  N1.1  crops_in_play.7: there is no such entry." in lines


def test_a_set_of_the_other_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert check(SHIPPED_NILE, "fertility") == 2
    assert "districts: not filled in yet." in capsys.readouterr().out


def test_a_set_of_a_game_that_has_only_its_own_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        Setup.parse_components(b"", "own.toml")
    assert "own.toml" in why_refused(refused)


def test_the_shipped_set_is_a_beginning(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for game, shipped in (("fertility", SHIPPED), ("nile", SHIPPED_NILE)):
        assert new(game) == 0
        assert capsys.readouterr().out == shipped.read_text("utf-8")
        file = tmp_path / f"{game}.toml"
        assert new(game, file) == 0 and file.read_bytes() == shipped.read_bytes()
        assert str(file) in capsys.readouterr().out


def test_a_set_to_fill_in_is_a_beginning_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    assert main(["components", "new", "fertility", str(file), "--from", "blank"]) == 0
    assert check(file) == 2
    shown = capsys.readouterr().out
    assert "District 40: not filled in yet." in shown and "board IV: not filled in yet." in shown
    with pytest.raises(Refused) as refused:
        new("nile", start="blank")
    assert "--from shipped" in why_refused(refused)


def test_a_beginning_never_overwrites_a_file_unless_told_to(changed: Change) -> None:
    own = changed(("AA = 5", "AA = 6"))
    before = own.read_bytes()
    with pytest.raises(Refused) as refused:
        new("fertility", own)
    assert "--force" in why_refused(refused) and own.read_bytes() == before
    assert new("fertility", own, force=True) == 0 and own.read_text("utf-8") == SET


def test_a_deck_with_a_name_keeps_it_when_it_is_written() -> None:
    text = nile.write_components({"name": "Two harvests", **nile.set_entries(nile.load_components())})
    deck = nile.parse_components(text.encode(), "deck.toml")
    assert (deck.name, deck.reconstruction) == ("Two harvests", False)
    assert nile.parse_components(nile.write_components(nile.set_entries(deck)).encode(), "x") == deck
    assert deck.hash() != nile.load_components().hash() and nile.load_components().name == "NILE"


def test_a_set_of_an_unknown_game_is_refused_with_the_flag_to_use(tmp_path: Path) -> None:
    file = tmp_path / "set.toml"
    file.write_text("name = 'nothing'\n")
    with pytest.raises(Refused) as refused:
        check(file)
    assert "--game" in why_refused(refused) and "set.toml" in why_refused(refused)


@pytest.mark.parametrize("raw", [b"\xff\xfe", b"[[districts", b"a = " + b"[" * 5000])
def test_a_file_that_is_not_toml_is_one_fault(raw: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "set.toml"
    file.write_bytes(raw)
    assert check(file) == 2
    first, fault = capsys.readouterr().out.splitlines()
    assert first == "set.toml does not fit. One thing is wrong:" and fault.lstrip().startswith("TOML: ")


def test_a_mistake_in_the_toml_is_named_by_its_line(changed: Change, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(changed(("AG = 5", "AG 5"))) == 2
    line = 1 + SET[: SET.index("AG = 5")].count("\n")
    assert f"TOML: line {line}, column " in capsys.readouterr().out


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    for attempt in (check, lambda file: check(file, "nile"), lambda file: show("fertility", file)):
        with pytest.raises(Refused) as refused:
            attempt(tmp_path / "nowhere.toml")
        assert refused.value.refusal.code == "file.unreadable"


def test_an_unknown_game_is_refused() -> None:
    for attempt in (lambda: check(SHIPPED, "chess"), lambda: show("chess")):
        with pytest.raises(Refused) as refused:
            attempt()
        assert why_refused(refused) == "There is no game “chess”. The games are: nile, fertility."


def remarks_on(file: Path) -> list[str]:
    return [f"{remark.ruling} {explain(remark)}" for remark in remarks(load_components(file))]


OWNED = ("reconstruction = true", "reconstruction = false")


def test_the_shipped_set_needs_no_remark() -> None:
    assert list(remarks(load_components())) == []


def test_an_owner_is_reminded_that_their_set_is_not_a_reconstruction(changed: Change) -> None:
    renamed = ('name = "Fertility, a reconstruction"', 'name = "Mine"')
    assert [remark for remark in remarks_on(changed(renamed)) if "reconstruction = false" in remark]
    assert remarks_on(changed(renamed, OWNED)) == []


def test_a_remark_is_not_an_error(changed: Change, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(changed(OWNED, ('name = "B1"\ncost = 0', 'name = "B1"\ncost = 3'))) == 0
    fits, header, remark = capsys.readouterr().out.splitlines()
    assert "fits Fertility" in fits and header.startswith("One remark, no error")
    assert remark.startswith("  F1.4  ") and "B1 (3)" in remark


@pytest.mark.parametrize(
    ("old", "new", "ruling", "words"),
    [
        ("..g.\nw~w.", "..g.\nw.w.", "F1.2", "Board I has 2 water squares"),
        ("..g.\nw~w.", "..g.\n.~..", "F1.2", "Board I has 2 wheat squares"),
        ("..g.\nw~w.", "..a.\nw~w.", "F1.2", "Board I has these resource icons: a a b p;"),
        ("..g.\nw~w.\n.SS.", "~.~.\nw~w.\n.SS.", "F1.2", "a Quarry before the first tile"),
        ("..g.\nw~w.\n.SS.", "w~..\n~~w.\n.SS.", "F1.2", "a wheat square touches no free desert"),
        ("..g.\nw~w.\n.SS.\n.SSb", "....\n.ww.\nwSSw\nwSSw", "F1.2", "a scene of the starting tile has no free desert"),
        ("....\n~w.w", "~~~~\n.w.w", "F1.2", "the desert is in several pieces"),
        ("AA = 5\nAB = 5", "AA = 6\nAB = 4", "F1.3", "AA 6, AB 4"),
        (
            'needs = "A", pays = "4 debens"',
            'needs = "B", pays = "4 debens"',
            "F1.4",
            "Alabaster is the first icon of 9",
        ),
        ('needs = "G", pays = "wheat"', 'needs = "G", pays = "2 debens"', "F1.6", "G → 2 Debens"),
        ("god_scale = [0, 3, 6", "god_scale = [0, 2, 6", "F1.6", "0 2 6 10 15 21"),
        ('needs = "*", pays = "2 debens"', 'needs = "* *", pays = "3 debens"', "F1.9", "A4"),
    ],
)
def test_a_difference_is_remarked_with_its_ruling(changed: Change, old: str, new: str, ruling: str, words: str) -> None:
    found = remarks_on(changed(OWNED, (old, new)))
    assert [remark for remark in found if remark.startswith(ruling) and words in remark], found


def test_a_kind_of_shop_or_a_god_that_is_missing_is_remarked(changed: Change) -> None:
    gone = [('pays = "any god"', 'pays = "3 debens"')] * 2
    gone += [(f'pays = "3 each {letter}"', 'pays = "3 debens"') for letter in "ABPG"]
    found = " ".join(remarks_on(changed(OWNED, *gone)))
    assert "a god of your choice" in found and "3 Debens per token" in found and "exchange" not in found
    anubis = [('pays = "Anubis"', 'pays = "Ra"')] * 2
    assert any("Anubis is on one District" in remark for remark in remarks_on(changed(OWNED, *anubis)))


def test_another_god_on_a_starting_shop_is_not_a_difference(changed: Change) -> None:
    shops = ('{ needs = "A", pays = "Ra" }', '{ needs = "A", pays = "Isis" }')
    assert remarks_on(changed(OWNED, shops)) == []


def test_every_arrangement_of_the_boards_is_looked_at_once() -> None:
    every = list(arrangements(load_components()))
    assert len(every) == len({tuple(sorted(valley.items())) for valley, _ in every}) == 576
    assert all(valley[square] == "S" for valley, starts in every for start in starts for square in start)


def test_fertility_is_shown_whole_at_eighty_columns(capsys: pytest.CaptureFixture[str]) -> None:
    assert show("fertility") == 0
    shown = capsys.readouterr().out
    lines = shown.splitlines()
    components = load_components()
    assert "reconstruction" in lines[0] and all(len(line) <= 80 for line in lines)
    for number in range(8):
        row = "   ".join("  ".join(board.rows[number]) for board in components.boards).split()
        assert any(line.split() == row for line in lines), row
    assert all(re.search(rf"\b{district.name} cost {district.cost}\b", shown) for district in components.districts)
    assert components.hash() in shown and shown.count("×5") == 10
    assert "A → exchange B P G" in shown and "P G → Anubis + Ra" in shown and "A A → 3 each A" in shown
    assert "0  2  4   7  10  14  18  23  28  34  40" in shown


def test_an_owners_set_is_not_called_a_reconstruction(
    changed: Change, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = changed(OWNED, ('name = "Fertility, a reconstruction"', 'name = "[red]Mine\\u001b<&>"'))
    assert show("fertility", own, tmp_path / "own.svg") == 0
    shown = capsys.readouterr().out
    assert shown.startswith("[red]Mine�<&>") and "reconstruction" not in shown
    drawn = (tmp_path / "own.svg").read_text("utf-8")
    assert "reconstruction" not in drawn.lower() and "[red]Mine�<&>" in "".join(
        ElementTree.fromstring(drawn).itertext()
    )


def test_what_only_an_owners_set_has_is_checked_shown_and_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = write_own_set(tmp_path)
    assert check(own) == 0
    found = capsys.readouterr().out
    assert "F1.3  The scenes of the starting tile are GPBA" in found
    assert "F1.6  The players have different starting Shops" in found
    assert "starting Shops of player 4, Shop 2, A1" in found
    assert show("fertility", own, tmp_path / "own.svg") == 0
    shown = capsys.readouterr().out
    assert all(len(line) <= 80 for line in shown.splitlines())
    assert "clockwise from its top left:  G  P  B  A" in shown
    assert "Starting Shops of player 3" in shown and "A B → Sobek + Thoth" in shown
    assert "0  3  6  10  15  21  28  36  45" in shown and "Seth, Sobek, Thoth" in shown
    words = list(ElementTree.fromstring((tmp_path / "own.svg").read_text("utf-8")).itertext())
    assert "Sobek + Thoth" in words and "Seth" in words and "45" in words


def test_nile_is_shown_by_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert show("nile") == 0
    lines = [re.findall(r"\d+", line) for line in capsys.readouterr().out.splitlines()]
    for row in ("2 5 70 10 1 81 95", "5 6 84 15 1 100 114", "6 7 98 21 1 120 134", "2 5 5 80 10 1 91"):
        assert row.split() in lines


def test_the_sheet_is_one_page_of_xml_with_every_district_and_no_link(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "sheet.svg"
    assert show("fertility", svg=file) == 0
    assert str(file) in capsys.readouterr().out.replace("\n", "")
    text = file.read_text("utf-8")
    root = ElementTree.fromstring(text)
    words = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
    components = load_components()
    assert {district.name for district in components.districts} <= set(words)
    assert {f"Board {board.name}" for board in components.boards} <= set(words)
    assert any("RECONSTRUCTION" in (word or "") for word in words)
    assert root.get("width") == "210mm" and root.get("height") == "297mm"
    assert re.findall(r"https?://[^\"' ]*", text) == ["http://www.w3.org/2000/svg"]
    used = {element.get("href", "") for element in root.iter("{http://www.w3.org/2000/svg}use")}
    drawn = {f"#{element.get('id')}" for element in root.iter() if element.get("id")}
    assert used == drawn


def test_a_sheet_of_the_largest_shops_and_longest_names_stays_xml(changed: Change) -> None:
    file = changed(
        ('"Anubis", "Bastet"', '"Abcdefghijklmnopqrst", "Bcdefghijklmnopqrstu"'),
        *[('pays = "Anubis"', 'pays = "Abcdefghijklmnopqrst Bcdefghijklmnopqrstu"')] * 2,
        *[('pays = "Bastet"', 'pays = "Ra"')] * 3,
        ('pays = "Anubis Ra"', 'pays = "Ra"'),
        ('needs = "A A", pays = "3 each A"', 'needs = "AAAABBPPG", pays = "exchange A B P"'),
        ('name = "A1"', 'name = "Abcdefghijkl"'),
    )
    words = "".join(ElementTree.fromstring(sheet(load_components(file))).itertext())
    assert "Abcdefghijklmnopqrst + Bcdefghijklmnopqrstu" in words and "Abcdefghijkl" in words


def test_a_sheet_that_cannot_be_written_is_refused_before_anything_is_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in (tmp_path / "nowhere" / "sheet.svg", tmp_path / "nul\0.svg"):
        with pytest.raises(Refused) as refused:
            show("fertility", svg=path)
        assert refused.value.refusal.code == "file.unwritable"
    assert capsys.readouterr().out == ""


def test_a_sheet_never_writes_over_a_set(changed: Change) -> None:
    own = changed()
    with pytest.raises(Refused) as refused:
        show("fertility", svg=own)
    assert "ends in .svg" in why_refused(refused) and own.read_text("utf-8") == SET


def test_there_is_no_sheet_of_nile(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        show("nile", svg=tmp_path / "sheet.svg")
    assert refused.value.refusal.code == "components.sheet.none" and not list(tmp_path.iterdir())
