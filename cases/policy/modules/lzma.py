# expect: reject ModuleNotFoundError at import
# lzma is refused.
print('before')
import lzma

print(lzma.__name__)
