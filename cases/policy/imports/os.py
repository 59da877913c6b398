# expect: reject ModuleNotFoundError at import
# Importing os is refused, however it is used later.
import os

print(os.getcwd() is not None, os.sep)
