# expect: reject ModuleNotFoundError at import
# Marshalled code objects are refused.
import marshal

print(marshal.loads(marshal.dumps([1])))
