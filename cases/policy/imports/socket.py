# covers: policy.network
# expect: reject ModuleNotFoundError at import
# The network is refused at the import.
import socket

print(socket.AF_INET is not None, socket.htons(1) > 0)
