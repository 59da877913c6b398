# expect: limit time
# limits: time=250ms memory=32M output=64K
# Compiling ever new patterns.
import re

n = 0
while True:
    re.compile('(a|b)*' * 50 + str(n))
    n += 1
