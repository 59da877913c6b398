# expect: limit time
# limits: time=250ms memory=32M output=64K
# Set operations.
s = set(range(10 ** 4))
while True:
    s & s | s
