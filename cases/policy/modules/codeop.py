# expect: reject ModuleNotFoundError at import
# codeop is refused.
print('before')
import codeop

print(codeop.__name__)
