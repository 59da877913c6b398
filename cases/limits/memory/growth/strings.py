# expect: limit memory
# limits: time=10s memory=32M output=64K
# Strings that are kept.
kept = []
n = 0
while True:
    kept.append(str(n))
    n += 1
