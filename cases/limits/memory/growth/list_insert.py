# expect: limit memory
# limits: time=10s memory=32M output=64K
# A list that grows by insert.
xs = []
while True:
    xs.insert(len(xs), 1)
