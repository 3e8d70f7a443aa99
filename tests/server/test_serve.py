"""`akhet serve` when it cannot start: one sentence on stderr, nothing on stdout, and exit code 2."""

import os
import socket
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from akhet.cli import main
from akhet.server.run import serve
from akhet.server.storage.store import Store


@pytest.fixture(autouse=True)
def no_start(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def started(*_: object, **__: object) -> None:
        raise AssertionError("it started")

    monkeypatch.setattr(serve, "serve", started)
    monkeypatch.delenv("AKHET_DATABASE_URL", raising=False)
    monkeypatch.setenv("AKHET_DATA_DIR", str(tmp_path / "data"))


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["serve", "--port", "0", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    (line,) = printed.err.splitlines()
    return line.removeprefix("akhet: ")


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        sentence = refusal(capsys, "--port", str(port))
    assert (
        sentence == f"Can’t listen on 127.0.0.1, port {port}: Address already in use. Choose another port with --port."
    )


@pytest.mark.parametrize(
    ("name", "value", "kind"),
    [
        ("MAX_SOCKETS", "lots", "a whole number from 0 up"),
        ("MAX_SOCKETS", "2.5", "a whole number from 0 up"),
        ("WORKERS", "-5", "a whole number from 0 up"),
        ("PATIENCE", "nan", "a number from 0 up"),
        ("PATIENCE", "inf", "a number from 0 up"),
        ("SHORTEST_CLOCK", "-0.1", "a number from 0 up"),
        ("SECURE_COOKIES", "maybe", "yes or no"),
    ],
)
def test_a_setting_that_cannot_be_read(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str, value: str, kind: str
) -> None:
    monkeypatch.setenv(f"AKHET_{name}", value)
    assert refusal(capsys) == f"AKHET_{name} must be {kind}, not “{value}”."


def test_a_setting_that_does_not_exist(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AKHET_MAX_TABELS", "5")
    assert refusal(capsys) == "There is no setting AKHET_MAX_TABELS. Did you mean AKHET_MAX_TABLES?"
    monkeypatch.delenv("AKHET_MAX_TABELS")
    monkeypatch.setenv("AKHET_QQQ", "5")
    assert refusal(capsys) == "There is no setting AKHET_QQQ. docs/settings.md lists them all."


@pytest.mark.parametrize("address", ["9464", "127.0.0.1", "127.0.0.1:", ":9464", "127.0.0.1:0", "127.0.0.1:70000"])
def test_an_address_of_metrics_that_cannot_be_read(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setenv("AKHET_METRICS_ADDRESS", address)
    sentence = f"AKHET_METRICS_ADDRESS must be an address and a port, such as 127.0.0.1:9464, not “{address}”."
    assert refusal(capsys) == sentence


@pytest.mark.parametrize("address", ["localhost:4318", "ftp://localhost", "http://", "http://localhost:x"])
def test_an_address_of_a_collector_that_cannot_be_read(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setenv("AKHET_TRACES", address)
    sentence = "AKHET_TRACES must be the address of an OpenTelemetry collector, such as http://127.0.0.1:4318, not"
    assert refusal(capsys) == f"{sentence} “{address}”."


def test_an_address_of_metrics_that_is_taken(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        monkeypatch.setenv("AKHET_METRICS_ADDRESS", f"127.0.0.1:{port}")
        sentence = refusal(capsys)
    expected = f"Can’t listen on 127.0.0.1, port {port}, for the metrics: Address already in use."
    assert sentence == f"{expected} Change AKHET_METRICS_ADDRESS."


def test_a_host_that_is_not_an_address_of_this_machine(capsys: pytest.CaptureFixture[str]) -> None:
    for host in ("203.0.113.1", "2001:db8::1", "x" * 100):
        assert refusal(capsys, "--host", host).startswith(f"Can’t listen on {host}, port 0: ")


def test_a_database_of_a_newer_version(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    database = Path(os.environ["AKHET_DATA_DIR"]) / "akhet.sqlite"
    database.parent.mkdir()
    Store(f"sqlite:///{database}").close()
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert refusal(capsys).startswith("The database was written by a newer version of Akhet.")


def test_several_workers_with_sqlite(capsys: pytest.CaptureFixture[str]) -> None:
    assert "PostgreSQL" in refusal(capsys, "--workers", "2")


@pytest.mark.parametrize("folder", ["a file", "a file/below"])
def test_a_data_folder_that_cannot_be_created(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, folder: str
) -> None:
    """A file in its place stops every user, even one who may write everywhere."""
    (tmp_path / "a file").touch()
    monkeypatch.setenv("AKHET_DATA_DIR", str(tmp_path / folder))
    sentence = refusal(capsys)
    assert sentence.startswith(f"The database cannot be opened: {tmp_path / folder}: ")


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("postgresql://akhet:secret@127.0.0.1:1/akhet", "Connection refused"),
        ("postgresql://akhet:secret@nowhere.invalid/akhet", "nowhere.invalid"),
        ("postgresql://akhet:secret@127.0.0.1:port/akhet", "port"),
    ],
)
def test_a_database_that_cannot_be_reached(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, url: str, reason: str, workers: str
) -> None:
    monkeypatch.setenv("AKHET_DATABASE_URL", url)
    sentence = refusal(capsys, "--workers", workers)
    assert sentence.startswith("The database cannot be opened: ")
    assert reason in sentence and "secret" not in sentence


def test_a_file_that_is_not_a_database(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "letter.txt").write_text("Dear Nile, " * 100)
    monkeypatch.setenv("AKHET_DATABASE_URL", f"sqlite:///{tmp_path / 'letter.txt'}")
    assert refusal(capsys) == "The database cannot be opened: file is not a database."
