# expect: reject ModuleNotFoundError at import
# tempfile is refused.
print('before')
import tempfile

print(tempfile.__name__)
