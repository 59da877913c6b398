# What loggers, records and handlers do with values that are of no use: names, levels, messages that cannot be shown.
# covers: logging.Logger, logging.LogRecord, logging.getLevelName, logging.shutdown, logging.log, logging.exception
import io
import logging
import sys


class BadFormat:
    def __format__(self, spec):
        raise ValueError("asked")

    def __repr__(self):
        return "BadFormat()"


class BadRepr:
    def __repr__(self):
        raise ValueError("asked")


def shown(text):
    try:
        print(text, "->", eval(text))
    except Exception as error:
        print(text, "->", type(error).__name__ + ":", error, "after", repr(error.__context__))


log = logging.getLogger("x")
out = io.StringIO()
log.addHandler(logging.StreamHandler(out))
log.propagate = False
for text in """log.getChild('') | log.getChild('a.b') | log.getChild(1) | logging.getLogger().getChild('') | logging.getLogger(1)
log.isEnabledFor('x') | log.isEnabledFor([]) | log.isEnabledFor(30) | logging.Logger(BadFormat()) | logging.Logger('y', [])
logging.LogRecord(0, 0, 0, 0, 0, 0, 0) | logging.LogRecord(0, 1, '', BadFormat(), 0, 0, 0) | logging.LogRecord(0, 0, 5, 0, 0, 0, 0).module
logging.getLevelName(()) | logging.getLevelName((1,)) | logging.getLevelName('x') | logging.LoggerAdapter(1) | logging.setLoggerClass(int)
logging.setLoggerClass(1) | logging.log(0) | logging.log(level=0, msg=1) | logging.log('x', 'y') | logging.exception(0, self=0)
logging.Formatter().formatMessage(KeyError) | logging.Formatter().formatException((1, 2)) | logging.Formatter.formatTime(1, 2)
logging.Handler() | logging.Handler('x') | logging.shutdown(1) | logging.shutdown([]) | logging.disable('x')""".replace("\n", " | ").split(" | "):
    shown(text)
stderr, sys.stderr = sys.stderr, io.StringIO()
log.error("%d", BadRepr())
log.error(BadRepr(), 1)
told, sys.stderr = sys.stderr.getvalue(), stderr
print([line for line in told.splitlines() if not line.startswith((" ", "Traceback"))], repr(out.getvalue()))
log.setLevel(10)
print(log.isEnabledFor(10))
log.setLevel(20)
print(log.isEnabledFor(10), logging.root.manager.disable)
logging.disable(30)
print(log.isEnabledFor(30), log.isEnabledFor(31))
log.disabled = True
print(log.isEnabledFor(50))


class Closing(logging.Handler):
    def flush(self):
        print("flush", self.name)

    def close(self):
        print("close", self.name)
        super().close()


one, two = Closing(), Closing()
one.name, two.name = "one", "two"
two.flushOnClose = False
logging.shutdown()
