# expect: limit time
# limits: time=250ms memory=32M output=64K
# Joining.
parts = ['ab'] * 10 ** 5
while True:
    ''.join(parts)
