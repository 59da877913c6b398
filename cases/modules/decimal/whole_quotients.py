# divide_int, remainder and divmod: infinities, zeros, signs and the flags.
# covers: decimal.Decimal
from decimal import Context, Decimal, DivisionByZero

texts = ["7", "-7", "0", "-0", "0.5", "Infinity", "-Infinity", "NaN", "1E+20", "1E-20"]
for name in ("divide_int", "remainder", "divmod", "remainder_near"):
    print(name)
    for first in texts:
        row = []
        for second in texts:
            context = Context(prec=9, traps=[])
            result = getattr(context, name)(Decimal(first), Decimal(second))
            flags = "".join(flag.__name__[:3] for flag, on in context.flags.items() if on)
            row.append(f"{result}" + (f"!{flags}" if flags else ""))
        print("  ", first, *row)
tiny = Context(prec=5, Emax=9, Emin=-9, traps=[], clamp=1)
for first, second in (("9E+9", "7E-9"), ("3805850332669158521156", "899"), ("1E-9", "3"), ("-9048E-12", "99E-11"), ("4", "10E1")):
    for name in ("divide_int", "divmod", "remainder"):
        tiny.clear_flags()
        print(name, first, second, getattr(tiny, name)(Decimal(first), Decimal(second)), sorted(flag.__name__ for flag, on in tiny.flags.items() if on))
