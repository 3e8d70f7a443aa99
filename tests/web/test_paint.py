"""`make paint` finds its figures in a real page. How large they are is for a quiet machine, not for a test."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from benchmarks.paint import Row, frame_figures, lines, measure

STEPS = 4


def test_a_row_has_its_figures() -> None:
    row = Row("nile", 2, "phone")

    async def one_row() -> list[tuple[Row, dict[str, Any]]]:
        return [found async for found in measure([row], rounds=1, pause=0.05, steps=STEPS)]

    # In a thread of its own: the other tests' Playwright keeps a loop running in this one.
    with ThreadPoolExecutor(1) as thread:
        [(_, found)] = thread.submit(lambda: asyncio.run(one_row())).result()
    assert found["steps"] == STEPS and 0 < found["seen"] <= STEPS and 0 < found["script"] < found["work"]
    assert 0 < found["p50"] <= found["p95"] <= found["max"] and found["frames"] > 0
    assert any(
        f"| {row.game} | 2 | {row.screen} | {STEPS} |" in line for line in lines({row: found | {"date": "today"}})
    )


def test_a_dropped_frame_counts_with_the_time_a_picture_stood() -> None:
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
