# expect: reject ModuleNotFoundError at import
# The system call module behind os is refused under its own name.
import posix

print(callable(posix.listdir))
