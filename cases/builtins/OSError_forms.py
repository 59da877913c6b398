# OSError with two arguments and more: errno, strerror, filename, and the class that the number asks for.
def told(source):
    try:
        e = eval(source)
        print(source, "->", type(e).__name__, repr(e), "|", str(e), "|", e.args)
        print("    ", ascii((e.errno, e.strerror, e.filename, e.filename2)))
    except Exception as error:
        print(source, "|", type(error).__name__, error)


class Own(OSError):
    pass


class Odd(OSError):
    def __init__(self, *arguments, **named):
        super().__init__("put by init")


class Newed(OSError):
    def __new__(cls, *arguments, **named):
        return super().__new__(cls, *arguments)


for source in [
    "OSError()", "OSError('m')", "OSError(2)", "OSError(2, 'm')", "OSError(2, 'm', 'f')", "OSError(2, 'm', 'f', 9)",
    "OSError(2, 'm', 'f', 9, 'g')", "OSError(2, 'm', 'f', None, 'g')", "OSError(2, 'm', 'f', 1, 'g', 6)",
    "OSError(2, 'm', None)", "OSError(2, 'm', None, None, 'g')", "OSError(None, None)", "OSError(2, None)",
    "OSError('2', 'm')", "OSError(2.0, 'm')", "OSError(True, 'm')", "OSError(10**30, 'm')", "OSError(-1, 'm')",
    "OSError(errno=2)", "OSError(2, strerror='m')", "OSError(2, 'm', filename='f')", "OSError(2, 'm', b'f')",
    "OSError(2, 'm', 5)", "OSError(2, 'm', ('a', 'b'))", "OSError(11, 'm')", "OSError(11, 'm', 5)",
    "OSError(11, 'm', 'f')", "OSError(32, 'm')", "OSError(10, 'm')", "OSError(103, 'm')", "OSError(111, 'm')",
    "OSError(104, 'm')", "OSError(17, 'm')", "OSError(4, 'm')", "OSError(21, 'm')", "OSError(20, 'm')",
    "OSError(1, 'm')", "OSError(13, 'm')", "OSError(3, 'm')", "OSError(110, 'm')", "OSError(108, 'm')",
    "OSError(115, 'm')", "OSError(114, 'm')", "OSError(99, 'm')",
    "FileNotFoundError(17, 'm')", "FileNotFoundError('m')", "FileNotFoundError(2, 'm', 'f')", "PermissionError()",
    "ConnectionError(32, 'm')", "Own(2, 'm')", "Own(2, 'm', 'f', 0, 'g')", "Own(x=1)", "Odd(2, 'm')", "Odd()",
    "Odd(a=3)", "Newed(2, 'm', 'f')", "Newed(2, k=1)", "IOError(2, 'm')", "TimeoutError('late')",
]:
    told(source)
