# expect: limit time
# limits: time=250ms memory=32M output=64K
# Deleting in front of a long list.
while True:
    xs = [0] * 10 ** 5
    while xs:
        del xs[0]
