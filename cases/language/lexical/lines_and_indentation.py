# Joined lines, tabs and blanks, form feeds, blank lines, comments, and indentation that does not fit.
sources = [
    'if 1:\npass',
    'if 1:\n    pass\n  pass',
    "  x = 1",
    'if 1:\n\tx = 1\n        y = 2',
    'if 1:\n        x = 1\n\ty = 2',
    'x = 1 \\\n+ 2',
    'x = 1 \\ \n+ 2',
    r"x = \",
    'if 1:\n    x = (1,\n2,\n        3)\n    y = 1',
    "def f():",
    'class A:\n# only a comment',
    'for x in y:\n\nz = 1',
    "x = 1;; y = 2",
    "; x = 1",
    "x = 1;",
    "if 1: x = 1; y = 2",
    "if 1: if 2: pass",
    'if 1:\n    x\n   # comment\n    y',
    "(",
    '[1, 2\nx = 3',
    "{'a': 1",
    "x = (1]",
    "x = 1)",
    "]",
    'print("a"\nprint("b")',
    "'abc",
    '"""abc',
    "f'abc",
    'f"""abc\ndef f():\n    pass',
    "x = 'a\\\nb'",
    'x = 1\n    y = 2',
    'try:\n    pass\nx = 1',
    '@x\ny = 1',
    'else:\n    pass',
    'while 1\n    pass',
    'def f()\n    pass',
]
for source in sources:
    print(ascii(source))
    try:
        compile(source, "text", "exec")
        print("    a program")
    except SyntaxError as error:
        place = error.lineno, error.offset, error.end_lineno, error.end_offset
        print("   ", type(error).__name__, error.msg, place, ascii(error.text))
