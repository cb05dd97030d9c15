"""Arrays that compiled code borrows. Numba counts who holds an array, at every call and at every row that is taken of
it; where the caller holds it all the while, nobody needs to count."""

from __future__ import annotations

from typing import Any

from numba.core import cgutils
from numba.core.imputils import impl_ret_untracked
from numba.extending import intrinsic


@intrinsic
def borrowed(context: Any, array: Any) -> Any:
    """The same array without its owner."""

    def without_owner(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        (kind,) = signature.args
        array = context.make_array(kind)(context, builder, arguments[0])
        array.meminfo = cgutils.get_null_value(array.meminfo.type)
        array.parent = cgutils.get_null_value(array.parent.type)
        return impl_ret_untracked(context, builder, kind, array._getvalue())

    return array(array), without_owner
