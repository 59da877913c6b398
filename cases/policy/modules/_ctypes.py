# expect: reject ModuleNotFoundError at import
# _ctypes is refused.
print('before')
import _ctypes

print(_ctypes.__name__)
