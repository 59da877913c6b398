# expect: limit memory
# limits: time=10s memory=32M output=64K
# A trillion random bits.
import random

random.getrandbits(10 ** 12)
