"""`make paint`: latency in a real Chromium, from the update about a step to the frame that shows it.

Every row is stored in a folder, so rows can be measured one at a time. The page is written from all of them.
"""

import argparse
import asyncio
import itertools
import json
import os
import random
import shutil
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.async_api import Browser, CDPSession, Page, async_playwright

from benchmarks.load.cells import new_servers
from benchmarks.load.machine import machine
from benchmarks.load.players import Crowd, share
from benchmarks.load.socket import Socket
from benchmarks.sections import keep, with_section
from tools.chromium import FLAGS

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
WATCH = Path(__file__).with_suffix(".js")
AIM = 100.0  # milliseconds within which a step should be seen
FRAMES = "disabled-by-default-devtools.timeline.frame"  # the trace of each frame that DevTools shows
SETTLING = 3.0  # seconds: the last cards still move when a game is over
PATIENCE = 60.0


@dataclass(frozen=True)
class Screen:
    looks: dict[str, Any]  # Playwright's options of the page
    slowed: int  # the factor by which the processor is slowed


SCREENS = {
    "desktop": Screen({"viewport": {"width": 1280, "height": 900}}, 1),
    "phone": Screen({"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True}, 4),
}


@dataclass(frozen=True)
class Row:
    game: str
    players: int
    screen: str
    options: tuple[tuple[str, bool], ...] = ()

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}-{self.screen}"

    async def measure(self, crowd: Crowd, browser: Browser, server: str, pause: float, steps: int) -> dict[str, Any]:
        """Measure two games, or their first steps, with motion on, in the first player's page.

        In the first game a script waits for frames. A late frame that a script waits for counts as dropped, whether or
        not anything moves. So frames are counted in the second game, without a script.
        """
        async with self._page(crowd, browser, server, watched=True) as (party, page, _):
            await page.evaluate("felt.tasks.length = 0")  # leave out those of the opening
            made = await party.play(pause, steps)
            await asyncio.sleep(SETTLING)
            felt = await page.evaluate("felt")
        async with self._page(crowd, browser, server, watched=False) as (party, page, devtools):
            await devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
            await browser.start_tracing(page=page, categories=[FRAMES])
            before = await work(devtools)
            unwatched = await party.play(pause, steps)
            await asyncio.sleep(SETTLING)
            after = await work(devtools)
            party.get_up()  # before the trace is read: that takes so long that the server would close the connection
            trace = json.loads(await browser.stop_tracing())
        if crowd.failures:
            raise RuntimeError(f"{len(crowd.failures)} failures: {crowd.failures[:3]}")
        took = {name: (after[name] - before[name]) / unwatched for name in after}
        load = os.getloadavg()[0]  # of the last minute, including ourselves
        return {"steps": made, "load": load} | paint_figures(felt) | frame_figures(trace["traceEvents"]) | took

    @asynccontextmanager
    async def _page(
        self, crowd: Crowd, browser: Browser, server: str, *, watched: bool
    ) -> AsyncIterator[tuple["Party", Page, CDPSession]]:
        """A new table, and the first player's page of it."""
        party = Party(crowd, self)
        await party.sit_down()
        screen = SCREENS[self.screen]
        context = await browser.new_context(**screen.looks, locale="en", reduced_motion="no-preference")
        name, _, value = party.cookies[0].partition("=")
        await context.add_cookies([{"name": name, "value": value, "url": server}])
        if watched:
            await context.add_init_script(path=WATCH)
        page = await context.new_page()
        await page.goto(f"{server}/table/{party.id}")
        await page.wait_for_selector(f"[data-state] .{self.game}")
        devtools = await context.new_cdp_session(page)
        await devtools.send("Emulation.setCPUThrottlingRate", {"rate": screen.slowed})
        yield party, page, devtools
        party.get_up()
        await context.close()


class Party:
    """The players of a table. Their random legal steps are made here; the page shows the first seat."""

    def __init__(self, crowd: Crowd, row: Row) -> None:
        self._crowd = crowd
        self._row = row
        self._sockets: list[Socket] = []
        self._ids = itertools.count(10_000_000)
        # The seat to move and its view; None: the game is over.
        self._next: asyncio.Queue[tuple[int, dict[str, Any]] | None] = asyncio.Queue()
        self.cookies: list[str] = []
        self.id = ""

    async def sit_down(self) -> None:
        groups = [await self._crowd.people(number) for number in range((self._row.players + 1) // 2)]
        self.cookies = [cookie for group in groups for cookie in group][: self._row.players]
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in self.cookies[1:])]
        command = {"game": self._row.game, "seats": seats, "options": dict(self._row.options)}
        table = await self._crowd.post("/api/tables", self.cookies[0], command)
        self.id = table["id"]
        for cookie in self.cookies[1:]:
            await self._crowd.post(f"/api/tables/{self.id}/seats", cookie, {"invite": table["invite"]})
        for seat, cookie in enumerate(self.cookies):
            receive = lambda raw, seat=seat: self._receive(seat, raw)  # noqa: E731
            self._sockets.append(await self._crowd.connect(f"/ws/tables/{self.id}", cookie, receive))
            self._sockets[seat].say('{"type":"hello","protocol":1}')

    def _receive(self, seat: int, raw: bytes) -> None:
        message = json.loads(raw)
        if message["type"] == "refused":
            self._crowd.failed(str(message))
        scene = message.get("scene")
        if scene and scene["moves"]:
            self._next.put_nowait((seat, scene))
        elif scene and scene["over"] and seat == 0:
            self._next.put_nowait(None)

    async def play(self, pause: float, most: int) -> int:
        """Make steps at a steady pace, slow enough for the page to finish one before the next. Returns their number."""
        dice = random.Random(1)
        for made in range(most):
            turn = await asyncio.wait_for(self._next.get(), PATIENCE)
            if turn is None:
                return made
            await asyncio.sleep(pause)
            seat, scene = turn
            step = {"type": "step", "id": str(next(self._ids)), "seat": seat, "after": scene["step_version"]}
            self._sockets[seat].say(json.dumps(step | {"move": dice.choice(scene["moves"])}))
        return most

    def get_up(self) -> None:
        for socket in self._sockets:
            socket.drop()


async def work(devtools: CDPSession) -> dict[str, float]:
    """Milliseconds of processor time of the page's main thread so far. Other load on the machine does not count."""
    metrics = (await devtools.send("Performance.getMetrics"))["metrics"]
    found = {one["name"]: one["value"] * 1000 for one in metrics}
    return {"work": found["TaskDuration"], "script": found["ScriptDuration"]}


def paint_figures(felt: dict[str, Any]) -> dict[str, Any]:
    paints, tasks = felt["paints"], felt["tasks"]
    return {
        "seen": len(paints),
        "p50": share(paints, 0.5),
        "p95": share(paints, 0.95),
        "max": max(paints),
        "late": sum(paint > AIM for paint in paints),
        "long_tasks": len(tasks),
        "longest_task": max(tasks, default=0),
    }


def frame_figures(trace: list[dict[str, Any]]) -> dict[str, Any]:
    """Frames drawn, frames expected, and how long the picture stood still when it should have moved."""
    begun = {one["args"]["frameSeqId"]: one["ts"] for one in trace if one["name"] == "BeginFrame"}
    noted = [one for one in trace if one["name"] in ("DrawFrame", "DroppedFrame")]
    drawn = stood = 0  # times: of the last frame, and since when it should have moved (between steps nothing has to)
    missed = dropped = 0
    worst = 0.0
    for one in sorted(noted, key=lambda one: one["ts"]):
        if one["name"] == "DroppedFrame":
            if not missed:
                stood = max(drawn, begun.get(one["args"]["frameSeqId"], drawn))
            missed += 1
            continue
        if missed and drawn:
            worst = max(worst, (one["ts"] - stood) / 1000)
        dropped += missed
        drawn, missed = one["ts"], 0
    return {"frames": len(noted) - dropped, "dropped": dropped, "worst": worst}


def rows() -> Iterator[Row]:
    for screen in SCREENS:
        yield Row("nile", 2, screen)
        yield Row("nile", 6, screen, (("monuments", True),))
        yield Row("fertility", 2, screen)
        yield Row("fertility", 4, screen)


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    path = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    if path is None:
        raise SystemExit("This drives Chromium: install it, or name one by CHROMIUM=…; `make paint` does it.")
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        await browser.close()


async def measure(
    wanted: list[Row], rounds: int, pause: float, steps: int
) -> AsyncIterator[tuple[Row, dict[str, Any]]]:
    """Each row is the best of several rounds: other load on the machine can only slow one down."""
    # Chromium first: a server is bound to one core, and so is everything started after it.
    async with chromium() as browser:
        with new_servers("sqlite") as (server,):
            crowd = Crowd([server.port], 0)
            for row in wanted:
                found = [await row.measure(crowd, browser, server.url, pause, steps) for _ in range(rounds)]
                best = min(found, key=lambda one: one["p95"])
                yield row, best | {"rounds": rounds, "pause": pause, "browser": f"Chromium {browser.version}"}
            await crowd.close()


def write_page(results: Path) -> None:
    kept = {row: results / f"{row.name}.json" for row in rows()}
    found = {row: json.loads(path.read_text("utf-8")) for row, path in kept.items() if path.exists()}
    PAGE.write_text(with_section(PAGE.read_text("utf-8"), "paint", "\n".join(lines(found))), "utf-8")


def lines(found: dict[Row, dict[str, Any]]) -> list[str]:
    def all_of(field: str) -> str:
        return " or ".join(str(one) for one in sorted({one[field] for one in found.values()})) or "?"

    loads = [one["load"] for one in found.values()] or [0.0]
    return [
        "## In the browser",
        "",
        f"Made by `make paint` on {all_of('date')}: {machine()}; load average",
        f"{min(loads):.1f} to {max(loads):.1f}, including the measurement itself.",
        f"{all_of('browser')}, headless, without a graphics card.",
        "",
        "Games from the deal on, for the given number of steps, with animations, as the first player's page shows",
        "them. The moves of all players are random",
        f"legal moves and come over other sockets, one every {all_of('pause')} s. The phone is a window of 390",
        "× 844 with a pixel ratio of two, and a processor that the browser slows down four times (its main thread,",
        f"not its drawing). Rounds for each row: {all_of('rounds')}, the best by its p95; on a busy machine it",
        "may be many times slower.",
        "",
        "*Seen after* is the time from the moment at which the WebSocket delivers a step to the page, before the app",
        "has read it, to the start of the frame after the one that shows it: the page has changed, was laid out and",
        "painted, and its picture is on its way. That is up to a frame (17 ms) more than a player waits. Messages",
        f"that change nothing on the page do not count. The goal is {AIM:.0f} ms. *Work* is processor time of the",
        "page's main thread for one step and the animations after it, *script* the share of the app's own code;",
        "other work of the machine is not included.",
        "",
        "| game | players | screen | steps | shown | seen after p50 | p95 | max | over the goal | work | script |",
        "|---|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|",
        *(
            f"| {row.game} | {row.players} | {row.screen} | {one['steps']} | {one['seen']} | {_ms(one['p50'])} | "
            f"{_ms(one['p95'])} | {_ms(one['max'])} | {one['late']} | {_ms(one['work'])} | {_ms(one['script'])} |"
            for row, one in found.items()
        ),
        "",
        "Other games of the same kind, frame by frame, from the first step until the last card has landed, as",
        "Chromium records them (`DrawFrame` and `DroppedFrame` in its trace): frames drawn, 60 per second while",
        "something moves; frames in which something should have moved and did not; the longest time for which the",
        "picture stood still. No script observes these games: waiting for a frame makes Chromium count it as",
        "dropped when it is late, though nothing moved. Last, tasks of the games above that blocked the page",
        "for more than 50 ms.",
        "",
        "| game | players | screen | frames drawn | dropped | worst | long tasks | longest |",
        "|---|--:|---|--:|--:|--:|--:|--:|",
        *(
            f"| {row.game} | {row.players} | {row.screen} | {one['frames']:,} | {one['dropped']:,} | "
            f"{_ms(one['worst'])} | {one['long_tasks']} | {_ms(one['longest_task'])} |"
            for row, one in found.items()
        ),
    ]


def _ms(milliseconds: float) -> str:
    return f"{milliseconds:.0f} ms" if milliseconds else "–"


async def main() -> None:
    parser = argparse.ArgumentParser(prog="make paint")
    parser.add_argument("--only", default="", help="rows whose name begins so, such as nile-6-phone")
    parser.add_argument("--rounds", type=int, default=3, help="the best of so many counts (default 3)")
    parser.add_argument("--pause", type=float, default=0.2, help="seconds between two steps (default 0.2)")
    parser.add_argument("--steps", type=int, default=10_000, help="of a game at most (default: all)")
    parser.add_argument("--results", type=Path, default=Path("paint-results"), help="the folder of what was measured")
    parser.add_argument("--page", action="store_true", help="measure nothing, only write the page")
    choice = parser.parse_args()
    choice.results.mkdir(exist_ok=True)
    wanted = [] if choice.page else [row for row in rows() if row.name.startswith(choice.only)]
    async for row, found in measure(wanted, choice.rounds, choice.pause, choice.steps):
        keep(choice.results, row.name, found)
        print(f"{row.name}: {json.dumps(found)}", file=sys.stderr)
    write_page(choice.results)


if __name__ == "__main__":
    asyncio.run(main())
