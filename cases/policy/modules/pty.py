# expect: reject ModuleNotFoundError at import
# pty is refused.
print('before')
import pty

print(pty.__name__)
