# expect: limit memory
# limits: time=10s memory=32M output=64K
# Bound methods that are kept.
kept = []
while True:
    kept.append(kept.append)
