# expect: reject PermissionError at run
# open under any name is refused.
import builtins

print(getattr(builtins, 'open')('made.txt', 'w').name)
