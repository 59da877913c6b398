# expect: reject ModuleNotFoundError at import
# Listing files is refused.
import glob

print(glob.glob("*.nothing"))
