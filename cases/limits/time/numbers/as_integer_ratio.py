# expect: limit time
# limits: time=250ms memory=32M output=64K
# Ratios of huge ints.
x = (1 << 10_000_000) - 1
while True:
    (x).as_integer_ratio()
