# expect: reject ModuleNotFoundError at import
# dbm is refused.
print('before')
import dbm

print(dbm.__name__)
