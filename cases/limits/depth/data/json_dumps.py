# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Deep data as JSON.
import json

x = []
for _ in range(10 ** 5):
    x = [x]
json.dumps(x)
