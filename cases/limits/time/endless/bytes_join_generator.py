# expect: limit time
# limits: time=250ms memory=32M output=64K
# Join of empty bytes.
from itertools import count, repeat

all(map(len, repeat(b'x')))
