# expect: limit time
# limits: time=250ms memory=32M output=64K
# Zip in a loop.
while True:
    list(zip(range(1000), range(1000), strict=True))
