"""Arrays without reference counts. Numba counts who holds an array, at every call and at every row that is taken of it;
where the caller holds it all the while, nobody needs to count."""

from __future__ import annotations

from typing import Any

from numba.core import cgutils, types
from numba.core.imputils import impl_ret_untracked
from numba.extending import intrinsic


@intrinsic
def without_refcount(context: Any, value: Any) -> Any:
    """The same array, or the same tuple of arrays, whose references are not counted."""

    def uncounted(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        (kind,) = signature.args
        return impl_ret_untracked(context, builder, kind, stripped(context, builder, kind, arguments[0]))

    return value(value), uncounted


def stripped(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    """The code of a value without the owners of the arrays in it."""
    if isinstance(kind, types.Array):
        array = context.make_array(kind)(context, builder, value)
        array.meminfo = cgutils.get_null_value(array.meminfo.type)
        array.parent = cgutils.get_null_value(array.parent.type)
        return array._getvalue()
    if isinstance(kind, types.BaseTuple):
        members: Any = kind
        for place, member in enumerate(members):
            inside = stripped(context, builder, member, builder.extract_value(value, place))
            value = builder.insert_value(value, inside, place)
    return value
