"""Run pytest. What failed while every core was busy is then run once more, alone.

    python -m tools.run_tests [ARGS]    arguments of pytest

A test that passes alone is named as flaky at the end, and the run passes: on a busy machine a browser or a server can
be slower than any patience. A test that fails twice fails the run, and so do more failures than a busy machine
explains.
"""

import json
import signal
import subprocess
import sys
from pathlib import Path

FAILED = Path(__file__).resolve().parents[1] / ".pytest_cache" / "v" / "cache" / "lastfailed"
MOST_AGAIN = 5  # failures


def failed_tests() -> list[str]:
    """The tests that failed in the last run, as pytest keeps them."""
    try:
        return sorted(json.loads(FAILED.read_text("utf-8")))
    except (OSError, ValueError):
        return []


def pytest(*arguments: str) -> int:
    return subprocess.run([sys.executable, "-m", "pytest", *arguments], check=False).returncode


def main(arguments: list[str]) -> int:
    signal.signal(signal.SIGINT, lambda *_: None)  # pytest has it too, and puts its servers and browsers away
    FAILED.unlink(missing_ok=True)
    code = pytest(*arguments)
    failed = failed_tests()
    if code != 1 or not 0 < len(failed) <= MOST_AGAIN:
        return code
    print(f"\n{len(failed)} failed beside others. Once more, alone:", flush=True)
    code = pytest("-q", "-n", "0", *failed)
    if code == 0:
        print("\nFLAKY: these failed beside others and passed alone. Please mend them:")
        print("\n".join(f"  {name}" for name in failed), flush=True)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
