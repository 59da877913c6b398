# expect: limit memory
# limits: time=10s memory=32M output=64K
# Findall at every place.
import re

re.findall('', 'a' * 10 ** 7)
