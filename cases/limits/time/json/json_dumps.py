# expect: limit time
# limits: time=250ms memory=32M output=64K
# Writing JSON.
import json

data = [1.5] * 10 ** 5
while True:
    json.dumps(data)
