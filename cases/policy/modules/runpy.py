# expect: reject ModuleNotFoundError at import
# runpy is refused.
print('before')
import runpy

print(runpy.__name__)
