# expect: limit time
# limits: time=250ms memory=32M output=64K
# Lookaheads inside a loop.
import re

re.match(r'((?=(a*))a)*b(?!.)', 'a' * 10 ** 5 + 'c' * 10)
