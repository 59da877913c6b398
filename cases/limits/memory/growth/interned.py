# expect: limit memory
# limits: time=10s memory=32M output=64K
# Names that are looked up once.
n = 0
while True:
    getattr(n, f'a{n}' + 'b' * 1000, None)
    n += 1
