# expect: reject ModuleNotFoundError at import
# urllib.request is refused.
print('before')
import urllib.request

print(urllib.request.__name__)
