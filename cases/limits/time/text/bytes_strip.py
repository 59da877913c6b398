# expect: limit time
# limits: time=250ms memory=32M output=64K
# Stripping bytes.
data = b'a' * 10 ** 6
while True:
    data.strip(b'b' * 10 ** 5 + b'a')
