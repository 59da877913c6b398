# expect: limit time
# limits: time=250ms memory=32M output=64K
# Dropwhile that drops all.
from itertools import *

next(dropwhile(lambda x: True, repeat(0)))
