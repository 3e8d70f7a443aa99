"""tools/run_tests.py: what fails beside others is run again alone, and only a few times."""

import json
from pathlib import Path

import pytest

from tools import run_tests

FEW = ["tests/a.py::test_one", "tests/b.py::test_two[de-1]"]


@pytest.fixture
def runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[str, ...]]:
    """The arguments of each run of pytest."""
    made: list[tuple[str, ...]] = []
    monkeypatch.setattr(run_tests, "FAILED", tmp_path / "lastfailed")
    monkeypatch.setattr("signal.signal", lambda *_: None)
    return made


def answer(monkeypatch: pytest.MonkeyPatch, made: list[tuple[str, ...]], failed: list[str], *codes: int) -> None:
    """Each run returns the next code; the first one leaves these failures."""

    def pytest_run(*arguments: str) -> int:
        if not made:
            run_tests.FAILED.write_text(json.dumps(dict.fromkeys(failed, True)))
        made.append(arguments)
        return codes[len(made) - 1]

    monkeypatch.setattr(run_tests, "pytest", pytest_run)


def test_what_passes_alone_is_named_as_flaky(
    runs: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(monkeypatch, runs, FEW, 1, 0)
    assert run_tests.main(["-q", "-n", "2"]) == 0
    assert runs == [("-q", "-n", "2"), ("-q", "-n", "0", *FEW)]
    said = capsys.readouterr().out
    assert "FLAKY" in said and all(name in said for name in FEW)


def test_what_fails_twice_fails(runs: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, runs, FEW, 1, 1)
    assert run_tests.main([]) == 1


@pytest.mark.parametrize(
    ("failed", "code"),
    [([f"tests/a.py::test_{n}" for n in range(run_tests.MOST_AGAIN + 1)], 1), ([], 1), (FEW, 2), (FEW, 0)],
    ids=["many failures", "no test failed", "interrupted", "passed"],
)
def test_nothing_else_is_run_again(
    runs: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch, failed: list[str], code: int
) -> None:
    answer(monkeypatch, runs, failed, code)
    assert run_tests.main([]) == code and len(runs) == 1


def test_failures_of_an_earlier_run_do_not_count(runs: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch) -> None:
    run_tests.FAILED.write_text(json.dumps({"tests/old.py::test_old": True}))
    monkeypatch.setattr(run_tests, "pytest", lambda *_: 1)
    assert run_tests.main([]) == 1 and run_tests.failed_tests() == []
