# covers: enum.Enum, enum.EnumDict, enum.EnumType, enum.auto, enum.Flag
# Members that take names of attributes, names added later, and bodies that fail.
import inspect
from enum import Enum, Flag, IntEnum, StrEnum, auto, property


def show(call):
    try:
        print(call())
    except Exception as error:
        print(f"{type(error).__name__}: {error}", getattr(error, "__notes__", None))


class Number(IntEnum):
    divisor = 1
    numerator = 2


class Book(StrEnum):
    author = "who"
    title = "what"


print(Number.numerator, Number.numerator.numerator, Number.divisor.numerator, Number.divisor.denominator)
print(Book.title, Book.author.title(), Book.title.upper())


class Colour(Enum):
    RED = 1
    BLUE = 3

    @property
    def azure(self):
        return "sky"

    def __init__(self, number):
        self.half = number / 2


Colour.BLUE._add_alias_("azure")
Colour.RED._add_alias_("ROUGE")
print(Colour.azure, Colour.RED.azure, Colour["ROUGE"], Colour.ROUGE is Colour.RED)
show(lambda: Colour.RED._add_alias_("BLUE"))
print([name for name in dir(Colour.RED) if name[0] != "_"], dir(Number.divisor)[-3:])
print(inspect.signature(Colour), inspect.signature(Enum))


def body(**more):
    class Grown(Enum):
        vars().update({"FIRST": 1}, **more)

    return list(Grown)


show(lambda: body(SECOND=2))
show(lambda: body(FIRST=2))


def made_by_super():
    class Bad(Enum):
        def __new__(cls, value):
            return super().__new__(cls, value)

        one = 1


show(made_by_super)


def failing():
    class Failing(Enum):
        def __init__(self, value):
            raise ValueError("not this one")

        one = 1


show(failing)


class Steps(Enum):
    ONE = auto()
    TWO = auto(), auto()
    THREE = auto(), auto(), auto()


print([one.value for one in Steps])
late = auto()
late.value = "known"


class Late(Enum):
    FIRST = late

    def _generate_next_value_(name, start, count, last):
        return name

    SECOND = auto()


print([one.value for one in Late])


class Bits(Flag):
    A = 1
    NONE = None


print(list(Bits), Bits.NONE)
show(lambda: Bits.A | Bits.NONE)


class Greeting:
    def hello(self):
        return f"hello {self}"


class Polite(Greeting, StrEnum):
    EVERYONE = "everyone"


class Text(str):
    pass


print(Polite.EVERYONE.hello(), Polite("everyone"))
show(lambda: object.__new__(Text))
show(lambda: object.__new__(Polite))
