# expect: limit time
# limits: time=250ms memory=64M output=64K
# Quotients of a million digits.
from decimal import Decimal, getcontext

getcontext().prec = 1_000_000
x = Decimal(1) / 7
while True:
    x = 1 / (x + 1)
