# Generators as objects: their members, names, states, and what is refused.
# covers: generator
import types


def tried(make):
    try:
        return repr(make())
    except Exception as error:
        return f"{type(error).__name__}: {error}"


def walk(count):
    for number in range(count):
        got = yield number
        if got:
            print("got", got)
    return "done"


kind = type(walk(1))
print(kind, kind.__name__, kind.__module__, kind is types.GeneratorType, kind.__mro__)
print(sorted(name for name in set(dir(kind)) - set(dir(object)) if not name.startswith("gi_")))
generator = walk(2)
print(generator.__name__, generator.__qualname__, generator.gi_running, generator.gi_suspended, generator.gi_yieldfrom)
for make in [
    lambda: kind(), lambda: type("Below", (kind,), {}), lambda: generator.send(1), lambda: generator.send(), lambda: generator.send(1, 2),
    lambda: next(generator), lambda: generator.send("x"), lambda: len(generator), lambda: generator[0], lambda: generator + 1,
    lambda: setattr(generator, "a", 1), lambda: setattr(generator, "__name__", "other"), lambda: setattr(generator, "__name__", 5),
    lambda: delattr(generator, "__qualname__"), lambda: setattr(generator, "gi_running", 1), lambda: generator.__name__,
    lambda: iter(generator) is generator, lambda: next(generator), lambda: next(generator, "d"), lambda: generator.send(None), lambda: generator.close(),
    lambda: generator.throw(KeyError("k")), lambda: generator.throw(5), lambda: generator.throw(), lambda: generator.__next__(1),
    lambda: generator.__iter__(1), lambda: generator.close(1), lambda: kind.__next__(5), lambda: kind.send(5, 1), lambda: generator < generator,
    lambda: generator == generator, lambda: hash(generator) == hash(generator), lambda: bool(generator), lambda: generator(), lambda: generator.nope,
]:
    print(tried(make))
anonymous = (x for x in "ab")
print(anonymous.__name__, anonymous.__qualname__, repr(anonymous).partition(" at ")[0], list(anonymous), list(anonymous))
lazy = (print("made", x) for x in (print("source"), "a")[1])
print("not yet")
next(lazy)
print(repr((lambda: (yield))()).partition(" at ")[0])
