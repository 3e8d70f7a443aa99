"""`make paint`: what somebody at a table feels, in a real Chromium: from the news of a step to the frame that shows it.

Every row is kept in a folder, so rows can be measured one at a time; the page is written from all there are.
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

from benchmarks.load.cells import new_server
from benchmarks.load.machine import machine
from benchmarks.load.players import Crowd, share
from benchmarks.load.socket import Socket
from benchmarks.sections import keep, with_section

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
WATCH = Path(__file__).with_suffix(".js")
# Without the last ones it would look for its maker's servers at every start.
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
FLAGS += ["--disable-component-update", "--disable-sync"]
AIM = 100.0  # milliseconds within which a step should be seen
FRAMES = "disabled-by-default-devtools.timeline.frame"  # what Chromium notes of each frame, as its DevTools show it
SETTLING = 3.0  # seconds: the last cards are still in the air when a game is over
PATIENCE = 60.0


@dataclass(frozen=True)
class Screen:
    looks: dict[str, Any]  # as Playwright calls them
    slowed: int  # its processor, so many times


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
        """Two games, or their first steps, with motion on, as the first player's page shows them.

        What watches the first waits for its frames, and a frame that a script waits for counts as dropped when it is
        late, whether or not anything moves: so frames are counted in the second, which nothing watches.
        """
        async with self._page(crowd, browser, server, watched=True) as (party, page, _):
            await page.evaluate("felt.tasks.length = 0")  # those of the opening are not the game's
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
            party.get_up()  # before the trace is read, which takes so long that the house would hang up
            trace = json.loads(await browser.stop_tracing())
        if crowd.failures:
            raise RuntimeError(f"{len(crowd.failures)} failures: {crowd.failures[:3]}")
        took = {name: (after[name] - before[name]) / unwatched for name in after}
        load = os.getloadavg()[0]  # of the last minute, in which we are one
        return {"steps": made, "load": load} | paint_figures(felt) | frame_figures(trace["traceEvents"]) | took

    @asynccontextmanager
    async def _page(
        self, crowd: Crowd, browser: Browser, server: str, *, watched: bool
    ) -> AsyncIterator[tuple["Party", Page, CDPSession]]:
        """A table that is about to begin, and the first player's page of it."""
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
    """The players of a table. Their steps are made here, any legal ones; the page looks on from the first seat."""

    def __init__(self, crowd: Crowd, row: Row) -> None:
        self._crowd = crowd
        self._row = row
        self._sockets: list[Socket] = []
        self._ids = itertools.count(10_000_000)
        # Who has to move, and what they see; None: it is over.
        self._next: asyncio.Queue[tuple[int, dict[str, Any]] | None] = asyncio.Queue()
        self.cookies: list[str] = []
        self.id = ""

    async def sit_down(self) -> None:
        pairs = [await self._crowd.pair(number) for number in range((self._row.players + 1) // 2)]
        self.cookies = [cookie for pair in pairs for cookie in pair][: self._row.players]
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in self.cookies[1:])]
        command = {"game": self._row.game, "seats": seats, "options": dict(self._row.options)}
        table = await self._crowd.post("/api/tables", self.cookies[0], command)
        self.id = table["id"]
        for cookie in self.cookies[1:]:
            await self._crowd.post(f"/api/tables/{self.id}/seats", cookie, {"invite": table["invite"]})
        for seat, cookie in enumerate(self.cookies):
            hear = lambda raw, seat=seat: self._heard(seat, raw)  # noqa: E731
            self._sockets.append(await self._crowd.connect(f"/ws/tables/{self.id}", cookie, hear))
            self._sockets[seat].say('{"type":"hello","protocol":1}')

    def _heard(self, seat: int, raw: bytes) -> None:
        message = json.loads(raw)
        if message["type"] == "refused":
            self._crowd.failed(str(message))
        scene = message.get("scene")
        if scene and scene["moves"]:
            self._next.put_nowait((seat, scene))
        elif scene and scene["over"] and seat == 0:
            self._next.put_nowait(None)

    async def play(self, pause: float, most: int) -> int:
        """At a steady pace, slow enough for the page to be done with a step before the next; how many there were."""
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
    """Milliseconds of processor time so far, of the page's main thread: what else the machine does is not in it."""
    told = (await devtools.send("Performance.getMetrics"))["metrics"]
    found = {one["name"]: one["value"] * 1000 for one in told}
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
    """Frames that were drawn, those that should have been, and how long a picture stood that should have moved."""
    begun = {one["args"]["frameSeqId"]: one["ts"] for one in trace if one["name"] == "BeginFrame"}
    noted = [one for one in trace if one["name"] in ("DrawFrame", "DroppedFrame")]
    drawn = stood = 0  # when the last one was, and since when it should have moved: between two steps nothing has to
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
    """Each row as the best of several rounds: what else a machine does can only slow one down."""
    # Chromium first: a house keeps to a core, and so does what is started after it.
    async with chromium() as browser:
        with new_server("sqlite") as server:
            crowd = Crowd(server.port, 0)
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
        f"{min(loads):.1f} to {max(loads):.1f}, what is measured included.",
        f"{all_of('browser')}, headless, drawing without a graphics card.",
        "",
        "Games from the deal on, so many steps as it says, with motion on, as the first player's page shows",
        "them. Everybody's moves, theirs too, are",
        f"any legal ones and come over other sockets, one every {all_of('pause')} s. The phone is a window of 390",
        "× 844 with two pixels to each, and a processor that the browser slows down four times (its main thread,",
        f"not its drawing). Rounds for each row: {all_of('rounds')}, the best by its p95; on a busy machine it",
        "may come out many times slower.",
        "",
        "*Seen after* is from the moment at which its WebSocket gives the page the news of a step, before the app",
        "has read it, until the frame after the one that shows it begins: the page has changed, was laid out and",
        "painted, and its picture is on its way. That is up to a frame (17 ms) more than a player waits. News",
        f"that change nothing on the page do not count. The aim is {AIM:.0f} ms. *Work* is processor time of the",
        "page's main thread for one step and all that moves after it, *script* how much of that is the app's own:",
        "what else the machine does is not in it.",
        "",
        "| game | players | screen | steps | shown | seen after p50 | p95 | max | over the aim | work | script |",
        "|---|--:|---|--:|--:|--:|--:|--:|--:|--:|--:|",
        *(
            f"| {row.game} | {row.players} | {row.screen} | {one['steps']} | {one['seen']} | {_ms(one['p50'])} | "
            f"{_ms(one['p95'])} | {_ms(one['max'])} | {one['late']} | {_ms(one['work'])} | {_ms(one['script'])} |"
            for row, one in found.items()
        ),
        "",
        "Other games of the same kind, frame by frame, from the first step until the last card has landed, as",
        "Chromium notes it (as `DrawFrame` and `DroppedFrame` in its trace): frames drawn, 60 a second where",
        "something moves; frames in which something should have moved and did not; the longest time for which a",
        "picture stood so. Nothing watches these games: a script that waits for a frame makes Chromium count it as",
        "dropped when it is late, though nothing moved. Last, tasks of the games above that kept the page from",
        "answering for more than 50 ms.",
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
