# expect: limit memory
# limits: time=10s memory=32M output=64K
# JSON with a wide indent.
import json

json.dumps([[[1]]], indent=10 ** 9)
