# expect: limit output
# limits: time=5s memory=64M output=64K
# A sort key that prints.
sorted(range(10 ** 5), key=lambda x: print('x' * 10))
