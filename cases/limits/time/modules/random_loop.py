# expect: limit time
# limits: time=250ms memory=32M output=64K
# Random numbers that never satisfy.
import random

while random.random() >= 0:
    pass
