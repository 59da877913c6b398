# expect: reject AttributeError at run
# Modules show no loader or spec.
import json

print(json.__name__)
print(json.__spec__.name)
