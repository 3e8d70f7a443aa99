"""`make load` counts correctly."""

import asyncio
from pathlib import Path

from sqlalchemy import create_engine, func, select

from akhet.server.storage.schema import entries
from benchmarks.load.players import Crowd
from benchmarks.sections import section, with_section
from tests.server.conftest import GENEROUS
from tests.server.servers import RunningServer

TABLES = 4


def test_the_load_counts_the_steps_that_are_in_the_log(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'akhet.sqlite'}"
    server = RunningServer(url, wait_for_bots=False, **GENEROUS)

    async def play() -> Crowd:
        crowd = Crowd([server.port], thinking=0.02)
        await crowd.open(TABLES)
        crowd.begin()
        measured, _ = await crowd.measure(2)
        assert measured.acks and measured.to_everyone
        await crowd.close()
        return crowd

    try:
        crowd = asyncio.run(play())
    finally:
        server.close()
    assert not crowd.failures
    engine = create_engine(url)
    with engine.connect() as connection:
        steps = connection.execute(select(func.count()).where(entries.c.kind == "step")).scalar_one()
    engine.dispose()
    # A step whose answer was on its way when the players left is in the log too: at most one per table.
    assert 0 < crowd.accepted <= steps <= crowd.accepted + TABLES


def test_a_section_changes_and_the_rest_of_its_page_does_not() -> None:
    page = with_section("# Page\n\nFirst.\n", "load", "one")
    assert page == "# Page\n\nFirst.\n\n<!-- load -->\none\n<!-- /load -->\n"
    page = with_section(page + "\nLast.\n", "load", "two")
    assert "one" not in page and page.startswith("# Page\n\nFirst.") and page.endswith("Last.\n")
    assert (
        with_section("# Other\n", "load", section(page, "load") or "")
        == "# Other\n\n" + (section(page, "load") or "") + "\n"
    )
