# expect: limit time
# limits: time=250ms memory=64M output=64K
# Logical operations on rows of a million digits.
from decimal import Decimal, getcontext

getcontext().prec = 1_000_000
row = Decimal("10" * 500_000)
while True:
    row.logical_xor(row.logical_invert())
