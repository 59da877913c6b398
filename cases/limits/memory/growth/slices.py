# expect: limit memory
# limits: time=10s memory=32M output=64K
# Slices that are kept.
kept = []
while True:
    kept.append(slice(len(kept)))
