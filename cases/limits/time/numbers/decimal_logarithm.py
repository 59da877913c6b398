# expect: limit time
# limits: time=250ms memory=64M output=64K
# A logarithm to very many digits: that of ten is needed, too.
from decimal import Decimal, getcontext

getcontext().prec = 300_000
Decimal(7).log10()
