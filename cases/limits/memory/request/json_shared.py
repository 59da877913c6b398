# expect: limit memory
# limits: time=10s memory=32M output=64K
# JSON of shared data.
import json

json.dumps([['x' * 10 ** 5] * 10 ** 4])
