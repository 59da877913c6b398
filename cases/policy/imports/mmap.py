# expect: reject ModuleNotFoundError at import
# Mapped memory is refused.
import mmap

print(mmap.PAGESIZE > 0)
