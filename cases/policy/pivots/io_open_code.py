# expect: reject AttributeError at run
# io leads to no open_code.
import io

print(io.open_code is not None)
