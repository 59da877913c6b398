# expect: limit recursion
# limits: time=10s memory=128M output=64K
# JSON nested deep.
import json

json.loads('[' * 10 ** 5)
