# expect: reject ModuleNotFoundError at import
# The path functions come with os and are refused with it.
import os.path

print(os.path.join("a", "b"))
