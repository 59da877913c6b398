# expect: limit time
# limits: time=250ms memory=32M output=64K
# Escaping.
import re

text = '.' * 10 ** 5
while True:
    re.escape(text)
