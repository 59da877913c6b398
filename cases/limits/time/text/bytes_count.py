# expect: limit time
# limits: time=250ms memory=32M output=64K
# Counting in bytes.
data = b'ab' * 10 ** 6
while True:
    data.count(b'ba')
