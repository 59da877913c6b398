# expect: limit memory
# limits: time=10s memory=32M output=64K
# An int that grows by shifting.
x = 1
while True:
    x <<= 10 ** 6
