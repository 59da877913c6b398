# expect: reject ModuleNotFoundError at import
# threading is refused.
print('before')
import threading

print(threading.__name__)
