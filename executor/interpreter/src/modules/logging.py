import atexit as _atexit
import sys as _sys
import time as _time
from weakref import ref as _ref

__all__ = [
    *("BASIC_FORMAT", "BufferingFormatter", "CRITICAL", "DEBUG", "ERROR", "FATAL", "FileHandler", "Filter", "Formatter"),
    *("Handler", "INFO", "LogRecord", "Logger", "LoggerAdapter", "NOTSET", "NullHandler", "StreamHandler", "WARN"),
    *("WARNING", "addLevelName", "basicConfig", "captureWarnings", "critical", "debug", "disable", "error"),
    *("exception", "fatal", "getLevelName", "getLogger", "getLoggerClass", "info", "log", "makeLogRecord"),
    *("setLoggerClass", "shutdown", "warn", "warning", "getLogRecordFactory", "setLogRecordFactory", "lastResort"),
    *("raiseExceptions", "getLevelNamesMapping", "getHandlerByName", "getHandlerNames"),
]
CRITICAL = FATAL = 50
ERROR = 40
WARNING = WARN = 30
INFO = 20
DEBUG = 10
NOTSET = 0
raiseExceptions = True
BASIC_FORMAT = "%(levelname)s:%(name)s:%(message)s"
_level_names = {
    **{CRITICAL: "CRITICAL", ERROR: "ERROR", WARNING: "WARNING", INFO: "INFO", DEBUG: "DEBUG", NOTSET: "NOTSET"},
}
_levels = {
    **{"CRITICAL": CRITICAL, "FATAL": FATAL, "ERROR": ERROR, "WARN": WARNING, "WARNING": WARNING, "INFO": INFO},
    **{"DEBUG": DEBUG, "NOTSET": NOTSET},
}
_start = _time.time()
_FILE = "<logging>"
_handlers = {}
# Weak references to all of them, in the order in which they were made.
_all_handlers = []


def getLevelNamesMapping():
    """Levels by name."""
    return _levels.copy()


def getLevelName(level):
    """The name of a level, or the level of a name."""
    found = _level_names.get(level)
    if found is None:
        found = _levels.get(level)
    return "Level %s" % level if found is None else found


def addLevelName(level, levelName):
    """Give a level a name."""
    _level_names[level] = levelName
    _levels[levelName] = level


def _checked_level(level):
    if isinstance(level, int):
        return level
    if str(level) == level:
        if level not in _levels:
            raise ValueError(f"Unknown level: {level!r}")
        return _levels[level]
    raise TypeError(f"Level not an integer or a valid string: {level!r}")


class LogRecord:
    """One event."""

    def __init__(self, name, level, pathname, lineno, msg, args, exc_info, func=None, sinfo=None, **kwargs):
        now = _time.time()
        self.name = name
        self.msg = msg
        if args and len(args) == 1 and isinstance(args[0], dict) and args[0]:
            args = args[0]
        self.args = args
        self.levelname = getLevelName(level)
        self.levelno = level
        self.pathname = pathname
        try:
            self.filename = pathname.rpartition("/")[-1]
            self.module = self.filename.rpartition(".")[0] or self.filename
        except (TypeError, ValueError, AttributeError):
            self.filename = pathname
            self.module = "Unknown module"
        self.exc_info = exc_info
        self.exc_text = None
        self.stack_info = sinfo
        self.lineno = lineno
        self.funcName = func
        self.created = now
        self.msecs = int((now - int(now)) * 1000) + 0.0
        self.relativeCreated = (now - _start) * 1000
        self.thread = 1
        self.threadName = "MainThread"
        self.processName = "MainProcess"
        self.process = 1
        self.taskName = None

    def __repr__(self):
        shown = (self.name, self.levelno, self.pathname, self.lineno, self.msg)
        return '<LogRecord: %s, %s, %s, %s, "%s">' % shown

    def getMessage(self):
        """The message with its arguments put in."""
        message = str(self.msg)
        return message % self.args if self.args else message


_record_factory = LogRecord


