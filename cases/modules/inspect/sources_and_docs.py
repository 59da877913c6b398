# covers: inspect.getsource, inspect.getsourcelines, inspect.getdoc, inspect.cleandoc, inspect.getcomments
# covers: inspect.getmodulename, inspect.getblock, inspect.indentsize, inspect.EndOfBlock, inspect.ClassFoundException
# The text of functions and classes, and their docs.
import inspect

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

def plain(a,
          b):
    """Doc of
        plain.

    More.
    """
    return a + b  # end


@staticmethod
def decorated():
    pass


class Base:
    def method(self):
        """Inherited."""

    x = 5


class Child(Base):
    def method(self):
        return lambda: 1

    def other(self):
        if True:
            return 1

        return 2
    y = 3


print(inspect.getsource(plain))
print(inspect.getsource(Child.other))
print(inspect.getsource(Child))
print(inspect.getsourcelines(Base.method))
print(inspect.getdoc(plain), inspect.getdoc(Child.method), inspect.getdoc(Child), inspect.getdoc(5) is not None, inspect.getdoc(Child.other))
for text in ("a\n    b\n      c\n", "\n\n  x\n  y\n\n", "", "one", "  one\n  two", "\tone\n\ttwo", "a\n\n    b"):
    print(repr(inspect.cleandoc(text)))
for call in (lambda: inspect.getsource(len), lambda: inspect.getsource(int), lambda: inspect.getsource(5), lambda: inspect.getsourcelines(print), lambda: inspect.getfile(5), lambda: inspect.getfile(int), lambda: inspect.cleandoc(5)):
    show(call)
print([inspect.getmodulename(p) for p in ("a/b.py", "x.pyc", "y.txt", "z", "w.cpython-313-x86_64-linux-gnu.so", "dir.py/f")])
print(inspect.indentsize("   x"), inspect.indentsize("\tx"), inspect.indentsize("x"), inspect.indentsize("  \t x"), inspect.indentsize(""))
print(inspect.getblock(["def f():\n", "    a\n", "\n", "    b\n", "x = 1\n"]))
print(issubclass(inspect.EndOfBlock, Exception), inspect.ClassFoundException.__mro__[1])
print(inspect.getsource(lambda: 7))
