# expect: reject ModuleNotFoundError at import
# Nothing is imported from importlib.util.
from importlib.util import *

print('imported')
