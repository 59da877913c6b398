# expect: reject ModuleNotFoundError at import
# socket is refused.
print('before')
import socket

print(socket.__name__)
