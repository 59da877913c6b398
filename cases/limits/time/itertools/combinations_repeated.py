# expect: limit time
# limits: time=250ms memory=32M output=64K
# All combinations with repetition.
from itertools import *

all(map(len, combinations_with_replacement(range(60), 30)))
