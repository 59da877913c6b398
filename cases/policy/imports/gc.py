# expect: reject ModuleNotFoundError at import
# The collector lists every object and is refused.
import gc

print(len(gc.get_objects()) > 0)
