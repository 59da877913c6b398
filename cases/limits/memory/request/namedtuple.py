# expect: limit memory
# limits: time=10s memory=32M output=64K
# A named tuple of a million fields.
from collections import namedtuple

namedtuple('T', [f'f{i}' for i in range(10 ** 6)])
