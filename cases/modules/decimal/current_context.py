# getcontext, setcontext and localcontext: what is copied, nested blocks, and refusals.
# covers: decimal.getcontext, decimal.setcontext, decimal.localcontext
import decimal
from decimal import Context, Decimal, getcontext, localcontext, setcontext


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


print(getcontext(), getcontext() is getcontext())
getcontext().prec = 6
print(Decimal(1) / 7)
with localcontext() as inner:
    inner.prec = 3
    print(Decimal(1) / 7, getcontext() is inner)
    with localcontext(Context(prec=10)) as deeper:
        print(Decimal(1) / 7, deeper.prec)
    print(getcontext().prec)
print(getcontext().prec, Decimal(1) / 7)
with localcontext(prec=2, rounding="ROUND_UP", Emax=9, traps=[]) as c:
    print(Decimal(1) / 7, Decimal("9e9") * 10, c.traps[decimal.Overflow], c.flags[decimal.Overflow])
print(getcontext().flags[decimal.Overflow])
given = Context(prec=4)
with localcontext(given) as c:
    print(c is given, c.prec, given.flags[decimal.Inexact], Decimal(2) / 3, given.flags[decimal.Inexact])
try:
    with localcontext(prec=1):
        raise KeyError("inside")
except KeyError:
    print(getcontext().prec)
setcontext(decimal.ExtendedContext)
print(getcontext() is decimal.ExtendedContext, Decimal(1) / 0, decimal.ExtendedContext.flags[decimal.DivisionByZero])
mine = Context(prec=3)
setcontext(mine)
print(getcontext() is mine, Decimal(1) / 3, mine.flags[decimal.Inexact])
for call in (
    lambda: setcontext(5),
    lambda: setcontext(None),
    lambda: localcontext(5),
    lambda: localcontext(prec=0),
    lambda: localcontext(other=1),
    lambda: localcontext(None, prec=5).__enter__().prec,
    lambda: localcontext(ctx=Context(prec=8)).__enter__().prec,
    lambda: type(localcontext()).__name__,
):
    show(call)
