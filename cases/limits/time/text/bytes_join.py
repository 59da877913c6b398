# expect: limit time
# limits: time=250ms memory=32M output=64K
# Joining bytes.
parts = [b'ab'] * 10 ** 5
while True:
    b''.join(parts)
