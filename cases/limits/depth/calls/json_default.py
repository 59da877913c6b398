# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through json's default.
import json


def f(x):
    return json.dumps(object(), default=f)


f(1)
