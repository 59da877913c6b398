# expect: reject ModuleNotFoundError at import
# ctypes is refused.
print('before')
import ctypes

print(ctypes.__name__)
