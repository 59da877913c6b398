# Class hierarchy, args, and what except clauses match.
names = [
    "ArithmeticError",
    "AssertionError",
    "AttributeError",
    "BlockingIOError",
    "BufferError",
    "ChildProcessError",
    "ConnectionError",
    "EOFError",
    "FileExistsError",
    "FileNotFoundError",
    "FloatingPointError",
    "GeneratorExit",
    "ImportError",
    "IndentationError",
    "IndexError",
    "InterruptedError",
    "IsADirectoryError",
    "KeyError",
    "KeyboardInterrupt",
    "LookupError",
    "MemoryError",
    "ModuleNotFoundError",
    "NameError",
    "NotADirectoryError",
    "NotImplementedError",
    "OSError",
    "OverflowError",
    "PermissionError",
    "ProcessLookupError",
    "RecursionError",
    "ReferenceError",
    "RuntimeError",
    "StopAsyncIteration",
    "StopIteration",
    "SyntaxError",
    "SystemError",
    "SystemExit",
    "TabError",
    "TimeoutError",
    "TypeError",
    "UnboundLocalError",
    "UnicodeDecodeError",
    "UnicodeEncodeError",
    "UnicodeError",
    "ValueError",
    "ZeroDivisionError",
    "Warning",
    "UserWarning",
    "DeprecationWarning",
    "ExceptionGroup",
]
import builtins

for n in names:
    print(n, [c.__name__ for c in getattr(builtins, n).__mro__[1:-1]])
print(OSError is IOError is EnvironmentError)
try:
    raise FileNotFoundError(2, "No such file", "x.txt")
except OSError as e:
    print(e, e.errno, e.strerror, e.filename, e.args)
print(
    type(OSError(13, "denied")).__name__, repr(OSError(13, "denied")), OSError("only"), OSError(1, 2, 3).args
)
for e in (
    ValueError(),
    ValueError("a"),
    ValueError("a", 1),
    KeyError("k"),
    KeyError(1, 2),
    KeyError(),
    IndexError(None),
    Exception({"a": 1}),
    StopIteration(5),
    SystemExit(3),
):
    print(repr(e), "|", str(e), "|", e.args)
print(
    StopIteration(5).value,
    SystemExit("msg").code,
    SystemExit().code,
    ImportError("m", name="n", path="p").name,
    AttributeError("x", name="y", obj=1).name,
    NameError("q", name="z").name,
)
