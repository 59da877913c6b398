# Delegation passes values, exceptions and return values through.
def inner():
    x = yield "a"
    print("inner got", x)
    try:
        y = yield "b"
    except KeyError as e:
        y = f"handled {e!r}"
    return ("inner result", x, y)


def outer():
    r = yield from inner()
    print("outer got", r)
    r2 = yield from [1, 2]
    print(r2)
    yield from ()
    return "done"


o = outer()
print(next(o), o.send("X"), o.throw(KeyError("k")), next(o))
try:
    next(o)
except StopIteration as e:
    print(e.value)


def tree(t):
    if isinstance(t, (list, tuple)):
        for x in t:
            yield from tree(x)
    else:
        yield t


print(list(tree([1, (2, [3, [], [[4]]]), "ab"])))


def closing():
    try:
        yield 1
    finally:
        print("inner closed")


def wrap():
    try:
        yield from closing()
    finally:
        print("outer closed")


w = wrap()
next(w)
w.close()


class Iter:
    def __iter__(self):
        return self

    def __next__(self):
        return 7


def d():
    yield from Iter()


it = d()
print(next(it))
try:
    it.send(1)
except AttributeError as e:
    print(e)
try:
    list((yield_from for yield_from in (lambda: (yield from 5))()))
except TypeError as e:
    print(e)


def chain(n):
    if n:
        yield from chain(n - 1)
    yield n


print(list(chain(30))[-3:], sum(chain(50)))


def retval():
    v = yield from (x for x in "q")
    return [v]


print((lambda g: [*g])(retval()))
