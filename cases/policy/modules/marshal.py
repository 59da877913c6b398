# expect: reject ModuleNotFoundError at import
# marshal is refused.
print('before')
import marshal

print(marshal.__name__)
