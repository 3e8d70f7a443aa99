"""The files in deploy/ fit this version: commands, settings and metrics that they name exist."""

import json
import re
import shlex
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import httpx
import pytest
import yaml

from akhet.cli import parser
from akhet.language import has_message, message_of
from akhet.server.settings import OTHERS, PREFIX, Settings
from tests.server.servers import NO_TLS, RunningServer

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")])
FILES = [*sorted(DEPLOY.iterdir()), ROOT / "docs" / "deploy.md"]
PROGRAM = "/opt/akhet/bin/akhet"
RUNBOOK = (ROOT / "docs" / "runbook.md").read_text("utf-8")
SETTINGS = {f"{PREFIX}{name}" for name in (*(field.name.upper() for field in fields(Settings)), *OTHERS)}


def unit(file: Path) -> dict[str, dict[str, list[str]]]:
    """The sections of a unit. A name may be there several times."""
    found: dict[str, dict[str, list[str]]] = {}
    section: dict[str, list[str]] = {}
    for line in file.read_text("utf-8").splitlines():
        if heading := re.fullmatch(r"\[(\w+)\]", line):
            section = found.setdefault(heading[1], {})
        elif line and not line.startswith("#"):
            name, value = line.split("=", 1)
            section.setdefault(name, []).append(value)
    return found


def named(file: Path) -> str:
    return file.name


@pytest.mark.parametrize("file", FILES, ids=named)
def test_every_setting_that_a_file_names_exists(file: Path) -> None:
    assert set(re.findall(rf"\b{PREFIX}[A-Z_]+\b", file.read_text("utf-8"))) <= SETTINGS


def test_the_settings_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = (DEPLOY / "akhet.env").read_text("utf-8").splitlines()
    given = dict(line.removeprefix("#").split("=", 1) for line in lines if re.match(rf"#?{PREFIX}", line))
    assert len(given) > 4
    for name, value in given.items():
        monkeypatch.setenv(name, value)
    settings = Settings.from_environment()
    assert settings.behind_proxy and settings.secure_cookies and settings.url.startswith("postgresql+psycopg://")


@pytest.mark.parametrize("file", UNITS, ids=named)
def test_the_commands_of_a_unit_exist(file: Path) -> None:
    sections = unit(file)
    assert set(sections) <= {"Unit", "Service", "Timer", "Install"}
    if file.suffix == ".service":
        (command,) = sections["Service"]["ExecStart"]
        program, *words = shlex.split(command)
        assert program == PROGRAM and callable(parser().parse_args(words).run)


def test_the_server_and_its_backup_use_the_same_files_and_rights() -> None:
    server, backup = (unit(DEPLOY / name)["Service"] for name in ("akhet.service", "akhet-backup.service"))
    for name in ("User", "Environment", "EnvironmentFile", "UMask", "CapabilityBoundingSet", "SystemCallFilter"):
        assert server[name] == backup[name], name
    rights = {name for name in server if re.match("Protect|Private|Restrict|NoNew|Lock", name)}
    assert len(rights) > 12 and {name: server[name] for name in rights} == {name: backup[name] for name in rights}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_accepts_the_units(tmp_path: Path) -> None:
    for file in UNITS:
        (tmp_path / file.name).write_text(file.read_text("utf-8").replace(PROGRAM, "/bin/true"))
    names = [str(tmp_path / file.name) for file in UNITS]
    run = subprocess.run(["systemd-analyze", "verify", *names], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


# Prometheus and Grafana.


def alerts() -> dict[str, str]:
    (group,) = yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))["groups"]
    for rule in group["rules"]:
        assert rule["labels"]["severity"] in ("page", "ticket") and set(rule["annotations"]) == {"summary", "action"}
    return {rule["alert"]: rule["expr"] for rule in group["rules"]}


def panels() -> dict[str, str]:
    found = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))["panels"]
    assert len({panel["id"] for panel in found}) == len(found)
    return {f"{panel['title']} {one['refId']}": one["expr"] for panel in found for one in panel["targets"]}


@pytest.fixture(scope="module")
def exported(server: RunningServer) -> dict[str, set[str]]:
    """The names that the server exports, with the names of their labels."""
    page = httpx.get(f"{server.url}/metrics", verify=NO_TLS).text
    types = dict(re.findall(r"^# TYPE (\S+) (\S+)$", page, re.MULTILINE))
    found = {name: set[str]() for name in types}
    found |= {f"{name}_bucket": {"le"} for name, kind in types.items() if kind == "histogram"}
    found["akhet_stage_seconds_bucket"].add("stage")
    found["up"] = {"job"}  # Prometheus adds it
    # A page shows labels only after something was counted.
    labels = {"akhet_entries_total": {"kind"}, "akhet_refused_total": {"code"}, "akhet_sockets_cut_total": {"reason"}}
    return found | labels


