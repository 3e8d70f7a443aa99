"""The size of a first visit, and that everything it needs comes from the server."""

import gzip

import pytest

from tests.web.test_games import start

MOST = 180_000  # bytes of script, compressed


@pytest.mark.parametrize("game", ["nile", "fertility"])
def test_a_first_visit_up_to_the_table_is_light_and_loads_nothing_from_elsewhere(visit, game: str) -> None:
    visitor = visit()
    scripts: dict[str, int] = {}
    foreign: list[str] = []

    def count(response) -> None:
        if not response.url.startswith(visitor.server.url):
            foreign.append(response.url)
        elif response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body()))

    visitor.page.on("response", count)
    start(visitor, game)
    visitor.page.wait_for_selector(f".{game}")
    visitor.page.wait_for_load_state("networkidle")
    assert foreign == [] and 20_000 < sum(scripts.values()) <= MOST
