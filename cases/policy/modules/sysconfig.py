# expect: reject ModuleNotFoundError at import
# sysconfig is refused.
print('before')
import sysconfig

print(sysconfig.__name__)
