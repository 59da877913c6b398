# expect: limit time
# limits: time=250ms memory=64M output=64K
# Square roots to a million digits.
from decimal import Decimal, getcontext

getcontext().prec = 1_000_000
while True:
    Decimal(2).sqrt()
