# expect: reject ModuleNotFoundError at import
# pdb is refused.
print('before')
import pdb

print(pdb.__name__)
