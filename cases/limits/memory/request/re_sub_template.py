# expect: limit memory
# limits: time=10s memory=32M output=64K
# Re.sub with a template of groups.
import re

re.sub('(a*)', r'\1' * 10 ** 4, 'a' * 10 ** 6)
