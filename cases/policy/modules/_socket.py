# expect: reject ModuleNotFoundError at import
# _socket is refused.
print('before')
import _socket

print(_socket.__name__)
