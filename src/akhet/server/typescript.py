"""The protocol's types for the browser: `make protocol` writes them anew from messages.py and lobby.py.

They are read as they are written, not only as pydantic has them: names of types, docstrings and comments are for
whoever writes a client too. A test holds that what is committed is what this makes.
"""

import ast
import inspect
import io
import json
import tokenize
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from akhet.server import messages
from akhet.server.http import lobby

OUTPUT = Path(__file__).parents[3] / "web" / "src" / "lib" / "protocol.ts"
WIDTH = 120
HEADER = """\
// Generated from src/akhet/server/messages.py and lobby.py by `make protocol`: change it there.
// docs/protocol.md says what is said when.
"""
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean", "Any": "unknown"}
LIMITS = {
    "ge": "at least {}",
    "gt": "more than {}",
    "le": "at most {}",
    "min_length": "length at least {}",
    "max_length": "length at most {}",
    "pattern": "matches `{}`",
}


def typescript() -> str:
    """All types of the protocol and of the lobby, in the order in which they are written."""
    return "\n".join([HEADER, *(part for module in (messages, lobby) for part in _Source(module).parts())])


class _Source:
    """A module as text: its types with what is said about them."""

    def __init__(self, module: ModuleType) -> None:
        self._module = module
        text = inspect.getsource(module)
        self._tree = ast.parse(text)
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        self._comments = {one.start[0]: one.string[1:].strip() for one in tokens if one.type == tokenize.COMMENT}

    def parts(self) -> Iterator[str]:
        for statement in self._tree.body:
            match statement:
                case ast.ClassDef(name=name) if _is_message(getattr(self._module, name)):
                    yield self._interface(statement)
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_type(value):
                    yield self._alias(name, value, statement)
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if name.isupper() and self._is_number(value):
                    yield self._doc(statement) + f"export const {name} = {json.dumps(self._value(value))};\n"

    def _interface(self, written: ast.ClassDef) -> str:
        fields = [self._field(one) for one in written.body if isinstance(one, ast.AnnAssign)]
        doc = ast.get_docstring(written)
        return "".join([_comment([doc] if doc else []), f"export interface {written.name} {{\n", *fields, "}\n"])

    def _field(self, written: ast.AnnAssign) -> str:
        assert isinstance(written.target, ast.Name)
        optional = "?" if written.value is not None else ""
        line = f"  {written.target.id}{optional}: {self._type(written.annotation)};\n"
        return self._doc(written, "  ") + line

    def _alias(self, name: str, value: ast.expr, statement: ast.stmt) -> str:
        line = f"export type {name} = {self._type(value)};"
        if len(line) > WIDTH:
            line = "\n  | ".join([f"export type {name} =", *self._type(value).split(" | ")]) + ";"
        return f"{self._doc(statement)}{line}\n"

    def _doc(self, statement: ast.stmt, indent: str = "") -> str:
        """The comment at a statement's end, and the limits on its values."""
        said = [self._comments[statement.end_lineno]] if statement.end_lineno in self._comments else []
        fields = [one for one in ast.walk(statement) if isinstance(one, ast.Call) and ast.unparse(one.func) == "Field"]
        limits = [
            ", ".join(LIMITS[one.arg].format(self._value(one.value)) for one in field.keywords if one.arg in LIMITS)
            for field in fields
        ]
        said += ["; ".join(filter(None, limits))] if any(limits) else []
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.value, ast.Constant):
            said += [] if statement.value.value is None else [f"@defaultValue {json.dumps(statement.value.value)}"]
        return _comment(said, indent)

    def _type(self, written: ast.expr) -> str:
        """A type as TypeScript writes it."""
        match written:
            case ast.Constant(value=None):
                return "null"
            case ast.Name(id=name):
                return PLAIN.get(name, name)
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return f"{self._type(left)} | {self._type(right)}"
            case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, *_])):
                return self._type(inner)
            case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=values)):
                return " | ".join(json.dumps(self._value(value)) for value in values)
            case ast.Subscript(value=ast.Name(id="Literal"), slice=value):
                return json.dumps(self._value(value))
            case ast.Subscript(value=ast.Name(id="list"), slice=inner):
                items = self._type(inner)
                return f"({items})[]" if " | " in items else f"{items}[]"
            case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, inner])):
                return f"Record<{self._type(key)}, {self._type(inner)}>"
            case _:
                raise TypeError(f"{self._module.__name__}: no TypeScript for {ast.unparse(written)}")

    def _value(self, written: ast.expr) -> Any:
        """A constant, which may be a sum or a name of the module."""
        value = eval(compile(ast.Expression(written), self._module.__name__, "eval"), vars(self._module))
        return int(value) if isinstance(value, float) and value.is_integer() else value

    def _is_number(self, written: ast.expr) -> bool:
        calls = any(isinstance(one, ast.Call) for one in ast.walk(written))
        return not calls and type(self._value(written)) in (int, float)


def _is_message(found: Any) -> bool:
    return isinstance(found, type) and issubclass(found, messages.Message) and found is not messages.Message


def _is_type(written: ast.expr) -> bool:
    match written:
        case ast.Subscript(value=ast.Name(id="Literal")):
            return True
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[_, *about])):
            return all(isinstance(one, ast.Call) and ast.unparse(one.func) == "Field" for one in about)
        case _:
            return False


def _comment(said: list[str], indent: str = "") -> str:
    """A TSDoc comment, on one line where it fits."""
    lines = [line.strip() for one in said for line in one.splitlines()]
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}".rstrip() + "\n" for line in lines), f"{indent} */\n"])


if __name__ == "__main__":
    OUTPUT.parent.mkdir(parents=True, exist_ok=True)
    OUTPUT.write_text(typescript(), "utf-8")
