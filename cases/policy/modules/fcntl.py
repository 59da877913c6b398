# expect: reject ModuleNotFoundError at import
# fcntl is refused.
print('before')
import fcntl

print(fcntl.__name__)
