# pow of three with a decimal in the middle.
# covers: decimal.Decimal
from decimal import Decimal

print(pow(2, Decimal(5), 7))
