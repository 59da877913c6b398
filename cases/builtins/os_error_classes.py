# OSError makes the class that an error number stands for, and its other names are the same class.
# covers: EnvironmentError, IOError, OSError, BrokenPipeError, PermissionError, TimeoutError
print(EnvironmentError is OSError, IOError is OSError)


class Below(OSError):
    pass


class Taking(OSError):
    def __new__(cls, *given, **named):
        return super().__new__(cls, "new")

    def __init__(self, *given, **named):
        super().__init__(*given)


numbers = {"ENOENT": 2, "EACCES": 13, "EPERM": 1, "EEXIST": 17, "EISDIR": 21, "ENOTDIR": 20, "EINTR": 4, "EAGAIN": 11}
numbers |= {"EALREADY": 114, "EINPROGRESS": 115, "EPIPE": 32, "ESHUTDOWN": 108, "ECHILD": 10, "ECONNABORTED": 103}
numbers |= {"ECONNREFUSED": 111, "ECONNRESET": 104, "ESRCH": 3, "ETIMEDOUT": 110, "EINVAL": 22, "ENOSPC": 28}
for name, number in numbers.items():
    for kind in (OSError, IOError, Below, ConnectionError, Taking):
        made = kind(number, "said", "file")
        print(name, type(made).__name__, made, made.errno, made.strerror, made.filename, made.args)
for given in [(), (1,), (2, "a"), (2, "a", "f"), (2, "a", "f", 5), (2, "a", "f", 5, "g"), (2, "a", None, None, "g")]:
    made = OSError(*given)
    print(type(made).__name__, made, repr(made), made.errno, made.strerror, made.filename, made.filename2, made.args)
    print(made.__reduce__())
for given in [("2", "a"), (2.0, "a"), (True, "a"), (None, None), (2**70, "a"), (-1, "a", b"f"), (2, "a", 5), (2, "a", ["x"])]:
    made = OSError(*given)
    print(type(made).__name__, made, repr(made), made.filename)
try:
    OSError(1, 2, 3, 4, 5, 6)
except TypeError as error:
    print(error)
made = OSError(2, "a", "f")
made.filename, made.errno, made.strerror = "other", 5, "changed"
print(made, repr(made), made.args)
del made.filename
print(made, made.filename)
try:
    print(made.characters_written)
except AttributeError as error:
    print(error)
blocking = BlockingIOError(11, "wait", 7)
print(blocking, blocking.characters_written, blocking.args, blocking.filename)
blocking.characters_written = 9
print(blocking.characters_written)
for value in ("a", 1.5, 2**70, None):
    try:
        blocking.characters_written = value
    except (TypeError, ValueError, OverflowError) as error:
        print(type(error).__name__, error)
del blocking.characters_written
for look in (lambda: blocking.characters_written, lambda: delattr(blocking, "characters_written")):
    try:
        look()
    except AttributeError as error:
        print(error)
