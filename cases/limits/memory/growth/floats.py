# expect: limit memory
# limits: time=10s memory=32M output=64K
# Floats in a set.
s = set()
x = 0.5
while True:
    s.add(x)
    x += 1
