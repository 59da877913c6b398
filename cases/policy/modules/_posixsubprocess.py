# expect: reject ModuleNotFoundError at import
# _posixsubprocess is refused.
print('before')
import _posixsubprocess

print(_posixsubprocess.__name__)
