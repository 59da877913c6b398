# expect: limit time
# limits: time=250ms memory=32M output=64K
# Printing data that doubles.
x = []
for _ in range(60):
    x = [x, x]
repr(x)
