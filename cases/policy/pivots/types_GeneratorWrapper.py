# expect: reject AttributeError at run
# types leads to no _GeneratorWrapper.
import types

print(types._GeneratorWrapper is not None)
