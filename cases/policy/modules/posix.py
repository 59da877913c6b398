# expect: reject ModuleNotFoundError at import
# posix is refused.
print('before')
import posix

print(posix.__name__)
