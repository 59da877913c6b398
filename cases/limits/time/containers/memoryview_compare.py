# expect: limit time
# limits: time=250ms memory=32M output=64K
# Comparing memory.
a = memoryview(bytes(10 ** 6))
while a == a:
    pass
