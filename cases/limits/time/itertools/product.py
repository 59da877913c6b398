# expect: limit time
# limits: time=250ms memory=32M output=64K
# All of a product.
from itertools import *

all(map(len, product(range(50), repeat=20)))
