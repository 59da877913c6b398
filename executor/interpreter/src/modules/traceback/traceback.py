import sys as _sys
from types import TracebackType as _TracebackType

__all__ = [
    *("extract_stack", "extract_tb", "format_exception", "format_exception_only", "format_list", "format_stack"),
    *("format_tb", "print_exc", "format_exc", "print_exception", "print_last", "print_stack", "print_tb"),
    *("clear_frames", "FrameSummary", "StackSummary", "TracebackException", "walk_stack", "walk_tb"),
]
class _Sentinel:
    # Stands for what was not given.
    def __repr__(self):
        return "<implicit>"


_sentinel = _Sentinel()


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
            if not isinstance(one, FrameSummary):
                filename, lineno, name, line = one
                one = FrameSummary(filename, lineno, name, line=line)
            made.append(one)
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
    return _summary(_entries(tb), limit)


def _summary(entries, limit):
    made = StackSummary()
    for filename, lineno, name, line, text in _limited(entries, limit):
        one = FrameSummary(filename, lineno, name, line=line)
        one._text = text
        made.append(one)
    return made


def extract_stack(f=None, limit=None):
    """The calls that run now."""
    return _summary(_calls()[:-1], None if limit is None else -limit)


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
    """The texts of the calls that run now."""
    return _stack_above(limit).format()


def print_stack(f=None, limit=None, file=None):
    """Print the calls that run now."""
    print_list(_stack_above(limit), file)


def _stack_above(limit):
    """The calls around the function that calls this one."""
    return _summary(_calls()[:-2], None if limit is None else -limit)


def _value_of(exc, value, tb=None):
    if (value is _sentinel) != (tb is _sentinel) and tb is not None:
        raise ValueError("Both or neither of value and tb must be given")
    if value is _sentinel:
        if exc is not None and not isinstance(exc, BaseException):
            raise TypeError(f"Exception expected for value, {type(exc).__name__} found")
        return exc
    if tb is not None and tb is not _sentinel and not isinstance(tb, _TracebackType):
        tb.tb_frame
    if value is not None and not isinstance(value, BaseException):
        value.__suppress_context__
    return value


def _formatted(value, limit, chain):
    if value is None:
        return ["NoneType: None\n"]
    if chain and limit is None:
        return _whole(value).splitlines(True)
    if not isinstance(value, BaseExceptionGroup):
        return list(TracebackException.from_exception(value, limit=limit).format(chain=chain))
    parts = []
    if value.__traceback__ is not None:
        parts.append("Traceback (most recent call last):\n")
        parts.extend(format_tb(value.__traceback__, limit))
    parts.extend(_last_lines(value))
    return parts


def format_exception(exc, /, value=_sentinel, tb=_sentinel, limit=None, chain=True, **kwargs):
    """The lines that an uncaught exception would print."""
    return _grouped(_formatted(_value_of(exc, value, tb), limit, chain))


def _grouped(lines):
    """Lines put together as they belong: those of one part of a traceback are one text."""
    made = []
    for line in lines:
        if made and line.startswith("    ") and made[-1].startswith("  File "):
            made[-1] += line
        elif made and made[-1] and made[-1] + line in (_CAUSE[: len(made[-1] + line)], _CONTEXT[: len(made[-1] + line)]):
            # What stands between two exceptions of a chain.
            made[-1] += line
        else:
            made.append(line)
    return made


def _last_lines(value, alone=False):
    """The message as one piece, however many lines it has; each line of a note as one of its own."""
    lines = [line + "\n" for line in _only(value, alone).removesuffix("\n").split("\n")]
    if isinstance(value, SyntaxError):
        return lines
    notes = getattr(value, "__notes__", None)
    count = sum(str(note).count("\n") + 1 for note in notes) if isinstance(notes, (list, tuple)) else 0
    end = max(len(lines) - count, 1)
    return ["".join(lines[:end]), *lines[end:]]


def format_exception_only(exc, /, value=_sentinel, *, show_group=False, **kwargs):
    """The last lines of what an uncaught exception would print."""
    value = _value_of(exc, value)
    if show_group and value is not None:
        return list(TracebackException(type(value), value, None).format_exception_only(show_group=True))
    return ["NoneType: None\n"] if value is None else _last_lines(value, alone=True)


def print_exception(exc, /, value=_sentinel, tb=_sentinel, limit=None, file=None, chain=True, **kwargs):
    """Print what an uncaught exception would print."""
    print("".join(_formatted(_value_of(exc, value, tb), limit, chain)), end="", file=file or _sys.stderr)


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


_CAUSE = "\nThe above exception was the direct cause of the following exception:\n\n"
_CONTEXT = "\nDuring handling of the above exception, another exception occurred:\n\n"


class _Box:
    """How deep in boxes the lines of a group stand, and whether the innermost is still open."""

    def __init__(self):
        self.depth = 0
        self.is_open = False

    def margin(self):
        return "  " * self.depth

    def lines(self, texts, mark="|"):
        """Texts with a margin in front of each of their lines."""
        for text in texts:
            if self.depth:
                text = "".join(f"{self.margin()}{mark} {line}" for line in text.splitlines(True))
            yield text


