# expect: reject ModuleNotFoundError at import
# select is refused.
print('before')
import select

print(select.__name__)
