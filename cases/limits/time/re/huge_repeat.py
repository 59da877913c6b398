# expect: limit time
# limits: time=250ms memory=32M output=64K
# Repeats of repeats.
import re

re.match(r'((a{0,1000}){0,1000}){0,1000}b', 'a' * 1000)
