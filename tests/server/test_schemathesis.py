"""The lobby against its OpenAPI description: whatever Schemathesis sends, the answer is as described."""

from collections.abc import Iterator
from http import HTTPStatus

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from akhet.server.http.app import create_app
from akhet.server.settings import Settings
from tests.server.clients import Guest
from tests.server.conftest import GENEROUS
from tests.server.servers import RunningServer

DESCRIPTION = create_app(Settings()).openapi()
schema = schemathesis.openapi.from_dict(DESCRIPTION)
bounded = settings(
    max_examples=20, derandomize=True, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much]
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """A server of its own: these requests use up limits that no setting raises, such as tries with a recovery code."""
    database = f"sqlite:///{tmp_path_factory.mktemp('schemathesis') / 'akhet.sqlite'}"
    running = RunningServer(database, wait_for_bots=False, **GENEROUS)
    yield running
    running.close()


@pytest.fixture(scope="module")
def mia(server: RunningServer) -> Guest:
    return Guest(server)


@pytest.fixture(scope="module")
def table(mia: Guest) -> str:
    return mia.open("nile", "me", "open")["id"]


@schema.exclude(path="/api/me", method="DELETE").parametrize()
@bounded
def test_every_answer_is_as_described(case: schemathesis.Case, mia: Guest) -> None:
    # The description cannot express everything: names that cannot be printed, options that exclude each other.
    excluded = [positive_data_acceptance]
    answer = case.call(base_url=mia.server.url, headers={"Cookie": mia.cookie})
    if (
        answer.status_code == HTTPStatus.REQUEST_ENTITY_TOO_LARGE
    ):  # long lists are too large a body before they are too long
        excluded.append(negative_data_rejection)
    case.validate_response(answer, excluded_checks=excluded)


@schema.include(path="/api/me", method="DELETE").parametrize()
@bounded
def test_the_answer_to_a_guest_who_deletes_their_data_is_as_described(
    case: schemathesis.Case, server: RunningServer
) -> None:
    case.call_and_validate(base_url=server.url, headers={"Cookie": Guest(server, "Otto").cookie})


@schema.include(path_regex="{id}").parametrize()
@bounded
def test_every_answer_about_an_existing_table_is_as_described(case: schemathesis.Case, mia: Guest, table: str) -> None:
    case.path_parameters["id"] = table  # the invalid part may have been this
    excluded = [positive_data_acceptance, negative_data_rejection]
    case.call_and_validate(base_url=mia.server.url, headers={"Cookie": mia.cookie}, excluded_checks=excluded)


def test_the_server_sends_its_description_and_logged_no_error(server: RunningServer, mia: Guest) -> None:
    assert mia.get("/api/openapi.json") == DESCRIPTION
    assert '"level": "error"' not in server.log()
