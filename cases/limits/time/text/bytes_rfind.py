# expect: limit time
# limits: time=250ms memory=32M output=64K
# Searching in bytes from behind.
data = b'a' * 10 ** 6
while True:
    data.rfind(b'b' + b'a' * 5 * 10 ** 5)
