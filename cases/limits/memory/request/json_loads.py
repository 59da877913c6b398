# expect: limit memory
# limits: time=10s memory=32M output=64K
# JSON that is larger than its text.
import json

json.loads('[' + '[],' * 10 ** 6 + '[]]')
