# The generator protocol: send, throw, close, return values and misuse.
def g():
    got = None
    try:
        while True:
            try:
                got = yield got
                print("got", got)
            except ValueError as e:
                print("caught", e)
                got = "recovered"
    finally:
        print("cleanup")


it = g()
print(next(it), it.send(1), it.throw(ValueError("v")), it.send(2))
it.close()
it.close()
print(next(it, "exhausted"))
fresh = g()
try:
    fresh.send(5)
except TypeError as e:
    print(e)
fresh.close()
print(next(fresh, "closed before start"))


def stubborn():
    try:
        yield 1
    except GeneratorExit:
        yield 2


s = stubborn()
next(s)
try:
    s.close()
except RuntimeError as e:
    print(e)


def ret():
    yield 1
    return "value"


r = ret()
next(r)
try:
    next(r)
except StopIteration as e:
    print(repr(e), e.value)
try:
    next(r)
except StopIteration as e:
    print(repr(e), e.value)


def stop():
    yield 1
    raise StopIteration("bad")


try:
    list(stop())
except RuntimeError as e:
    print(e, "|", repr(e.__cause__))


def reenter():
    yield next(me)


me = reenter()
try:
    next(me)
except ValueError as e:
    print(e)
t = ret()
try:
    t.throw(KeyError("before start"))
except KeyError as e:
    print(repr(e), list(t))


def catch_close():
    try:
        yield
    except GeneratorExit:
        return "ret"


c = catch_close()
next(c)
print(c.close())
try:
    ret().throw(5)
except TypeError as e:
    print(e)
