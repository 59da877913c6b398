# covers: policy.environment
# expect: reject ModuleNotFoundError at import
# os is refused.
print('before')
import os

print(os.__name__)
