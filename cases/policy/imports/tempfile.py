# expect: reject ModuleNotFoundError at import
# Temporary files are refused.
import tempfile

print(callable(tempfile.mkdtemp), tempfile.gettempprefix())
