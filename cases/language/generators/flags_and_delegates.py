# What generators tell of their state, and what reaches what they delegate to.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e, [type(x).__name__ for x in (e.__cause__, e.__context__) if x])


def g():
    while True:
        try:
            x = yield 1
            print("got", x)
        except ValueError as e:
            print("caught", repr(e))


i = g(); print(i.gi_running, i.gi_suspended, i.gi_yieldfrom); next(i); print(i.gi_suspended, i.__name__, i.__qualname__); i.__name__ = "nn"; print(i.__name__); t(setattr, i, "__name__", 1); t(delattr, i, "__name__"); t(setattr, i, "gi_running", 1); t(setattr, i, "zz", 1)
def rec():
    yield next(r)
r = rec(); t(next, r)
def retgen():
    return 5
    yield
t(next, retgen()); t(lambda: next(retgen(), "d"))
def stopi():
    raise StopIteration(7)
    yield
t(next, stopi())
def closing():
    try: yield 1
    except GeneratorExit: return 9
i = closing(); next(i); t(i.close); t(i.close)
def ignoring():
    try: yield 1
    except GeneratorExit: yield 2
i = ignoring(); next(i); t(i.close)
def fin():
    try: yield 1
    finally: print("fin")
i = fin(); next(i); t(i.throw, KeyError("x")); i = fin(); next(i); del i
def sub():
    try: x = yield "s"; print("sub got", x)
    except ValueError as e: print("sub", e); yield "recovered"; return "subret"
def deleg():
    r = yield from sub(); print("r", r); r = yield from [1, 2]; print(r)
i = deleg(); t(next, i); t(i.throw, ValueError("v")); t(next, i); t(i.send, None); t(i.send, 5)
i = deleg(); next(i); print(i.gi_yieldfrom is not None); i.close()
def deleg2():
    yield from 5
t(next, deleg2())
def deleg3():
    yield from {"a": 1}
t(list, deleg3())
class It:
    def __iter__(s): return s
    def __next__(s): return 1
    def throw(s, *a): print("throw", a); return 2
    def send(s, v): print("send", v); return 3
    def close(s): print("close")
def deleg4(): yield from It()
i = deleg4(); t(next, i); t(i.send, 8); t(i.throw, ValueError("x")); t(i.close)
class NoThrow:
    def __iter__(s): return s
    def __next__(s): return 1
def deleg5(): yield from NoThrow()
i = deleg5(); t(next, i); t(i.send, 8); i = deleg5(); next(i); t(i.throw, ValueError("p")); i = deleg5(); next(i); t(i.close)
t(lambda: (yield_ for yield_ in 5)); t(lambda: list(x for x in [1] for y in 5))
ge = (x for x in [1]); print(ge.__name__, ge.__qualname__)
t(lambda: type(ge)()); t(lambda: type(ge).send(1)); t(lambda: type(ge).send()); t(lambda: hash(ge) == hash(ge)); t(lambda: ge.__sizeof__() > 0); t(lambda: bool(ge)); t(lambda: ge[0]); t(lambda: len(ge)); t(lambda: ge + 1)
