# Turning the bits of a bool around is warned of, once a line, except where the compiler does it.
# covers: operator.inv, operator.invert
import operator

yes = True
print(~True, ~False, ~(not yes) if False else "literals")
print(~yes)
print([~flag for flag in (True, False)])
print(operator.invert(yes), operator.inv(yes), yes.__invert__())
print(~int(yes), ~(yes & 3), not yes)
