# expect: limit time
# limits: time=250ms memory=32M output=64K
# Slicing.
xs = [0] * 10 ** 5
while True:
    xs[::-1]
