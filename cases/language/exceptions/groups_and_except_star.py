# Exception groups: construction, split, subgroup, derive, except* in every form.
# covers: BaseExceptionGroup.split, BaseExceptionGroup.subgroup, BaseExceptionGroup.derive, BaseExceptionGroup.message, BaseExceptionGroup.exceptions, ExceptionGroup
def told(source):
    try:
        print(source, "->", repr(eval(source)))
    except BaseException as error:
        print(source, "|", type(error).__name__, error)


class Own(ExceptionGroup):
    def derive(self, members):
        return Own("derived", members)


class Plain(ExceptionGroup):
    pass


g = ExceptionGroup("g", [ValueError(1), TypeError(2), ExceptionGroup("h", [OSError(3), ValueError(4)])])
for source in ["ExceptionGroup()", "ExceptionGroup('m')", "ExceptionGroup('m', [])", "ExceptionGroup('m', 5)", "ExceptionGroup('m', [5])", "ExceptionGroup('m', [ValueError])", "ExceptionGroup(5, [ValueError()])", "ExceptionGroup('m', (ValueError(1),))", "ExceptionGroup('m', {ValueError(1)})", "ExceptionGroup('m', [KeyboardInterrupt()])",
               "BaseExceptionGroup('m', [KeyboardInterrupt()])", "BaseExceptionGroup('m', [ValueError(1)])", "type(BaseExceptionGroup('m', [ValueError(1)])).__name__", "ExceptionGroup('m', [ValueError()], 5)", "ExceptionGroup(msg='m', excs=[])", "Plain('m', [KeyboardInterrupt()])", "str(g)", "g.message", "g.exceptions", "g.args", "str(ExceptionGroup('one', [ValueError()]))",
               "g.split(ValueError)", "g.subgroup(ValueError)", "g.split((ValueError, OSError))", "g.subgroup(lambda e: isinstance(e, OSError))", "g.subgroup(KeyError)", "g.split(KeyError)", "g.split(ExceptionGroup)", "g.subgroup(5)", "g.subgroup('x')", "g.split([ValueError])", "g.split()", "g.subgroup(int)", "g.split((int,))", "g.derive([KeyError()])", "g.derive(5)", "g.derive()", "Own('o', [ValueError(1), KeyError(2)]).split(KeyError)", "Plain('p', [ValueError(1), KeyError(2)]).split(KeyError)", "ExceptionGroup[int]", "g.exceptions[2].exceptions"]:
    told(source)
for name in ("message", "exceptions"):
    try:
        setattr(g, name, 1)
    except AttributeError as error:
        print(error)


def run(raised, *kinds):
    source = "try:\n    raise raised\n" + "".join(f"except* {kind} as error:\n    print('{kind}', repr(error), error.__context__ is None)\n" for kind in kinds) + "else:\n    print('else')\nfinally:\n    print('finally')"
    try:
        exec(source, {"raised": raised, "Own": Own})
    except BaseException as error:
        print("out:", repr(error), repr(error.__cause__), repr(error.__context__))


run(g, "ValueError", "TypeError", "OSError")
run(g, "ValueError")
run(ValueError("bare"), "ValueError")
run(KeyError("bare"), "ValueError")
run(g, "(ValueError, OSError)", "Exception")
run(g, "ExceptionGroup")
run(ValueError(1), "ExceptionGroup")
run(g, "5")
run(g, "int")
run(Own("o", [ValueError(1)]), "ValueError")
for body in ["raise KeyError('new')", "raise", "raise error", "raise KeyError('new') from error", "1 / 0", "raise ExceptionGroup('fresh', [KeyError(1)])"]:
    try:
        exec(f"try:\n    raise g\nexcept* ValueError as error:\n    {body}\nexcept* TypeError:\n    print('typed')", {"g": g})
    except BaseException as error:
        print(body, "|", repr(error), repr(error.__cause__), repr(error.__context__))
