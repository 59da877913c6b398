# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through json's hook.
import json


def f(x):
    return json.loads('{}', object_hook=f)


f(1)
