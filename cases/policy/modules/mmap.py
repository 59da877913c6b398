# expect: reject ModuleNotFoundError at import
# mmap is refused.
print('before')
import mmap

print(mmap.__name__)
