# expect: reject ModuleNotFoundError at import
# bz2 is refused.
print('before')
import bz2

print(bz2.__name__)
