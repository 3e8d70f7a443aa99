"""The compile switch: one source of the rules, run interpreted or compiled.

`AKHET_RULES=interpreted` leaves every rule function plain Python, to read, step through and debug; Numba is not even
imported. Otherwise each function is compiled for the CPU on its first call and cached on disk.
"""

import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])
Verb = Callable[..., Any]

MODE = os.environ.get("AKHET_RULES") or "compiled"
if MODE not in ("compiled", "interpreted"):
    raise SystemExit(f"akhet: AKHET_RULES is {MODE!r}; it must be 'compiled' or 'interpreted'")
INTERPRETED = MODE == "interpreted"
# Rules are never called from C, and a wrapper for that would take time to compile.
OPTIONS: dict[str, Any] = {"no_cfunc_wrapper": True}
# The packages with rule functions, lowest first. A rule may call those of its own package and of packages before it.
LAYERS = ("kernel", "games", "bots", "envs", "lab", "learn", "analysis")
GROUND = "games"  # templates in the kernel are bound to the games' verbs, so both packages share a cache folder
HASH = 16  # digits
UNUSED_SECONDS = 30 * 86400  # after which the cache of an older version is deleted
HOME = "akhet_home"  # the attribute of a bound function that names its cache folder


def on_compiling(functions: int | None) -> None:
    """Called with the number of functions compiled so far, then with None at the end.

    The `akhet` command replaces it by one that shows progress in the reader's language (`language.show_compiling`).
    """
    if functions == 1:
        sys.stderr.write("akhet: compiling the rules for this machine, once …\n")


def rule(function: Function) -> Function:
    """Mark a rule function. It must not allocate: CUDA compiles the same source."""
    return function if INTERPRETED else _compiled(function, _home(function))


def bind(template: Function, name: str, *, release_lock: bool = True, **verbs: object) -> Function:
    """A rule function made from a template that all games share.

    The result is a copy of `template` whose globals are replaced by a game's own verbs; `loop.py` has a picture of it.
    Without `release_lock` it keeps the interpreter's lock: a thread that releases it for a microsecond may wait long
    until it has it again.
    """
    function = instantiate(template, name, verbs)
    if INTERPRETED:
        return function
    homes = [_home(template), *(_home(verb) for verb in verbs.values() if hasattr(verb, "__module__"))]
    home = next((home for home in homes if home not in LAYERS), None) or max(homes, key=LAYERS.index)
    setattr(function, HOME, home)
    return _compiled(function, home, release_lock)


def game_specific(*_: Any) -> Any:
    """A placeholder in a template for a game's own verb."""
    raise NotImplementedError("bind this template to a game's verbs first")


def instantiate(template: Function, name: str, verbs: dict[str, object]) -> Function:
    """The template with these verbs in place of its globals, not compiled yet."""
    code = template.__code__  # type: ignore[attr-defined]
    function = FunctionType(code, template.__globals__ | verbs, name, template.__defaults__)  # type: ignore[attr-defined]
    function.__qualname__ = name
    function.__module__ = template.__module__
    function.__doc__ = template.__doc__
    return function  # type: ignore[return-value]


def _home(function: Any) -> str:
    """The name of a function's cache folder: its layer, or the package of a game from outside."""
    plain = getattr(function, "py_func", function)
    if home := getattr(plain, HOME, None):
        return home
    module = plain.__module__ or ""
    package, _, rest = module.partition(".")
    if package == "akhet":
        layer = rest.partition(".")[0]
        return max(layer, GROUND, key=LAYERS.index) if layer in LAYERS else LAYERS[-1]
    return module.rpartition(".")[0] or module


def _compiled(function: Function, home: str, release_lock: bool = True) -> Function:
    import numba
    from numba.core import config

    _watch_compiling()
    folder = cache_folder(home)
    if folder is None:
        return numba.njit(nogil=release_lock, **OPTIONS)(function)  # type: ignore[return-value]
    with cached_in(folder, config):
        return numba.njit(cache=True, nogil=release_lock, **OPTIONS)(function)  # type: ignore[return-value]


@contextmanager
def cached_in(folder: Path, config: Any) -> Iterator[None]:
    """Cache functions that are decorated inside this context in this folder. `config` is Numba's, or a twin of it.

    Numba picks a function's folder while it decorates. The setting is global to the process, and other packages'
    functions must not be cached in our folder, so it is restored afterwards.
    """
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


@cache
def cache_folder(home: str = GROUND) -> Path | None:
    """The folder with the compiled rules of a layer, or of a package from outside; None if it cannot be written.

    Numba notices a change only in a function's own file, not in the functions it calls. So the folder's name contains
    a hash of all sources that such a rule can be made of, and an upgrade never runs old rules. Their paths and times
    are part of the hash: Numba compiles a second installation and a reinstalled one anew. A shared temporary folder
    would not be safe: the cache is unpickled, so a user who can write to it can run code as us.
    """
    folder = _user_cache() / f"{home}-{sources_hash(home)}"
    try:
        new = not folder.exists()
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
        os.utime(folder)  # marks it as in use
    except OSError:
        return None
    if new:
        _delete_unused(folder)
    return folder


def _delete_unused(newest: Path) -> None:
    """Delete caches of older versions, except those still in use."""
    form = re.compile(rf"[\w.]+-[0-9a-f]{{{HASH}}}")
    with suppress(OSError):
        for folder in newest.parent.iterdir():
            if form.fullmatch(folder.name) and time.time() - folder.stat().st_mtime > UNUSED_SECONDS:
                shutil.rmtree(folder, ignore_errors=True)


def _user_cache() -> Path:
    if chosen := os.environ.get("AKHET_CACHE_DIR"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "akhet" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "akhet"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "akhet"


def sources_hash(home: str) -> str:
    """The hash of all sources that a rule of this package can be made of."""
    package = Path(__file__).parents[1]
    layers = LAYERS[: LAYERS.index(home) + 1] if home in LAYERS else LAYERS
    sources = [source for layer in layers for source in sorted((package / layer).rglob("*.py"))]
    if home not in LAYERS:
        sources += _sources_of(home)
    digest = hashlib.sha256()
    for source in sources:
        digest.update(f"{source}\0{source.stat().st_mtime_ns}\0".encode(errors="surrogateescape"))
        digest.update(source.read_bytes())
    return digest.hexdigest()[:HASH]


def _sources_of(home: str) -> list[Path]:
    """The Python files of a package, or the file of a module outside any package."""
    module = sys.modules.get(home)
    if folders := getattr(module, "__path__", None):
        return [source for folder in folders for source in sorted(Path(folder).glob("*.py"))]
    file = getattr(module, "__file__", None)
    return [] if file is None else [Path(file)]


@cache
def _watch_compiling() -> None:
    """Call `on_compiling` when rules are really compiled, not when they are loaded from the cache."""
    from numba.core import event

    class Watch(event.Listener):
        functions = 0
        depth = 0

        def on_start(self, event: Any) -> None:
            self.depth += 1
            if (event.data["dispatcher"].py_func.__module__ or "").startswith("akhet."):
                self.functions += 1
                on_compiling(self.functions)

        def on_end(self, event: Any) -> None:
            self.depth -= 1
            if self.depth == 0 and self.functions:
                on_compiling(None)

    event.register("numba:compile", Watch())
