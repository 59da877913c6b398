# Forgetting functions: all calls of what is equal, whether it was there or not.
import atexit


class Equal:
    def __init__(self, name):
        self.name = name

    def __call__(self):
        print("called:", self.name)

    def __eq__(self, other):
        print("compared:", self.name, getattr(other, "name", other))
        return isinstance(other, Equal) and self.name == other.name


def function():
    print("function")


atexit.register(function)
atexit.register(print, "one")
atexit.register(function)
atexit.register(print, "two")
print(atexit.unregister(function), atexit._ncallbacks())
print(atexit.unregister(function), atexit.unregister(None), atexit._ncallbacks())

atexit.register(Equal("a"))
atexit.register(Equal("b"))
print(atexit.unregister(Equal("b")), atexit._ncallbacks())
try:
    atexit.unregister()
except TypeError as error:
    print(error)

print(atexit._run_exitfuncs(), atexit._ncallbacks())
atexit.register(print, "never")
print(atexit._clear(), atexit._ncallbacks())
for call in (atexit._clear, atexit._ncallbacks, atexit._run_exitfuncs):
    try:
        call(1)
    except TypeError as error:
        print(error)
