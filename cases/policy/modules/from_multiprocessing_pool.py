# expect: reject ModuleNotFoundError at import
# Nothing is imported from multiprocessing.pool.
from multiprocessing.pool import *

print('imported')
