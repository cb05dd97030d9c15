"""docs/server.md tells an operator everything: every metric, every line of the log, and rules that can be read."""

import ast
import re
from pathlib import Path

import pytest
import yaml

import iacta
from iacta.server import health, listing, metrics, undo

ROOT = Path(__file__).parents[2]
SERVER = (ROOT / "docs" / "server.md").read_text("utf-8")
LEVELS = {"info", "warning", "error", "critical", "exception"}


def names():
    """The metrics by the names under which Prometheus has them."""
    for family in metrics.REGISTRY.collect():
        yield f"{family.name}_total" if family.type == "counter" else family.name
    yield "iacta_tables"


def logged():
    """Every line that the server can write at `info` or above; what is filled in is …"""
    for path in sorted((Path(iacta.__file__).parent / "server").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in LEVELS
                and ast.unparse(node.func.value).startswith("logg")
                and isinstance(node.args[0], ast.Constant)
            ):
                yield re.sub(r"%[sdr]", "…", node.args[0].value)


@pytest.mark.parametrize("name", list(names()))
def test_every_metric_is_documented(name):
    assert f"| `{name}` |" in SERVER


def test_no_metric_is_documented_that_is_not_there():
    assert set(re.findall(r"^\| `(iacta_[a-z_]+)` \|", SERVER, re.MULTILINE)) == set(names())


@pytest.mark.parametrize("line", sorted(set(logged())))
def test_every_line_of_the_log_is_documented(line):
    assert f"| {line} |" in SERVER


def test_the_alert_rules_can_be_read_and_use_what_is_measured():
    (block,) = re.findall(r"```yaml\n(.*?)```", SERVER, re.DOTALL)
    rules = yaml.safe_load(block)["groups"][0]["rules"]
    assert len(rules) > 5
    known = {*names(), "up", "process_open_fds", "process_max_fds"}
    for rule in rules:
        used = re.findall(r"\b(?:iacta|process)_[a-z_]+|\bup\b", rule["expr"])
        assert used
        assert {re.sub(r"_(bucket|count|sum)$", "", name) for name in used} <= known


def test_the_commands_of_the_operator_are_those_that_there_are():
    from iacta.cli.admin import app

    there = {command.name for command in app.registered_commands}
    documented = set(re.findall(r"iacta admin ([a-z]+)", SERVER))
    assert documented == there


def test_what_is_measured_in_code_is_what_the_page_says():
    assert f"{health.LEAST_FREE // 1_000_000} MB" in SERVER
    assert f"take back {undo.MOST_UNDOS} decisions" in SERVER
    assert f"at most {listing.MOST_LISTED} public tables" in SERVER


def test_the_alias_reaches_the_folders_of_the_service():
    """Otherwise `iacta warm` would compile rules where the service does not look."""
    unit = (ROOT / "deploy" / "iacta.service").read_text("utf-8")
    (alias,) = re.findall(r"alias iacta='(.*)'", SERVER)
    for name in ("IACTA_DATA", "IACTA_CACHE"):
        (setting,) = re.findall(rf"{name}=\S+", unit)
        assert f" {setting} " in alias


def test_lines_are_no_longer_than_the_page_is_wide():
    """Rows of tables and what is to be typed are as long as they are."""
    prose = [line for line in SERVER.splitlines() if not line.startswith(("|", "    "))]
    assert [line for line in prose if len(line) > 120] == []
