# expect: limit memory
# limits: time=10s memory=32M output=64K
# Bytes.replace by something long.
(b'a' * 10 ** 6).replace(b'a', b'b' * 10 ** 6)
