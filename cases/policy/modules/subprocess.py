# expect: reject ModuleNotFoundError at import
# subprocess is refused.
print('before')
import subprocess

print(subprocess.__name__)
