"""The examples of the README and of the pages that continue it run as they are written."""

import doctest
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
# In this order: one command writes the file that a later one reads.
PAGES = [README, *(ROOT / "docs" / f"{name}.md" for name in ("browser", "terminal", "simulate", "python", "server"))]
WITH_PYTHON = [README, ROOT / "docs" / "python.md", ROOT / "docs" / "api.md"]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(page: Path, kind: str) -> list[str]:
    return [text for found, text in BLOCK.findall(page.read_text("utf-8")) if found == kind]


@pytest.mark.parametrize("page", WITH_PYTHON, ids=lambda page: page.name)
def test_the_python_examples_give_what_they_say(page: Path) -> None:
    example = doctest.DocTestParser().get_doctest("\n".join(blocks(page, "python")), {}, page.name, str(page), 0)
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(example)
    assert runner.failures == 0 and runner.tries > 4


def test_the_first_example_has_six_lines() -> None:
    assert len(blocks(README, "python")[0].splitlines()) <= 8  # with what it prints


def commands() -> list[str]:
    lines = [
        line.removeprefix("$ ") for page in PAGES for text in blocks(page, "console") for line in text.splitlines()
    ]
    return [line for line in lines if not line.startswith("make ")]


SERVE = ".venv/bin/akhet serve"  # runs until it is stopped


def test_every_command_runs(tmp_path: Path) -> None:
    """In the order of the pages. A command that asks a person gets no answer."""
    assert len(commands()) > 10
    bin_folder = Path(sys.executable).parent
    for command in commands():
        if command == SERVE:
            continue
        run = subprocess.run(
            ["bash", "-o", "pipefail", "-c", command.replace(".venv/bin/", f"{shlex.quote(str(bin_folder))}/")],
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            env=os.environ | {"TERM": "dumb"},
            check=False,
        )
        assert run.returncode == 0, f"{command}\n{run.stdout}{run.stderr}"


def test_the_server_starts_and_stops(tmp_path: Path) -> None:
    assert SERVE in commands()
    command = [str(Path(sys.executable).parent / "akhet"), "serve", "--port", "0"]  # 0: any free port
    environment = os.environ | {"AKHET_DATA_DIR": str(tmp_path)}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stderr is not None
        for line in server.stderr:
            if '"say": "started"' in line:
                server.send_signal(signal.SIGINT)
    assert server.returncode == 0 and (tmp_path / "akhet.sqlite").exists()


@pytest.mark.parametrize("target", ["play", "test", "check", "docs", "help"])
def test_the_make_targets_it_names_are_there(target: str) -> None:
    assert f"make {target}" in README.read_text("utf-8")
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