def setLogRecordFactory(factory):
    """Have records made by something else."""
    global _record_factory
    _record_factory = factory


def getLogRecordFactory():
    """What makes records."""
    return _record_factory


def makeLogRecord(dict):
    """A record with these attributes."""
    record = _record_factory(None, None, "", 0, "", (), None, None)
    record.__dict__.update(dict)
    return record


class PercentStyle:
    default_format = "%(message)s"
    asctime_format = "%(asctime)s"
    asctime_search = "%(asctime)"

    def __init__(self, fmt, *, defaults=None):
        self._fmt = fmt or self.default_format
        self._defaults = defaults

    def usesTime(self):
        return self._fmt.find(self.asctime_search) >= 0

    def validate(self):
        import re

        if not re.search(r"%\(\w+\)[#0+ -]*(\*|\d+)?(\.(\*|\d+))?[diouxefgcrsa%]", self._fmt, re.IGNORECASE):
            raise ValueError(f"Invalid format '{self._fmt}' for '{self.default_format[0]}' style")

    def _values(self, record):
        return {**self._defaults, **record.__dict__} if self._defaults else record.__dict__

    def format(self, record):
        try:
            return self._format(record)
        except KeyError as error:
            raise ValueError(f"Formatting field not found in record: {error}")

    def _format(self, record):
        return self._fmt % self._values(record)


class StrFormatStyle(PercentStyle):
    default_format = "{message}"
    asctime_format = "{asctime}"
    asctime_search = "{asctime"

    def validate(self):
        import re
        from string import Formatter

        found = False
        try:
            for _, name, spec, conversion in Formatter().parse(self._fmt):
                if name:
                    if not re.match(r"(\d+|\w+)(\.\w+|\[[^]]+\])*$", name):
                        raise ValueError(f"invalid field name/expression: {name!r}")
                    found = True
                if conversion and conversion not in "rsa":
                    raise ValueError(f"invalid conversion: {conversion!r}")
                size = r"(\d+|{\w+})"
                plain = rf"(.?[<=>^])?[+ -]?#?0?{size}?[,_]?(\.{size})?[bcdefgnosx%]?$"
                if spec and not re.match(plain, spec, re.I):
                    raise ValueError(f"bad specifier: {spec!r}")
        except ValueError as error:
            raise ValueError(f"invalid format: {error}")
        if not found:
            raise ValueError("invalid format: no fields")

    def _format(self, record):
        return self._fmt.format(**self._values(record))


class StringTemplateStyle(PercentStyle):
    default_format = "${message}"
    asctime_format = "${asctime}"
    asctime_search = "${asctime}"

    def usesTime(self):
        return "$asctime" in self._fmt or self.asctime_search in self._fmt

    def validate(self):
        from string import Template

        found = False
        for match in Template.pattern.finditer(self._fmt):
            parts = match.groupdict()
            if parts["named"] or parts["braced"]:
                found = True
            elif match.group() == "$":
                raise ValueError("invalid format: bare '$' not allowed")
        if not found:
            raise ValueError("invalid format: no fields")

    def _format(self, record):
        from string import Template

        return Template(self._fmt).substitute(**self._values(record))


_STYLES = {
    "%": (PercentStyle, BASIC_FORMAT),
    "{": (StrFormatStyle, "{levelname}:{name}:{message}"),
    "$": (StringTemplateStyle, "${levelname}:${name}:${message}"),
}


