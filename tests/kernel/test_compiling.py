"""The compile switch and its cache, each in a fresh process."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import akhet
from tests.effort import QUICK

slow = pytest.mark.skipif(QUICK, reason="it compiles in fresh processes")
PACKAGE = Path(akhet.__file__).parent
SETTINGS = ("AKHET_RULES", "AKHET_CACHE_DIR", "XDG_CACHE_HOME", "LOCALAPPDATA", "NUMBA_CACHE_DIR", "PYTHONPATH")

# A package above shows progress; here it is a word that a test can look for.
PROGRESS = """
import sys
from akhet.kernel import compiling

compiling.on_compiling = lambda functions: functions == 1 and print("compiling", file=sys.stderr)
"""
# A chance result in a game of two with only card 3 in the pile: `chance` is in one file, `pick` in another.
ROLL = f"""{PROGRESS}
from akhet.games.nile.state import PARTS, STATE, Step
from akhet.games.nile.turn import chance
from akhet.kernel.layout import blank
from akhet.kernel.stream import new_stream

s = blank(STATE)[0]
s.step, s.pile_size, s.pile[3] = Step.FLOOD, 5, 5
print(chance(s, blank(PARTS)[0], new_stream(bytes(32))))
"""
OTHER_PACKAGE = f"""{PROGRESS}
import numba

import akhet.games.nile

@numba.njit
def double(number):
    return 2 * number

print(double(21))
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """An empty home folder, so that every file written there is seen."""
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


@pytest.fixture
def install(tmp_path: Path) -> Path:
    """The package, installed in a folder of its own, to be changed or made read-only."""
    folder = tmp_path / "install"
    shutil.copytree(PACKAGE, folder / "akhet", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def run(
    program: str, home: Path, install: Path = PACKAGE.parent, **settings: str | Path
) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if name not in SETTINGS}
    return subprocess.run(
        [sys.executable, "-c", program],
        env=kept
        | {"HOME": str(home), "PYTHONPATH": str(install), "PYTHONDONTWRITEBYTECODE": "1"}
        | {name: str(value) for name, value in settings.items()},
        cwd=home,
        capture_output=True,
        text=True,
        check=False,
    )


def output_of(program: str, home: Path, install: Path = PACKAGE.parent, **settings: str | Path) -> str:
    """The output of a program that must not fail."""
    done = run(program, home, install, **settings)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def files_below(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


# The switch


def test_interpreted_rules_need_no_numba(home):
    program = f"{ROLL}\nimport sys, akhet.games.nile, akhet.table\nprint('numba' in sys.modules)"
    assert output_of(program, home, AKHET_RULES="interpreted").split() == ["3", "False"]


@pytest.mark.parametrize("mode", ["", "compiled"])
def test_rules_are_compiled_by_default(home, tmp_path, mode):
    program = "from akhet.games.nile.turn import chance; print(type(chance).__name__)"
    assert output_of(program, home, AKHET_CACHE_DIR=tmp_path, AKHET_RULES=mode) == "CPUDispatcher"


@pytest.mark.parametrize("mode", ["fast", "Compiled", "interpreted "])
@pytest.mark.parametrize("program", ["import akhet.games.nile.rules", "import akhet; akhet.Game"])
def test_an_unknown_mode_is_refused(home, mode, program):
    done = run(program, home, AKHET_RULES=mode)
    assert done.returncode == 1
    assert (
        done.stderr == f"akhet: AKHET_RULES is {mode!r}; it must be 'compiled' or 'interpreted'\n"
    )  # and no traceback


# The cache


@slow
def test_rules_are_compiled_once_and_again_when_a_function_they_call_changes(home, install, tmp_path):
    kept = tmp_path / "kept"
    first = run(ROLL, home, install, AKHET_CACHE_DIR=kept)
    assert (first.stdout, first.returncode) == ("3\n", 0)
    assert first.stderr == "compiling\n"
    assert any(path.suffix == ".nbi" for path in files_below(kept))

    second = run(ROLL, home, install, AKHET_CACHE_DIR=kept)
    assert (second.stdout, second.stderr) == ("3\n", "")

    source = install / "akhet" / "kernel" / "stream.py"
    text = source.read_text("utf-8")
    assert text.endswith("    return kind\n")
    source.write_text(text.removesuffix("return kind\n") + "return kind + 1\n", "utf-8")
    third = run(ROLL, home, install, AKHET_CACHE_DIR=kept)
    assert third.stdout == "4\n"
    assert "compiling" in third.stderr


@slow
def test_a_read_only_install_works_and_nothing_is_written_into_it(home, install, tmp_path):
    """Root may write where the mode forbids it, so the files are compared too."""
    before = files_below(install)
    paths = [install, *install.rglob("*")]
    for path in paths:
        path.chmod(path.stat().st_mode & ~0o222)
    try:
        assert output_of(ROLL, home, install, AKHET_CACHE_DIR=tmp_path / "kept") == "3"
        assert files_below(install) == before
    finally:
        for path in paths:
            path.chmod(path.stat().st_mode | 0o200)
    assert files_below(tmp_path / "kept")
    assert not files_below(home)


@slow
def test_without_a_place_for_the_cache_rules_are_compiled_each_time(home, tmp_path):
    (tmp_path / "file").write_text("in the way")
    before = files_below(PACKAGE)
    done = run(ROLL, home, AKHET_CACHE_DIR=tmp_path / "file" / "below")
    assert (done.stdout, done.returncode) == ("3\n", 0)
    assert done.stderr.count("compiling") == 1
    assert not files_below(home)
    assert {path for path in files_below(PACKAGE).keys() - before.keys() if path.suffix != ".pyc"} == set()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="other systems have other places")
