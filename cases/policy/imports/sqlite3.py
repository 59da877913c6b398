# expect: reject ModuleNotFoundError at import
# Databases reach files and are refused.
import sqlite3

print(sqlite3.connect(":memory:").execute("select 1 + 1").fetchone())
