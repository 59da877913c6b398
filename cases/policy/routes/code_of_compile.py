# expect: reject AttributeError at run
# Compiled text shows no bytecode.
code = compile('1', 'a', 'eval')
print(eval(code))
print(code.co_code != b'')
