# expect: limit time
# limits: time=250ms memory=32M output=64K
# Starmap without end.
from itertools import *

all(starmap(max, repeat((1, 2))))
