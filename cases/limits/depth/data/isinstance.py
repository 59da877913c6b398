# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Isinstance with a deep tuple.
x = int
for _ in range(10 ** 5):
    x = (x, str)
isinstance(1.5, x)
