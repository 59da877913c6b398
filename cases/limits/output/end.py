# expect: limit output
# limits: time=5s memory=64M output=64K
# A long end.
print(end='x' * 10 ** 6)
