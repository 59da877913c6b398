# expect: reject ModuleNotFoundError at import
# readline is refused.
print('before')
import readline

print(readline.__name__)
