# A context with clamp keeps exponents small enough for all digits.
# covers: decimal.Context
from decimal import Context, Decimal

for clamp in (0, 1):
    context = Context(prec=5, Emin=-9, Emax=9, clamp=clamp, traps=[])
    for text in ("1E+9", "12E+7", "0E+9", "0E-20", "1.5E+5", "123456E+4", "9E+10", "NaN123456", "NaN12345"):
        context.clear_flags()
        made = context.create_decimal(text)
        print(clamp, text, repr(made), sorted(flag.__name__ for flag, on in context.flags.items() if on))
    for name, arguments in (("quantize", ("1465", "1E+3")), ("quantize", ("0.87", "1")), ("quantize", ("0", "1E+9")), ("multiply", ("1E+4", "1E+5")), ("divide", ("1E+9", "1")), ("normalize", ("12000E+5",)), ("plus", ("0E+8",)), ("next_plus", ("99999E+5",)), ("to_integral_value", ("1E+9",))):
        context.clear_flags()
        made = getattr(context, name)(*map(Decimal, arguments))
        print(clamp, name, arguments, repr(made), sorted(flag.__name__ for flag, on in context.flags.items() if on))
