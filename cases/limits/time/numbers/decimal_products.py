# expect: limit time
# limits: time=250ms memory=64M output=64K
# Products of factors of very different lengths, and of equal ones.
from decimal import MAX_EMAX, Decimal, getcontext

getcontext().prec, getcontext().Emax = 3_000_000, MAX_EMAX
long, short = Decimal("3" * 2_000_000), Decimal("7" * 800)
while True:
    long * short
    long * long
