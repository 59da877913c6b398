# expect: reject ModuleNotFoundError at import
# pathlib is refused.
print('before')
import pathlib

print(pathlib.__name__)
