# expect: reject ModuleNotFoundError at import
# signal is refused.
print('before')
import signal

print(signal.__name__)