def test_the_cache_is_in_the_users_own_folder(home, tmp_path):
    program = "from akhet.kernel.compiling import cache_folder; print(cache_folder().parent)"
    assert output_of(program, home) == str(home / ".cache" / "akhet")
    assert output_of(program, home, XDG_CACHE_HOME=tmp_path / "xdg") == str(tmp_path / "xdg" / "akhet")
    assert output_of(program, home, AKHET_CACHE_DIR=tmp_path / "own", XDG_CACHE_HOME=tmp_path) == str(tmp_path / "own")


def test_the_name_of_the_cache_depends_on_all_sources_of_the_rules(home, install):
    program = "from akhet.kernel.compiling import cache_folder; print(cache_folder().name)"
    names = [output_of(program, home, install)]
    assert output_of(program, home, install) == names[0]
    package = install / "akhet"
    for source in (package / "kernel" / "events.py", package / "games" / "nile" / "pile.py"):
        source.write_text(source.read_text("utf-8") + "# changed\n", "utf-8")
        names.append(output_of(program, home, install))
    (package / "kernel" / "events.py").rename(package / "kernel" / "evens.py")
    names.append(output_of(program, home, install))
    (package / "table.py").write_text("# no rules in here\n", "utf-8")
    assert output_of(program, home, install) == names[-1]
    (package / "bots" / "random.py").write_text("# above the rules\n", "utf-8")
    assert output_of(program, home, install) == names[-1]
    assert len(set(names)) == 4


def test_a_second_installation_and_a_reinstalled_one_have_caches_of_their_own(home, install, tmp_path):
    """Numba keeps their compiled code apart. What says that everything is compiled must not be shared then."""
    program = "from akhet.kernel.compiling import cache_folder; print(cache_folder().name)"
    names = [output_of(program, home, install)]
    second = tmp_path / "second"
    shutil.copytree(install, second)  # keeps the times
    names.append(output_of(program, home, second))
    os.utime(install / "akhet" / "games" / "nile" / "pile.py")
    names.append(output_of(program, home, install))
    assert len(set(names)) == 3


def test_the_cache_of_a_layer_is_named_by_its_own_sources_and_by_those_below_it(home, install):
    program = "from akhet.kernel.compiling import cache_folder; print(*(cache_folder(r).name for r in ('bots', 'lab')))"
    before = output_of(program, home, install).split()
    package = install / "akhet"
    (package / "lab" / "simulate.py").write_text("# changed\n", "utf-8")
    lab_changed = output_of(program, home, install).split()
    assert lab_changed[0] == before[0] and lab_changed[1] != before[1]
    (package / "games" / "nile" / "pile.py").write_text("# changed\n", "utf-8")
    games_changed = output_of(program, home, install).split()
    assert games_changed[0] != before[0] and games_changed[1] != lab_changed[1]


def test_a_new_version_deletes_unused_caches_of_older_ones_and_nothing_else(home, install, tmp_path):
    program = "from akhet.kernel.compiling import cache_folder; print(cache_folder().name)"
    folder = tmp_path / "cache"
    current = output_of(program, home, install, AKHET_CACHE_DIR=folder)
    old, fresh, others = (folder / name for name in (f"games-{'0' * 16}", f"bots-{'1' * 16}", "games-of-my-own"))
    for one in (old, fresh, others):
        one.mkdir()
        (one / "kept").touch()
    for one in (folder / current, old, others):
        os.utime(one, (0, 0))
    assert output_of(program, home, install, AKHET_CACHE_DIR=folder) == current and old.exists()
    (install / "akhet" / "games" / "nile" / "pile.py").write_text("# changed\n", "utf-8")
    later = output_of(program, home, install, AKHET_CACHE_DIR=folder)
    assert {one.name for one in folder.iterdir()} == {current, later, fresh.name, others.name}


@pytest.mark.parametrize("setting", ["", "elsewhere"])
def test_the_cache_of_other_packages_stays_where_it_was(home, tmp_path, setting):
    program = "import numba, akhet.games.nile; print(numba.config.CACHE_DIR)"
    assert output_of(program, home, AKHET_CACHE_DIR=tmp_path, NUMBA_CACHE_DIR=setting) == setting


def test_other_packages_compile_without_a_message(home, tmp_path):
    done = run(OTHER_PACKAGE, home, AKHET_CACHE_DIR=tmp_path)
    assert (done.stdout, done.stderr) == ("42\n", "")
