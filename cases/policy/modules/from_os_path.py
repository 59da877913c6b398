# expect: reject ModuleNotFoundError at import
# Nothing is imported from os.path.
from os.path import *

print('imported')
