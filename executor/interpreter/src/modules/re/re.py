__all__ = [
    "match",
    "fullmatch",
    "search",
    "sub",
    "subn",
    "split",
    "findall",
    "finditer",
    "compile",
    "purge",
    "escape",
    "error",
    "Pattern",
    "Match",
    "A",
    "I",
    "L",
    "M",
    "S",
    "X",
    "U",
    "ASCII",
    "IGNORECASE",
    "LOCALE",
    "MULTILINE",
    "DOTALL",
    "VERBOSE",
    "UNICODE",
    "NOFLAG",
    "RegexFlag",
    "PatternError",
]

__version__ = "2.2.1"


_FLAGS = {
    *("RegexFlag", "NOFLAG", "ASCII", "A", "IGNORECASE", "I", "LOCALE", "L", "UNICODE", "U", "MULTILINE", "M"),
    *("DOTALL", "S", "VERBOSE", "X", "DEBUG"),
}


def __getattr__(name):
    """The flags are made when one is asked for: what they are made with takes longer than the rest of the module."""
    if name not in _FLAGS:
        raise AttributeError(f"module 're' has no attribute {name!r}")
    import enum

    class RegexFlag(enum.IntFlag, boundary=enum.KEEP):
        """Flags of patterns."""

        NOFLAG = 0
        ASCII = A = 256
        IGNORECASE = I = 2
        LOCALE = L = 4
        UNICODE = U = 32
        MULTILINE = M = 8
        DOTALL = S = 16
        VERBOSE = X = 64
        DEBUG = 128
        __str__ = object.__str__
        _numeric_repr_ = hex

    RegexFlag.__qualname__ = "RegexFlag"
    enum.global_enum(RegexFlag)
    globals()["RegexFlag"] = RegexFlag
    return globals()[name]


def __dir__():
    return sorted({*_FLAGS, *globals()} - {"__dir__", "__getattr__"})


class PatternError(Exception):
    """What is wrong with a pattern, and where."""

    def __init__(self, msg, pattern=None, pos=None):
        self.msg = msg
        self.pattern = pattern
        self.pos = pos
        self.lineno = self.colno = None
        if pattern is not None and pos is not None:
            msg = "%s at position %d" % (msg, pos)
            newline = "\n" if isinstance(pattern, str) else b"\n"
            self.lineno = pattern.count(newline, 0, pos) + 1
            self.colno = pos - pattern.rfind(newline, 0, pos)
            if newline in pattern:
                msg = f"{msg} (line {self.lineno}, column {self.colno})"
        super().__init__(msg)


error = PatternError


def match(pattern, string, flags=0):
    """A match at the start of the string, or None."""
    return _compile(pattern, flags).match(string)


def fullmatch(pattern, string, flags=0):
    """A match of all of the string, or None."""
    return _compile(pattern, flags).fullmatch(string)


def search(pattern, string, flags=0):
    """The first match anywhere in the string, or None."""
    return _compile(pattern, flags).search(string)


class _ZeroSentinel(int):
    # Tells a count that was not given from a zero that was.
    pass


_zero_sentinel = _ZeroSentinel()


def _optional(name, args, first, flags, least):
    # `count` (or `maxsplit`) and `flags` may still be given by position.
    names = (first[0], "flags")
    values = [first[1], flags]
    for place, value in enumerate(args):
        if place >= 2:
            given = least + len(args)
            raise TypeError(f"{name}() takes from {least} to {least + 2} positional arguments but {given} were given")
        if values[place] is not _zero_sentinel:
            raise TypeError(f"{name}() got multiple values for argument {names[place]!r}")
        values[place] = value
    from warnings import warn

    warn(f"{first[0]!r} is passed as positional argument", DeprecationWarning, stacklevel=3)
    return values


def sub(pattern, repl, string, *args, count=_zero_sentinel, flags=_zero_sentinel):
    """The string with matches replaced."""
    if args:
        count, flags = _optional("sub", args, ("count", count), flags, 3)
    return _compile(pattern, flags).sub(repl, string, count)


def subn(pattern, repl, string, *args, count=_zero_sentinel, flags=_zero_sentinel):
    """The string with matches replaced, and how many there were."""
    if args:
        count, flags = _optional("subn", args, ("count", count), flags, 3)
    return _compile(pattern, flags).subn(repl, string, count)


def split(pattern, string, *args, maxsplit=_zero_sentinel, flags=_zero_sentinel):
    """The pieces of the string between matches, with the groups of the matches."""
    if args:
        maxsplit, flags = _optional("split", args, ("maxsplit", maxsplit), flags, 2)
    return _compile(pattern, flags).split(string, maxsplit)


def findall(pattern, string, flags=0):
    """All matches as a list of texts, or of tuples when there are several groups."""
    return _compile(pattern, flags).findall(string)


def finditer(pattern, string, flags=0):
    """An iterator over all matches."""
    return _compile(pattern, flags).finditer(string)


def compile(pattern, flags=0):
    """Compile a pattern."""
    return _compile(pattern, flags)


def purge():
    """Forget the patterns compiled before."""
    _purge()


def escape(pattern):
    """Put a backslash before each character that means something in a pattern."""
    return _escape(pattern)


class Scanner:
    """Splits text into tokens: pairs of a pattern and what to do with its matches."""

    def __init__(self, lexicon, flags=0):
        self.lexicon = lexicon
        self._rules = [(_compile(phrase, flags), action) for phrase, action in lexicon]

    def scan(self, string):
        """The results of the actions, and what is left of the text."""
        result = []
        at = 0
        while True:
            for rule, action in self._rules:
                self.match = rule.match(string, at)
                if self.match is not None:
                    break
            else:
                return result, string[at:]
            end = self.match.end()
            if end == at:
                return result, string[at:]
            if callable(action):
                action = action(self, self.match.group())
            if action is not None:
                result.append(action)
            at = end
