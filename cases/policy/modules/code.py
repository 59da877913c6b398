# expect: reject ModuleNotFoundError at import
# code is refused.
print('before')
import code

print(code.__name__)
