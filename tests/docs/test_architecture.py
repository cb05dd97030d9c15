"""docs/architecture.md says what there is: its pictures are those of the code, and every file and name in it exists."""

import re
import subprocess
from pathlib import Path

import pytest

from tests.docs.definitions import defined_in
from tests.engine.test_layers import MAY_IMPORT
from tools import architecture
from tools.architecture import BOT_LANES, BOT_STEPS, FOLDER, MOVE_LANES, MOVE_STEPS, PACKAGES, PARTS, PICTURES
from tools.imports import ROOT

TOP = ROOT.parent
DOCUMENT = (TOP / "docs" / "architecture.md").read_text("utf-8")
PROSE = re.sub(r"```.*?```", "", DOCUMENT, flags=re.DOTALL)
SECTIONS = {part.split("\n")[0]: part for part in re.split(r"^## ", PROSE, flags=re.MULTILINE)[1:]}
LINK = re.compile(r"\[`([^`]+)`\]\(([^)]+)\)")
NAME = re.compile(r"`([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)`")
CONTRACT = ROOT / "engine" / "rules" / "contract.py"  # whose names may stand anywhere
# Names of what no file defines: a command, files, tables and columns of the database, a zone.
NOT_IN_CODE = {"iacta", "secret", "control.sock", "tables", "waiting", "cards.toml", "hand"}


def names_in(section):
    return {name for name in NAME.findall(LINK.sub("", section)) if name not in NOT_IN_CODE}


def is_defined(name, files):
    return any(name in defined_in(path) for path in files)


def files_of(section):
    return [(TOP / "docs" / target).resolve() for _, target in LINK.findall(section)]


def missing_names(section):
    """The names in a section that none of the files defines to which it links."""
    return {name for name in names_in(section) if not is_defined(name, [CONTRACT, *files_of(section)])}


@pytest.mark.parametrize("name", PICTURES)
def test_every_picture_is_drawn_as_the_code_is(name):
    assert (FOLDER / name).read_text("utf-8") == PICTURES[name](), "python -m tools.architecture draws it"
    assert f"](architecture/{name})" in DOCUMENT


def test_no_other_picture_lies_there():
    assert {path.name for path in FOLDER.iterdir()} == set(PICTURES)


def test_the_arrows_are_those_that_the_layers_allow():
    assert {name: others - {name} for name, others in MAY_IMPORT.items()} == architecture.import_graph()


def test_every_package_is_in_the_picture():
    assert set(PACKAGES) == set(MAY_IMPORT)
    assert set(PARTS) == {path.name for path in (ROOT / "engine").iterdir() if (path / "__init__.py").exists()}


def test_an_import_more_is_an_arrow_more(monkeypatch):
    before = architecture.packages()
    real = architecture.imported_by
    monkeypatch.setattr(
        architecture, "imported_by", lambda name: real(name) | ({"lab"} if name == "terminal" else set())
    )
    assert architecture.packages() != before


@pytest.mark.parametrize(("lanes", "steps"), [(MOVE_LANES, MOVE_STEPS), (BOT_LANES, BOT_STEPS)], ids=["move", "bot"])
def test_whatever_a_step_of_a_picture_names_is_where_its_arrow_ends(lanes, steps):
    for step in steps:
        files = [TOP / file for file in lanes[step.target].files]
        assert all(file.exists() for file in files)
        assert not step.code or is_defined(step.code, files), step.code


@pytest.mark.parametrize("section", SECTIONS)
def test_every_name_is_in_a_file_to_which_its_section_links(section):
    assert not missing_names(SECTIONS[section])


def test_every_link_is_called_by_the_file_it_leads_to():
    links = LINK.findall(DOCUMENT)
    assert len(links) > 40
    for text, target in links:
        assert Path(target).name == text
        assert (TOP / "docs" / target).is_file()


def test_every_folder_and_module_exists():
    paths = re.findall(r"`((?:iacta|web|tests|tools|docs)/[\w./-]*)`", DOCUMENT)
    assert len(paths) > 10
    assert not [path for path in paths if not (TOP / path).exists()]
    for module in re.findall(r"`python -m ([\w.]+)", DOCUMENT):
        assert (TOP / module.replace(".", "/")).with_suffix(".py").exists()


def test_the_readme_names_every_folder():
    readme = (TOP / "README.md").read_text("utf-8")
    (table,) = re.findall(r"^\| folder \|.*?\n\n", readme, re.MULTILINE | re.DOTALL)
    listed = subprocess.run(["git", "ls-files"], cwd=TOP, capture_output=True, text=True, check=True).stdout.split("\n")
    folders = {Path(line).parts[: 2 if line.startswith("iacta/") else 1] for line in listed if "/" in line}
    wanted = {"/".join(parts) for parts in folders if not parts[-1].endswith((".py", ".typed"))}
    assert len(wanted) > 15
    assert not {folder for folder in wanted if f"`{folder}/`" not in table}


def test_the_declaration_that_is_shown_is_that_of_lutetia():
    (block,) = re.findall(r"```text\n(.*?)```", DOCUMENT, re.DOTALL)
    source = (ROOT / "games" / "lutetia" / "state.py").read_text("utf-8")
    written = re.sub(r"\s|#.*", "", source).replace(",)", ")")
    assert len(block.splitlines()) == 5
    for line in block.splitlines():
        assert re.sub(r"\s", "", line.split("...")[0]) in written


def test_a_name_that_is_gone_is_found():
    section = "`Table.answering` and `Table.vanished` are in [`table.py`](../iacta/server/table.py), `Choice` is not."
    assert missing_names(section) == {"Table.vanished", "Choice"}
