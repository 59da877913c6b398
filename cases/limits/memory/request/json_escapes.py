# expect: limit memory
# limits: time=10s memory=32M output=64K
# JSON of text that needs escapes.
import json

json.dumps('\u1234' * 5 * 10 ** 6)
