# expect: limit time
# limits: time=250ms memory=32M output=64K
# Zip_longest without end.
from itertools import *

all(map(len, zip_longest(repeat(1), ())))
