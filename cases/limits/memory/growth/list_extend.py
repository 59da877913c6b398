# expect: limit memory
# limits: time=10s memory=32M output=64K
# A list that grows by extend.
xs = []
while True:
    xs.extend(range(1000))
