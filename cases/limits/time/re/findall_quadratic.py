# expect: limit time
# limits: time=250ms memory=32M output=64K
# A quadratic findall.
import re

re.findall(r'a*b', 'a' * 10 ** 7)
