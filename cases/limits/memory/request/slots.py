# expect: limit memory
# limits: time=10s memory=32M output=64K
# A class of a million slots.
type('C', (), {'__slots__': [f'a{i}' for i in range(10 ** 6)]})
