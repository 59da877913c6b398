# expect: limit time
# limits: time=250ms memory=64M output=64K
# Quotients of a million digits by numbers of a few hundred.
from decimal import Decimal, getcontext

getcontext().prec = 1_000_000
divisor = Decimal("7" * 900)
while True:
    Decimal(1) / divisor