class Formatter:
    """Makes text of records."""

    converter = _time.localtime
    default_time_format = "%Y-%m-%d %H:%M:%S"
    default_msec_format = "%s,%03d"

    def __init__(self, fmt=None, datefmt=None, style="%", validate=True, *, defaults=None):
        if style not in _STYLES:
            raise ValueError(f"Style must be one of: {','.join(_STYLES)}")
        self._style = _STYLES[style][0](fmt, defaults=defaults)
        if validate:
            self._style.validate()
        self._fmt = self._style._fmt
        self.datefmt = datefmt

    def formatTime(self, record, datefmt=None):
        moment = self.converter(record.created)
        if datefmt:
            return _time.strftime(datefmt, moment)
        text = _time.strftime(self.default_time_format, moment)
        return self.default_msec_format % (text, record.msecs) if self.default_msec_format else text

    def formatException(self, ei):
        import traceback

        trace = ei[2]
        text = "".join(traceback.format_exception(ei[0], ei[1], trace))
        return text[:-1] if text[-1:] == "\n" else text

    def formatStack(self, stack_info):
        return stack_info

    def usesTime(self):
        return self._style.usesTime()

    def formatMessage(self, record):
        return self._style.format(record)

    def format(self, record):
        """The text of a record."""
        record.message = record.getMessage()
        if self.usesTime():
            record.asctime = self.formatTime(record, self.datefmt)
        text = self.formatMessage(record)
        if record.exc_info and not record.exc_text:
            record.exc_text = self.formatException(record.exc_info)
        for more in (record.exc_text, record.stack_info and self.formatStack(record.stack_info)):
            if more:
                text = text + ("" if text[-1:] == "\n" else "\n") + more
        return text


class BufferingFormatter:
    """Makes text of several records."""

    def __init__(self, linefmt=None):
        self.linefmt = linefmt or _default_formatter

    def formatHeader(self, records):
        return ""

    def formatFooter(self, records):
        return ""

    def format(self, records):
        if not records:
            return ""
        body = "".join(self.linefmt.format(one) for one in records)
        return self.formatHeader(records) + body + self.formatFooter(records)


_default_formatter = Formatter()


class Filter:
    """Lets records of a logger and those below it pass."""

    def __init__(self, name=""):
        self.name = name
        self.nlen = len(name)

    def filter(self, record):
        if self.nlen == 0 or self.name == record.name:
            return True
        return record.name.startswith(self.name + ".")


class Filterer:
    """Has filters."""

    def __init__(self):
        self.filters = []

    def addFilter(self, filter):
        if filter not in self.filters:
            self.filters.append(filter)

    def removeFilter(self, filter):
        if filter in self.filters:
            self.filters.remove(filter)

    def filter(self, record):
        for one in self.filters:
            result = one.filter(record) if hasattr(one, "filter") else one(record)
            if not result:
                return False
            if isinstance(result, LogRecord):
                record = result
        return record


class Handler(Filterer):
    """Does something with records."""

    def __init__(self, level=NOTSET):
        super().__init__()
        self._name = None
        self.level = _checked_level(level)
        self.formatter = None
        _all_handlers.append(_ref(self, _all_handlers.remove))

    @property
    def name(self):
        return self._name

    @name.setter
    def name(self, name):
        _handlers.pop(self._name, None)
        self._name = name
        if name:
            _handlers[name] = self

    def get_name(self):
        return self.name

    def set_name(self, name):
        self.name = name

    def createLock(self):
        pass

    def acquire(self):
        pass

    def release(self):
        pass

    def setLevel(self, level):
        self.level = _checked_level(level)

    def setFormatter(self, fmt):
        self.formatter = fmt

    def format(self, record):
        return (self.formatter or _default_formatter).format(record)

    def emit(self, record):
        raise NotImplementedError("emit must be implemented by Handler subclasses")

    def handle(self, record):
        passed = self.filter(record)
        if passed:
            self.emit(passed if isinstance(passed, LogRecord) else record)
        return passed

    def flush(self):
        pass

    def close(self):
        _handlers.pop(self._name, None)

    def handleError(self, record):
        if raiseExceptions:
            import traceback

            print("--- Logging error ---", file=_sys.stderr)
            traceback.print_exc()
            calls = [call for call in traceback.extract_stack() if call.filename != _FILE]
            print("Call stack:", *map(str.rstrip, traceback.format_list(calls)), sep="\n", file=_sys.stderr)
            try:
                print("Message: %r\nArguments: %s" % (record.msg, record.args), file=_sys.stderr)
            except RecursionError:
                raise
            except Exception:
                print("Unable to print the message and arguments - possible formatting error.", file=_sys.stderr)
                print("Use the traceback above to help find the error.", file=_sys.stderr)

    def __repr__(self):
        return "<%s (%s)>" % (type(self).__name__, getLevelName(self.level))


