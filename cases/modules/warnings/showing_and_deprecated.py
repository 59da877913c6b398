# covers: warnings.showwarning, warnings.formatwarning, warnings.deprecated
# The text of a warning, other ways to show it, and the decorator.
import io
import warnings

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

print(repr(warnings.formatwarning("m", UserWarning, "f.py", 3)), repr(warnings.formatwarning(ValueError("e"), DeprecationWarning, "f.py", 3, line="  x = 1  ")))
out = io.StringIO()
warnings.showwarning("m", UserWarning, "f.py", 3, file=out, line="code")
print(repr(out.getvalue()))
shown = []
with warnings.catch_warnings():
    warnings.simplefilter("always")
    warnings.showwarning = lambda *args, **kwargs: shown.append((str(args[0]), args[1].__name__, len(args)))
    warnings.warn("custom")
print(shown, warnings.showwarning is not None)


@warnings.deprecated("use other()")
def old(x):
    "Doc."
    return x


@warnings.deprecated("old class", category=FutureWarning)
class Old:
    def __init__(self, x=0):
        self.x = x


with warnings.catch_warnings():
    warnings.simplefilter("ignore")

    class Child(Old):
        pass


@warnings.deprecated("silent", category=None)
def silent():
    return "quiet"


with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    print(old(5), old.__name__, old.__doc__, old.__deprecated__, Old(3).x, Child(4).x, silent(), silent.__deprecated__, Old.__deprecated__)

    class Later(Old):
        pass

print([(str(w.message), w.category.__name__) for w in seen])
for call in (lambda: warnings.deprecated(5), lambda: warnings.deprecated(), lambda: warnings.deprecated("x", category=5) and 1, lambda: warnings.deprecated("x")(5), lambda: warnings.deprecated("x", stacklevel="y") and 1):
    show(call)


class Methods:
    @warnings.deprecated("m")
    def method(self):
        return "m"

    @classmethod
    @warnings.deprecated("c")
    def cls(cls):
        return cls.__name__


with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    print(Methods().method(), Methods.cls())
print([str(w.message) for w in seen])
