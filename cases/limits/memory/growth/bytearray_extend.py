# expect: limit memory
# limits: time=10s memory=32M output=64K
# A bytearray that grows.
from itertools import count, repeat

bytearray().extend(repeat(1))
