# expect: limit time
# limits: time=250ms memory=64M output=64K
# Compression that takes its time.
import random
import zlib

data = bytes(random.Random(1).choices(b"ab", k=400000))
while True:
    zlib.compress(data, 9)
