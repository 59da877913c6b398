# NameError takes name, AttributeError name and obj, as keywords only.
# covers: NameError, AttributeError, UnboundLocalError
def told(source, *names):
    try:
        e = eval(source)
        print(source, "->", repr(e), "|", str(e), "|", e.args, [getattr(e, name) for name in names])
    except Exception as error:
        print(source, "|", type(error).__name__, error)


for source in [
    "NameError()", "NameError('m')", "NameError('m', 'n')", "NameError('m', name='n')", "NameError(name=None)",
    "NameError(name=5)", "NameError('m', obj=1)", "NameError(msg='a')", "UnboundLocalError('m', name='n')",
    "UnboundLocalError('m', x='n')", "NameError('m', name='n', extra=1)",
]:
    told(source, "name")
for source in [
    "AttributeError()", "AttributeError('m')", "AttributeError('m', 'n', 'o')", "AttributeError('m', name='n')",
    "AttributeError('m', obj=[])", "AttributeError('m', obj=1, name=2)", "AttributeError(object=1)",
    "AttributeError('m', name='n', obj=3, more=4)",
]:
    told(source, "name", "obj")
e = AttributeError("m", name="n", obj=7)
del e.name
del e.obj
print(e.name, e.obj)
try:
    del e.name
except Exception as error:
    print(type(error).__name__, error)
try:
    [].nothing
except AttributeError as error:
    print(error.name, error.obj, error.args)
try:
    nothing_here
except NameError as error:
    print(error.name, error.args)


def unbound():
    print(later)
    later = 1


try:
    unbound()
except UnboundLocalError as error:
    print(error.name, error.args)
try:
    int.nothing = 1
except TypeError as error:
    print(error)
try:
    (1).real = 1
except AttributeError as error:
    print(error.name, error.obj, error.args)
try:
    (1).unreal = 1
except AttributeError as error:
    print(error.name, error.obj, error.args)
try:
    del (1).unreal
except AttributeError as error:
    print(error.name, error.obj, error.args)
try:
    from math import nothing
except ImportError as error:
    print(error.name, error.name_from)
try:
    import no_such_module.at_all
except ImportError as error:
    print(error.name, error.path, error.name_from, error.msg)
