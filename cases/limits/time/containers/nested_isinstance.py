# expect: limit time
# limits: time=250ms memory=32M output=64K
# Isinstance with classes that double.
x = (int,)
for _ in range(60):
    x = (x, x)
isinstance('', x)
