# expect: limit time
# limits: time=250ms memory=32M output=64K
# Reading JSON.
import json

text = '[' + '1,' * 10 ** 5 + '1]'
while True:
    json.loads(text)
