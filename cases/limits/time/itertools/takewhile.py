# expect: limit time
# limits: time=250ms memory=32M output=64K
# Takewhile that takes all.
from itertools import *

all(map(lambda x: 1, takewhile(lambda x: True, repeat(0))))
