import sys as _sys

__all__ = [
    *("extract_stack", "extract_tb", "format_exception", "format_exception_only", "format_list", "format_stack"),
    *("format_tb", "print_exc", "format_exc", "print_exception", "print_last", "print_stack", "print_tb"),
    *("clear_frames", "FrameSummary", "StackSummary", "TracebackException", "walk_stack", "walk_tb", "print_list"),
]
_sentinel = object()


class FrameSummary:
    """One part of a traceback."""

    __slots__ = ("filename", "lineno", "name", "line", "locals", "_text")

    def __init__(self, filename, lineno, name, *, lookup_line=True, locals=None, line=None, **positions):
        self.filename = filename
        self.lineno = lineno
        self.name = name
        self.line = line
        self.locals = locals
        self._text = None

    def __eq__(self, other):
        if isinstance(other, FrameSummary):
            return tuple(self) == tuple(other)
        if isinstance(other, tuple):
            return tuple(self) == other
        return NotImplemented

    def __getitem__(self, place):
        return (self.filename, self.lineno, self.name, self.line)[place]

    def __iter__(self):
        return iter((self.filename, self.lineno, self.name, self.line))

    def __len__(self):
        return 4

    def __repr__(self):
        return f"<FrameSummary file {self.filename}, line {self.lineno} in {self.name}>"


def _text_of(frame):
    if isinstance(frame, FrameSummary) and frame._text is not None:
        return frame._text
    filename, lineno, name, line = frame
    text = f'  File "{filename}", line {lineno}, in {name}\n'
    return text + f"    {line.strip()}\n" if line else text


def _limited(items, limit):
    if limit is None:
        return items
    return items[:limit] if limit >= 0 else items[limit:]


class StackSummary(list):
    """The parts of a traceback."""

    @classmethod
    def from_list(klass, a_list):
        """Parts of tuples."""
        made = klass()
        for one in a_list:
            made.append(one if isinstance(one, FrameSummary) else FrameSummary(*one[:3], line=one[3]))
        return made

    def format_frame_summary(self, frame_summary, **kwargs):
        """The text of one part."""
        return _text_of(frame_summary)

    def format(self, **kwargs):
        """The texts of all parts."""
        result = []
        last = None
        count = 0

        def fold():
            if count > 3:
                more = count - 3
                result.append(f"  [Previous line repeated {more} more time{'s' if more > 1 else ''}]\n")

        for one in self:
            key = (one.filename, one.lineno, one.name)
            if key == last:
                count += 1
            else:
                fold()
                last, count = key, 1
            if count <= 3:
                result.append(_text_of(one))
        fold()
        return result


def extract_tb(tb, limit=None):
    """The parts of a traceback."""
    made = StackSummary()
    for filename, lineno, name, line, text in _limited(_entries(tb), limit):
        one = FrameSummary(filename, lineno, name, line=line)
        one._text = text
        made.append(one)
    return made


def extract_stack(f=None, limit=None):
    """The calls that run now: not available here."""
    return StackSummary()


def walk_tb(tb):
    """Nothing: there are no frames to be seen here."""
    return iter(())


def walk_stack(f):
    """Nothing: there are no frames to be seen here."""
    return iter(())


def format_list(extracted_list):
    """The texts of parts."""
    return StackSummary.from_list(extracted_list).format()


def print_list(extracted_list, file=None):
    """Print the texts of parts."""
    print("".join(format_list(extracted_list)), end="", file=file or _sys.stderr)


def format_tb(tb, limit=None):
    """The texts of the parts of a traceback."""
    return extract_tb(tb, limit).format()


def print_tb(tb, limit=None, file=None):
    """Print the parts of a traceback."""
    print("".join(format_tb(tb, limit)), end="", file=file or _sys.stderr)


def format_stack(f=None, limit=None):
    """The calls that run now: not available here."""
    return []


def print_stack(f=None, limit=None, file=None):
    """Print the calls that run now: not available here."""


