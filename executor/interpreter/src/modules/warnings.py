import operator as _operator
import sys as _sys

__all__ = [
    *("warn", "warn_explicit", "showwarning", "formatwarning", "filterwarnings", "simplefilter", "resetwarnings"),
    *("catch_warnings", "deprecated"),
]
_DEFAULTS = [
    ("default", None, DeprecationWarning, "__main__", 0),
    ("ignore", None, DeprecationWarning, None, 0),
    ("ignore", None, PendingDeprecationWarning, None, 0),
    ("ignore", None, ImportWarning, None, 0),
    ("ignore", None, ResourceWarning, None, 0),
]
filters = list(_DEFAULTS)
defaultaction = "default"
onceregistry = {}
# Warnings that were shown, by the file they belong to.
_seen = {}
_ACTIONS = ("error", "ignore", "always", "default", "module", "once")


class WarningMessage:
    """A warning that was given."""

    def __init__(self, message, category, filename, lineno, file=None, line=None, source=None):
        self.message = message
        self.category = category
        self.filename = filename
        self.lineno = lineno
        self.file = file
        self.line = line
        self.source = source
        self._category_name = category.__name__ if category else None

    def __str__(self):
        return (
            f"{{message : {self.message!r}, category : {self._category_name!r}, filename : {self.filename!r}, "
            f"lineno : {self.lineno}, line : {self.line!r}}}"
        )


def formatwarning(message, category, filename, lineno, line=None):
    """The text of a warning."""
    text = f"{filename}:{lineno}: {category.__name__}: {message}\n"
    line = _line(filename, lineno) if line is None else line
    return text + f"  {line.strip()}\n" if line else text


def showwarning(message, category, filename, lineno, file=None, line=None):
    """Print a warning."""
    print(formatwarning(message, category, filename, lineno, line), end="", file=file or _sys.stderr)


_original_show = showwarning
_original_format = formatwarning
_records = None


@_in_c
def warn(message, category=None, stacklevel=1, source=None, *, skip_file_prefixes=()):
    """Give a warning."""
    if isinstance(message, Warning):
        category = type(message)
    category = UserWarning if category is None else category
    if not (isinstance(category, type) and issubclass(category, Warning)):
        raise TypeError(f"category must be a Warning subclass, not '{type(category).__name__}'")
    place = _place(max(_operator.index(stacklevel), 1) - 1)
    if place is None:
        filename, lineno, module = "<sys>", 0, "sys"
    else:
        filename, lineno, _, module = place
    warn_explicit(message, category, filename, lineno, module or "<string>", _seen.setdefault(filename, {}), None, source)


@_in_c
def warn_explicit(message, category, filename, lineno, module=None, registry=None, module_globals=None, source=None):
    """Give a warning that belongs somewhere."""
    if isinstance(message, Warning):
        text, category = str(message), message.__class__
    else:
        text = message
        message = category(message)
    module = module or filename or "<unknown>"
    action = defaultaction
    for what, pattern, cls, where, line in filters:
        if (
            (pattern is None or pattern.match(text))
            and issubclass(category, cls)
            and (where is None or (where == module if isinstance(where, str) else where.match(module)))
            and line in (0, lineno)
        ):
            action = what
            break
    if action == "ignore":
        return
    if action == "error":
        raise message
    if _shown_before(action, text, category, lineno, registry):
        return
    shown = WarningMessage(message, category, filename, lineno, source=source)
    if showwarning is not _original_show:
        showwarning(message, category, filename, lineno, None, None)
    elif _records is not None:
        _records.append(shown)
    else:
        _show(shown)


def _show(shown):
    text = formatwarning(shown.message, shown.category, shown.filename, shown.lineno, shown.line)
    # At the end of a program nothing can be traced any more.
    if shown.source is not None and formatwarning is _original_format and shown.filename != "<sys>":
        text += f"{shown.category.__name__}: Enable tracemalloc to get the object allocation traceback\n"
    print(text, end="", file=_sys.stderr)


def _shown_before(action, text, category, lineno, registry):
    """True the second time that a warning comes which is shown once; where that counts depends on the action."""
    if action == "default":
        key = (text, category, lineno)
    elif action == "module":
        key = (text, category, 0)
    elif action == "once":
        key, registry = (text, category), onceregistry
    elif action == "always":
        return False
    else:
        raise RuntimeError(f"Unrecognized action ({action!r}) in warnings.filters:\n {filters[0]}")
    if registry is None:
        return False
    before = registry.get(key, False)
    registry[key] = True
    return before


