# expect: reject ModuleNotFoundError at import
# One refused name in a list of imports is refused after the allowed ones are bound.
import math, os as quiet, json

print(math.floor(1.5), quiet.sep, json.dumps([]))
