# expect: limit memory
# limits: time=10s memory=32M output=64K
# Closures that are kept.
kept = []
while True:
    kept.append(lambda x=len(kept): x)
