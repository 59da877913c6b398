# expect: limit memory
# limits: time=10s memory=32M output=64K
# A repr that is longer.
repr('\x00' * 10 ** 7)
