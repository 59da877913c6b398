# expect: limit memory
# limits: time=10s memory=32M output=64K
# A sample of a huge range.
import random

random.sample(range(10 ** 12), 10 ** 10)
