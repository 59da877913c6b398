# expect: limit memory
# limits: time=10s memory=32M output=64K
# A string that grows by +=.
s = ''
while True:
    s += 'x' * 1000
