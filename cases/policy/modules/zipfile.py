# expect: reject ModuleNotFoundError at import
# zipfile is refused.
print('before')
import zipfile

print(zipfile.__name__)
