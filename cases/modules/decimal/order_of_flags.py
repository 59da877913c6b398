# A context shows its flags in the order of the conditions behind them: those of InvalidOperation stand in several places.
# covers: decimal.Context.flags, decimal.Context.divmod, decimal.Context.fma
from decimal import Context, Decimal, FloatOperation, InvalidOperation, getcontext


def flags(*calls):
    context = Context(traps=[])
    for call in calls:
        call(context)
    print(str(context).split("flags=")[1], context.flags[InvalidOperation], len([one for one in context.flags.values() if one]))


flags(lambda c: c.create_decimal("x"))
flags(lambda c: c.divide(1, 0))
flags(lambda c: c.divide(0, 0))
flags(lambda c: c.divmod(1, 0))
flags(lambda c: c.sqrt(-1))
flags(lambda c: c.divide(1, 3), lambda c: c.sqrt(-1))
flags(lambda c: c.divide(1, 3), lambda c: c.divide(0, 0))
flags(lambda c: c.divide(1, 3), lambda c: c.create_decimal("x"), lambda c: c.sqrt(-1))
flags(lambda c: c.divide_int(Decimal("1e99"), 1))
flags(lambda c: c.create_decimal(0.1), lambda c: c.multiply(Decimal("1e999999"), 10))
context = Context(flags=[InvalidOperation, FloatOperation], traps=[])
print(context)
context.flags[InvalidOperation] = False
print(context)
context.sqrt(-1)
context.flags[InvalidOperation] = False
print(context)
print(Context(traps=[InvalidOperation]).traps == Context(traps=[InvalidOperation]).traps.copy())


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


it = Context(prec=5)
show(lambda: it.fma(x=0))
show(lambda: Context.fma(it, x=0))
show(lambda: it.__format__(x=0))
show(lambda: it.__format__())
show(lambda: it.__init_subclass__(x=0))
show(lambda: it.__setattr__(0, 0))
for spec in ("", ".2f", "012.3f", ",.1f", "*^20.3e", "#.0f", "+.5g", "%", ".3%", "z.0f", "x<+12,.2f", "e", "E", "010,.2f"):
    print(*(format(Decimal(text), spec) for text in ("1234567.891", "-0.0004", "0E+3", "1E-9", "-12E+5", "Infinity", "-NaN")))
