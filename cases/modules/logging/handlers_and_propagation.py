# covers: logging.Logger, logging.Handler, logging.StreamHandler, logging.NullHandler, logging.getLogger
# covers: logging.getHandlerByName, logging.getHandlerNames
# Records go to the handlers of a logger and of those above it.
import io
import logging

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Keep(logging.Handler):
    def __init__(self, name, level=logging.NOTSET):
        super().__init__(level)
        self.set_name(name)
        self.seen = []

    def emit(self, record):
        self.seen.append(self.format(record))


root = logging.getLogger()
root.setLevel(logging.DEBUG)
top, low = Keep("top"), Keep("low", logging.ERROR)
root.addHandler(top)
log = logging.getLogger("app.db")
log.addHandler(low)
log.addHandler(low)
log.debug("d %s", 1)
log.error("e")
logging.getLogger("app").warning("from app")
print(top.seen, low.seen, log.handlers == [low], log.hasHandlers(), logging.getLogger("app").hasHandlers())
log.propagate = False
log.critical("only here")
print(top.seen[-1], low.seen[-1], sorted(logging.getHandlerNames()), logging.getHandlerByName("top") is top, logging.getHandlerByName("no"))
print(repr(top), repr(low), repr(logging.NullHandler()), low.level, low.name)
log.removeHandler(low)
log.removeHandler(low)
log.propagate = True
stream = io.StringIO()
handler = logging.StreamHandler(stream)
handler.setFormatter(logging.Formatter("%(levelname)s:%(message)s"))
handler.terminator = ";"
log.addHandler(handler)
log.info("one")
log.log(35, "odd %s", "level")
log.exception("no exception at hand", exc_info=False)
print(repr(stream.getvalue()), handler.stream is stream)
other = io.StringIO()
print(handler.setStream(other) is stream, handler.setStream(other))
log.disabled = True
log.error("not said")
log.disabled = False
print(repr(other.getvalue()), logging.NullHandler().handle(None))
show(lambda: logging.Handler().emit(None))
show(lambda: log.log("x", "message"))
show(lambda: log.info("m", extra={"name": 1}))
show(lambda: log.info())
show(lambda: log.info("m", unknown=1))
print(log.manager is root.manager, type(root).__name__, type(log).__name__, isinstance(root, logging.Logger))
top.close()
print(logging.getHandlerByName("top"))
logging.getLogger("quiet.part")
print(type(root.manager.loggerDict["quiet"]).__name__, root.manager.loggerDict["app.db"] is log)