class TracebackException:
    """An exception, kept as text. Its stack can be changed before it is formatted."""

    def __init__(
        self,
        exc_type,
        exc_value,
        exc_traceback,
        *,
        limit=None,
        lookup_lines=True,
        capture_locals=False,
        compact=False,
        max_group_width=15,
        max_group_depth=10,
        save_exc_type=True,
        _known=None,
    ):
        self.max_group_width = max_group_width
        self.max_group_depth = max_group_depth
        self.exceptions = None
        self._exc_type = exc_type
        if exc_traceback is not None and not isinstance(exc_traceback, _TracebackType):
            exc_traceback.tb_frame
        self.stack = StackSummary() if exc_traceback is None else extract_tb(exc_traceback, limit)
        self._str = "<exception str() failed>"
        self.__notes__ = getattr(exc_value, "__notes__", None)
        if exc_type is not None:
            exc_type.__qualname__
        self.__cause__ = self.__context__ = None
        self.__suppress_context__ = exc_value is not None and exc_value.__suppress_context__
        if exc_value is None:
            self._str, self._lines = "None", ["NoneType: None\n"]
            return
        try:
            self._str = str(exc_value)
        except Exception:
            pass
        self._lines = _last_lines(exc_value)
        if isinstance(exc_value, SyntaxError):
            for name in ("filename", "lineno", "end_lineno", "text", "offset", "end_offset", "msg"):
                setattr(self, name, getattr(exc_value, name, None))
            self.lineno = None if self.lineno is None else str(self.lineno)
            self.end_lineno = None if self.end_lineno is None else str(self.end_lineno)
        options = {"limit": limit, "max_group_width": max_group_width, "max_group_depth": max_group_depth}
        if _known is None:
            self._add_chain(exc_value, compact, options)
        if isinstance(exc_value, BaseExceptionGroup):
            self.exceptions = [TracebackException.from_exception(one, **options) for one in exc_value.exceptions]

    def _add_chain(self, error, compact, options):
        """Everything behind this exception, each exception once."""
        known = {id(error): self}
        waiting = [(self, error)]
        while waiting:
            made, error = waiting.pop()
            hidden = compact and (error.__cause__ is not None or error.__suppress_context__)
            for name, behind in (("__cause__", error.__cause__), ("__context__", error.__context__)):
                if behind is None or id(behind) in known or hidden and name == "__context__":
                    continue
                one = TracebackException(type(behind), behind, behind.__traceback__, **options, _known=known)
                known[id(behind)] = one
                setattr(made, name, one)
                waiting.append((one, behind))

    @classmethod
    def from_exception(cls, exc, *args, **kwargs):
        """What is known about an exception."""
        return cls(type(exc), exc, exc.__traceback__, *args, **kwargs)

    @property
    def exc_type(self):
        """The class of the exception, by a name that goes away."""
        import warnings

        warnings.warn("Deprecated in 3.13. Use exc_type_str instead.", DeprecationWarning, stacklevel=2)
        return self._exc_type

    @property
    def exc_type_str(self):
        if self._exc_type is None:
            return None
        module = self._exc_type.__module__
        name = self._exc_type.__qualname__
        return name if module in ("builtins", "__main__") else f"{module}.{name}"

    def __eq__(self, other):
        if isinstance(other, TracebackException):
            return self.__dict__ == other.__dict__
        return NotImplemented

    def __str__(self):
        return self._str

    def format_exception_only(self, *, show_group=False, _depth=0, **kwargs):
        """The last lines, and those of the members of a group."""
        if _depth:
            for text in self._lines:
                for line in text.removesuffix("\n").split("\n"):
                    yield f"{'   ' * _depth}{line}\n"
        else:
            yield from self._lines
        if show_group and self.exceptions:
            for one in self.exceptions:
                yield from one.format_exception_only(show_group=True, _depth=_depth + 1)

    def _own_lines(self, chain, box):
        if self.exceptions is None:
            if self.stack:
                yield from box.lines(["Traceback (most recent call last):\n", *self.stack.format()])
            yield from box.lines(self._lines)
            return
        if box.depth > self.max_group_depth:
            yield from box.lines([f"... (max_group_depth is {self.max_group_depth})\n"])
            return
        is_outermost = box.depth == 0
        box.depth += is_outermost
        if self.stack:
            yield from box.lines(["Exception Group Traceback (most recent call last):\n"], "+" if is_outermost else "|")
            yield from box.lines(self.stack.format())
        yield from box.lines(self._lines)
        yield from self._members(chain, box)
        if is_outermost:
            box.depth = 0

    def _members(self, chain, box):
        """Each member of a group in a box of its own, up to the width."""
        left_out = max(len(self.exceptions) - self.max_group_width, 0)
        boxes = [(str(place), one) for place, one in enumerate(self.exceptions[: self.max_group_width], 1)]
        if left_out:
            boxes.append(("...", None))
        for place, (title, one) in enumerate(boxes):
            is_last = place == len(boxes) - 1
            box.is_open = box.is_open or is_last
            yield f"{box.margin()}{'  ' if place else '+-'}+---------------- {title} ----------------\n"
            box.depth += 1
            if one is None:
                yield from box.lines([f"and {left_out} more exception{'s' if left_out > 1 else ''}\n"])
            else:
                yield from one.format(chain=chain, _box=box)
            # A group that is the last member of another has closed both.
            if is_last and box.is_open:
                yield f"{box.margin()}+------------------------------------\n"
                box.is_open = False
            box.depth -= 1

    def format(self, *, chain=True, _box=None, **kwargs):
        """All lines."""
        box = _Box() if _box is None else _box
        parts = [(None, self)]
        last = self
        while chain:
            if last.__cause__ is not None:
                words, last = _CAUSE, last.__cause__
            elif last.__context__ is not None and not last.__suppress_context__:
                words, last = _CONTEXT, last.__context__
            else:
                break
            parts.append((words, last))
        while parts:
            words, one = parts.pop()
            yield from one._own_lines(chain, box)
            if words is not None:
                yield from box.lines([words])

    def print(self, *, file=None, chain=True, **kwargs):
        """Print all lines."""
        print("".join(self.format(chain=chain)), end="", file=file or _sys.stderr)
