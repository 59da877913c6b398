# expect: limit output
# limits: time=10s memory=64M output=64K
# One print larger than the limit.
print("small")
print("x" * 10 ** 6)
