# expect: limit time
# limits: time=250ms memory=32M output=64K
# Removing from a long list.
while True:
    xs = [1.5] * 10 ** 4 + [2]
    xs.remove(2)
