# expect: reject ModuleNotFoundError at import
# tty is refused.
print('before')
import tty

print(tty.__name__)
