# expect: reject ModuleNotFoundError at import
# Signals are refused.
import signal

print(signal.SIGINT is not None)
