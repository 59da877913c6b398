# expect: reject ModuleNotFoundError at import
# shelve is refused.
print('before')
import shelve

print(shelve.__name__)
