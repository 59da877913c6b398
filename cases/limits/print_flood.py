# expect: limit output
# limits: time=10s memory=64M output=64K
# Printing without end.
n = 0
while True:
    print("line", n)
    n += 1
