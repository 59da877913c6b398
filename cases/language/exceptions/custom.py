# User exceptions with fields, defaults, hierarchies and odd constructors.
class AppError(Exception):
    """Base."""


class Insufficient(AppError):
    def __init__(self, need, have):
        super().__init__(f"need {need}, have {have}")
        self.need, self.have = need, have


class NoSuper(AppError):
    def __init__(self, a, b=2):
        self.a = a


class Plain(AppError):
    pass


class Code(AppError):
    code = 7

    def __str__(self):
        return f"[{self.code}] " + ", ".join(map(str, self.args))


class Multi(KeyError, ValueError):
    pass


for make in (
    lambda: Insufficient(5, 3),
    lambda: NoSuper(1, b=5),
    lambda: Plain(),
    lambda: Plain("m"),
    lambda: Plain("m", 1),
    lambda: Code("x", 2),
    lambda: Multi("k"),
):
    try:
        raise make()
    except AppError as e:
        print(type(e).__name__, "|", e, "|", repr(e), "|", e.args, vars(e))
    except ValueError as e:
        print("as ValueError", e, repr(e), isinstance(e, LookupError))
try:
    raise Plain
except Plain as e:
    print(repr(e), e.args)
try:
    raise Insufficient
except TypeError as e:
    print(e)
try:
    Plain(k=1)
except TypeError as e:
    print(e)


class Empty(Exception):
    def __new__(cls, *a):
        return 5


try:
    raise Empty
except TypeError as e:
    print(e)
e = ValueError("a")
e.args = [1, 2]
print(e.args, e, repr(e))
e.note = "attr"
e.add_note("n1")
e.add_note("n2")
print(e.__notes__, e.note)
try:
    e.add_note(5)
except TypeError as x:
    print(x)
print(
    ValueError("a") == ValueError("a"),
    hash(e) == hash(e),
    issubclass(Multi, (OSError, LookupError)),
    AppError.__doc__,
    Plain.__doc__,
)


def classify(err):
    match err:
        case Insufficient(need=n):
            return f"need {n}"
        case KeyError(args=(k,)):
            return f"key {k}"
        case Exception():
            return "other"


print(classify(Insufficient(1, 2)), classify(KeyError("q")), classify(OSError()))
