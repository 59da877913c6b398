# covers: logging.Filter, logging.LoggerAdapter
# What lets records pass or changes them; adapters add what is known.
import io
import logging

stream = io.StringIO()
logging.basicConfig(stream=stream, level=logging.DEBUG, format="%(name)s|%(message)s", force=True)
only_a = logging.Filter("a.b")
for name in ("a.b", "a.b.c", "a.bc", "a", "x"):
    print(name, only_a.filter(logging.LogRecord(name, 10, "p", 1, "m", (), None)))
print(logging.Filter().filter(None), only_a.name, only_a.nlen)
log = logging.getLogger("a")


def shout(record):
    record.msg = record.msg.replace("hello", "HELLO")
    return True


class Replace(logging.Filter):
    def filter(self, record):
        if "secret" in record.getMessage().lower():
            copy = logging.makeLogRecord(vars(record) | {"msg": "***", "args": ()})
            return copy
        return record.getMessage() != "no"


log.addFilter(shout)
log.addFilter(Replace())
log.info("hello %s", "you")
log.info("a secret")
log.info("no")
print(log.filters[0] is shout, len(log.filters))
log.removeFilter(shout)
log.removeFilter(shout)
log.info("quiet")


class Tagged(logging.LoggerAdapter):
    def process(self, msg, kwargs):
        return f"[{self.extra['id']}] {msg}", kwargs


tagged = Tagged(log, {"id": 7})
tagged.warning("w %d", 1)
tagged.error("e", extra={"more": 2})
plain = logging.LoggerAdapter(log, {"k": 1})
print(plain.process("m", {}), plain.process("m", {"extra": {"x": 1}}), plain.name, repr(plain), tagged.isEnabledFor(10), tagged.getEffectiveLevel())
merged = logging.LoggerAdapter(log, {"k": 1}, merge_extra=True)
print(merged.process("m", {"extra": {"x": 1}}), logging.LoggerAdapter(log).process("m", {}))
tagged.setLevel("ERROR")
tagged.info("not said")
tagged.log(40, "said")
print(log.level, tagged.hasHandlers(), logging.LoggerAdapter[logging.Logger])
print(stream.getvalue())
