# known-failure: differs in a detail that is still to be mended
# expect: reject AttributeError at run
# Modules show no loader.
import json

print(json.__loader__ is not None)
