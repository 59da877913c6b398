# expect: reject AttributeError at run
# Compiled text shows no constants.
code = compile('1', 'a', 'eval')
print(code.co_consts)
