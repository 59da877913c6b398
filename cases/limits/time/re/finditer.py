# expect: limit time
# limits: time=250ms memory=32M output=64K
# An iterator over matches at every place.
import re

while True:
    for match in re.finditer('', 'a' * 10 ** 4):
        pass
