# covers: inspect.BlockFinder, inspect.FrameInfo, inspect.Traceback, inspect.formatargvalues, inspect.getargvalues
# covers: inspect.getasyncgenlocals, inspect.getcoroutinelocals, inspect.getframeinfo, inspect.getgeneratorlocals
# covers: inspect.getinnerframes, inspect.getlineno, inspect.getouterframes, inspect.getargs, inspect.getclosurevars
# covers: inspect.getabsfile, inspect.currentframe, inspect.stack, inspect.trace, inspect.getfile
# covers: inspect.getsourcefile, inspect.findsource
# expect: differ frames, code objects and files are out of reach
# Frames, code objects, closures and files cannot be had through inspect.
import inspect

NAMES = """BlockFinder FrameInfo Traceback formatargvalues getargvalues getasyncgenlocals getcoroutinelocals getframeinfo
getgeneratorlocals getinnerframes getlineno getouterframes getargs getclosurevars getabsfile""".split()
for name in NAMES:
    try:
        print(name, getattr(inspect, name) is not None)
    except AttributeError as error:
        print(error)


def f():
    pass


print(inspect.currentframe() is None, len(inspect.stack()), inspect.trace(), inspect.getsourcefile(f))
for call in (lambda: inspect.getfile(inspect) and 1, lambda: inspect.getfile(f)):
    try:
        print(call())
    except TypeError as error:
        print(str(error).split(" at 0x")[0])
print(inspect.findsource(f)[1])
