# expect: reject AttributeError at run
# io leads to no TextIOWrapper.
import io

print(io.TextIOWrapper is not None)
