# covers: enum.Flag, enum.IntFlag, enum.FlagBoundary, enum.STRICT, enum.CONFORM, enum.EJECT, enum.KEEP
# Bits with names: what happens to bits without one.
import enum
from enum import CONFORM, EJECT, KEEP, STRICT, Flag, FlagBoundary, IntFlag, auto

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Perm(Flag):
    R = 4
    W = 2
    X = 1
    RW = R | W
    NONE = 0


print(list(Perm), len(Perm), Perm.R | Perm.X, ~Perm.R, ~Perm.RW, Perm.R ^ Perm.RW, Perm.R & Perm.W, bool(Perm.NONE))
print(list(Perm.RW), Perm.RW.name, (Perm.R | Perm.X).name, Perm(7), repr(Perm(0)), Perm.R in Perm.RW, len(Perm.RW), Perm.W.value)
print([Perm.R, Perm.RW] == [Perm(4), Perm(6)], hash(Perm(5)) == hash(Perm.R | Perm.X), Perm(5) is Perm.R | Perm.X, Perm["RW"])
for call in (lambda: Perm(8), lambda: Perm(-9), lambda: Perm("R"), lambda: Perm.R | 1, lambda: 1 | Perm.R, lambda: Perm.R < Perm.W,
             lambda: 4 in Perm.RW, lambda: 4 in Perm, lambda: Perm(-1), lambda: Perm.R + Perm.W, lambda: iter(Perm.R).__next__()):
    show(call)
for boundary in (STRICT, CONFORM, EJECT, KEEP):
    class Two(Flag, boundary=boundary):
        A = 1
        B = 4

    class Three(IntFlag, boundary=boundary):
        A = 1
        B = 4

    print(boundary, repr(boundary), Two._boundary_, Two.__members__.keys())
    for value in (5, 7, 8, -2, -3):
        show(Two, value)
        show(Three, value)


class Int(IntFlag):
    A = 1
    B = 2
    AB = 3


print(Int.A | 8, Int(9), repr(Int(8)), Int.A + 1, Int.A == 1, ~Int.A, repr(~Int.A), list(Int(3)), Int(-1), f"{Int.A}", Int(0), Int.A | Int.B is Int.AB)
print(Int.B << 1, Int.AB - 1, repr(Int.A ^ 3), repr(Int.AB & 6), Int.A.__or__("x"))


class Gap(Flag):
    A = auto()
    B = auto()
    D = 8
    E = auto()


print([(m.name, m.value) for m in Gap], FlagBoundary.__members__.keys(), isinstance(STRICT, FlagBoundary), enum.Flag._boundary_, enum.IntFlag._boundary_)


def not_int():
    class Bad(Flag):
        A = "x"


def gap():
    class Bad(Flag, boundary=STRICT):
        A = 1
        B = 6

    return list(Bad), Bad(2)


show(not_int)
show(gap)
