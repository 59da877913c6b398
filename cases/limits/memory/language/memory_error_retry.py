# expect: limit memory
# limits: time=5s memory=32M output=64K
# Impossible requests, caught again and again, are the end of it.
while True:
    try:
        bytes(10 ** 12)
    except MemoryError:
        pass
