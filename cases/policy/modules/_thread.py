# expect: reject ModuleNotFoundError at import
# _thread is refused.
print('before')
import _thread

print(_thread.__name__)
