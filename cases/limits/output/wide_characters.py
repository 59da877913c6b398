# expect: limit output
# limits: time=5s memory=64M output=64K
# Bytes count, not characters.
while True:
    print('\U0001f600' * 10)
