# covers: copy.replace
# A copy with other fields, of whatever says how.
import collections
import copy
import dataclasses
import datetime
import inspect
import types

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

Point = collections.namedtuple("Point", "x y")


@dataclasses.dataclass(frozen=True)
class Data:
    a: int
    b: int = 2


class Own:
    def __replace__(self, /, **changes):
        return changes


print(copy.replace(Point(1, 2), y=5), copy.replace(Data(1), b=9), copy.replace(Own(), k=1), copy.replace(Own()))
print(copy.replace(datetime.date(2020, 1, 2), year=1999), copy.replace(datetime.time(1, 2), hour=3, fold=1), copy.replace(datetime.datetime(2020, 1, 1), minute=5))
print(copy.replace(types.SimpleNamespace(a=1, b=2), b=3, c=4), copy.replace(inspect.signature(lambda x: x), return_annotation=int))
print(copy.replace(inspect.Parameter("p", inspect.Parameter.KEYWORD_ONLY), name="q"))
for call in (lambda: copy.replace(5, x=1), lambda: copy.replace([], x=1), lambda: copy.replace(Point(1, 2), z=1), lambda: copy.replace(Data(1), c=1), lambda: copy.replace(), lambda: copy.replace(Own(), 1), lambda: copy.replace(Point, x=1)):
    show(call)
