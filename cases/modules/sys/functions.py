# covers: sys.getsizeof, sys.getrefcount, sys.intern, sys.getrecursionlimit, sys.setrecursionlimit, sys.exit
# covers: sys.exc_info, sys.exception, sys.getdefaultencoding, sys.getfilesystemencoding
# covers: sys.getfilesystemencodeerrors, sys.get_int_max_str_digits, sys.set_int_max_str_digits, sys.is_finalizing
# covers: sys.getswitchinterval, sys.audit
# Functions that ask the interpreter, or tell it.
import sys

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

print(sys.getsizeof([]) > 0, sys.getsizeof([1] * 100) > sys.getsizeof([]), sys.getsizeof("x" * 100) > sys.getsizeof("x"), sys.getsizeof(5, None) > 0)


class Sized:
    def __sizeof__(self):
        return 1000


class Wrong:
    def __sizeof__(self):
        return "x"


print(sys.getsizeof(Sized()) >= 1000, sys.getsizeof(Wrong(), 7))
show(lambda: sys.getsizeof(Wrong()))
a = "".join(["inter", "ned"])
print(sys.intern(a) is sys.intern("interned"), sys.intern("x"))
show(sys.intern, 5)
print(sys.getrefcount(object()) >= 1, sys.getdefaultencoding(), sys.getfilesystemencoding(), sys.getfilesystemencodeerrors(), sys.is_finalizing(), sys.getswitchinterval(), sys.audit("my.event", 1, 2))
old = sys.getrecursionlimit()
print(sys.setrecursionlimit(old + 50), sys.getrecursionlimit() - old, sys.setrecursionlimit(old))
for bad in (0, -5, "x", 1.5, None):
    show(sys.setrecursionlimit, bad)
print(sys.get_int_max_str_digits())
show(sys.set_int_max_str_digits, 100)
show(sys.set_int_max_str_digits, -1)
show(sys.set_int_max_str_digits, "x")
sys.set_int_max_str_digits(5000)
print(sys.get_int_max_str_digits(), len(str(10**4999)))
sys.set_int_max_str_digits(4300)
show(lambda: len(str(10**4400)))
print(sys.exc_info(), sys.exception())
try:
    raise KeyError("k")
except KeyError as error:
    print(sys.exception() is error, sys.exc_info()[0], sys.exc_info()[1] is error, sys.exc_info()[2] is not None)
for value in (None, 0, 3, "text", (1, 2), [1]):
    try:
        sys.exit(value)
    except SystemExit as error:
        print(repr(error), error.code, error.args)
try:
    sys.exit()
except SystemExit as error:
    print(error.code, error.args)
