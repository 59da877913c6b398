# expect: reject ModuleNotFoundError at import
# curses is refused.
print('before')
import curses

print(curses.__name__)
