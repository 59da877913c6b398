# expect: limit output
# limits: time=5s memory=64M output=64K
# A long separator.
print(*range(1000), sep='x' * 1000)
