# expect: limit time
# limits: time=250ms memory=64M output=64K
# Decimal digits of huge ints, when the limit on digits is lifted.
import sys

sys.set_int_max_str_digits(0)
x = 1 << 4_000_000
while True:
    str(x)
