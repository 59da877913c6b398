# What the interpreter calls itself.
# expect: differ it is another implementation and says so
import sys

print(sys.implementation.name)
