"""The README's examples run, as they stand."""

import doctest
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(kind: str) -> list[str]:
    return [text for found, text in BLOCK.findall(README.read_text("utf-8")) if found == kind]


def test_the_python_examples_give_what_they_say() -> None:
    example = doctest.DocTestParser().get_doctest("\n".join(blocks("python")), {}, "README", str(README), 0)
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(example)
    assert runner.failures == 0 and runner.tries > 10


def commands() -> list[str]:
    lines = [line.removeprefix("$ ") for text in blocks("console") for line in text.splitlines()]
    return [line for line in lines if not line.startswith("make ")]


SERVE = ".venv/bin/akhet serve"  # goes on until it is stopped


def test_every_command_runs(tmp_path: Path) -> None:
    """In the order of the page: one writes the file that the next one reads. What asks a person gets no answer."""
    assert len(commands()) > 4
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


def test_the_server_opens_and_closes(tmp_path: Path) -> None:
    assert SERVE in commands()
    command = [str(Path(sys.executable).parent / "akhet"), "serve", "--port", "0"]  # 0: any that is free
    environment = os.environ | {"AKHET_DATA_DIR": str(tmp_path)}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stderr is not None
        for line in server.stderr:
            if '"say": "open"' in line:
                server.send_signal(signal.SIGINT)
    assert server.returncode == 0 and (tmp_path / "akhet.sqlite").exists()


@pytest.mark.parametrize("target", ["play", "test", "help"])
def test_the_make_targets_it_names_are_there(target: str) -> None:
    assert f"make {target}" in README.read_text("utf-8")
    assert re.search(rf"^{target}:", (README.parent / "Makefile").read_text("utf-8"), re.MULTILINE)


def test_the_pages_it_links_to_are_there() -> None:
    for page in README.parent.glob("*.md"):
        for link in re.findall(r"\]\(([^)#]+)", page.read_text("utf-8")):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"
