# expect: limit memory
# limits: time=10s memory=32M output=64K
# Cycles that are still reachable.
head = []
while True:
    x = [head]
    x.append(x)
    head = x
