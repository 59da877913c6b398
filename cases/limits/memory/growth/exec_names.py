# expect: limit memory
# limits: time=10s memory=32M output=64K
# Names made by exec.
n = 0
while True:
    exec(f'v{n} = {n}')
    n += 1
