# expect: reject ModuleNotFoundError at import
# pickle is refused.
print('before')
import pickle

print(pickle.__name__)
