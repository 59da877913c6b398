# expect: limit time
# limits: time=250ms memory=32M output=64K
# Reversing.
xs = [0] * 10 ** 6
while True:
    xs.reverse()
