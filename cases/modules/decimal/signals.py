# The signals: their classes, which flag and which error comes of what, and trapping.
# covers: decimal.DecimalException, decimal.Clamped, decimal.InvalidOperation, decimal.ConversionSyntax, decimal.DivisionByZero, decimal.DivisionImpossible, decimal.DivisionUndefined, decimal.Inexact, decimal.InvalidContext, decimal.Rounded, decimal.Subnormal, decimal.Overflow, decimal.Underflow, decimal.FloatOperation
import decimal
from decimal import Context, Decimal

for name in ("DecimalException", "Clamped", "InvalidOperation", "ConversionSyntax", "DivisionByZero", "DivisionImpossible", "DivisionUndefined", "Inexact", "InvalidContext", "Rounded", "Subnormal", "Overflow", "Underflow", "FloatOperation"):
    kind = getattr(decimal, name, None)
    print(name, kind and [base.__name__ for base in kind.__mro__[:-1]], kind and kind.__module__)
D = Decimal
actions = {
    "divide by zero": lambda c: c.divide(D(1), D(0)),
    "zero by zero": lambda c: c.divide(D(0), D(0)),
    "text": lambda c: c.create_decimal("x"),
    "a third": lambda c: c.divide(D(1), D(3)),
    "rounding zeros": lambda c: c.plus(D("1.0000000")),
    "too large": lambda c: c.multiply(D("9E+9"), D(99)),
    "too small": lambda c: c.multiply(D("1E-9"), D("1E-9")),
    "small but exact": lambda c: c.plus(D("1E-11")),
    "clamped": lambda c: c.plus(D("0E-20")),
    "floor division": lambda c: c.divide_int(D("1E+8"), D("1E-3")),
    "remainder": lambda c: c.remainder(D("1E+9"), D("7")),
    "infinite minus infinite": lambda c: c.subtract(D("Infinity"), D("Infinity")),
    "signalling": lambda c: c.plus(D("sNaN")),
    "root": lambda c: c.sqrt(D(-1)),
    "logarithm": lambda c: c.ln(D(-1)),
    "logarithm of zero": lambda c: c.ln(D(0)),
    "quantize": lambda c: c.quantize(D("1E+9"), D("1E-9")),
    "power": lambda c: c.power(D(0), D(0)),
    "negative power": lambda c: c.power(D(-8), D("0.5")),
    "logical": lambda c: c.logical_and(D(12), D(1)),
    "shift": lambda c: c.shift(D(1), D(99)),
}
for name, action in actions.items():
    context = Context(prec=4, Emin=-9, Emax=9, traps=[])
    result = action(context)
    raised = sorted(flag.__name__ for flag, on in context.flags.items() if on)
    print(name, repr(result), raised)
    for flag in raised:
        context = Context(prec=4, Emin=-9, Emax=9, traps=[getattr(decimal, flag)])
        try:
            print("  ", action(context))
        except decimal.DecimalException as error:
            print("  ", type(error).__name__, error, error.args)
context = Context(prec=4, traps=[decimal.FloatOperation])
with decimal.localcontext(context):
    for call in (lambda: D(1.5), lambda: D(1) < 1.5, lambda: D(1) == 1.5, lambda: D.from_float(1.5), lambda: context.create_decimal(1.5), lambda: D("1.5")):
        try:
            print(call())
        except decimal.FloatOperation as error:
            print(type(error).__name__, error)
