# Every exception and warning class: where it stands, how it is made and shown, what it keeps and takes.
# covers: ArithmeticError, BrokenPipeError, BufferError, BytesWarning, ChildProcessError, ConnectionAbortedError
# covers: ConnectionError, ConnectionRefusedError, ConnectionResetError, DeprecationWarning, EncodingWarning
# covers: FileExistsError, FloatingPointError, FutureWarning, GeneratorExit, ImportWarning, InterruptedError
# covers: IsADirectoryError, MemoryError, NotADirectoryError, OverflowError, PendingDeprecationWarning, PermissionError
# covers: ProcessLookupError, PythonFinalizationError, ReferenceError, ResourceWarning, RuntimeError, RuntimeWarning
# covers: SyntaxWarning, SystemError, TimeoutError, UnicodeWarning, UserWarning
import builtins
import copy


def tried(make):
    try:
        return repr(make())
    except Exception as error:
        return f"{type(error).__name__}: {error}"


all = [one for one in vars(builtins).values() if isinstance(one, type) and issubclass(one, BaseException)]
for kind in sorted(set(all), key=lambda kind: kind.__name__):
    print(kind.__name__, [base.__name__ for base in kind.__mro__[1:-1]], kind.__module__, kind.__flags__ >> 10 & 1)
    if issubclass(kind, (UnicodeError, BaseExceptionGroup)) and kind is not UnicodeError:
        continue
    for given in [(), ("text",), (1, 2), (b"a", None, [3])]:
        made = kind(*given)
        print("  ", repr(made), "|", str(made), made.args == given, made.__cause__, made.__traceback__, made.__dict__)
        again = copy.copy(made)
        print("  ", type(again) is kind, again.args == made.args, made == kind(*given), made.__reduce__()[1])
    print("  ", tried(lambda: kind(nope=1)), tried(lambda: kind("a", nope=1)), tried(lambda: kind.__new__(kind, 5)))
    print("  ", tried(lambda: kind().with_traceback(5)), tried(lambda: kind().add_note(5)), kind.__new__ is Exception.__new__)

    class Below(kind):
        def __init__(self, first, *, named=None):
            self.named = named

    below = Below(1, named=2)
    print("  ", repr(below), below.args, below.__dict__, isinstance(below, kind))
    try:
        raise below
    except kind as caught:
        print("  ", caught is below, caught.__context__)
