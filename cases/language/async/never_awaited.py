# What was made to be awaited and let go is told of, once, where it was let go.
import gc
import warnings


async def plain():
    pass


async def steps():
    yield 1


class Holder:
    async def method(self):
        pass


def told(make):
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        make()
        gc.collect()
        for one in caught:
            print(one.category.__name__, one.message, type(one.source).__name__)
            one.source = None
        if not caught:
            print("nothing")


def closed():
    plain().close()


def awaited():
    try:
        plain().send(None)
    except StopIteration:
        pass


def in_a_circle():
    circle = [plain()]
    circle.append(circle)


def begun():
    step = steps().asend(None)
    try:
        step.send(None)
    except StopIteration:
        pass


def refused():
    step = steps().athrow(KeyError)
    try:
        step.send(5)
    except RuntimeError as error:
        print(error)


told(lambda: plain())
told(lambda: Holder().method())
told(closed)
told(awaited)
told(in_a_circle)
generator = steps()
told(lambda: generator.asend(None))
told(lambda: generator.__anext__())
told(lambda: generator.athrow(KeyError))
told(lambda: generator.aclose())
told(lambda: anext(generator))
told(lambda: anext(generator, 0))
told(begun)
told(refused)
told(lambda: generator.asend(None).close())
