"""The engine on a Ray cluster: two nodes on this machine, one of them killed in the middle."""

import json
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path

import pytest

from akhet import Refused
from akhet.arena.cluster import Cluster
from akhet.arena.schedule import Setting
from akhet.cli import main
from akhet.lab.pieces import HEADER, read_columns
from akhet.lab.simulate import simulate
from akhet.language import say

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


@pytest.fixture
def greeting_port() -> Iterator[Callable[[bytes], int]]:
    """Starts a process that answers with these bytes, and returns its port."""
    listeners = list[socket.socket]()

    def start(answer: bytes) -> int:
        listener = socket.create_server(("127.0.0.1", 0))
        listeners.append(listener)

        def greet() -> None:
            connection, _ = listener.accept()
            with connection:
                connection.recv(100)
                connection.sendall(answer)

        threading.Thread(target=greet, daemon=True).start()
        return int(listener.getsockname()[1])

    yield start
    for listener in listeners:
        listener.close()


@pytest.mark.parametrize("address", ["nowhere", "nowhere:x", "nowhere:99999", ":6379", "http://nowhere:1", ""])
def test_what_is_not_the_address_of_a_cluster_is_refused(address: str) -> None:
    with pytest.raises(Refused) as refused:
        Cluster(address).cores()
    assert refused.value.refusal.code == "arena.cluster_address"


def test_an_address_at_which_nobody_answers_is_refused_before_ray_is_asked(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]  # of nobody, once it is closed
    assert main(["simulate", "nile", "--games", "1", "--ray", f"127.0.0.1:{port}"]) == 2
    said, refused = capsys.readouterr().err.splitlines()  # no lines of Ray's own
    assert said == say("lab-connecting", address=f"127.0.0.1:{port}")
    assert refused == f"akhet: The Ray cluster 127.0.0.1:{port} cannot be reached: Connection refused"


def test_another_program_at_the_address_is_refused(greeting_port: Callable[[bytes], int]) -> None:
    with pytest.raises(Refused) as refused:
        Cluster(f"127.0.0.1:{greeting_port(b'HTTP/1.1 400 Bad Request')}").cores()
    assert refused.value.refusal.code == "arena.cluster_other"
