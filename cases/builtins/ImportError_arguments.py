# ImportError takes name, path and name_from as keywords, and msg from its only argument.
# covers: ImportError, ModuleNotFoundError
def told(source):
    try:
        e = eval(source)
        print(source, "->", repr(e), "|", str(e), "|", ascii((e.args, e.msg, e.name, e.path, e.name_from)))
    except Exception as error:
        print(source, "|", type(error).__name__, error)


class Own(ImportError):
    pass


for source in [
    "ImportError()", "ImportError('m')", "ImportError('m', 'n')", "ImportError('m', name='n')",
    "ImportError('m', path='p')", "ImportError('m', name='n', path='p', name_from='x')", "ImportError(name='n')",
    "ImportError('m', msg='n')", "ImportError('m', nam='n')", "ImportError('m', name='a', other=1)", "ImportError(5)",
    "ImportError(None)", "ImportError('m', name=5, path=[])", "ModuleNotFoundError('m', name='n')",
    "ModuleNotFoundError(x=1)", "Own('m', name='n')", "Own('m', n='n')", "ImportError(('m',))",
    "ImportError('a', 'b', name='n')", "ImportError('m', **{'': 1})",
]:
    told(source)
e = ImportError("m", name="n")
for name in ("msg", "name", "path", "name_from"):
    setattr(e, name, 3)
    print(name, getattr(e, name), str(e), repr(e))
    delattr(e, name)
    print(name, getattr(e, name), str(e))
    try:
        delattr(e, name)
    except Exception as error:
        print(type(error).__name__, error)
print(ImportError("m", name="n", path="p").__reduce__())
print(ImportError("m").__reduce__())
