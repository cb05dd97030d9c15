"""What a source file defines: the names that a document may say are in it."""

import ast
import re
from functools import cache


@cache
def defined_in(path):
    """Functions, classes, variables, fields and attributes by their names; those of a class also as `Class.name`."""
    source = path.read_text("utf-8")
    if path.suffix != ".py":
        return in_script(source)
    found = set()
    tree = ast.parse(source)
    for node in ast.walk(tree):
        found |= names_of(node)
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{name}" for inside in ast.walk(node) for name in names_of(inside)}
    return found


def names_of(node):
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        return {node.name}
    if isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
        return {node.id if isinstance(node, ast.Name) else node.attr}
    return set()


def in_script(source):
    """Of TypeScript: its functions and classes, and the methods of its classes."""
    found = set()
    for part in re.split(r"^(?=export class )", source, flags=re.MULTILINE):
        name = re.match(r"export class (\w+)", part)
        members = set(re.findall(r"^  (?:private |async |get )*(\w+)\(", part, re.MULTILINE))
        if name:
            found |= {name[1], *(f"{name[1]}.{member}" for member in members)}
        found |= set(re.findall(r"^export (?:async )?(?:function|class|interface) (\w+)", part, re.MULTILINE))
    return found
