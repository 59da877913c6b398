# expect: reject ModuleNotFoundError at import
# sqlite3 is refused.
print('before')
import sqlite3

print(sqlite3.__name__)
