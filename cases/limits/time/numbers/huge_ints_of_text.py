# expect: limit time
# limits: time=250ms memory=64M output=64K
# Huge ints out of decimal digits, when the limit on digits is lifted.
import sys

sys.set_int_max_str_digits(0)
text = "7" * 2_000_000
while True:
    int(text)
