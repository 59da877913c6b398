# expect: limit recursion
# limits: time=10s memory=128M output=64K
# JSON objects nested deep.
import json

json.loads('{"a":' * 10 ** 5)
