# expect: reject ModuleNotFoundError at import
# importlib is refused.
print('before')
import importlib

print(importlib.__name__)
