# The annotation of *args may have a star: it is the one thing that is unpacked.
from typing import TypeVarTuple, get_type_hints

Ts = TypeVarTuple("Ts")


def numbers(*args: *tuple[int, ...]):
    return args


def many(*args: *Ts):
    return args


print(numbers.__annotations__, many.__annotations__)
kept = numbers.__annotations__["args"]
print(type(kept), kept.__origin__, kept.__args__, kept.__unpacked__, kept == next(iter(tuple[int, ...])))
print(numbers(1, 2), get_type_hints(numbers))
for wrong in ((), (1, 2), 5):
    try:

        def refused(*args: *wrong):
            pass

        print(refused.__annotations__)
    except Exception as error:
        print(type(error).__name__, error)
