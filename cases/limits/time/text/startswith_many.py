# expect: limit time
# limits: time=250ms memory=32M output=64K
# Many prefixes.
prefixes = ('b',) * 10 ** 5
while True:
    'a'.startswith(prefixes)
