import re as _re
from datetime import date as _date, datetime as _datetime, time as _time, timedelta as _timedelta, timezone as _timezone

__all__ = ("loads", "load", "TOMLDecodeError")


class TOMLDecodeError(ValueError):
    """An error raised if a document is not valid TOML."""


_BLANKS = _re.compile(r"[ \t]*")
_GAPS = _re.compile(r"[ \t\n]*")
_BARE_KEY = _re.compile(r"[A-Za-z0-9_-]+")
_BARE = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-")

# What a run of text may hold before something must be done about it.
_COMMENT = _re.compile("[^\x00-\x08\x0a-\x1f\x7f]*")
_LITERAL = _re.compile("[^\x00-\x08\x0a-\x1f\x7f']*")
_LONG_LITERAL = _re.compile("(?:[^\x00-\x08\x0b-\x1f\x7f']|'{1,2}(?!'))*")
_BASIC = _re.compile('[^\x00-\x08\x0a-\x1f\x7f"\\\\]*')
_LONG_BASIC = _re.compile('(?:[^\x00-\x08\x0b-\x1f\x7f"\\\\]|"{1,2}(?!"))*')

_TIME = r"((?:[01][0-9]|2[0-3])):([0-5][0-9]):([0-5][0-9])(?:\.([0-9]{1,6})[0-9]*)?"
_LOCAL_TIME = _re.compile(_TIME)
_DAY = _re.compile(
    r"([0-9]{4})-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])"
    rf"(?:[Tt ]{_TIME}(?:([Zz])|([+-])((?:[01][0-9]|2[0-3])):([0-5][0-9]))?)?"
)
_NUMBER = _re.compile(
    r"0(?:x[0-9A-Fa-f](?:_?[0-9A-Fa-f])*|b[01](?:_?[01])*|o[0-7](?:_?[0-7])*)"
    r"|[+-]?(?:0|[1-9](?:_?[0-9])*)((?:\.[0-9](?:_?[0-9])*)?(?:[eE][+-]?[0-9](?:_?[0-9])*)?)"
)
_NOT_FINITE = _re.compile(r"[+-]?(?:inf|nan)")