class StreamHandler(Handler):
    """Writes records to a stream."""

    terminator = "\n"

    def __init__(self, stream=None):
        super().__init__()
        self.stream = _sys.stderr if stream is None else stream

    def flush(self):
        if hasattr(self.stream, "flush"):
            self.stream.flush()

    def emit(self, record):
        try:
            self.stream.write(self.format(record) + self.terminator)
            self.flush()
        except RecursionError:
            raise
        except Exception:
            self.handleError(record)

    def setStream(self, stream):
        if stream is self.stream:
            return None
        before, self.stream = self.stream, stream
        return before

    def __repr__(self):
        name = str(getattr(self.stream, "name", ""))
        return f"<{type(self).__name__} {name + ' ' if name else ''}({getLevelName(self.level)})>"


class FileHandler(StreamHandler):
    """Not available: there are no files here."""

    def __init__(self, filename, mode="a", encoding=None, delay=False, errors=None):
        raise PermissionError("logging.FileHandler() is not available in this sandbox")


class _StderrHandler(StreamHandler):
    def __init__(self, level=NOTSET):
        Handler.__init__(self, level)

    @property
    def stream(self):
        return _sys.stderr


class NullHandler(Handler):
    """Does nothing."""

    def handle(self, record):
        pass

    emit = handle


lastResort = _StderrHandler(WARNING)


