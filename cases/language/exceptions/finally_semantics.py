# Overriding exceptions and returns from finally, and cleanup order in nested functions.
def a():
    try:
        raise ValueError("lost")
    finally:
        return "finally wins"


def b():
    try:
        return "try"
    finally:
        raise KeyError("from finally")


def c():
    for i in range(5):
        try:
            continue
        finally:
            if i == 2:
                return i


def d():
    try:
        try:
            raise ValueError(1)
        except ValueError:
            raise TypeError(2)
        finally:
            print("d1")
    except TypeError as e:
        return repr(e), repr(e.__context__)
    finally:
        print("d2")


def e():
    try:
        pass
    except:
        print("no")
    else:
        try:
            return "else"
        finally:
            print("e inner")
    finally:
        print("e outer")


def f(n):
    try:
        if n:
            return f(n - 1) + [n]
        return []
    finally:
        print("leave", n, end="; ")


def g():
    x = "a"
    try:
        return x
    finally:
        x = "b"


def h():
    yield 1
    try:
        yield 2
    finally:
        try:
            raise ValueError
        except ValueError:
            print("handled in finally")


print(a(), c(), d(), e(), f(2), g(), list(h()))
try:
    b()
except KeyError as err:
    print(repr(err), err.__context__)


def i():
    while True:
        try:
            try:
                1 / 0
            finally:
                break
        except ZeroDivisionError:
            print("never")
    return "broke out"


print(i())


def j():
    try:
        raise SystemExit(1)
    except Exception:
        return "wrong"
    except BaseException as e:
        return type(e).__name__


print(j())
