# expect: reject AttributeError at run
# io leads to no FileIO.
import io

print(io.FileIO is not None)
