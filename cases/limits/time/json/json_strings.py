# expect: limit time
# limits: time=250ms memory=32M output=64K
# Strings full of escapes.
import json

text = '"' + '\\u1234' * 10 ** 5 + '"'
while True:
    json.loads(text)
