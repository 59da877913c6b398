# expect: limit time
# limits: time=250ms memory=32M output=64K
# A hook without end.
import json


def hook(d):
    while True:
        pass


json.loads('{}', object_hook=hook)
