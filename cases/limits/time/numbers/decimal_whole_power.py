# expect: limit time
# limits: time=250ms memory=64M output=64K
# Powers to a hundred thousand digits.
from decimal import Decimal, getcontext

getcontext().prec = 100_000
while True:
    Decimal("1.000001") ** 987654321
