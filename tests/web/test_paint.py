"""`make paint` finds its figures in a real page. Their sizes are not tested: they need a quiet machine."""

import asyncio
import json
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from benchmarks.paint import FRAMES, Row, chromium, frame_figures, lines, measure

STEPS = 4
# A box grows from frame to frame. Every tenth frame takes 100 ms.
STUTTERING = """<div style="width: 9px; height: 99px; background: red"></div><script>
  const box = document.querySelector("div");
  let frame = 0;
  requestAnimationFrame(function grow() {
    box.style.width = `${++frame % 300}px`;
    for (const begin = performance.now(); frame % 10 === 0 && performance.now() < begin + 100;);
    requestAnimationFrame(grow);
  });
</script>"""


def in_a_thread(coroutine: Coroutine[Any, Any, Any]) -> Any:
    """Run in another thread: Playwright's event loop runs in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, coroutine).result()


def test_a_row_has_its_figures() -> None:
    row = Row("nile", 2, "desktop")

    async def one_row() -> list[tuple[Row, dict[str, Any]]]:
        return [found async for found in measure([row], rounds=1, pause=0.05, steps=STEPS)]

    [(_, found)] = in_a_thread(one_row())
    assert found["steps"] == STEPS and 0 < found["seen"] <= STEPS and 0 < found["script"] < found["work"]
    assert 0 < found["p50"] <= found["p95"] <= found["max"] and found["frames"] > 0
    assert any(
        f"| {row.game} | 2 | {row.screen} | {STEPS} |" in line for line in lines({row: found | {"date": "today"}})
    )


def test_a_dropped_frame_counts_with_the_time_of_the_picture_before_it() -> None:
    noted = [
        ("BeginFrame", 1, 0),
        ("DrawFrame", 1, 10_000),
        ("BeginFrame", 2, 16_000),
        ("DroppedFrame", 2, 33_000),
        ("DroppedFrame", 3, 50_000),
        ("DrawFrame", 4, 60_000),
        ("BeginFrame", 9, 900_000),  # between two steps nothing had to move
        ("DroppedFrame", 9, 917_000),
        ("DrawFrame", 10, 930_000),
    ]
    trace = [{"name": name, "args": {"frameSeqId": frame}, "ts": at} for name, frame, at in noted]
    assert frame_figures(trace) == {"frames": 3, "dropped": 3, "worst": 44.0}


def test_a_page_that_stutters_drops_frames() -> None:
    async def trace() -> list[dict[str, Any]]:
        async with chromium() as browser:
            page = await browser.new_page()
            await page.set_content(STUTTERING)
            await browser.start_tracing(page=page, categories=[FRAMES])
            await page.wait_for_function("frame > 60")
            return json.loads(await browser.stop_tracing())["traceEvents"]

    assert frame_figures(in_a_thread(trace()))["dropped"] > 0