class Logger(Filterer):
    """Where events are told."""

    def __init__(self, name, level=NOTSET):
        super().__init__()
        self.name = name
        self.level = _checked_level(level)
        self.parent = None
        self.propagate = True
        self.handlers = []
        self.disabled = False
        self._cache = {}

    def setLevel(self, level):
        self.level = _checked_level(level)
        self.manager._clear_cache()

    def debug(self, msg, *args, **kwargs):
        if self.isEnabledFor(DEBUG):
            self._log(DEBUG, msg, args, **kwargs)

    def info(self, msg, *args, **kwargs):
        if self.isEnabledFor(INFO):
            self._log(INFO, msg, args, **kwargs)

    def warning(self, msg, *args, **kwargs):
        if self.isEnabledFor(WARNING):
            self._log(WARNING, msg, args, **kwargs)

    def warn(self, msg, *args, **kwargs):
        _old_name("method")
        self.warning(msg, *args, **kwargs)

    def error(self, msg, *args, **kwargs):
        if self.isEnabledFor(ERROR):
            self._log(ERROR, msg, args, **kwargs)

    def exception(self, msg, *args, exc_info=True, **kwargs):
        self.error(msg, *args, exc_info=exc_info, **kwargs)

    def critical(self, msg, *args, **kwargs):
        if self.isEnabledFor(CRITICAL):
            self._log(CRITICAL, msg, args, **kwargs)

    def fatal(self, msg, *args, **kwargs):
        self.critical(msg, *args, **kwargs)

    def log(self, level, msg, *args, **kwargs):
        if not isinstance(level, int):
            if raiseExceptions:
                raise TypeError("level must be an integer")
            return
        if self.isEnabledFor(level):
            self._log(level, msg, args, **kwargs)

    def makeRecord(self, name, level, fn, lno, msg, args, exc_info, func=None, extra=None, sinfo=None):
        record = _record_factory(name, level, fn, lno, msg, args, exc_info, func, sinfo)
        for key in extra or ():
            if key in ("message", "asctime") or key in record.__dict__:
                raise KeyError(f"Attempt to overwrite {key!r} in LogRecord")
            record.__dict__[key] = extra[key]
        return record

    def findCaller(self, stack_info=False, stacklevel=1):
        """File, line and function of the call that tells, and the calls around it as text when that is asked for."""
        place = _place(1)
        level = 1
        while place is not None and (place[0] == _FILE or stacklevel > 1):
            if place[0] != _FILE:
                stacklevel -= 1
            level += 1
            above = _place(level)
            if above is None:
                break
            place = above
        filename, lineno, name, _ = place
        stack = None
        if stack_info:
            import traceback

            calls = traceback.format_list(traceback.extract_stack()[:-level])
            stack = "Stack (most recent call last):\n" + "".join(calls).rstrip("\n")
        return filename, lineno, name, stack

    def _log(self, level, msg, args, exc_info=None, extra=None, stack_info=False, stacklevel=1):
        filename, lineno, name, stack = self.findCaller(stack_info, stacklevel)
        if exc_info:
            if isinstance(exc_info, BaseException):
                exc_info = (type(exc_info), exc_info, exc_info.__traceback__)
            elif not isinstance(exc_info, tuple):
                exc_info = _sys.exc_info()
        self.handle(self.makeRecord(self.name, level, filename, lineno, msg, args, exc_info, name, extra, stack))

    def handle(self, record):
        if self.disabled:
            return
        passed = self.filter(record)
        if passed:
            self.callHandlers(passed if isinstance(passed, LogRecord) else record)

    def addHandler(self, hdlr):
        if hdlr not in self.handlers:
            self.handlers.append(hdlr)

    def removeHandler(self, hdlr):
        if hdlr in self.handlers:
            self.handlers.remove(hdlr)

    def hasHandlers(self):
        logger = self
        while logger:
            if logger.handlers:
                return True
            logger = logger.parent if logger.propagate else None
        return False

    def callHandlers(self, record):
        logger, found = self, 0
        while logger:
            for one in logger.handlers:
                found += 1
                if record.levelno >= one.level:
                    one.handle(record)
            logger = logger.parent if logger.propagate else None
        if not found and lastResort and record.levelno >= lastResort.level:
            lastResort.handle(record)

    def getEffectiveLevel(self):
        logger = self
        while logger:
            if logger.level:
                return logger.level
            logger = logger.parent
        return NOTSET

    def isEnabledFor(self, level):
        if self.disabled:
            return False
        try:
            return self._cache[level]
        except KeyError:
            enabled = not self.manager.disable >= level and level >= self.getEffectiveLevel()
            self._cache[level] = enabled
            return enabled

    def getChild(self, suffix):
        return self.manager.getLogger(suffix if self.root is self else ".".join((self.name, suffix)))

    def __reduce__(self):
        if getLogger(self.name) is not self:
            raise TypeError("logger cannot be pickled")
        return getLogger, (self.name,)

    def getChildren(self):
        depth = 0 if self is self.manager.root else self.name.count(".") + 1
        loggers = [one for one in self.manager.loggerDict.values() if isinstance(one, Logger)]
        return {one for one in loggers if one.parent is self and one.name.count(".") == depth}

    def __repr__(self):
        level = getLevelName(self.getEffectiveLevel())
        return "<%s %s (%s)>" % (type(self).__name__, self.name, level)


class RootLogger(Logger):
    """The logger above all others."""

    def __init__(self, level):
        super().__init__("root", level)


class PlaceHolder:
    """Stands where a logger would be that nobody has asked for, but one below it."""

    def __init__(self, alogger):
        self.loggerMap = {alogger: None}

    def append(self, alogger):
        self.loggerMap[alogger] = None


class Manager:
    """Knows all loggers."""

    def __init__(self, rootnode):
        self.root = rootnode
        self._disable = 0
        self.loggerDict = {}
        self.loggerClass = None
        self.logRecordFactory = None

    @property
    def disable(self):
        return self._disable

    @disable.setter
    def disable(self, value):
        self._disable = _checked_level(value)

    def _clear_cache(self):
        """Forget which levels are enabled: something about levels has changed."""
        for logger in self.loggerDict.values():
            if isinstance(logger, Logger):
                logger._cache.clear()
        self.root._cache.clear()

    def getLogger(self, name):
        if not isinstance(name, str):
            raise TypeError("A logger name must be a string")
        known = self.loggerDict.get(name)
        if isinstance(known, Logger):
            return known
        made = (self.loggerClass or _logger_class)(name)
        made.manager = self
        self.loggerDict[name] = made
        made.parent = self.root
        above = name
        while "." in above:
            above = above.rpartition(".")[0]
            found = self.loggerDict.get(above)
            if isinstance(found, Logger):
                made.parent = found
                break
            if found is None:
                self.loggerDict[above] = PlaceHolder(made)
            else:
                found.append(made)
        if known is not None:
            # What lay below the place holder may lie below something that is nearer.
            for below in known.loggerMap:
                if not below.parent.name.startswith(name):
                    made.parent = below.parent
                    below.parent = made
        return made

    def setLoggerClass(self, klass):
        if klass != Logger and not issubclass(klass, Logger):
            raise TypeError("logger not derived from logging.Logger: " + klass.__name__)
        self.loggerClass = klass

    def setLogRecordFactory(self, factory):
        self.logRecordFactory = factory


