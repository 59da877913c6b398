# covers: logging.LogRecord, logging.Formatter, logging.makeLogRecord, logging.BufferingFormatter
# covers: logging.getLogRecordFactory, logging.setLogRecordFactory
# What a record holds and the three styles of formats.
import logging

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

record = logging.LogRecord("my.log", logging.INFO, "/x/mod.py", 12, "n=%d s=%s", (3, "z"), None, func="f", sinfo=None)
print(record, record.getMessage(), record.module, record.filename, record.levelname, record.funcName, record.lineno, record.args)
for format, style in ((None, "%"), ("%(levelname)-8s|%(name)s|%(message)s|%(lineno)03d", "%"), ("{levelname:>8}|{message!r}", "{"),
                      ("$levelname ${message} $$5", "$"), ("no fields at all {", "%")):
    try:
        print(logging.Formatter(format, style=style).format(record))
    except ValueError as error:
        print("ValueError:", error)
for format, style in (("{message}", "%"), ("%(message)s", "{"), ("{bad[", "{"), ("nothing", "$"), ("x", "?"), ("%(message)q", "%"), ("{message.x}", "{")):
    show(lambda: type(logging.Formatter(format, style=style)).__name__)
show(lambda: logging.Formatter("%(nothing)s").format(record))
print(logging.Formatter("%(message)s %(extra)s", defaults={"extra": "d"}).format(record), logging.Formatter("free text", validate=False).format(record))
for args, message in (((), "100%"), (({"k": 1},), "%(k)d"), ((1, 2), "%s"), (([1],), "%s"), (None, "%s"), ("ab", "%s %s")):
    show(lambda: logging.LogRecord("n", 10, "p", 1, message, args, None).getMessage())
made = logging.makeLogRecord({"msg": "hi %s", "args": ("you",), "levelname": "ODD", "own": 1})
print(made.getMessage(), made.levelname, made.own, made.name, made.levelno, made.exc_info)
try:
    1 / 0
except ZeroDivisionError:
    import sys

    failed = logging.LogRecord("n", 40, "p", 1, "failed", (), sys.exc_info())
text = logging.Formatter("%(message)s").format(failed)
print(text.splitlines()[0], text.splitlines()[1], text.splitlines()[-1], failed.exc_text == text[7:])
print(logging.Formatter().usesTime(), logging.Formatter("%(asctime)s").usesTime(), logging.Formatter("{asctime}", style="{").usesTime())
record.created, record.msecs = 0.25, 250.0
utc = logging.Formatter("%(asctime)s", "%Y-%m-%d %H:%M:%S")
import time

utc.converter = time.gmtime
print(utc.format(record), utc.formatTime(record), utc.formatTime(record, "%d"), utc.default_time_format, utc.default_msec_format)
print(repr(logging.BufferingFormatter(logging.Formatter("%(levelname)s;")).format([record, made])), repr(logging.BufferingFormatter().format([])))
before = logging.getLogRecordFactory()


class Mine(logging.LogRecord):
    def getMessage(self):
        return "mine:" + super().getMessage()


logging.setLogRecordFactory(Mine)
print(logging.getLogger("x").makeRecord("x", 10, "f", 1, "m", (), None).getMessage(), logging.getLogRecordFactory() is Mine)
logging.setLogRecordFactory(before)
show(lambda: logging.getLogger("x").makeRecord("x", 10, "f", 1, "m", (), None, extra={"message": 1}))
