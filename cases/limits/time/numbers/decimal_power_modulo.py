# expect: limit time
# limits: time=250ms memory=64M output=64K
# A power modulo a number: the exponent has more digits than can be gone through.
from decimal import Decimal

pow(Decimal(3), Decimal("1E+99999999"), 10**9 + 7)
