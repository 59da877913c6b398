# expect: reject AttributeError at run
# Modules show no spec.
import math

print(math.__spec__.loader is not None)
