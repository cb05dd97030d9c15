"""Every condition in a game's rules, and the ways in which it can be wrong.

Rules are copied by `Build` with other globals, so mutants cannot be chosen when a rule is called: a mutant is a module
whose syntax tree has one condition changed. It is named by what it says and not by where it stands, so a list of
mutants stays valid when lines move."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

ESTIMATES = {"worth"}  # modules of rules that say what a position is worth, not what may be done

# A comparison becomes its neighbour at the boundary and its negation.
OTHERS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}


@dataclass(frozen=True)
class Mutant:
    """One changed condition of one rule."""

    module: str
    function: str
    line: str  # the text of the line in which the changed expression begins
    was: str
    now: str
    same: int  # how many mutants with the same texts come before it in the function
    source: str = field(repr=False)  # of the module, as it was when the mutant was found

    @property
    def name(self) -> str:
        again = f" ({self.same + 1})" if self.same else ""
        return f"{self.module.rpartition('.')[2]}.{self.function} | {self.line} | {self.was} → {self.now}{again}"


def is_rule(node: ast.AST) -> bool:
    """Whether this is a function under `@rule` or `@rule(...)`."""
    if not isinstance(node, ast.FunctionDef):
        return False
    marks = (mark.func if isinstance(mark, ast.Call) else mark for mark in node.decorator_list)
    return any(isinstance(mark, ast.Name) and mark.id == "rule" for mark in marks)


def tested(node: ast.AST) -> list[ast.expr]:
    """The expressions under a node of which only the truth counts; what `not` stands before is changed with it."""
    match node:
        case ast.If() | ast.While() | ast.IfExp() | ast.Assert():
            return [node.test]
        case ast.BoolOp():
            return node.values
        case ast.comprehension():
            return node.ifs
    return []


def instead(node: ast.expr, *, truth: bool) -> Iterator[ast.expr]:
    """What may stand in the place of an expression; `truth` says that it is tested."""
    match node:
        case ast.Compare():
            for place, operator in enumerate(node.ops):
                for other in OTHERS[type(operator)]:
                    yield ast.Compare(node.left, [*node.ops[:place], other(), *node.ops[place + 1 :]], node.comparators)
        case ast.BoolOp():
            yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.Constant():
            return
        case _ if truth:
            yield ast.UnaryOp(ast.Not(), node)


def changes(function: ast.FunctionDef) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Each expression of a function that can be changed, with what takes its place, in a fixed order."""
    truths = {id(expression) for node in ast.walk(function) for expression in tested(node)}
    for node in ast.walk(function):
        if isinstance(node, ast.expr):
            for other in instead(node, truth=id(node) in truths):
                yield node, other


def changed(module: str, source: str) -> Iterator[tuple[Mutant, ast.Module, ast.expr, ast.expr]]:
    """The mutants of a module's source, each with the tree and the change to make in it."""
    tree = ast.parse(source)
    lines = source.splitlines()
    for function in filter(is_rule, tree.body):
        met: Counter[tuple[str, str, str]] = Counter()
        for node, other in changes(function):
            texts = lines[node.lineno - 1].strip(), ast.unparse(node), ast.unparse(other)
            yield Mutant(module, function.name, *texts, met[texts], source), tree, node, other
            met[texts] += 1


class Replacing(ast.NodeTransformer):
    """Puts one expression in the place of another."""

    def __init__(self, old: ast.expr, new: ast.expr) -> None:
        self.old = old
        self.new = new

    def visit(self, node: ast.AST) -> ast.AST:
        return ast.copy_location(self.new, node) if node is self.old else self.generic_visit(node)


def mutated(mutant: Mutant) -> ast.Module:
    """The syntax tree of the mutant's module with that one condition changed."""
    for found, tree, old, new in changed(mutant.module, mutant.source):
        if found == mutant:
            return ast.fix_missing_locations(Replacing(old, new).visit(tree))
    raise LookupError(f"there is no mutant {mutant.name}")


def rule_modules(package: str) -> dict[str, Path]:
    """The modules of a package that hold rules, found without importing them."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise LookupError(f"there is no package {package}")
    paths = [path for folder in spec.submodule_search_locations for path in Path(folder).glob("*.py")]
    return {
        f"{package}.{path.stem}": path
        for path in sorted(paths)
        if path.stem not in ESTIMATES and any(map(is_rule, ast.parse(path.read_text(encoding="utf-8")).body))
    }


def all_mutants(package: str) -> dict[str, Mutant]:
    """Every mutant of a package's rules, by its name."""
    return {
        mutant.name: mutant
        for module, path in rule_modules(package).items()
        for mutant, *_ in changed(module, path.read_text(encoding="utf-8"))
    }
