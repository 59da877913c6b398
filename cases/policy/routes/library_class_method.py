# expect: reject AttributeError at run
# A library class leads to no globals.
import fractions

print(fractions.Fraction.limit_denominator.__globals__ is not None)
