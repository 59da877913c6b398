# expect: limit time
# limits: time=250ms memory=1G output=64K
# Data that doubles, as JSON.
import json

x = []
for _ in range(60):
    x = [x, x]
json.dumps(x)
