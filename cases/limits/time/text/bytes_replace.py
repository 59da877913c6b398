# expect: limit time
# limits: time=250ms memory=32M output=64K
# Replacing in bytes.
data = b'ab' * 10 ** 5
while True:
    data.replace(b'a', b'xyz')
