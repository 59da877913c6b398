# expect: reject ModuleNotFoundError at import
# inspect is refused.
print('before')
import inspect

print(inspect.__name__)
