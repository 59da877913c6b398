# expect: limit memory
# limits: time=5s memory=32M output=64K
# A huge pattern.
import re

re.compile('(?:' + 'a|' * 10 ** 6 + 'b)')
