# expect: limit memory
# limits: time=10s memory=32M output=64K
# A trillion random bytes.
import random

random.randbytes(10 ** 12)
