"""Imports point one way: games → engine; match, bots → engine; lab, table_text, terminal, adapters, server → these; cli
→ all but adapters. Games are met through `load_game`."""

import ast
import subprocess
import sys

import pytest

from iacta.games import MODULES
from tools.imports import ROOT, imports, sources

NO_CODE = {"text", "__pycache__"}
MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"engine"},
    "match": {"engine", "games"},
    "bots": {"engine"},
    "lab": {"engine", "games", "bots", "match"},
    "table_text": {"engine", "match"},
    "terminal": {"engine", "bots", "match", "table_text"},
    "adapters": {"engine", "games", "bots", "match", "table_text"},
    "server": {"engine", "games", "bots", "match"},
    "cli": {"engine", "games", "bots", "match", "lab", "terminal", "server"},
}
LAYERS = tuple(MAY_IMPORT)
# What a game shares with another, by its package.
IN_COMMON = {"lusitania": ("lusitanias",), "lusitania_xxi": ("lusitanias",)}
ENTRANCE = {"NAMES", "cards_for", "load_game"}  # what others may take from iacta.games


def layer_of(module):
    return module.split(".")[1] if module.count(".") else ""


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_imports_point_one_way(layer):
    assert sources(layer)
    for path in sources(layer):
        for module, name in imports(path):
            assert layer_of(module) in {"", layer} | MAY_IMPORT[layer], f"{path} imports {module} {name}"


def test_a_game_knows_the_engine_its_own_package_and_what_it_has_in_common_with_another():
    for path in sources("games"):
        inside = path.relative_to(ROOT / "games").parts
        known = [f"iacta.games.{package}." for package in (inside[0], *IN_COMMON.get(inside[0], ()))]
        for module, name in imports(path):
            own = len(inside) > 1 and f"{module}.".startswith(tuple(known))
            assert own or module.startswith("iacta.engine"), f"{path} imports {module} {name}"


def test_what_games_have_in_common_is_no_game():
    for game, packages in IN_COMMON.items():
        assert f"iacta.games.{game}" in MODULES.values()
        assert not {f"iacta.games.{package}" for package in packages} & set(MODULES.values())


@pytest.mark.parametrize("layer", [layer for layer in LAYERS if layer not in ("engine", "games")])
def test_a_game_is_met_only_through_the_contract(layer):
    for path in sources(layer):
        for module, name in imports(path):
            if layer_of(module) == "games":
                assert module == "iacta.games", f"{path} imports {module}"
                assert name in ENTRANCE, f"{path} imports {name}"


@pytest.mark.parametrize("layer", [layer for layer in LAYERS if layer not in ("games", "cli")])
def test_no_name_of_a_game_stands_outside_it(layer):
    """But the command line says with which game it begins."""
    for path in sources(layer) if (ROOT / layer).is_dir() else ():
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not any(node.value in (name, module) for name, module in MODULES.items()), (
                    f"{path}: {node.value}"
                )


def test_no_layer_leads_back_to_itself():
    """Each may import only what was declared before it, so that nothing goes round in a circle."""
    for number, layer in enumerate(LAYERS):
        assert MAY_IMPORT[layer] - {layer} <= set(LAYERS[:number]), layer


def test_what_a_layer_may_import_it_does_import():
    """A permission that nobody uses is none."""
    for layer, others in MAY_IMPORT.items():
        found = {layer_of(module) for path in sources(layer) for module, _ in imports(path)}
        assert others - {layer} <= found, layer


def test_every_layer_is_a_known_one():
    folders = {path.name for path in ROOT.iterdir() if path.is_dir() and path.name not in NO_CODE}
    assert folders == set(LAYERS)


def test_the_engine_can_be_imported_without_any_game():
    modules = "iacta.engine.compiling.rulebook, iacta.engine.compiling.background"
    program = f"import sys, {modules}; print([m for m in sys.modules if '.games' in m])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_planted_import_is_found(tmp_path, monkeypatch):
    (tmp_path / "iacta" / "engine").mkdir(parents=True)
    planted = tmp_path / "iacta" / "engine" / "planted.py"
    planted.write_text("def late():\n    from ..games import lusitania_xxi\n    import iacta.match.match\n")
    monkeypatch.setattr("tools.imports.ROOT", tmp_path / "iacta")
    assert set(imports(planted)) == {("iacta.games", "lusitania_xxi"), ("iacta.match.match", "")}
    with pytest.raises(AssertionError):
        test_imports_point_one_way("engine")
