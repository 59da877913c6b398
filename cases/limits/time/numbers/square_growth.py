# expect: limit time
# limits: time=250ms memory=32M output=64K
# Squaring without end.
x = 3
while True:
    x = x * x
