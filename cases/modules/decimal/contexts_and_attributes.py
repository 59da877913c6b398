# Context: attributes with their ranges, flags and traps, copies, and how it is shown.
# covers: decimal.Context, decimal.DefaultContext, decimal.BasicContext, decimal.ExtendedContext, decimal.MAX_PREC, decimal.MAX_EMAX, decimal.MIN_EMIN, decimal.MIN_ETINY, decimal.HAVE_CONTEXTVAR, decimal.HAVE_THREADS
import copy
import decimal
from decimal import Context


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


print(decimal.MAX_PREC, decimal.MAX_EMAX, decimal.MIN_EMIN, decimal.MIN_ETINY, decimal.HAVE_THREADS, decimal.HAVE_CONTEXTVAR)
print(decimal.DefaultContext, decimal.BasicContext, decimal.ExtendedContext, Context(), sep="\n")
c = Context(prec=5, traps=[decimal.Inexact], flags=[decimal.Rounded])
for name, values in {"prec": (1, 0, -1, 10**18 - 1, 10**18, 2.5, "5", None, True), "Emin": (0, 1, -(10**18), -5, "x"), "Emax": (0, -1, 10**18, 7, 1.0), "capitals": (0, 1, 2, True, "1"), "clamp": (0, 1, 2, None), "rounding": ("ROUND_UP", "UP", 5), "traps": ({}, [], [decimal.Overflow], 5, {decimal.Inexact: 1}), "flags": ({}, [decimal.Overflow], None), "other": (1,)}.items():
    for value in values:
        show(lambda: (setattr(c, name, value), getattr(c, name)))
for arguments, named in [((1, 2), {}), ((5, "ROUND_UP", -9, 9, 0, 1, [], []), {}), ((), {"prec": 0}), ((), {"traps": [int]}), ((), {"traps": 5}), ((), {"flags": {decimal.Inexact: True}}), ((), {"Emin": 5}), ((), {"clamp": 2}), ((), {"prec": None})]:
    show(lambda: Context(*arguments, **named))
c = Context(prec=4, Emin=-9, Emax=9)
for call in (
    lambda: c.Etiny(),
    lambda: c.Etop(),
    lambda: c.radix(),
    lambda: c.copy() is c,
    lambda: repr(copy.copy(c)) == repr(c),
    lambda: c == c.copy(),
    lambda: c.flags[decimal.Inexact],
    lambda: c.divide(1, 3),
    lambda: c.flags[decimal.Inexact],
    lambda: c.flags,
    lambda: c.clear_flags(),
    lambda: [flag.__name__ for flag, raised in c.flags.items() if raised],
    lambda: c.clear_traps(),
    lambda: c.divide(1, 0),
    lambda: c,
    lambda: c.flags.__setitem__(int, True),
    lambda: c.flags[int],
    lambda: c.flags.__delitem__(decimal.Inexact),
    lambda: c.traps.update({decimal.Inexact: True}),
    lambda: (len(c.traps), sorted(key.__name__ for key in c.traps), decimal.Inexact in c.traps, c.traps == c.traps.copy()),
    lambda: c.create_decimal("1.23456"),
    lambda: c.create_decimal(1.23456),
    lambda: c.create_decimal(" 1 "),
    lambda: c.create_decimal("1_0"),
    lambda: c.create_decimal("x"),
    lambda: c.create_decimal(),
    lambda: c.create_decimal((0, (1, 2, 3, 4, 5), 0)),
    lambda: c.create_decimal_from_float(0.1),
    lambda: c.create_decimal_from_float("0.1"),
    lambda: delattr(c, "prec"),
    lambda: hash(c) == hash(c),
    lambda: c.__reduce__()[0].__name__,
):
    show(call)
