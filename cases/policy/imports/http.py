# expect: reject ModuleNotFoundError at import
# HTTP clients and servers are refused.
from http.client import HTTPConnection

print(HTTPConnection.__name__)
