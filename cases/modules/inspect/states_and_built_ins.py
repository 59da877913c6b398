# States of generators and coroutines, and signatures of built-in functions.
import inspect


def numbers():
    print(inspect.getgeneratorstate(one))
    yield 1


one = numbers()
print(inspect.getgeneratorstate(one))
next(one)
print(inspect.getgeneratorstate(one))
one.close()
print(inspect.getgeneratorstate(one))


async def nothing():
    pass


waiting = nothing()
print(inspect.getcoroutinestate(waiting))
waiting.close()
print(inspect.getcoroutinestate(waiting))
for found in (sorted, print, enumerate, len, complex, list, map, object, set, sum, round, pow, isinstance, dict.fromkeys, int.from_bytes):
    print(found.__name__, inspect.signature(found))
for found in (int, str, max, min, dict, range, iter, next, getattr, type):
    try:
        print(inspect.signature(found))
    except ValueError as error:
        print(error)


def annotated(a: int, b: str = "x", *rest: float, flag: bool = False, **more) -> list:
    pass


print(inspect.getfullargspec(annotated))
