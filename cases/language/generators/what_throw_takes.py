# Arguments of send, throw and close of generators.

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
            print("caught", repr(e), e.__traceback__ is not None)
def fresh():
    i = g(); next(i); return i
class Weird(Exception):
    def __init__(self, a): self.args = (a, "w")
class BadNew(Exception):
    def __new__(cls, *a): return 5
class Raises(Exception):
    def __init__(self, *a): raise TypeError("init")
import warnings
warnings.simplefilter("ignore")
for args in [(), (1,), (ValueError,), (ValueError(3),), (ValueError, 1), (ValueError, (1, 2)), (ValueError, ValueError(5)), (ValueError(1), 2), (ValueError(1), None), (ValueError, None, None), (ValueError, None, 5), (ValueError, 1, None), (ValueError, KeyError(1)), (Weird, 1), (Weird,), (BadNew, 1), (Raises, 1), (1, 2, 3), (ValueError, 1, None, 4), (int,), ("s",), (ValueError, UnicodeDecodeError), (object,), (None,)]:
    t(lambda: fresh().throw(*args))
    t(lambda: g().throw(*args))
t(lambda: g().throw(typ=ValueError)); t(lambda: g().send()); t(lambda: g().send(1, 2)); t(lambda: g().send(1)); t(lambda: g().send(None)); t(lambda: g().close(1)); t(lambda: next(g(), 1)); t(lambda: g().__next__(1)); t(lambda: g().send(x=1))
