# expect: reject PermissionError at run
# builtins from sys.modules are the same.
import sys

print(sys.modules['builtins'].open.__self__ is not None)
sys.modules['builtins'].open('x.txt', 'w').close()
