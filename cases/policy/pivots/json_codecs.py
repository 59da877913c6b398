# expect: reject AttributeError at run
# json leads to no codecs.
import json

print(json.codecs is not None)
