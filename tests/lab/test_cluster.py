"""The engine on a Ray cluster: two nodes on this machine, one of them killed in the middle."""

import json
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

import pytest

from akhet import Refused
from akhet.arena.cluster import Cluster
from akhet.arena.schedule import Setting
from akhet.lab.pieces import HEADER, read_columns
from akhet.lab.simulate import simulate

ROOT = Path(__file__).parents[2]
GAMES, SEED, PIECE = 6000, 5, 1000
TIMEOUT = 900  # seconds: Ray starts a dozen processes, and finds out only after some seconds that a node is dead


def test_a_killed_node_costs_only_its_piece(tmp_path: Path) -> None:
    folder, out = tmp_path / "pieces", tmp_path / "found.json"
    words = [sys.executable, "-m", "tests.programs.cluster_study", folder, out, GAMES, SEED]
    with (tmp_path / "log").open("wb") as log:
        subprocess.run([*map(str, words)], cwd=ROOT, stdout=log, stderr=log, timeout=TIMEOUT, check=True)
    found = json.loads(out.read_text("utf-8"))
    assert found["cores"] == 2 and found["nodes"] == 1
    assert found["pieces"] == GAMES / PIECE
    here = simulate(Setting("nile", 3), "random", games=GAMES, seed=SEED, cores=2)
    for entry in ("decisions", "counts", "wins", "shared", "shortest", "longest"):
        assert found["report"][entry] == json.loads(json.dumps(asdict(here)))[entry]
    assert sum(len(read_columns(file)["decisions"]) for file in folder.glob("games-*.parquet")) == GAMES


def test_a_run_with_results_continues_with_the_missing_pieces(tmp_path: Path) -> None:
    done: list[int] = []

    def run(**more: object) -> object:
        done.clear()
        found = simulate(
            Setting("nile"),
            "random",
            games=2500,
            cores=1,
            results=tmp_path,
            progress=done.append,
            **more,  # type: ignore[arg-type]
        )
        return found.counts, found.decisions

    first = run(seed=3)
    assert done == [1000, 1000, 500]
    gone = tmp_path / "games-000001000-000002000.parquet"
    before = gone.read_bytes()
    gone.unlink()
    assert run() == first  # the seed is that of the folder
    assert sorted(done) == [500, 1000, 1000] and gone.read_bytes() == before
    with pytest.raises(Refused) as refused:
        run(seed=4)
    assert refused.value.refusal.code == "export.other"
    assert json.loads((tmp_path / HEADER).read_text("utf-8"))["bot"] == "random"


def test_a_file_that_is_not_a_piece_is_refused(tmp_path: Path) -> None:
    simulate(Setting("nile"), "random", games=5, seed=1, cores=1, results=tmp_path)
    (tmp_path / "games-000000000-000000005.parquet").write_bytes(b"PAR1")
    with pytest.raises(Refused) as refused:
        simulate(Setting("nile"), "random", games=5, seed=1, cores=1, results=tmp_path)
    assert refused.value.refusal.code == "lab.piece"


def test_a_cluster_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        Cluster("nowhere").cores()
    assert refused.value.refusal.code == "arena.cluster"
