# expect: reject ModuleNotFoundError at import
# http.client is refused.
print('before')
import http.client

print(http.client.__name__)