def _value_of(exc, value):
    if value is _sentinel:
        if exc is not None and not isinstance(exc, BaseException):
            raise TypeError(f"Exception expected for value, {type(exc).__name__} found")
        return exc
    return value


def _formatted(value, limit, chain):
    if value is None:
        return ["NoneType: None\n"]
    if chain and limit is None:
        return _whole(value).splitlines(True)
    parts = []
    if value.__traceback__ is not None:
        parts.append("Traceback (most recent call last):\n")
        parts.extend(format_tb(value.__traceback__, limit))
    parts.extend(_only(value).splitlines(True))
    return parts


def format_exception(exc, /, value=_sentinel, tb=_sentinel, limit=None, chain=True, **kwargs):
    """The lines that an uncaught exception would print."""
    return _grouped(_formatted(_value_of(exc, value), limit, chain))


def _grouped(lines):
    """Lines put together as they belong: those of one part of a traceback are one text."""
    made = []
    for line in lines:
        if made and line.startswith("    ") and made[-1].startswith("  File "):
            made[-1] += line
        else:
            made.append(line)
    return made


def format_exception_only(exc, /, value=_sentinel, *, show_group=False, **kwargs):
    """The last lines of what an uncaught exception would print."""
    value = _value_of(exc, value)
    return ["NoneType: None\n"] if value is None else _only(value).splitlines(True)


def print_exception(exc, /, value=_sentinel, tb=_sentinel, limit=None, file=None, chain=True, **kwargs):
    """Print what an uncaught exception would print."""
    print("".join(_formatted(_value_of(exc, value), limit, chain)), end="", file=file or _sys.stderr)


def format_exc(limit=None, chain=True):
    """What the exception that is handled now would print."""
    return "".join(_formatted(_sys.exception(), limit, chain))


def print_exc(limit=None, file=None, chain=True):
    """Print what the exception that is handled now would print."""
    print(format_exc(limit, chain), end="", file=file or _sys.stderr)


def print_last(limit=None, file=None, chain=True):
    """The last uncaught exception: there is none while a program runs."""
    raise ValueError("no last exception")


def clear_frames(tb):
    """Nothing: tracebacks hold no frames here."""


class TracebackException:
    """An exception, kept as text."""

    def __init__(self, exc_type, exc_value, exc_traceback, *, limit=None, chain=True, **kwargs):
        self.stack = extract_tb(exc_traceback, limit) if exc_traceback is not None else StackSummary()
        self.exc_type = exc_type
        self.exc_type_str = f"{exc_type.__module__}.{exc_type.__qualname__}"
        if exc_type.__module__ in ("builtins", "__main__"):
            self.exc_type_str = exc_type.__qualname__
        self._str = str(exc_value)
        self._lines = _only(exc_value).splitlines(True)
        self._all = _formatted(exc_value, limit, chain)
        self._own = _formatted(exc_value, limit, False)
        self.__notes__ = getattr(exc_value, "__notes__", None)
        self.__suppress_context__ = exc_value.__suppress_context__
        self.__cause__ = self.__context__ = None
        if exc_value.__cause__ is not None:
            self.__cause__ = TracebackException.from_exception(exc_value.__cause__, limit=limit)
        if exc_value.__context__ is not None:
            self.__context__ = TracebackException.from_exception(exc_value.__context__, limit=limit)

    @classmethod
    def from_exception(cls, exc, *args, **kwargs):
        """What is known about an exception."""
        return cls(type(exc), exc, exc.__traceback__, *args, **kwargs)

    def __str__(self):
        return self._str

    def format_exception_only(self, *, show_group=False, **kwargs):
        """The last lines."""
        yield from self._lines

    def format(self, *, chain=True, **kwargs):
        """All lines."""
        yield from _grouped(self._all if chain else self._own)

    def print(self, *, file=None, chain=True, **kwargs):
        """Print all lines."""
        print("".join(self.format(chain=chain)), end="", file=file or _sys.stderr)
