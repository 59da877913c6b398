# expect: limit memory
# limits: time=10s memory=32M output=64K
# A list that grows by append.
xs = []
while True:
    xs.append(1.5)
