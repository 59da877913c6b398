# expect: reject ModuleNotFoundError at import
# _io is refused.
print('before')
import _io

print(_io.__name__)
