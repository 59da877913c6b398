# expect: limit output
# limits: time=10s memory=32M output=64K
# Print with a long separator.
print(*['x'] * 10 ** 5, sep='y' * 10 ** 5)
