# expect: limit time
# limits: time=250ms memory=32M output=64K
# Sorting keys.
import json

data = {str(i): i for i in range(10 ** 4)}
while True:
    json.dumps(data, sort_keys=True)
