# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through re.sub.
import re


def f(match):
    return re.sub('a', f, 'a')


f(None)
