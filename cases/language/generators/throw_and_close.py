# generator.throw and close in every state: types, instances, old forms, return values, ignored exits.
# covers: generator.throw, generator.close, generator.send
import warnings

warnings.simplefilter("ignore")


def echo():
    try:
        while True:
            try:
                got = yield "ready"
                print("got", got)
            except ValueError as error:
                print("caught", repr(error))
                yield "after error"
    finally:
        print("finally")


def returns():
    try:
        yield 1
    except GeneratorExit:
        return 5


def ignores():
    try:
        yield 1
    except GeneratorExit:
        yield 2


def raises():
    try:
        yield 1
    finally:
        raise KeyError("in close")


def told(action):
    try:
        print(repr(action()))
    except BaseException as error:
        print(type(error).__name__, "|", error, "|", repr(error.__cause__), repr(error.__context__))


for arguments in [(ValueError,), (ValueError("v"),), (ValueError, "value"), (ValueError, ValueError("w")), (ValueError, None), (ValueError, ("a", "b")), (ValueError, None, None),
                  (KeyError,), (KeyError("k"),), (5,), ("text",), (int,), (ValueError("v"), "extra"), (ValueError, "v", 5), (), (1, 2, 3, 4), (StopIteration,), (GeneratorExit,)]:
    g = echo()
    next(g)
    print(ascii(arguments), end=" ")
    told(lambda: g.throw(*arguments))
    told(lambda: next(g))
told(lambda: echo().throw(ValueError("unstarted")))
told(lambda: echo().send(5))
told(lambda: echo().send(None))
told(lambda: echo().send())
told(lambda: echo().close())
told(lambda: echo().close(1))
for make in (returns, ignores, raises):
    g = make()
    next(g)
    told(g.close)
    told(g.close)
    told(lambda: next(g))
g = returns()
list(g)
told(lambda: g.throw(ValueError("finished")))
told(lambda: g.send(1))


def inside():
    yield g2.gi_running
    told(lambda: next(g2))
    told(lambda: g2.close())
    yield "done"


g2 = inside()
print(next(g2), next(g2), g2.gi_running, g2.gi_suspended)
print(inside.__name__, g2.__name__, g2.__qualname__, type(g2).__name__)
g2.__name__ = "renamed"
print(g2.__name__)
for value in (5, None):
    try:
        g2.__name__ = value
    except TypeError as error:
        print(error)
