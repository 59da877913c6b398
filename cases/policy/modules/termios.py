# expect: reject ModuleNotFoundError at import
# termios is refused.
print('before')
import termios

print(termios.__name__)
