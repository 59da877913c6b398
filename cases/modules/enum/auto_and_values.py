# covers: enum.auto, enum.Enum, enum.IntEnum, enum.StrEnum, enum.member, enum.nonmember, enum.unique
# Where values come from; what is a member and what is not.
from enum import Enum, IntEnum, StrEnum, auto, member, nonmember, unique

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Mixed(Enum):
    A = auto()
    B = 5
    C = auto()
    D = 2, auto()


print([(m.name, m.value) for m in Mixed])


class Named(StrEnum):
    RED = auto()
    Dark_Blue = auto()
    OTHER = b"abc".decode()


print([m.value for m in Named], Named.RED == "red", Named("dark_blue"), Named.RED.upper(), f"{Named.RED!s:>5}|")


class Numbers(IntEnum):
    ONE = auto()
    TEN = 10
    NEXT = auto()
    LOW = 3
    HIGH = auto()


print(list(Numbers), Numbers.TEN + 1, Numbers(3), f"{Numbers.TEN}", repr(Numbers.ONE), Numbers.ONE.real)


class Special(Enum):
    count = nonmember(7)
    square = member(lambda x: x * x)

    @member
    def method(self): ...

    def plain(self): ...

    class Inner:
        pass


print(list(Special.__members__), Special.count, Special.square.value(3), Special.Inner is not None)


def two_same():
    @unique
    class Bad(Enum):
        A = 1
        B = 1
        C = A


def bad_str():
    class Bad(StrEnum):
        A = 5


def bad_auto():
    class Bad(Enum):
        A = "x"
        B = auto()

    return list(Bad)


def after_members():
    class Bad(Enum):
        A = 1

        def _generate_next_value_(name, start, count, last): ...


def sunder():
    class Bad(Enum):
        _odd_ = 1


def again():
    class Bad(Enum):
        A = 1
        A = 2


def bytes_str():
    class Good(StrEnum):
        A = b"caf\xc3\xa9", "utf-8"

    return list(Good)


for call in (two_same, bad_str, bad_auto, after_members, sunder, again, bytes_str, lambda: unique(5)):
    show(call)
print(unique(Mixed) is Mixed, type(auto()).__name__)
