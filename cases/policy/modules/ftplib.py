# expect: reject ModuleNotFoundError at import
# ftplib is refused.
print('before')
import ftplib

print(ftplib.__name__)
