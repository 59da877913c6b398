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


class _FlagClass(type):
    # The class of RegexFlag: it knows its members by name and by value.

    def __iter__(cls):
        return iter(cls._members)

    def __len__(cls):
        return len(cls._members)

    def __contains__(cls, value):
        return isinstance(value, cls) or (type(value) is int and 0 <= value <= cls._all)

    def __getitem__(cls, name):
        return cls.__members__[name]

    def __repr__(cls):
        return "<flag 'RegexFlag'>"

    def __call__(cls, value):
        if isinstance(value, cls):
            return value
        if not isinstance(value, int):
            raise ValueError(f"{value!r} is not a valid RegexFlag")
        value = int(value)
        if value < 0:
            value += max(512, 1 << value.bit_length())
        known = cls._values.get(value)
        if known is None:
            known = cls._values[value] = int.__new__(cls, value)
        return known


class RegexFlag(int, metaclass=_FlagClass):
    """Flags of patterns."""

    __members__ = {}
    _members = []
    _values = {}
    _all = 510

    @property
    def value(self):
        return int(self)

    _value_ = value

    @property
    def name(self):
        parts = [flag._name_ for flag in self]
        rest = int(self) & ~RegexFlag._all
        if not int(self):
            return "NOFLAG"
        if not parts:
            return None
        if rest:
            parts.append(hex(rest))
        return "|".join(parts)

    def __repr__(self):
        name = self.name
        if name is None:
            return f"re.RegexFlag({int(self)})"
        return "|".join([part if part.startswith("0x") else "re." + part for part in name.split("|")])

    __str__ = __repr__

    def __format__(self, spec):
        return format(repr(self), spec)

    def __iter__(self):
        for flag in RegexFlag._members:
            if int(self) & int(flag):
                yield flag

    def __len__(self):
        return int(self).bit_count()

    def __bool__(self):
        return int(self) != 0

    def __contains__(self, other):
        return int(self) & int(other) == int(other)

    def __or__(self, other):
        return RegexFlag(int(self) | int(other)) if isinstance(other, int) else NotImplemented

    def __and__(self, other):
        return RegexFlag(int(self) & int(other)) if isinstance(other, int) else NotImplemented

    def __xor__(self, other):
        return RegexFlag(int(self) ^ int(other)) if isinstance(other, int) else NotImplemented

    __ror__ = __or__
    __rand__ = __and__
    __rxor__ = __xor__

    def __invert__(self):
        return RegexFlag(~int(self))

    def __hash__(self):
        return hash(int(self))

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


def _define(value, name, letter):
    flag = RegexFlag(value)
    flag._name_ = name
    if value:
        RegexFlag._members.append(flag)
    for known in (name, letter):
        if known:
            RegexFlag.__members__[known] = flag
            setattr(RegexFlag, known, flag)
            globals()[known] = flag


for _value, _name, _letter in (
    (0, "NOFLAG", ""),
    (256, "ASCII", "A"),
    (2, "IGNORECASE", "I"),
    (4, "LOCALE", "L"),
    (32, "UNICODE", "U"),
    (8, "MULTILINE", "M"),
    (16, "DOTALL", "S"),
    (64, "VERBOSE", "X"),
    (128, "DEBUG", ""),
):
    _define(_value, _name, _letter)
del _value, _name, _letter


class PatternError(Exception):
    """What is wrong with a pattern, and where."""

    def __init__(self, msg, pattern=None, pos=None):
        self.msg = msg
        self.pattern = pattern
        self.pos = pos
        self.lineno = self.colno = None
        if pattern is not None and pos is not None:
            newline = "\n" if isinstance(pattern, str) else b"\n"
            self.lineno = pattern.count(newline, 0, pos) + 1
            self.colno = pos - pattern.rfind(newline, 0, pos)
            msg = f"{msg} at position {pos}"
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
