# expect: reject AttributeError at run
# sys has no activate_stack_trampoline.
import sys

print(sys.maxsize > 0)
print(sys.activate_stack_trampoline is not None)
