# expect: limit memory
# limits: time=10s memory=32M output=64K
# Ten million parts of bytes.
(b',' * 10 ** 7).split(b',')
