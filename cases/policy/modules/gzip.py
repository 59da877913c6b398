# expect: reject ModuleNotFoundError at import
# gzip is refused.
print('before')
import gzip

print(gzip.__name__)
