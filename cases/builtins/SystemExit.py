# SystemExit's code: the argument, or all of them.
sources = [
    "SystemExit().code",
    "SystemExit(3).code",
    "SystemExit(3, 4).code",
    "SystemExit('text').code",
    "SystemExit(None).code",
    "SystemExit((1, 2)).code",
    "SystemExit(()).code",
    "SystemExit(code=3)",
    "SystemExit(1, code=3)",
    "repr(SystemExit(3))",
    "repr(SystemExit(3, 4))",
    "str(SystemExit('x'))",
    "str(SystemExit())",
    "SystemExit(3).args",
    "[(e := SystemExit(5)), setattr(e, 'code', 7), e.code, e.args]",
    "[(e := SystemExit(5)), delattr(e, 'code'), e.code]",
    "[(e := SystemExit(5)), setattr(e, 'args', (1, 2)), e.code]",
    "issubclass(SystemExit, Exception)",
    "SystemExit.__bases__",
    "type(SystemExit.code).__name__",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
