# A delegate of `yield from` or `await` gets from throw() what was said: the class, the value, the traceback as they are.


class Delegate:
    def __iter__(self):
        return self

    __await__ = __iter__

    def __next__(self):
        return 1

    def throw(self, *given):
        print("throw", [one if isinstance(one, type) else (type(one).__name__, str(one)) for one in given])
        return 5

    def close(self):
        print("close")


class Bare:
    def __iter__(self):
        return self

    def __next__(self):
        return 1


def walk(delegate):
    try:
        yield from delegate
    except BaseException as error:
        print("inside:", type(error).__name__, error)
        raise


def through(delegate):
    yield from walk(delegate)


async def waiting(delegate):
    await delegate


def tried(generator, *given):
    generator.send(None)
    try:
        print("gave", generator.throw(*given))
    except BaseException as error:
        print("raised", type(error).__name__, error)


for given in [(ValueError,), (ValueError("x"),), (GeneratorExit,), (GeneratorExit("x"),), (5,), (int,)]:
    print("---", given)
    for delegate in (Delegate, Bare):
        tried(walk(delegate()), *given)
        tried(through(delegate()), *given)
    coroutine = waiting(Delegate())
    tried(coroutine, *given)
    del coroutine

print("--- inner generators are closed with the one that waits for them")
inner = walk(Delegate())
outer = (lambda: (yield from inner))()
next(outer)
del outer
print(next(inner, "over"))
