# expect: limit memory
# limits: time=10s memory=32M output=64K
# A dict that grows until it may not.
d = {}
i = 0
while True:
    d[i] = str(i)
    i += 1
