# expect: reject ModuleNotFoundError at import
# multiprocessing is refused.
print('before')
import multiprocessing

print(multiprocessing.__name__)