root = RootLogger(WARNING)
Logger.root = root
Logger.manager = Manager(root)
_logger_class = Logger


def setLoggerClass(klass):
    """Have loggers made of another class."""
    global _logger_class
    if klass != Logger and not issubclass(klass, Logger):
        raise TypeError("logger not derived from logging.Logger: " + klass.__name__)
    _logger_class = klass


def getLoggerClass():
    """The class of loggers."""
    return _logger_class


def getLogger(name=None):
    """The logger of a name."""
    if not name or isinstance(name, str) and name == root.name:
        return root
    return Logger.manager.getLogger(name)


def _old_name(kind):
    import warnings

    warnings.warn(f"The 'warn' {kind} is deprecated, use 'warning' instead", DeprecationWarning, 3)


class LoggerAdapter:
    """A logger that adds something to what it is told."""

    def __init__(self, logger, extra=None, merge_extra=False):
        self.logger = logger
        self.extra = extra
        self.merge_extra = merge_extra

    def process(self, msg, kwargs):
        if self.merge_extra and "extra" in kwargs:
            kwargs["extra"] = {**self.extra, **kwargs["extra"]}
        else:
            kwargs["extra"] = self.extra
        return msg, kwargs

    def log(self, level, msg, *args, **kwargs):
        if self.isEnabledFor(level):
            msg, kwargs = self.process(msg, kwargs)
            self.logger.log(level, msg, *args, **kwargs)

    def debug(self, msg, *args, **kwargs):
        self.log(DEBUG, msg, *args, **kwargs)

    def info(self, msg, *args, **kwargs):
        self.log(INFO, msg, *args, **kwargs)

    def warning(self, msg, *args, **kwargs):
        self.log(WARNING, msg, *args, **kwargs)

    def warn(self, msg, *args, **kwargs):
        _old_name("method")
        self.warning(msg, *args, **kwargs)

    def error(self, msg, *args, **kwargs):
        self.log(ERROR, msg, *args, **kwargs)

    def exception(self, msg, *args, exc_info=True, **kwargs):
        self.log(ERROR, msg, *args, exc_info=exc_info, **kwargs)

    def critical(self, msg, *args, **kwargs):
        self.log(CRITICAL, msg, *args, **kwargs)

    def isEnabledFor(self, level):
        return self.logger.isEnabledFor(level)

    def setLevel(self, level):
        self.logger.setLevel(level)

    def getEffectiveLevel(self):
        return self.logger.getEffectiveLevel()

    def hasHandlers(self):
        return self.logger.hasHandlers()

    def _log(self, level, msg, args, **kwargs):
        return self.logger._log(level, msg, args, **kwargs)

    @property
    def manager(self):
        return self.logger.manager

    @manager.setter
    def manager(self, value):
        self.logger.manager = value

    @property
    def name(self):
        return self.logger.name

    def __repr__(self):
        logger = self.logger
        level = getLevelName(logger.getEffectiveLevel())
        return "<%s %s (%s)>" % (type(self).__name__, logger.name, level)

    def __class_getitem__(cls, item, /):
        from types import GenericAlias

        return GenericAlias(cls, item)


