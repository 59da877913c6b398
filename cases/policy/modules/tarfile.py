# expect: reject ModuleNotFoundError at import
# tarfile is refused.
print('before')
import tarfile

print(tarfile.__name__)
