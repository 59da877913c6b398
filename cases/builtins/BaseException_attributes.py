# What every exception has: args, notes, context, cause, traceback, and what may be assigned to them.
def told(action):
    try:
        print(ascii(action()))
    except BaseException as error:
        print(type(error).__name__, "|", error)


def put(error, name, value):
    setattr(error, name, value)
    return getattr(error, name)


e = Exception(1, "two")
told(lambda: (e.args, str(e), repr(e)))
for value in [(), [1, 2], "ab", {1: 2}, range(2), (x for x in "yz"), 5, None]:
    told(lambda: put(e, "args", value))
told(lambda: (str(e), repr(e)))
told(lambda: delattr(e, "args"))
for name in ["__cause__", "__context__"]:
    for value in [None, ValueError("v"), ValueError, 5, "x", KeyboardInterrupt()]:
        told(lambda: put(e, name, value))
    told(lambda: delattr(e, name))
for value in [0, 1, "", "yes", None, [], 2.5]:
    told(lambda: put(e, "__suppress_context__", value))
told(lambda: delattr(e, "__suppress_context__"))
for value in [None, 1, "tb"]:
    told(lambda: put(e, "__traceback__", value))
told(lambda: delattr(e, "__traceback__"))
told(lambda: e.__notes__)
told(lambda: e.add_note(5))
told(lambda: e.add_note())
told(lambda: e.add_note("a", "b"))
told(lambda: (e.add_note("first"), e.add_note(note="second")))
told(lambda: (e.add_note("first"), e.add_note("second"), e.__notes__))
told(lambda: put(e, "__notes__", 7))
told(lambda: e.add_note("third"))
told(lambda: delattr(e, "__notes__"))
told(lambda: e.__notes__)
told(lambda: put(e, "anything", 3))
told(lambda: sorted(e.__dict__.items()))
told(lambda: put(e, "__dict__", {"a": 1}))
told(lambda: e.a)
told(lambda: put(e, "__dict__", 5))
told(lambda: e.with_traceback(5))
told(lambda: e.with_traceback())
told(lambda: e.with_traceback(None) is e)
f = Exception("kept")
f.__cause__ = e
told(lambda: f.__suppress_context__)
