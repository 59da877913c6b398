# covers: typing.List, typing.Dict, typing.Set, typing.FrozenSet, typing.Tuple, typing.Type, typing.DefaultDict
# covers: typing.OrderedDict, typing.Counter, typing.ChainMap, typing.Deque, typing.Text, typing.Pattern, typing.Match
# The names with capital letters show, compare and call as aliases.
import collections
import re
import typing
from typing import TypeVar

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

T, K = TypeVar("T"), TypeVar("K")
for alias, arguments in ((typing.List, int), (typing.Dict, (str, int)), (typing.Set, T), (typing.FrozenSet, int),
                         (typing.Tuple, (int, ...)), (typing.Tuple, ()), (typing.Type, int), (typing.DefaultDict, (K, T)),
                         (typing.OrderedDict, (int, int)), (typing.Counter, str), (typing.ChainMap, (str, T)),
                         (typing.Deque, "Later"), (typing.Pattern, str), (typing.Match, bytes)):
    made = alias[arguments]
    print(alias, alias.__origin__, made, made.__origin__, made.__args__, made.__parameters__, typing.get_origin(alias))
print(typing.Text is str, typing.List[T][int] == typing.List[int], typing.Dict[K, T][str, K], typing.Dict[K, T][int, typing.List[K]][str])
print(typing.List[int] == list[int], typing.List == list, hash(typing.List[int]) == hash(typing.List[int]), typing.List[int] is typing.List[int])
show(lambda: typing.List())
show(lambda: typing.Dict(a=1))
print(typing.Deque([1, 2]), typing.Counter("aab"), typing.Deque[int]("ab"))
print(isinstance([], typing.List), isinstance((), typing.Tuple), issubclass(dict, typing.Dict), isinstance({}, typing.DefaultDict))
print(typing.List.append, typing.Dict[int, str].fromkeys([1]))
for call in (lambda: typing.List[int, str], lambda: typing.Dict[int], lambda: typing.List[3], lambda: isinstance([], typing.List[int]),
             lambda: typing.List[int][str], lambda: typing.List[()], lambda: typing.Dict[K, T][int], lambda: typing.Tuple[int, ..., str],
             lambda: issubclass(list, typing.List[int]), lambda: typing.Set(1, 2), lambda: typing.List.nothing):
    show(call)


class Mine(typing.List[int], typing.Generic[T]):
    pass


print(Mine.__mro__, Mine([1]), Mine.__orig_bases__)
print(list[T][int], dict[K, list[T]][str, int], tuple[T, ...][int], type[T][int], collections.deque[T][str], re.Pattern[str])
