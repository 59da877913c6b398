# expect: reject ModuleNotFoundError at import
# glob is refused.
print('before')
import glob

print(glob.__name__)
