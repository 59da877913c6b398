# covers: logging.setLoggerClass, logging.getLoggerClass, logging.Logger
# A class of one's own for loggers made from then on; where a call came from.
import io
import logging

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Mine(logging.Logger):
    def notice(self, message, *args):
        self.log(25, message, *args, stacklevel=2)


print(logging.getLoggerClass())
old = logging.getLogger("old")
logging.setLoggerClass(Mine)
new = logging.getLogger("new")
print(type(old).__name__, type(new).__name__, logging.getLoggerClass().__name__)
show(lambda: logging.setLoggerClass(int))
show(lambda: logging.setLoggerClass("x"))
logging.setLoggerClass(logging.Logger)
stream = io.StringIO()
logging.basicConfig(stream=stream, format="%(funcName)s:%(lineno)d:%(module)s:%(message)s", force=True)


def caller():
    new.notice("n %s", 1)
    new.warning("w")
    old.warning("deeper", stacklevel=2)


caller()
print(stream.getvalue())
print(new.findCaller()[1:3], new.findCaller(stack_info=False)[3])
lone = logging.Logger("lone", "ERROR")
print(lone.level, lone.parent, lone.propagate, lone.handlers, lone, lone.hasHandlers(), lone.getEffectiveLevel(), lone.disabled)
show(lambda: logging.Logger())
show(lambda: logging.Logger("x", "nope"))
new.warning("with stack", stack_info=True)
print("Stack (most recent call last):" in stream.getvalue())
