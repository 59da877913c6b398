# Signals set on instances of a subclass of Context are the context's own; exponents at the ends of machine words.
import sys
from decimal import Clamped, Context, Decimal, DivisionByZero, Inexact, InvalidOperation, Overflow, Rounded, Underflow


class Own(Context):
    def __init__(self):
        super().__init__()
        self.flags = {signal: signal in (Rounded, DivisionByZero) for signal in Context().flags}


for _ in range(3):
    context = Own()
    context.Emin = -1
    context.prec = 1
    context.plus(Decimal(123))
    raised = [signal.__name__ for signal in (Clamped, Rounded, Inexact, DivisionByZero) if context.flags[signal]]
    context.clear_flags()
    print(type(context.flags).__name__, raised, any(context.flags.values()))

strict = Context(prec=9, Emax=999999, Emin=-999999, traps=[InvalidOperation, Overflow, Underflow])
for digits in ((), (0, 1, 2), (1, 2, 3)):
    for exponent in (sys.maxsize, -sys.maxsize - 1, sys.maxsize - 1, 10**18, -(10**18), sys.maxsize + 1):
        for make in (strict.create_decimal, Decimal):
            try:
                print(make((1, digits, exponent)))
            except (ArithmeticError, ValueError) as error:
                print(type(error).__name__, error)
try:
    format(Decimal(1), f"={sys.maxsize}.1")
except ValueError as error:
    print(error)
