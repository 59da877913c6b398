# expect: limit memory
# limits: time=10s memory=32M output=64K
# One allocation far beyond the limit.
print("asking")
xs = [None] * 10 ** 9