def _insert(item, append):
    if append:
        if item not in filters:
            filters.append(item)
    else:
        if item in filters:
            filters.remove(item)
        filters.insert(0, item)
    _seen.clear()


def _checked_line(lineno):
    if not isinstance(lineno, int):
        raise TypeError("lineno must be an int")
    if lineno < 0:
        raise ValueError("lineno must be an int >= 0")


def filterwarnings(action, message="", category=Warning, module="", lineno=0, append=False):
    """Say what becomes of certain warnings."""
    import re

    if action not in _ACTIONS:
        raise ValueError(f"invalid action: {action!r}")
    if not isinstance(message, str):
        raise TypeError("message must be a string")
    if not isinstance(category, type) or not issubclass(category, Warning):
        raise TypeError("category must be a Warning subclass")
    if not isinstance(module, str):
        raise TypeError("module must be a string")
    _checked_line(lineno)
    pattern = re.compile(message, re.IGNORECASE) if message else None
    _insert((action, pattern, category, re.compile(module) if module else None, lineno), append)


def simplefilter(action, category=Warning, lineno=0, append=False):
    """Say what becomes of warnings of a class."""
    if action not in _ACTIONS:
        raise ValueError(f"invalid action: {action!r}")
    _checked_line(lineno)
    _insert((action, None, category, None, lineno), append)


def resetwarnings():
    """Forget what becomes of warnings."""
    filters.clear()
    _seen.clear()


class catch_warnings:
    """Undoes changes of filters at the end, and can collect warnings."""

    def __init__(self, *, record=False, module=None, action=None, category=Warning, lineno=0, append=False):
        self._record = record
        self._filter = None if action is None else (action, category, lineno, append)
        self._entered = False

    def __repr__(self):
        return f"{type(self).__name__}({'record=True' if self._record else ''})"

    def __enter__(self):
        global _records, showwarning
        if self._entered:
            raise RuntimeError(f"Cannot enter {self!r} twice")
        self._entered = True
        self._saved = filters[:], _records, showwarning
        _seen.clear()
        if self._filter is not None:
            simplefilter(*self._filter)
        if self._record:
            _records = []
            showwarning = _original_show
            return _records
        return None

    def __exit__(self, *exc_info):
        global _records, showwarning
        if not self._entered:
            raise RuntimeError(f"Cannot exit {self!r} without entering first")
        filters[:], _records, showwarning = self._saved
        _seen.clear()


class deprecated:
    """Marks something as not to be used any more."""

    def __init__(self, message, /, *, category=DeprecationWarning, stacklevel=1):
        if not isinstance(message, str):
            raise TypeError(f"Expected an object of type str for 'message', not {type(message).__name__!r}")
        self.message = message
        self.category = category
        self.stacklevel = stacklevel

    def __call__(self, arg, /):
        import functools

        message, category, stacklevel = self.message, self.category, self.stacklevel
        if category is None:
            arg.__deprecated__ = message
            return arg
        if isinstance(arg, type):
            original = arg.__new__

            def __new__(cls, /, *args, **kwargs):
                if cls is arg:
                    warn(message, category=category, stacklevel=stacklevel + 1)
                if original is not object.__new__:
                    return original(cls, *args, **kwargs)
                if cls.__init__ is object.__init__ and (args or kwargs):
                    raise TypeError(f"{cls.__name__}() takes no arguments")
                return original(cls)

            arg.__new__ = staticmethod(__new__)
            of_subclasses = arg.__init_subclass__
            bound = hasattr(of_subclasses, "__func__")
            of_subclasses = of_subclasses.__func__ if bound else of_subclasses

            def __init_subclass__(*args, **kwargs):
                warn(message, category=category, stacklevel=stacklevel + 1)
                return of_subclasses(*args, **kwargs)

            arg.__init_subclass__ = classmethod(__init_subclass__) if bound else __init_subclass__
            arg.__deprecated__ = message
            return arg
        if not callable(arg):
            raise TypeError(
                "@deprecated decorator with non-None category must be applied to "
                f"a class or callable, not {arg!r}"
            )

        @functools.wraps(arg)
        def wrapper(*args, **kwargs):
            warn(message, category=category, stacklevel=stacklevel + 1)
            return arg(*args, **kwargs)

        arg.__deprecated__ = wrapper.__deprecated__ = message
        return wrapper
