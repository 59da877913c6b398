# expect: reject AttributeError at run
# Modules show no loader.
import json

print(json.__loader__.get_source is not None)
