# expect: reject ModuleNotFoundError at import
# tracemalloc is refused.
print('before')
import tracemalloc

print(tracemalloc.__name__)
