# expect: limit time
# limits: time=250ms memory=32M output=64K
# Searching without case.
import re

text = 'A' * 10 ** 5
while True:
    re.search('(?i)a*b', text)
