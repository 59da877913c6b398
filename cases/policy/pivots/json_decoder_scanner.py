# expect: reject AttributeError at run
# json.decoder leads to no scanner.
import json.decoder

print(json.decoder.scanner is not None)