_ESCAPES = {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r", '"': '"', "\\": "\\"}
_HEX = {"u": _re.compile("[0-9A-Fa-f]{4}"), "U": _re.compile("[0-9A-Fa-f]{8}")}


class _Node:
    """A table under construction, or an array of tables: then the insides are those of its last one."""

    __slots__ = ("values", "below", "owner", "tables", "fixed")

    def __init__(self, values, tables=None, fixed=False):
        self.values = values
        # The tables in it, by name; plain values are in the dict only.
        self.below = {}
        # The number of the section that defined it; None while it only follows from the names of others.
        self.owner = None
        self.tables = tables
        # Written in one piece: nothing can be added.
        self.fixed = fixed

    def put(self, name, value):
        self.values[name] = value
        if isinstance(value, (dict, list)):
            self.below[name] = _Node(value, fixed=True)


class _Parser:
    """Reads a document from front to back; `at` is how far it got."""

    def __init__(self, source, parse_float):
        self.source = source
        self.at = 0
        self.parse_float = parse_float

    def fail(self, message, at=None):
        at = self.at if at is None else at
        if at >= len(self.source):
            place = "end of document"
        else:
            line = self.source.count("\n", 0, at) + 1
            place = f"line {line}, column {at - self.source.rfind(chr(10), 0, at)}"
        return TOMLDecodeError(f"{message} (at {place})")

    def peek(self):
        return self.source[self.at : self.at + 1]

    def skip(self, pattern=_BLANKS):
        self.at = pattern.match(self.source, self.at).end()

    def take(self, text):
        """Steps over the text if it comes next."""
        if not self.source.startswith(text, self.at):
            return False
        self.at += len(text)
        return True

    def comment(self):
        if self.take("#"):
            self.skip(_COMMENT)
            if self.peek() not in ("", "\n"):
                raise self.fail(f"Found invalid character {self.peek()!r}")

    def gaps(self):
        """Steps over blanks, line ends and comments."""
        self.skip(_GAPS)
        while self.peek() == "#":
            self.comment()
            self.skip(_GAPS)

    def document(self):
        root = table = _Node({})
        section, header = 0, ()
        root.owner = section
        while True:
            self.skip()
            first = self.peek()
            if first == "[":
                section += 1
                header, table = self.header(root, section)
            elif first in _BARE or first in ("'", '"'):
                self.assign(table, header, section)
            elif first not in ("", "\n", "#"):
                raise self.fail("Invalid statement")
            self.skip()
            self.comment()
            if not self.peek():
                return root.values
            if not self.take("\n"):
                raise self.fail("Expected newline or end of document after a statement")

    def header(self, root, section):
        """Declares a table, or one more table of an array."""
        many = self.source.startswith("[[", self.at)
        self.at += 2 if many else 1
        self.skip()
        key = self.key()
        taken = f"Cannot mutate immutable namespace {key}" if many else f"Cannot declare {key} twice"
        node = self.descend(root, key[:-1] if many else key, taken)
        if many:
            name = key[-1]
            node = node.below.get(name) or self.new_array(node, name)
            if node.fixed:
                raise self.fail(taken)
            if node.tables is None:
                raise self.fail("Cannot overwrite a value")
            node.values, node.below = {}, {}
            node.tables.append(node.values)
        elif node.owner is not None:
            raise self.fail(taken)
        node.owner = section
        if not self.take("]]" if many else "]"):
            what = "']]' at the end of an array" if many else "']' at the end of a table"
            raise self.fail(f"Expected {what} declaration")
        return key, node

    def new_array(self, node, name):
        if name in node.values:
            raise self.fail("Cannot overwrite a value")
        tables = node.values[name] = []
        made = node.below[name] = _Node(None, tables)
        return made

    def descend(self, node, key, taken):
        """The table at the end of a key, made where it is missing; `taken` is said when one is written in one piece."""
        for name in key:
            below = node.below.get(name)
            if below is None:
                if name in node.values:
                    raise self.fail("Cannot overwrite a value")
                below = node.below[name] = _Node({})
                node.values[name] = below.values
            elif below.fixed:
                raise self.fail(taken)
            node = below
        return node

    def assign(self, table, header, section):
        """A key and its value, as a line of its own."""
        key, value = self.pair()
        for count in range(1, len(key)):
            node = self.descend(table, key[:count], f"Cannot mutate immutable namespace {header + key[:-1]}")
            if node.owner is None:
                node.owner = section
            elif node.owner != section:
                raise self.fail(f"Cannot redefine namespace {header + key[:count]}")
        node = self.descend(table, key[:-1], "")
        if key[-1] in node.values:
            raise self.fail("Cannot overwrite a value")
        node.put(key[-1], value)

    def pair(self):
        key = self.key()
        if not self.take("="):
            raise self.fail("Expected '=' after a key in a key/value pair")
        self.skip()
        return key, self.value()

    def key(self):
        parts = [self.key_part()]
        self.skip()
        while self.take("."):
            self.skip()
            parts.append(self.key_part())
            self.skip()
        return tuple(parts)

    def key_part(self):
        if bare := _BARE_KEY.match(self.source, self.at):
            self.at = bare.end()
            return bare[0]
        if self.take("'"):
            return self.literal("'", _LITERAL)
        if self.take('"'):
            return self.basic('"', _BASIC)
        raise self.fail("Invalid initial character for a key part")

    def value(self):
        first = self.peek()
        if first == '"':
            return self.long(self.basic, '"', _LONG_BASIC) if self.take('"""') else self.short(self.basic, '"', _BASIC)
        if first == "'":
            if self.take("'''"):
                return self.long(self.literal, "'", _LONG_LITERAL)
            return self.short(self.literal, "'", _LITERAL)
        if self.take("true"):
            return True
        if self.take("false"):
            return False
        if self.take("["):
            return self.array()
        if self.take("{"):
            return self.inline_table()
        if day := _DAY.match(self.source, self.at):
            return self.day(day)
        if moment := _LOCAL_TIME.match(self.source, self.at):
            self.at = moment.end()
            return _time(*map(int, moment.group(1, 2, 3)), _micros(moment[4]))
        if number := _NUMBER.match(self.source, self.at):
            self.at = number.end()
            return self.parse_float(number[0]) if number[1] else int(number[0], 0)
        if number := _NOT_FINITE.match(self.source, self.at):
            self.at = number.end()
            return self.parse_float(number[0])
        raise self.fail("Invalid value")

    def day(self, match):
        year, month, day, hour, minute, second, fraction, utc, sign, hours, minutes = match.groups()
        try:
            if hour is None:
                made = _date(int(year), int(month), int(day))
            else:
                zone = _timezone.utc if utc else None
                if sign:
                    zone = _timezone(int(sign + "1") * _timedelta(hours=int(hours), minutes=int(minutes)))
                parts = map(int, (year, month, day, hour, minute, second))
                made = _datetime(*parts, _micros(fraction), tzinfo=zone)
        except ValueError as error:
            raise self.fail("Invalid date or datetime") from error
        self.at = match.end()
        return made

    def array(self):
        items = []
        self.gaps()
        while not self.take("]"):
            items.append(self.value())
            self.gaps()
            if self.take(","):
                self.gaps()
            elif self.peek() != "]":
                raise self.fail("Unclosed array")
        return items

    def inline_table(self):
        table = _Node({})
        self.skip()
        if self.take("}"):
            return table.values
        while True:
            key, value = self.pair()
            node = self.descend(table, key[:-1], f"Cannot mutate immutable namespace {key}")
            if key[-1] in node.values:
                raise self.fail(f"Duplicate inline table key {key[-1]!r}")
            node.put(key[-1], value)
            self.skip()
            if self.take("}"):
                return table.values
            if not self.take(","):
                raise self.fail("Unclosed inline table")
            self.skip()

    def short(self, read, quote, run):
        self.at += 1
        return read(quote, run)

    def long(self, read, quote, run):
        """A text over several lines; up to two quotes may stand in front of the closing ones."""
        self.take("\n")
        text = read(quote * 3, run)
        for _ in range(2):
            if self.take(quote):
                text += quote
        return text

    def run(self, pattern):
        start = self.at
        self.skip(pattern)
        return self.source[start : self.at]

    def literal(self, end, run):
        text = self.run(run)
        if not self.take(end):
            if self.source.find(end, self.at) < 0:
                raise self.fail(f"Expected {end!r}", len(self.source))
            raise self.fail(f"Found invalid character {self.peek()!r}")
        return text

    def basic(self, end, run):
        parts = [self.run(run)]
        while not self.take(end):
            if self.peek() == "\\":
                parts.append(self.escape(len(end) == 3))
            elif self.peek():
                raise self.fail(f"Illegal character {self.peek()!r}")
            else:
                raise self.fail("Unterminated string")
            parts.append(self.run(run))
        return "".join(parts)

    def escape(self, long):
        letter = self.source[self.at + 1 : self.at + 2]
        self.at += 2
        if letter in _HEX:
            digits = _HEX[letter].match(self.source, self.at)
            if not digits:
                raise self.fail("Invalid hex value")
            self.at = digits.end()
            code = int(digits[0], 16)
            if code > 0x10FFFF or 0xD800 <= code < 0xE000:
                raise self.fail("Escaped character is not a Unicode scalar value")
            return chr(code)
        if long and letter and letter in " \t\n":
            # The line end and all blanks behind it are left out.
            if letter != "\n":
                self.skip()
                if self.peek() and not self.take("\n"):
                    raise self.fail("Unescaped '\\' in a string")
            self.skip(_GAPS)
            return ""
        if letter not in _ESCAPES:
            raise self.fail("Unescaped '\\' in a string")
        return _ESCAPES[letter]


def _micros(digits):
    return int(digits.ljust(6, "0")) if digits else 0


def _checked(parse_float):
    """The function for floats, kept from giving what would pass for a table or an array."""
    if parse_float is float:
        return float

    def checked(text):
        value = parse_float(text)
        if isinstance(value, (dict, list)):
            raise ValueError("parse_float must not return dicts or lists")
        return value

    return checked


def load(fp: "BinaryIO", /, *, parse_float: "ParseFloat" = float) -> "dict[str, Any]":
    """Parse TOML from a binary file object."""
    data = fp.read()
    try:
        text = data.decode()
    except AttributeError:
        raise TypeError("File must be opened in binary mode, e.g. use `open('foo.toml', 'rb')`") from None
    return loads(text, parse_float=parse_float)


def loads(s: "str", /, *, parse_float: "ParseFloat" = float) -> "dict[str, Any]":
    """Parse TOML from a string."""
    source = s.replace("\r\n", "\n")
    return _Parser(source, _checked(parse_float)).document()
