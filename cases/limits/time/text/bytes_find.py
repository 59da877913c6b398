# expect: limit time
# limits: time=250ms memory=32M output=64K
# Searching in bytes.
data = b'a' * 10 ** 6
while True:
    data.find(b'a' * 5 * 10 ** 5 + b'b')
