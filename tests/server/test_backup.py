"""`akhet backup` and `akhet restore`, on SQLite and on PostgreSQL."""

import asyncio
import io
import os
import random
import sqlite3
import subprocess
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import psutil
import pytest
from alembic.command import downgrade
from sqlalchemy import create_engine, select, text, update
from sqlalchemy.engine import make_url

from akhet.cli import main
from akhet.record import replay
from akhet.server.people.accounts import add_person
from akhet.server.settings import Settings
from akhet.server.storage.backup import back_up, restore
from akhet.server.storage.schema import entries, installation, people, tables
from akhet.server.storage.store import Store, migrations
from akhet.server.tables.clocks import write_stop
from akhet.terminal.backup import shown_progress
from tests.server.clients import Guest
from tests.server.conftest import GENEROUS
from tests.server.servers import COMMAND, Postgres, RunningServer


@pytest.fixture(autouse=True)
def programs(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """The programs of the PostgreSQL that the tests start are found first."""
    if "postgres" in request.fixturenames or "database" in request.fixturenames:
        folder = request.getfixturevalue("postgres").programs
        monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")


class Command:
    """`akhet` with a database of this test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, database: str, *arguments: object) -> str:
        """What it printed. A refusal is one sentence on stderr."""
        self._monkeypatch.setenv("AKHET_DATABASE_URL", database)
        code = main([str(word) for word in arguments])
        printed = self._capsys.readouterr()
        if code == 0:
            return printed.out
        assert code == 2 and printed.out == ""
        return printed.err.removeprefix("akhet: ").strip()


@pytest.fixture
def akhet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(monkeypatch, capsys)


@pytest.fixture
def second(request: pytest.FixtureRequest, database: str, tmp_path: Path) -> str:
    """Another empty database of the same kind."""
    if database.startswith("sqlite"):
        return f"sqlite:///{tmp_path / 'second.sqlite'}"
    return request.getfixturevalue("postgres").new_database(f"t{random.randbytes(6).hex()}")


def fill(database: str, *names: str) -> None:
    """Add people, as a server that was then stopped."""
    store = Store(Settings(database_url=database).url)
    for name in names:
        asyncio.run(store.write(add_person, name))
    asyncio.run(store.write(write_stop, time.time()))
    store.close()


def names_in(database: str) -> set[str]:
    return set(query(database, select(people.c.name)))


def silent(done: int | None, total: int | None) -> None:
    """Show no progress."""


def query(database: str, statement: Any) -> list[Any]:
    engine = create_engine(Settings(database_url=database).url)
    with engine.begin() as connection:
        result = connection.execute(statement)
        rows = list(result.scalars()) if result.returns_rows else []
    engine.dispose()
    return rows


# Under load.


def test_a_backup_under_load_has_every_step_acknowledged_before_it(
    database: str, second: str, tmp_path: Path, open_server: Callable[..., RunningServer]
) -> None:
    server = open_server(database, wait_for_bots=False, **GENEROUS)
    mia, ben = Guest(server), Guest(server, "Ben")
    games = [mia.open(game, "me", "open") for game in ("nile", "fertility", "nile")]
    for table in games:
        ben.post(f"/api/tables/{table['id']}/seats", invite=table["invite"])
    file = tmp_path / "backup"
    before, after = asyncio.run(play_during_backup(database, [mia, ben], [table["id"] for table in games], file))
    assert file.stat().st_mode & 0o777 == 0o600
    server.stop()

    restore(Settings(database_url=second).url, file, False, silent)
    found = {id: query(second, select(tables.c.version).where(tables.c.id == id))[0] for id in before}
    assert {id: version for id, version in before.items() if found[id] < version} == {}
    assert sum(before.values()) <= sum(found.values()) < sum(after.values())  # play continued after the backup
    for id, version in found.items():
        log = query(second, select(entries.c.version).where(entries.c.table_id == id).order_by(entries.c.version))
        assert log == list(range(1, version + 1))

    again = Guest(open_server(second, wait_for_bots=False, **GENEROUS), name=None)
    again.http.cookies = mia.http.cookies
    for id in before:
        asyncio.run(resign(again, id))
        assert replay(again.get(f"/api/tables/{id}/record")).hash()


async def play_during_backup(
    database: str, guests: list[Guest], ids: list[str], file: Path
) -> tuple[dict[str, int], dict[str, int]]:
    """Play at all tables and make a backup meanwhile. Returns what was acknowledged before it, and at the end."""
    acknowledged: dict[str, int] = {}

    async def play(guest: Guest, id: str) -> None:
        moves = random.Random(id)
        async with guest.at(id) as player:
            while not player.over:
                if not player.my_turn:
                    await player.next()
                    continue
                answer = await player.step(moves.choice(player.scene["moves"]))
                assert answer["type"] == "ack", answer
                acknowledged[id] = answer["version"]
                await asyncio.sleep(0.1)  # the games must not end before the backup does

    async def copy() -> dict[str, int]:
        while len(acknowledged) < len(ids) or min(acknowledged.values()) < 10:
            await asyncio.sleep(0.01)
        before = dict(acknowledged)
        await asyncio.to_thread(back_up, Settings(database_url=database).url, file, None, silent)
        return before

    playing = [asyncio.create_task(play(guest, id)) for guest in guests for id in ids]
    try:
        before = await copy()
        await asyncio.sleep(1)
    finally:
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
    assert [one for one in ended if one is not None and not isinstance(one, asyncio.CancelledError)] == []
    return before, acknowledged


async def resign(guest: Guest, id: str) -> None:
    async with guest.at(id) as player:
        if not player.over:
            assert (await player.command("resign", seat=player.welcome["seat"]))["type"] == "ack"


# Arguments, and files that are not what they should be.


def test_a_restored_database_is_what_it_was(akhet: Command, database: str, second: str, tmp_path: Path) -> None:
    fill(database, "Mia", "Ben")
    assert "secrets" in akhet(database, "backup", tmp_path / "copy")
    fill(database, "Kim")
    akhet(second, "restore", tmp_path / "copy")
    assert names_in(second) == {"Mia", "Ben"} and names_in(database) == {"Mia", "Ben", "Kim"}
    assert query(second, select(installation.c.secret)) == query(database, select(installation.c.secret))
    fill(second, "Kim")  # a server starts on it


def test_a_database_with_content_is_replaced_only_on_demand(akhet: Command, database: str, tmp_path: Path) -> None:
    fill(database, "Mia")
    akhet(database, "backup", tmp_path / "copy")
    fill(database, "Ben")
    assert akhet(database, "restore", tmp_path / "copy").startswith("The database has content, which would be lost.")
    assert names_in(database) == {"Mia", "Ben"}
    akhet(database, "restore", tmp_path / "copy", "--replace")
    assert names_in(database) == {"Mia"}
    if database.startswith("sqlite"):
        assert Path(database.removeprefix("sqlite:///")).stat().st_mode & 0o777 == 0o600


def test_a_backup_of_an_earlier_schema_replaces_a_later_one(akhet: Command, database: str, tmp_path: Path) -> None:
    """That is what a backup before an upgrade is for."""
    fill(database, "Mia")
    engine = create_engine(Settings(database_url=database).url)
    with engine.begin() as connection:
        downgrade(migrations(connection), "0001")
    engine.dispose()
    akhet(database, "backup", tmp_path / "copy")
    fill(database, "Ben")  # which migrates it
    akhet(database, "restore", tmp_path / "copy", "--replace")
    assert query(database, text("SELECT version_num FROM alembic_version")) == ["0001"]
    fill(database, "Kim")
    assert names_in(database) == {"Mia", "Kim"}


def test_a_database_in_use_is_not_restored(
    akhet: Command, database: str, tmp_path: Path, open_server: Callable[..., RunningServer]
) -> None:
    server = open_server(database, wait_for_bots=False)
    akhet(database, "backup", tmp_path / "copy")
    refused = akhet(database, "restore", tmp_path / "copy", "--replace")
    assert refused == "A server is using the database. Stop it first."
    Guest(server)  # it goes on working
    server.stop()
    akhet(database, "restore", tmp_path / "copy", "--replace")
    assert names_in(database) == set()


def test_what_a_killed_server_had_not_moved_into_its_file_is_replaced_too(
    akhet: Command, tmp_path: Path, open_server: Callable[..., RunningServer]
) -> None:
    server = open_server(wait_for_bots=False)
    Guest(server, "Mia")
    akhet(server.database, "backup", tmp_path / "copy")
    Guest(server, "Ben")
    server.kill()
    beside = tmp_path / "akhet.sqlite-wal"
    assert beside.stat().st_size > 0
    akhet(server.database, "restore", tmp_path / "copy", "--replace")
    assert not beside.exists() and names_in(server.database) == {"Mia"}


def test_a_server_on_another_machine_is_noticed_by_its_heartbeat(
    akhet: Command, postgres: Postgres, tmp_path: Path
) -> None:
    database = postgres.new_database(f"t{random.randbytes(6).hex()}")
    fill(database, "Mia")
    akhet(database, "backup", tmp_path / "copy")
    query(database, update(installation).values(alive_at=time.time(), closed_at=None))
    assert akhet(database, "restore", tmp_path / "copy", "--replace").startswith("A server is using the database.")
    query(database, update(installation).values(alive_at=time.time() - 60))
    akhet(database, "restore", tmp_path / "copy", "--replace")


@pytest.mark.parametrize("left", [0.1, 0.4])
def test_a_damaged_backup_changes_nothing(
    akhet: Command, database: str, second: str, tmp_path: Path, left: float
) -> None:
    fill(database)
    crowd = [{"id": f"{number}", "name": random.randbytes(20).hex(), "created": 0.0} for number in range(3000)]
    query(database, people.insert().values(crowd))
    akhet(database, "backup", tmp_path / "copy")
    whole = (tmp_path / "copy").read_bytes()
    (tmp_path / "copy").write_bytes(whole[: int(len(whole) * left)])
    fill(second, "Ben")
    refused = akhet(second, "restore", tmp_path / "copy", "--replace")
    assert refused.startswith(f"{tmp_path / 'copy'} cannot be restored: ")
    assert refused.endswith("The database was not changed.")
    assert names_in(second) == {"Ben"}
    assert list(tmp_path.glob(".*.part")) == []


def test_changed_bytes_in_an_sqlite_file_are_noticed(akhet: Command, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'akhet.sqlite'}"
    fill(database, *(f"Mia {number}" for number in range(50)))
    akhet(database, "backup", tmp_path / "copy")
    whole = bytearray((tmp_path / "copy").read_bytes())
    page = 4096
    for start in range(page, len(whole), page):  # the heads of all pages but the first
        whole[start : start + 8] = b"\xff" * 8
    (tmp_path / "copy").write_bytes(whole)
    assert "cannot be restored: " in akhet(database, "restore", tmp_path / "copy", "--replace")


def test_a_backup_of_a_newer_version_is_refused(akhet: Command, database: str, second: str, tmp_path: Path) -> None:
    fill(database, "Mia")
    akhet(database, "backup", tmp_path / "copy")
    newer = "UPDATE alembic_version SET version_num = '9999'"
    query(database, text(newer))
    refused = "The database was written by a newer version of Akhet."
    assert akhet(database, "backup", tmp_path / "other").startswith(refused)
    assert not (tmp_path / "other").exists()
    if database.startswith("sqlite"):
        with closing(sqlite3.connect(tmp_path / "copy")) as connection, connection:
            connection.execute(newer)
    else:
        assert akhet(database, "restore", tmp_path / "copy", "--replace").startswith(refused)
        words = ["pg_dump", "--format=custom", f"--file={tmp_path / 'copy'}", f"--dbname={database}"]
        subprocess.run(words, check=True)
    assert "was written by a newer version" in akhet(second, "restore", tmp_path / "copy")


def test_an_empty_database_has_nothing_to_back_up(akhet: Command, database: str, tmp_path: Path) -> None:
    assert akhet(database, "backup", tmp_path / "copy").startswith("There is nothing to back up")
    assert list(tmp_path.glob(".*.part")) == []


def test_a_backup_overwrites_backups_only(akhet: Command, tmp_path: Path) -> None:
    file = tmp_path / "akhet.sqlite"
    database = f"sqlite:///{file}"
    fill(database, "Mia")
    (tmp_path / "letter.txt").write_text("Dear Nile")
    assert "is not a backup" in akhet(database, "backup", tmp_path / "letter.txt")
    assert "is the database itself" in akhet(database, "backup", file)
    assert "cannot be written" in akhet(database, "backup", tmp_path / "nowhere" / "copy")
    assert "is not a backup" in akhet(database, "backup", "/dev/null")
    for _ in range(2):
        akhet(database, "backup", tmp_path / "copy")
    assert names_in(f"sqlite:///{tmp_path / 'copy'}") == names_in(database) == {"Mia"}


def test_only_the_newest_backups_of_a_folder_are_kept(akhet: Command, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'akhet.sqlite'}"
    fill(database, "Mia")
    folder = tmp_path / "backups"
    folder.mkdir()
    old = [folder / f"akhet-2020010{day}T000000Z.sqlite" for day in range(1, 6)]
    for file in [*old, folder / "notes.txt"]:
        file.touch()
    akhet(database, "backup", folder)
    assert len(list(folder.iterdir())) == 7
    akhet(database, "backup", folder, "--keep", 3)
    assert not any(file.exists() for file in old[:3])
    akhet(database, "backup", folder, "--keep", 1)
    (newest,) = folder.glob("akhet-*")
    assert newest not in old and (folder / "notes.txt").exists()
    assert names_in(f"sqlite:///{newest}") == {"Mia"}
    assert "--keep needs a folder" in akhet(database, "backup", tmp_path / "copy", "--keep", 2)


def test_a_file_that_is_not_a_backup_is_not_restored(akhet: Command, database: str, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Nile, " * 100)
    assert "is not a backup that" in akhet(database, "restore", tmp_path / "letter.txt")
    assert "is not a backup that" in akhet(database, "restore", tmp_path / "nowhere")
    assert "is not a backup that" in akhet(database, "restore", tmp_path)
    with closing(sqlite3.connect(tmp_path / "other.sqlite")) as connection, connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    (tmp_path / "other.dump").write_bytes(b"PGDMP")
    sqlite, postgresql = (akhet(database, "restore", tmp_path / f"other.{end}") for end in ("sqlite", "dump"))
    if database.startswith("sqlite"):
        assert "is not a backup that" in sqlite and "backup of a PostgreSQL database" in postgresql
    else:
        assert "backup of an SQLite database" in sqlite and "cannot be restored" in postgresql


@pytest.mark.parametrize("words", [["backup"], ["restore"], ["backup", "x", "--keep", "0"], ["backup", "x", "y"]])
def test_wrong_arguments_are_explained(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(words)
    assert ended.value.code == 2 and "usage: akhet" in capsys.readouterr().err


# PostgreSQL's programs.


def program(folder: Path, name: str, version: str) -> None:
    file = folder / name
    file.write_text(f"#!/bin/sh\necho '{name} (PostgreSQL) {version}'\n")
    file.chmod(0o755)


def test_the_programs_of_postgresql_must_fit_the_server(
    akhet: Command, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.new_database(f"t{random.randbytes(6).hex()}")
    fill(database, "Mia")
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    assert akhet(database, "backup", tmp_path / "copy").startswith("“pg_dump” is not installed.")
    program(folder, "pg_dump", "12.3 (Debian 12.3-1)")
    assert akhet(database, "backup", tmp_path / "copy").startswith("“pg_dump” is of PostgreSQL 12, but the server")
    program(folder, "pg_dump", "99.0")
    assert akhet(database, "backup", tmp_path / "copy").startswith("“pg_restore” is not installed.")
    assert not (tmp_path / "copy").exists()


def test_the_password_is_not_on_a_command_line(
    akhet: Command, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.new_database(f"t{random.randbytes(6).hex()}")
    fill(database, "Mia")
    folder = tmp_path / "programs"
    folder.mkdir()
    for name in ("pg_dump", "pg_restore"):
        file = folder / name
        log = f'echo "$PGPASSWORD $@" >> {tmp_path / "log"}'
        file.write_text(f'#!/bin/sh\n{log}\nexec {postgres.programs / name} "$@"\n')
        file.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    address = make_url(database).set(password="very:private").render_as_string(hide_password=False)
    akhet(address, "backup", tmp_path / "copy")
    akhet(address, "restore", tmp_path / "copy", "--replace")
    lines = (tmp_path / "log").read_text().splitlines()
    with_database = [line for line in lines if "--dbname" in line]
    assert len(with_database) == 2 and all(line.startswith("very:private ") for line in with_database)
    assert "very:private" not in "".join(line.removeprefix("very:private ") for line in lines)


def test_a_stopped_backup_leaves_nothing_behind(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.new_database(f"t{random.randbytes(6).hex()}")
    fill(database, "Mia")
    folder, file, started = tmp_path / "programs", tmp_path / "copy", tmp_path / "started"
    folder.mkdir()
    for name in ("pg_dump", "pg_restore"):
        program(folder, name, "99.0")
        with (folder / name).open("a") as script:
            script.write(
                f'[ "$1" = --version ] || {{ echo $$ > {started}.new; mv {started}.new {started}; exec sleep 600; }}\n'
            )
    environment = os.environ | {"AKHET_DATABASE_URL": database, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    process = subprocess.Popen([*COMMAND, "backup", str(file)], env=environment)
    while not started.exists():
        assert process.poll() is None
        time.sleep(0.02)
    dump = int(started.read_text())
    process.terminate()
    assert process.wait(30) == 143
    assert not psutil.pid_exists(dump)
    assert not file.exists() and list(tmp_path.glob(".*.part")) == []


def test_changed_bytes_in_an_archive_are_noticed(akhet: Command, postgres: Postgres, tmp_path: Path) -> None:
    database, other = (postgres.new_database(f"t{random.randbytes(6).hex()}") for _ in range(2))
    fill(database)
    crowd = [{"id": f"{number}", "name": random.randbytes(20).hex(), "created": 0.0} for number in range(3000)]
    query(database, people.insert().values(crowd))
    akhet(database, "backup", tmp_path / "copy")
    whole = bytearray((tmp_path / "copy").read_bytes())
    whole[len(whole) // 2] ^= 1  # the names, which are most of it
    (tmp_path / "copy").write_bytes(whole)
    assert "cannot be restored: " in akhet(other, "restore", tmp_path / "copy")


# Progress.


@pytest.mark.parametrize("on_terminal", [False, True])
def test_progress_is_shown_once_it_takes_long(monkeypatch: pytest.MonkeyPatch, on_terminal: bool) -> None:
    shown = io.StringIO()
    monkeypatch.setattr(shown, "isatty", lambda: on_terminal)
    monkeypatch.setattr("sys.stderr", shown)
    now = 0.0
    with shown_progress(lambda: now) as progress:
        progress(1, 4)
        now = 1.9
        progress(1, 4)
        assert shown.getvalue() == ""
        now = 2.1
        progress(2, 4)
        assert "50" in shown.getvalue()
        progress(3, 4)  # too soon again
        assert "75" not in shown.getvalue()
        now = 20.0
        progress(2_500_000, None)
        now = 40.0
        progress(None, None)
    assert "checking the backup" in shown.getvalue()
    assert "2.5 MB" in shown.getvalue() and shown.getvalue().endswith("\r\x1b[K" if on_terminal else "\n")
