# expect: reject ModuleNotFoundError at import
# gc is refused.
print('before')
import gc

print(gc.__name__)
