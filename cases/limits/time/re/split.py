# expect: limit time
# limits: time=250ms memory=32M output=64K
# Splitting.
import re

text = 'a,' * 10 ** 4
while True:
    re.split(',', text)
