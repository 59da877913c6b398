# expect: limit time
# limits: time=250ms memory=32M output=64K
# Chain of empty iterables.
from itertools import *

next(chain.from_iterable(repeat(())))
