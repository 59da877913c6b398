# expect: limit memory
# limits: time=10s memory=32M output=64K
# A trillion choices.
import random

random.choices([1, 2], k=10 ** 12)
