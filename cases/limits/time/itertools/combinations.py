# expect: limit time
# limits: time=250ms memory=32M output=64K
# All combinations.
from itertools import *

all(map(len, combinations(range(60), 30)))
