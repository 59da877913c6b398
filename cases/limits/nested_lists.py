# expect: limit memory
# limits: time=10s memory=32M output=64K
# Deep nesting allocates and is freed without recursion.
x = []
while True:
    x = [x]
