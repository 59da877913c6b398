# expect: reject AttributeError at run
# json leads to no scanner.
import json

print(json.scanner is not None)
