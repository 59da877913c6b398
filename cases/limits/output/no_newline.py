# expect: limit output
# limits: time=5s memory=64M output=64K
# Printing without line ends.
while True:
    print('x', end='')
