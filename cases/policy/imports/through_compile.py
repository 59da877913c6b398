# expect: reject ModuleNotFoundError at run
# Compiled text is refused when it runs, not when it is compiled.
code = compile("from os import sep\nprint(sep)", "<text>", "exec")
print("compiled")
exec(code)
