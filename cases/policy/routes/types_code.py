# expect: reject AttributeError at run
# types makes no code.
import types

print(types.CodeType.__name__)
print(compile('1', 'a', 'eval').replace(co_name='x').co_name)
