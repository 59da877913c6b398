# expect: reject ModuleNotFoundError at import
# Fetching addresses is refused.
import urllib.request

print(callable(urllib.request.urlopen))
