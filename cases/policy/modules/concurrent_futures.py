# expect: reject ModuleNotFoundError at import
# concurrent.futures is refused.
print('before')
import concurrent.futures

print(concurrent.futures.__name__)
