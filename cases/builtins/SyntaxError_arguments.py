# SyntaxError's details: four values, or six; what is taken apart and what is refused.
# covers: SyntaxError, IndentationError, TabError
def told(source):
    try:
        e = eval(source)
        print(source, "->", repr(e), "|", str(e), "|", e.args)
        print("    ", e.msg, e.filename, e.lineno, e.offset, e.text, e.end_lineno, e.end_offset, e.print_file_and_line)
    except Exception as error:
        print(source, "|", type(error).__name__, error)


for source in [
    "SyntaxError()", "SyntaxError('m')", "SyntaxError('m', 'n', 'o')", "SyntaxError('m', ('f', 1, 2, 't'))",
    "SyntaxError('m', ('f', 1, 2, 't', 3, 4))", "SyntaxError('m', ('f', 1, 2))", "SyntaxError('m', ('f', 1, 2, 't', 3))",
    "SyntaxError('m', ('f', 1, 2, 't', 3, 4, 5))", "SyntaxError('m', ())", "SyntaxError('m', None)",
    "SyntaxError('m', 5)", "SyntaxError('m', 'abcd')", "SyntaxError('m', ['f', 1, 2, 't'])",
    "SyntaxError('m', (None, None, None, None))", "SyntaxError('m', ('dir/f', 1, 2, 't'))",
    "SyntaxError('m', ('f', None, 2, 't'))", "SyntaxError('m', (None, 7, 2, 't'))", "SyntaxError(None)",
    "SyntaxError(5, ('f', 'line', 'offset', 6))", "SyntaxError('m', (b'f', 1, 2, 't'))", "SyntaxError('m', msg='x')",
    "SyntaxError('m', ('f', 1.5, 2, 't'))", "SyntaxError('m', ('', 1, 2, ''))", "SyntaxError('m', ('f', 10**30, 2, 't'))",
    "IndentationError('m', ('f', 1, 2, 't'))", "TabError('m')", "TabError(a=1)", 
    "SyntaxError('m', {'a': 1, 'b': 2, 'c': 3, 'd': 4})",
]:
    told(source)
e = SyntaxError("m", ("f", 1, 2, "t"))
for name in ("msg", "filename", "lineno", "offset", "text", "end_lineno", "end_offset", "print_file_and_line"):
    setattr(e, name, 9)
    print(name, getattr(e, name), str(e))
    delattr(e, name)
    print(name, getattr(e, name), str(e))
    setattr(e, name, "s")
    print(str(e))
