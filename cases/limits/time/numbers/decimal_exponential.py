# expect: limit time
# limits: time=250ms memory=64M output=64K
# The exponential function to very many digits.
from decimal import Decimal, getcontext

getcontext().prec = 300_000
Decimal("1.5").exp()
