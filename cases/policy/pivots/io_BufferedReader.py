# expect: reject AttributeError at run
# io leads to no BufferedReader.
import io

print(io.BufferedReader is not None)
