# expect: limit time
# limits: time=250ms memory=32M output=64K
# Copying a dict.
d = dict.fromkeys(range(10 ** 5))
while True:
    d.copy()
