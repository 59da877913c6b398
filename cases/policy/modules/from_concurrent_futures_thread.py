# expect: reject ModuleNotFoundError at import
# Nothing is imported from concurrent.futures.thread.
from concurrent.futures.thread import *

print('imported')
