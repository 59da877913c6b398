# pow of three with a decimal in the middle.
# covers: decimal.Decimal
# known-failure: only the first of three operands is asked
from decimal import Decimal

print(pow(2, Decimal(5), 7))
