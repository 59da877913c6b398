# An exception ends a generator; finally runs when it is dropped; context is kept per generator.
def boom():
    try:
        yield 1
        raise ValueError("inside")
        yield 2
    finally:
        print("finally")


g = boom()
print(next(g))
try:
    next(g)
except ValueError as e:
    print(e)
print(list(g))
g = boom()
next(g)
del g
print("after del")


def ctx():
    try:
        raise KeyError("mine")
    except KeyError:
        yield "in handler"
        try:
            raise
        except KeyError as e:
            yield repr(e)


try:
    raise IndexError("outer")
except IndexError:
    c = ctx()
    print(next(c))
    try:
        raise
    except IndexError as e:
        print(repr(e))
    print(next(c), list(c))


def resource(name):
    print("open", name)
    try:
        yield name
    finally:
        print("close", name)


for r in resource("r1"):
    for s in resource("r2"):
        print(r, s)
        break
    break
print("loop left")


def early():
    for x in resource("early"):
        return x


print(early())


def swallow():
    while True:
        try:
            yield
        except BaseException as e:
            print("swallowed", type(e).__name__)
            return


s = swallow()
next(s)
try:
    s.throw(RuntimeError)
except StopIteration:
    print("stopped")


def nested():
    try:
        yield from boom()
    except ValueError as e:
        yield f"outer {e}"


print(list(nested()))