def basicConfig(**kwargs):
    """Give the root logger a handler, unless it has one."""
    force = kwargs.pop("force", False)
    kwargs.pop("encoding", None)
    kwargs.pop("errors", None)
    if force:
        for one in root.handlers[:]:
            root.removeHandler(one)
            one.close()
    if root.handlers:
        return
    handlers = kwargs.pop("handlers", None)
    filename = kwargs.pop("filename", None)
    kwargs.pop("filemode", None)
    stream = kwargs.pop("stream", None)
    if handlers is None and filename is not None:
        if stream is not None:
            raise ValueError("'stream' and 'filename' should not be specified together")
        handlers = [FileHandler(filename)]
    elif handlers is None:
        handlers = [StreamHandler(stream)]
    elif stream is not None or filename is not None:
        raise ValueError("'stream' or 'filename' should not be specified together with 'handlers'")
    datefmt = kwargs.pop("datefmt", None)
    style = kwargs.pop("style", "%")
    if style not in _STYLES:
        raise ValueError(f"Style must be one of: {','.join(_STYLES)}")
    made = Formatter(kwargs.pop("format", _STYLES[style][1]), datefmt, style)
    for one in handlers:
        if one.formatter is None:
            one.setFormatter(made)
        root.addHandler(one)
    level = kwargs.pop("level", None)
    if level is not None:
        root.setLevel(level)
    if kwargs:
        raise ValueError(f"Unrecognised argument(s): {', '.join(kwargs)}")


def _by_root(name):
    def tell(msg, *args, **kwargs):
        if not root.handlers:
            basicConfig()
        getattr(root, name)(msg, *args, **kwargs)

    tell.__name__ = tell.__qualname__ = name
    tell.__doc__ = "Tell the root logger."
    return tell


debug, info, warning, error, critical = map(_by_root, ("debug", "info", "warning", "error", "critical"))


def exception(msg, *args, exc_info=True, **kwargs):
    """Tell the root logger of an error, with the exception that is handled."""
    error(msg, *args, exc_info=exc_info, **kwargs)


def log(level, msg, *args, **kwargs):
    """Tell the root logger something of a level."""
    if not root.handlers:
        basicConfig()
    root.log(level, msg, *args, **kwargs)


def fatal(msg, *args, **kwargs):
    """Tell the root logger."""
    critical(msg, *args, **kwargs)


def warn(msg, *args, **kwargs):
    """Tell the root logger, by a name that has gone out of use."""
    _old_name("function")
    warning(msg, *args, **kwargs)


def disable(level=CRITICAL):
    """Ignore events up to a level."""
    root.manager.disable = level
    root.manager._clear_cache()


_shows_warnings = None


def _tell_warning(message, category, filename, lineno, file=None, line=None):
    if file is not None:
        if _shows_warnings is not None:
            _shows_warnings(message, category, filename, lineno, file, line)
        return
    import warnings

    text = warnings.formatwarning(message, category, filename, lineno, line)
    logger = getLogger("py.warnings")
    if not logger.handlers:
        logger.addHandler(NullHandler())
    logger.warning(str(text))


def captureWarnings(capture):
    """Have warnings told to a logger, or not any more."""
    global _shows_warnings
    import warnings

    if capture and _shows_warnings is None:
        _shows_warnings = warnings.showwarning
        warnings.showwarning = _tell_warning
    elif not capture and _shows_warnings is not None:
        warnings.showwarning = _shows_warnings
        _shows_warnings = None


def getHandlerByName(name):
    """The handler of a name."""
    return _handlers.get(name)


def getHandlerNames():
    """The names of handlers."""
    return frozenset(_handlers)


def shutdown(handlerList=_all_handlers):
    """Flush and close all handlers, the last one first."""
    for reference in handlerList[::-1]:
        try:
            _end(reference())
        except Exception:
            if raiseExceptions:
                raise


def _end(handler):
    if not handler:
        return
    handler.acquire()
    try:
        if getattr(handler, "flushOnClose", True):
            handler.flush()
        handler.close()
    except (OSError, ValueError):
        # The stream behind it may have been closed before.
        pass
    finally:
        handler.release()


_atexit.register(shutdown)
