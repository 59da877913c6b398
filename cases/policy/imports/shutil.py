# expect: reject ModuleNotFoundError at import
# File copying helpers are refused.
import shutil

print(callable(shutil.copy), shutil.which("no-such-program-here"))
