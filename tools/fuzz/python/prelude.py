import itertools


class Oddity(Exception):
    pass


def fail(*arguments, **named):
    raise Oddity("asked")


def broken():
    yield 1
    fail()


class Meta(type):
    def __instancecheck__(self, other):
        return other == 1


class Plain:
    a = 1


class Named:
    def __repr__(self):
        return type(self).__name__ + "()"


class Props:
    @property
    def both(self): return 1
    @both.setter
    def both(self, value): self.kept = value
    @staticmethod
    def static(*a): return a
    def method(self, *a): return a


def chained():
    error = ValueError("outer")
    error.__cause__ = KeyError("inner")
    error.add_note("a note")
    return error


def echo():
    got = None
    while got != "stop":
        try:
            got = yield got
        except KeyError as error:
            got = repr(error)
    return "stopped"


def started(iterator):
    next(iterator)
    return iterator


async def asynchronous():
    yield 1


def change(operator, a, b):
    exec("a " + operator + " b", names := {"a": a, "b": b})
    return names["a"]


def put(target, place, value):
    target[place] = value


def remove(target, place):
    del target[place]


def one(*arguments, **named):
    return arguments, named


def matched(subject):
    match subject:
        case bool(x) | int(x) | str(x) | bytes(x) | bytearray(x) | float(x):
            return 1, x
        case [] | ():
            return 2
        case [first, *rest]:
            return 3, first, rest
        case {"a": x, **rest}:
            return 4, x, rest
        case {}:
            return 5
        case BaseException(args=x):
            return 6, x
        case set(x) | frozenset(x):
            return 7, x
        case range(start=a, stop=b):
            return 8, a, b
        case type(__name__=x) | type(x):
            return 9, x
        case None | True:
            return 10
        case object(real=x, imag=y):
            return 11, x, y
        case _:
            return 12


class Text(str): pass
class Whole(int): pass
class Real(float): pass
class Rows(list): pass
class Pair(tuple): pass
class Table(dict): pass


class Index(Named):
    def __init__(self, value): self.value = value
    def __index__(self): return self.value


class Floaty(Named):
    def __init__(self, value): self.value = value
    def __float__(self): return self.value


class Inty(Named):
    def __init__(self, value): self.value = value
    def __int__(self): return self.value


class Len(Named):
    def __init__(self, value): self.value = value
    def __len__(self): return self.value


class Hinted(Named):
    def __init__(self, value): self.value = value
    def __iter__(self): return iter([1, 2])
    def __length_hint__(self): return self.value


class Endless(Named):
    def __init__(self): self.count = 0
    def __iter__(self): return self
    def __next__(self):
        self.count += 1
        return fail() if self.count > 40 else self.count


class Sequence(Named):
    def __init__(self, length): self.length = length
    def __len__(self): return self.length
    def __getitem__(self, place):
        if place >= self.length: raise IndexError("over")
        return place


class Keys(Named):
    def keys(self): return ["a", "b"]
    def __getitem__(self, key): return key * 2


class BadKeys(Keys):
    def keys(self): return 5


class Callable(Named):
    def __call__(self, *arguments): return arguments


class Buffer(Named):
    def __init__(self, value): self.value = value
    def __bytes__(self): return self.value


class Reflected(Named):
    def __radd__(self, other): return ("radd", other)
    def __rmul__(self, other): return ("rmul", other)
    def __rmod__(self, other): return ("rmod", other)
    def __ror__(self, other): return ("ror", other)
    def __lt__(self, other): return ("lt", other)


class BadIndex(Named): __index__ = fail
class WrongIndex(Named):
    def __index__(self): return "1"
class BadBool(Named): __bool__ = fail
class WrongBool(Named):
    def __bool__(self): return 1
class BadRepr: __repr__ = fail
class WrongRepr:
    def __repr__(self): return 1
class BadStr(Named): __str__ = fail
class WrongStr(Named):
    def __str__(self): return b"x"
class BadFormat(Named): __format__ = fail
class BadEq(Named):
    __eq__ = fail
    __hash__ = object.__hash__
class Never(Named):
    def __eq__(self, other): return False
    def __lt__(self, other): return False
class Always(Named):
    def __eq__(self, other): return True
    def __hash__(self): return 1
class BadHash(Named): __hash__ = fail
class WrongHash(Named):
    def __hash__(self): return "1"
class Unhashable(Named): __hash__ = None
class BadIter(Named): __iter__ = fail
class WrongIter(Named):
    def __iter__(self): return 3
class BadNext(Named):
    def __iter__(self): return self
    __next__ = fail
class BadGetattr(Named): __getattr__ = fail


def show(value, depth=0):
    kind = type(value)
    name = "" if kind in (int, str, float, list, dict, tuple, bytes, bool, type(None)) else kind.__name__ + ":"
    try:
        if depth > 4:
            return "..."
        if kind is memoryview:
            return name + repr(value.tobytes())
        if isinstance(value, (set, frozenset)):
            return name + "{" + ", ".join(sorted(show(item, depth + 1) for item in value)) + "}"
        if kind in (list, tuple):
            return repr(kind())[0] + ", ".join(show(item, depth + 1) for item in value) + repr(kind())[1]
        if kind is dict:
            return "{" + ", ".join(show(k, depth + 1) + ": " + show(v, depth + 1) for k, v in value.items()) + "}"
        if hasattr(kind, "__next__") and hasattr(kind, "__iter__"):
            items = []
            try:
                for item in itertools.islice(value, 12):
                    items.append(show(item, depth + 1))
            except Exception as error:
                items.append(told(error))
            return name + "<" + ", ".join(items) + ">"
        return name + repr(value)
    except Exception as error:
        return name + "cannot be shown: " + told(error)


def told(error):
    try:
        text = str(error)
    except Exception as again:
        text = "untold: " + type(again).__name__
    kind = type(error)
    if kind is RecursionError or kind is MemoryError:
        text = ""
    cause = ""
    if error.__cause__ is not None:
        cause = " <- " + told(error.__cause__)
    elif error.__context__ is not None and not error.__suppress_context__:
        cause = " after " + told(error.__context__)
    return "!" + kind.__name__ + ": " + text + cause


def T(number, make, call):
    try:
        receiver = make()
        # What is shown of an iterator is gone from it.
        shown_before = make is not nothing and not hasattr(type(receiver), "__next__")
        before = show(receiver) if shown_before else ""
        try:
            outcome = show(call(receiver))
        except BaseException as error:
            outcome = told(error)
        if make is not nothing:
            after = show(receiver)
            if after != before:
                outcome += "   and the receiver is " + after
    except BaseException as error:
        outcome = "setup " + told(error)
    print("@" + str(number), ascii(outcome)[:4000], flush=True)


def nothing():
    pass


