# The attributes of an OSError can be put and taken; characters_written belongs to BlockingIOError.
# covers: OSError, BlockingIOError
def told(action):
    try:
        print(ascii(action()))
    except Exception as error:
        print(type(error).__name__, "|", error)


e = OSError(2, "no", "file")
for name in ("errno", "strerror", "filename", "filename2"):
    for value in (7, "new", None, [1]):
        setattr(e, name, value)
        print(name, getattr(e, name), "|", str(e), "|", repr(e), e.args)
    told(lambda: delattr(e, name))
    told(lambda: getattr(e, name))
    print(str(e), "|", repr(e))
told(lambda: e.characters_written)
b = BlockingIOError(11, "wait", 5)
told(lambda: b.characters_written)
told(lambda: (b.filename, b.args, str(b)))
told(lambda: setattr(b, "characters_written", 9) or b.characters_written)
told(lambda: setattr(b, "characters_written", "x"))
told(lambda: setattr(b, "characters_written", 2**70))
told(lambda: delattr(b, "characters_written"))
told(lambda: b.characters_written)
told(lambda: BlockingIOError(11, "wait", "five").filename)
told(lambda: BlockingIOError(11, "wait", -1).characters_written)
told(lambda: BlockingIOError(11, "wait", 2**80).characters_written)
told(lambda: BlockingIOError(11, "wait", True).characters_written)
f = OSError(2, "no")
f.args = (5, "changed")
told(lambda: (f.errno, str(f), f.args))
told(lambda: OSError.errno.__get__(f, OSError))
g = FileNotFoundError(2, "no", "a", None, "b")
told(lambda: (str(g), g.args, g.filename2))
