# expect: reject AttributeError at run
# Compiled text shows no bytecode.
code = compile("1 + 1", "<text>", "eval")
print(eval(code))
print(len(code.co_code) > 0)
