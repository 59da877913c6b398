# covers: logging.getLevelName, logging.addLevelName, logging.getLevelNamesMapping, logging.NOTSET, logging.DEBUG
# covers: logging.INFO, logging.WARNING, logging.WARN, logging.ERROR, logging.CRITICAL, logging.FATAL
# covers: logging.disable, logging.BASIC_FORMAT
# Levels have numbers and names, each loggers' own and inherited.
import logging

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

print(logging.NOTSET, logging.DEBUG, logging.INFO, logging.WARNING, logging.WARN, logging.ERROR, logging.CRITICAL, logging.FATAL)
print([logging.getLevelName(n) for n in (0, 10, 15, 20, 30, 40, 50, 60, -1)], logging.getLevelName("INFO"), logging.getLevelName("info"))
print(logging.getLevelNamesMapping(), logging.BASIC_FORMAT)
logging.addLevelName(25, "NOTICE")
print(logging.getLevelName(25), logging.getLevelName("NOTICE"), logging.getLevelNamesMapping()["NOTICE"])
a, ab, abc = logging.getLogger("a"), logging.getLogger("a.b"), logging.getLogger("a.b.c")
print(a.level, a.getEffectiveLevel(), logging.getLogger().level, logging.getLogger().name, a, ab, logging.getLogger())
a.setLevel("NOTICE")
print(abc.getEffectiveLevel(), abc.isEnabledFor(24), abc.isEnabledFor(25), a.level, repr(a))
for level in ("nothing", 2.5, None, True, [], "7"):
    show(lambda: ab.setLevel(level) or ab.level)
logging.disable(logging.ERROR)
print(a.isEnabledFor(logging.ERROR), a.isEnabledFor(logging.CRITICAL), logging.root.manager.disable)
logging.disable(logging.NOTSET)
logging.disable("INFO")
print(logging.root.manager.disable, a.isEnabledFor(20), a.isEnabledFor(30))
logging.disable(logging.NOTSET)
logging.disable()
print(logging.root.manager.disable)
show(lambda: logging.disable("unheard of"))
print(abc.parent is ab, ab.parent is a, a.parent is logging.getLogger(), ab.getChild("c") is abc, a.getChildren() == {ab})
show(lambda: logging.getLogger(5))
print(logging.getLogger("") is logging.getLogger(), logging.getLogger("root") is logging.getLogger())
