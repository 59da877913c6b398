# expect: limit memory
# limits: time=10s memory=32M output=64K
# Re.sub by something long.
import re

re.sub('a', 'b' * 10 ** 6, 'a' * 10 ** 6)
