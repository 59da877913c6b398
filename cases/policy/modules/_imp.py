# expect: reject ModuleNotFoundError at import
# _imp is refused.
print('before')
import _imp

print(_imp.__name__)
