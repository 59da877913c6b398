# expect: limit time
# limits: time=250ms memory=32M output=64K
# Turning the longest allowed number into text.
x = 10 ** 4299
while True:
    str(x)
