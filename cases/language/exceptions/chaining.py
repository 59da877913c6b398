# __cause__, __context__, __suppress_context__, and how they are kept or cut.
def show(e):
    print(repr(e), "cause", repr(e.__cause__), "context", repr(e.__context__), e.__suppress_context__)


def attempt(f):
    try:
        f()
    except Exception as e:
        show(e)
        return e


def implicit():
    try:
        1 / 0
    except ZeroDivisionError:
        raise ValueError("implicit")


def explicit():
    try:
        {}["k"]
    except KeyError as e:
        raise ValueError("explicit") from e


def cut():
    try:
        {}["k"]
    except KeyError:
        raise ValueError("cut") from None


def in_finally():
    try:
        raise KeyError("first")
    finally:
        raise ValueError("second")


def cls_cause():
    raise ValueError("x") from KeyError


def bad_cause():
    raise ValueError("x") from 5


def reraise():
    try:
        1 / 0
    except ZeroDivisionError as e:
        raise e


def bare():
    try:
        1 / 0
    except ZeroDivisionError:
        try:
            raise
        finally:
            pass


def deep():
    try:
        try:
            raise KeyError(1)
        except KeyError:
            raise ValueError(2)
    except ValueError:
        raise TypeError(3)


for f in (implicit, explicit, cut, in_finally, cls_cause, bad_cause, reraise, bare):
    attempt(f)
e = attempt(deep)
while e:
    print(type(e).__name__, e.args)
    e = e.__context__
try:
    raise ValueError
except ValueError as e:
    saved = e
show(saved)
try:
    try:
        raise KeyError("a")
    except KeyError:
        raise saved
except ValueError as v:
    show(v)
x = ValueError("manual")
x.__cause__ = KeyError("c")
show(x)
try:
    x.__cause__ = 5
except TypeError as err:
    print(err)
print(ValueError("n").with_traceback(None).__traceback__, attempt(implicit).__traceback__ is not None)
