"""tools/check.py: what it reports, and that it leaves no process behind."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tools.check import QUICK, SLOW, Check, run

ROOT = Path(__file__).parents[1]
LONG = """
import sys
from tools.check import Check, main
from tools import check
started = "import os, subprocess, sys, time; subprocess.Popen(['sleep', '600']); print(os.getpgid(0)); time.sleep(600)"
check.QUICK[:] = [Check("long", (sys.executable, "-u", "-c", started), live=True)]
sys.argv = ["check.py"]
sys.exit(main())
"""


def test_it_passes_if_every_check_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([Check("one", ("true",)), Check("two", ("true",))], at_once=2)
    assert capsys.readouterr().out.count("ok ") == 2


def test_a_failed_check_is_named_at_once_and_explained_at_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    failing = Check("bad", ("sh", "-c", "echo why; exit 3"), remedy="Do better.")
    assert not run([failing, Check("good", ("echo", "not printed"))], at_once=1)
    *_, heading, why, remedy = capsys.readouterr().out.splitlines()
    assert heading.startswith("== bad: sh -c") and (why, remedy) == ("why", "Do better.")


def test_names_are_unique() -> None:
    names = [check.name for check in (*QUICK, *SLOW)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL], ids=lambda how: how.name)
def test_killed_it_leaves_no_process_behind(how: signal.Signals) -> None:
    with subprocess.Popen([sys.executable, "-c", LONG], cwd=ROOT, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        group = int(program.stdout.readline())
        program.send_signal(how)
        program.stdout.close()
    assert program.returncode != 0
    for _ in range(200):
        if not processes_of(group):
            return
        time.sleep(0.05)
    raise AssertionError("its check still runs")


def processes_of(group: int) -> list[int]:
    """The processes of a group that have not ended; one that nobody has waited for yet has."""
    listed = subprocess.run(["ps", "-eo", "pgid=,stat=,pid="], capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in listed.splitlines()]
    return [int(pid) for pgid, state, pid in rows if int(pgid) == group and not state.startswith("Z")]


def test_the_checks_run_in_this_environment() -> None:
    for check in (*QUICK, *SLOW):
        assert os.access(check.command[0], os.X_OK), check.name
