"""Run the checks of this project side by side, and print what each of them found.

    python -m tools.check                    the quick checks: `make check`
    python -m tools.check --all [-- ARGS]    every check and every test, with arguments for pytest: `make test`
    python -m tools.check NAME ...           only the named checks; `--list` prints the names

A check's output is printed at the end, and only if it failed. Each check runs in a process group of its own, which ends
with this program, also if it is interrupted or killed.
"""

import argparse
import os
import shlex
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from tools.guardian import GUARDIAN

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent
CORES = max(2, os.cpu_count() or 1)
GRACE = 10.0  # seconds from asking a check to stop to killing it


@dataclass(frozen=True)
class Check:
    name: str
    command: tuple[str, ...]
    remedy: str = ""
    live: bool = False  # print the output as it comes, not only after a failure
    environment: dict[str, str] = field(default_factory=dict)


def tool(name: str, *arguments: str) -> tuple[str, ...]:
    return (str(BIN / name), *arguments)


def python(*arguments: str) -> tuple[str, ...]:
    return (sys.executable, *arguments)


# Without the tests that take long: whole games, a second model of the rules, other modes in processes of their own.
SLOW_RULE_TESTS = ("test_bad_input.py", "test_compiling.py", "test_modes.py", "test_properties.py", "test_reference.py")
RULE_TESTS = (
    "tests/test_rulings.py", "tests/kernel", "tests/nile", "tests/fertility",
    *(f"--ignore-glob=*/{name}" for name in SLOW_RULE_TESTS),
)  # fmt: skip

STATIC = [
    Check("format", tool("ruff", "format", "--check", "--quiet", "."), remedy="`make format` formats the files."),
    Check("lint", tool("ruff", "check", "--quiet", "."), remedy="`make format` fixes what can be fixed automatically."),
    Check("layers", tool("lint-imports", "--no-logo")),
]
TYPES = Check("types", tool("pyright"), environment={"PYRIGHT_PYTHON_IGNORE_WARNINGS": "1"})
RULES = Check("rules", python("-m", "pytest", "-q", *RULE_TESTS), environment={"AKHET_TESTS": "quick"})
WEB_FORMAT = Check("web format", python("hatch_build.py", "format:check"), remedy="`make format` formats the files.")
WEB = [
    Check("web lint", python("hatch_build.py", "lint")),
    Check("web tests", python("hatch_build.py", "test")),
]
SLOW = [
    Check("web types", python("hatch_build.py", "check")),
    Check("docs", tool("zensical", "build", "--strict")),
]
QUICK = [*STATIC, WEB_FORMAT, TYPES, RULES, *WEB]


def tests(arguments: list[str]) -> Check:
    return Check("tests", python("-m", "tools.run_tests", *arguments), live=True)


class Running:
    """A check that has been started."""

    def __init__(self, check: Check) -> None:
        self.check = check
        self.began = time.monotonic()
        self.output: IO[Any] | None = None if check.live else tempfile.TemporaryFile()  # noqa: SIM115
        self.process = subprocess.Popen(
            check.command,
            cwd=ROOT,
            env=os.environ | check.environment,
            stdin=subprocess.DEVNULL,
            stdout=self.output,
            stderr=None if self.output is None else subprocess.STDOUT,
            start_new_session=True,
        )

    def stop(self) -> None:
        self._signal(signal.SIGINT)  # pytest puts its servers and browsers away

    def kill(self) -> None:
        self._signal(signal.SIGKILL)

    def _signal(self, number: int) -> None:
        with suppress(ProcessLookupError, PermissionError):  # the whole group has ended
            os.killpg(self.process.pid, number)

    def outcome(self) -> bool:
        """Print whether the check passed, and return it."""
        passed = self.process.returncode == 0
        seconds = time.monotonic() - self.began
        say(f"{'ok    ' if passed else 'FAILED'}  {self.check.name:<12} {seconds:5.1f} s")
        return passed

    def report(self) -> None:
        """Print why the check failed."""
        if self.output is None:  # printed already
            return
        say(f"\n== {self.check.name}: {shlex.join(short(self.check.command))}")
        self.output.seek(0)
        say(self.output.read().decode("utf-8", "replace").rstrip())
        if self.check.remedy:
            say(self.check.remedy)

    def close(self) -> None:
        if self.output is not None:
            self.output.close()


def short(command: tuple[str, ...]) -> list[str]:
    """The command as a person would type it in the project's folder."""
    return [word.removeprefix(f"{ROOT}{os.sep}") for word in command]


def say(line: str) -> None:
    print(line, flush=True)


def run(checks: list[Check], at_once: int) -> bool:
    """Run the checks, `at_once` at a time. Return whether all of them passed."""
    waiting, running, failed = list(checks), [], []
    try:
        while waiting or running:
            while waiting and len(running) < at_once:
                running.append(Running(waiting.pop(0)))
                GUARDIAN.watch(group=running[-1].process.pid)
            time.sleep(0.05)
            for done in [each for each in running if each.process.poll() is not None]:
                running.remove(done)
                done.kill()  # whatever it left behind
                GUARDIAN.forget(group=done.process.pid)
                if done.outcome():
                    done.close()
                else:
                    failed.append(done)
    finally:
        end(running)
    for each in failed:
        each.report()
        each.close()
    return not failed


def end(running: list[Running]) -> None:
    """Stop these checks, and kill what does not stop."""
    for each in running:
        each.stop()
    deadline = time.monotonic() + GRACE
    for each in running:
        with suppress(subprocess.TimeoutExpired):
            each.process.wait(max(0.0, deadline - time.monotonic()))
        each.kill()
        GUARDIAN.forget(group=each.process.pid)


def _interrupted(number: int, _frame: object) -> None:
    for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, signal.SIG_IGN)  # the end takes a moment; nothing may cut it short
    raise SystemExit(128 + number)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", action="store_true", help="every check, and every test beside them")
    parser.add_argument("--list", action="store_true", help="print the names of the checks")
    parser.add_argument("names", nargs="*", metavar="NAME", help="a check; after --all -- an argument for pytest")
    options = parser.parse_args()
    known = {check.name: check for check in (*QUICK, *SLOW)}
    if options.list:
        say("\n".join(known))
        return 0
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, _interrupted)  # also where a shell had it ignored, so that the checks do not inherit that
    began = time.monotonic()
    if options.all:
        # What takes seconds comes first, so that a misformatted file does not cost a whole run.
        # The tests use every core. One check at a time beside them fills the time that they spend waiting.
        beside = [TYPES, *WEB, *SLOW]
        passed = run([*STATIC, WEB_FORMAT], at_once=CORES) and run([tests(options.names), *beside], at_once=2)
    else:
        unknown = [name for name in options.names if name not in known]
        if unknown:
            parser.error(f"not a check: {', '.join(unknown)}; --list prints the names")
        checks = [known[name] for name in options.names] if options.names else QUICK
        passed = run(checks, at_once=CORES)
    say(f"{'All checks passed' if passed else 'Some checks failed'} after {time.monotonic() - began:.0f} s.")
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
