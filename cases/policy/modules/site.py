# expect: reject ModuleNotFoundError at import
# site is refused.
print('before')
import site

print(site.__name__)
