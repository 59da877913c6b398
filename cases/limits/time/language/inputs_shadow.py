# expect: limit time
# limits: time=250ms memory=32M output=64K
# Builtins replaced by the program's own.
import builtins

builtins.len = lambda x: len(x)
print = None
while True:
    pass
