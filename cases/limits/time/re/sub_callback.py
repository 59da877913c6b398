# expect: limit time
# limits: time=250ms memory=32M output=64K
# A callback without end.
import re

def forever(match):
    while True:
        pass


re.sub('a', forever, 'a')
