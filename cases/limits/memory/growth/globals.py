# expect: limit memory
# limits: time=10s memory=32M output=64K
# Variables without end.
n = 0
while True:
    globals()[f'v{n}'] = n
    n += 1
