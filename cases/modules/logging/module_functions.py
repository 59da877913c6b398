# covers: logging.basicConfig, logging.debug, logging.info, logging.warning, logging.warn, logging.error
# covers: logging.critical, logging.fatal, logging.exception, logging.log, logging.shutdown, logging.captureWarnings
# covers: logging.lastResort, logging.raiseExceptions
# The functions of the module work on the root logger.
import io
import logging
import warnings

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

stream = io.StringIO()
logging.basicConfig(stream=stream, format="{levelname}:{name}:{message}", style="{", level="INFO")
logging.basicConfig(stream=io.StringIO(), level="DEBUG")
logging.debug("hidden")
for call in (logging.info, logging.warning, logging.error, logging.critical, logging.fatal):
    call("said by %s", call.__name__)
logging.log(25, "level %d", 25)
try:
    {}["k"]
except KeyError:
    logging.exception("went wrong")
    logging.error("with", exc_info=True)
text = stream.getvalue()
print([line for line in text.splitlines() if not line.startswith("  ")])
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    logging.warn("old")
for options in ({"stream": stream, "filename": "x"}, {"handlers": [], "stream": stream}, {"unknown": 1}, {"style": "?"}, {"level": "NO"}):
    show(lambda: logging.basicConfig(force=True, **options))
fresh = io.StringIO()
handler = logging.StreamHandler(fresh)
logging.basicConfig(handlers=[handler], force=True, datefmt="%Y", level=logging.DEBUG)
logging.info("through handler")
print(repr(fresh.getvalue()), logging.getLogger().handlers == [handler], handler.formatter._fmt)
logging.captureWarnings(True)
warnings.warn("captured", UserWarning)
logging.captureWarnings(False)
print("UserWarning: captured" in fresh.getvalue(), fresh.getvalue().splitlines()[1][:16])
print(type(logging.lastResort).__name__, logging.lastResort.level, logging.raiseExceptions, logging.lastResort)


class Broken(logging.StreamHandler):
    def emit(self, record):
        raise OSError("broken")


logging.raiseExceptions = False
bad = logging.getLogger("bad")
quiet = logging.StreamHandler(None)
quiet.stream = None
bad.addHandler(quiet)
bad.propagate = False
bad.error("nobody hears %d", 1)
logging.raiseExceptions = True
logging.shutdown()
print(len(logging.getLogger().handlers))
