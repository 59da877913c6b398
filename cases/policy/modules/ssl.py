# expect: reject ModuleNotFoundError at import
# ssl is refused.
print('before')
import ssl

print(ssl.__name__)
