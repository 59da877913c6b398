# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Ordering lists nested deep.
x, y = 1, 2
for _ in range(10 ** 5):
    x, y = [x], [y]
x < y
