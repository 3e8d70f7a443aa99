"""The report of an arena, and the command that makes it."""

import json
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from akhet.arena.match import Result, places_of
from akhet.arena.report import bin_step, report_page, write_report
from akhet.arena.schedule import Arena, Setting
from akhet.arena.summary import Summary, summarise
from akhet.cli import main

VOID = {"meta", "!doctype"}


class Reader(HTMLParser):
    """Checks that tags are closed in order, and collects tags and text."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []
        self.feed(page)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.text.append(data)

    def attributes(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.tags if name == tag]


def made_up(setting: Setting, entrants: list[str], sets: int = 4, fault: str = "") -> Summary:
    """A summary of games in which an entrant that is listed later scores more."""
    arena = Arena(setting, entrants)
    results = []
    for task in arena.tasks(sets):
        seats = arena.seats(task)
        counts = [[10 * entrant + task.set % 3, -seat] for seat, entrant in enumerate(seats)]
        some = [9] * setting.players
        faults = [[fault] if fault and entrant == 1 else [] for entrant in seats]
        results.append(Result(*task, places_of(counts), counts, 90, some, [0.5] * len(some), faults, "0" * 64))
    return summarise(arena, results, sets * setting.players - 1)


def test_a_report_is_a_complete_page_that_names_its_bots() -> None:
    page = report_page([made_up(Setting("nile", 2), ["random", "random@7"])], ["akhet", "arena", "nile"])
    read = Reader(page)
    text = "".join(read.text)
    for words in ("random", "random@7", "Made by: akhet arena nile", "95 % interval", "No bot failed"):
        assert words in text
    assert "so 8 were played" in text
    assert "nan" not in text


@pytest.mark.parametrize(("setting", "entrants"), [(Setting("nile", 2), 2), (Setting("fertility", 4), 7)])
def test_a_report_works_with_a_screen_reader(setting: Setting, entrants: int) -> None:
    read = Reader(report_page([made_up(setting, ["random"] * entrants)]))
    assert read.attributes("html") == [{"lang": "en"}]
    drawn = read.attributes("svg")
    assert len(drawn) >= 4 and all(svg["role"] == "img" and svg["aria-label"] for svg in drawn)
    assert len(read.attributes("caption")) == len(read.attributes("table")) >= 4
    assert all(cell["scope"] in ("row", "col") for cell in read.attributes("th"))
    assert len([tag for tag, _ in read.tags if tag == "h1"]) == 1


def test_a_report_loads_nothing() -> None:
    page = report_page([made_up(Setting("nile", 2), ["random"] * 3)])
    read = Reader(page)
    assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in read.tags}
    assert "url(" not in page and "@import" not in page and "href" not in page
    assert page.count("prefers-color-scheme: dark") == 1 + page.count("<svg")


def test_many_arenas_make_one_report() -> None:
    summaries = [made_up(Setting("nile", players), ["random", "random"]) for players in (2, 3)]
    read = Reader(report_page(summaries, title="Both"))
    assert "Both" in read.text
    for players in (2, 3):
        assert any(f"NILE with {players} players" in words for words in read.text)


def test_a_bots_error_messages_are_escaped(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    fault = "<script>alert(1)</script> \ud800 & more"
    summary = made_up(Setting("nile", 2), ["random", "random"], fault=fault)
    named = [replace(entrant, name=f"<b> & {entrant.name}") for entrant in summary.entrants]
    write_report(file, [replace(summary, entrants=named)])
    read = Reader(file.read_text("utf-8"))
    assert not {"script", "b"} & {tag for tag, _ in read.tags}
    assert any("<script>alert(1)</script>" in words for words in read.text)


def test_scores_are_put_into_few_bins() -> None:
    assert [bin_step(width) for width in (1, 8, 19, 20, 150, 1000)] == [1, 1, 1, 2, 10, 100]


def test_the_command_plays_writes_results_and_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    results, report = tmp_path / "results.jsonl", tmp_path / "report.html"
    command = ["arena", "nile", "random", "random", "--games", "3", "--monuments", "--cores", "1", "--seed", "4"]
    command += ["--results", str(results), "--report", str(report)]
    assert main(command) == 0
    shown = " ".join(capsys.readouterr().out.split())  # however the lines are broken
    assert "random #2" in shown and "so 4 were played" in shown and "Smallest pile" in shown
    assert len(results.read_text("utf-8").splitlines()) == 5
    text = "".join(Reader(report.read_text("utf-8")).text)
    assert "akhet arena nile random random --monuments --players 2 --games 3 --seed 4" in text
    assert str(tmp_path) not in text and "--results results.jsonl" in text
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 4 and found["asked"] == 3 and found["seed"] == 4
    assert found["matches"][0]["share"].keys() == {"value", "low", "high"}
    assert [entrant["name"] for entrant in found["entrants"]] == ["random", "random #2"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nile", "random"], "from 2 to"),
        (["nile", "random", "nobody"], "no bot “nobody”"),
        (["chess", "random", "random"], "no game “chess”"),
        (["nile", "random", "random", "--players", "9"], "players"),
        (["nile", "random", "random", "--seed", "-1"], "seed"),
        (["nile", "random", "random", "--results", "/no/such/folder/file"], "cannot be written"),
        (["nile", "random", "random", "--games", "2", "--cores", "1", "--report", "/no/such/folder/x"], "be written"),
    ],
)
def test_a_wrong_command_is_refused_in_one_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *words]) == 2
    printed = capsys.readouterr()
    assert printed.out == "" and said in printed.err and "Traceback" not in printed.err
