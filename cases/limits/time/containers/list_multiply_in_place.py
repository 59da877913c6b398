# expect: limit time
# limits: time=250ms memory=64M output=64K
# Lists made and dropped.
while True:
    xs = [[]] * 10 ** 6
