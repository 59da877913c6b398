# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Comparing dicts nested deep.
x = y = None
for _ in range(10 ** 5):
    x, y = {1: x}, {1: y}
x == y
