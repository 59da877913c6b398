# expect: limit output
# limits: time=5s memory=64M output=64K
# Finally does not print on.
try:
    while True:
        print('x' * 100)
finally:
    print('finally')
