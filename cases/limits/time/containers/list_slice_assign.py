# expect: limit time
# limits: time=250ms memory=32M output=64K
# Assigning to slices.
xs = [0] * 10 ** 5
while True:
    xs[::2] = xs[1::2]
