# expect: limit time
# limits: time=250ms memory=32M output=64K
# A search that fails at every place.
import re

re.search(r'a+b', 'a' * 10 ** 7)
