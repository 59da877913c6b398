# expect: reject ModuleNotFoundError at import
# faulthandler is refused.
print('before')
import faulthandler

print(faulthandler.__name__)