@pytest.mark.parametrize("expression", [*alerts().values(), *panels().values()])
def test_every_metric_of_the_alerts_and_the_dashboard_is_exported(
    expression: str, exported: dict[str, set[str]]
) -> None:
    names = set(re.findall(r"\bakhet_\w+", expression)) | set(re.findall(r"(\w+)(?=[{\[])", expression))
    assert names and names <= set(exported)
    labels = set(re.findall(r"(\w+)=~?\"", expression))
    labels |= {name for by in re.findall(r"by \(([\w, ]+)\)", expression) for name in by.split(", ")}
    assert labels <= set().union(*(exported[name] for name in names))


def test_the_alerts_name_codes_of_refusals_that_exist() -> None:
    codes = [code for said in re.findall(r'code=~?"([^"]+)"', " ".join(alerts().values())) for code in said.split("|")]
    assert len(codes) == 4 and all(has_message(message_of(code)) for code in codes)


def test_prometheus_reads_the_address_of_the_settings() -> None:
    prometheus = yaml.safe_load((DEPLOY / "prometheus.yml").read_text("utf-8"))
    assert prometheus["rule_files"] == ["alerts.yml"]
    (job,) = prometheus["scrape_configs"]
    (target,) = job["static_configs"][0]["targets"]
    assert job["job_name"] == "akhet"
    assert f"AKHET_METRICS_ADDRESS={target}\n" in (DEPLOY / "akhet.env").read_text("utf-8")


def test_the_proxy_passes_everything_but_the_metrics_to_the_server() -> None:
    lines = [line.split("#")[0].split() for line in (DEPLOY / "Caddyfile").read_text("utf-8").splitlines()]
    lines = [words for words in lines if words]
    assert lines[0] == ["play.example.org", "{"] and lines[-1] == ["}"]
    assert lines[1:-1] == [["respond", "/metrics", "404"], ["reverse_proxy", "127.0.0.1:8000"]]
    (command,) = unit(DEPLOY / "akhet.service")["Service"]["ExecStart"]
    assert command.endswith("--host 127.0.0.1 --port 8000")


def test_the_page_names_files_that_exist() -> None:
    page = (ROOT / "docs" / "deploy.md").read_text("utf-8")
    found = set(re.findall(r"deploy/([\w.-]+)", page)) | {"grafana-dashboard.json"}
    assert found == {file.name for file in DEPLOY.iterdir()}


# The runbook.


def test_every_row_of_the_runbook_names_a_test_that_exists() -> None:
    tests = "".join(file.read_text("utf-8") for file in (ROOT / "tests").rglob("test_*.py"))
    rows = [line for line in RUNBOOK.splitlines() if line.startswith("| ") and "what fails" not in line]
    assert len(rows) > 15
    for row in rows:
        names = re.findall(r"`(test_\w+)`", row.rsplit("|", 2)[1])
        assert names and all(f"def {name}(" in tests for name in names), row


def test_the_runbook_names_alerts_and_metrics_that_exist(exported: dict[str, set[str]]) -> None:
    assert set(re.findall(r"`(Akhet\w+)`", RUNBOOK)) <= set(alerts())
    assert set(re.findall(r"\b(akhet_\w+)", RUNBOOK)) <= set(exported)


def test_the_events_that_operators_search_for_are_logged() -> None:
    sources = "".join(file.read_text("utf-8") for file in (ROOT / "src" / "akhet" / "server").rglob("*.py"))
    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    listed = page.partition("Search for these events")[2].partition("\n\n")[0]
    events = [one.replace("\n  ", " ") for one in re.findall(r"`([^`]+)`", listed) if " " in one]
    ours = [one for one in events if not one.startswith("Child process")]  # which uvicorn logs
    assert len(ours) > 8 and all(f'"{one}"' in sources for one in ours)


def test_the_containers_behind_caddy_use_its_proxy_and_settings() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.caddy.yml").read_text("utf-8"))["services"]
    settings = compose["akhet"]["environment"]
    assert settings["AKHET_BEHIND_PROXY"] == settings["AKHET_SECURE_COOKIES"] == "yes"
    assert "./Caddyfile.compose:/etc/caddy/Caddyfile:ro" in compose["caddy"]["volumes"]
    proxy = (DEPLOY / "Caddyfile.compose").read_text("utf-8")
    for line in ("dynamic a akhet 8000", "lb_policy uri_hash", "fail_duration 10s", "respond /metrics 404"):
        assert line in proxy
