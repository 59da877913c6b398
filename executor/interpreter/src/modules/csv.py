import io as _io
import re as _re
from types import GenericAlias as _GenericAlias

__all__ = [
    *("QUOTE_MINIMAL", "QUOTE_ALL", "QUOTE_NONNUMERIC", "QUOTE_NONE", "QUOTE_STRINGS", "QUOTE_NOTNULL"),
    *("Error", "Dialect", "excel", "excel_tab", "field_size_limit", "reader", "writer"),
    *("register_dialect", "get_dialect", "list_dialects", "Sniffer", "unregister_dialect"),
    *("DictReader", "DictWriter", "unix_dialect"),
]
QUOTE_MINIMAL, QUOTE_ALL, QUOTE_NONNUMERIC, QUOTE_NONE, QUOTE_STRINGS, QUOTE_NOTNULL = range(6)


class Error(Exception):
    """Something is wrong with the data or the dialect."""


Error.__module__ = "_csv"
_dialects = {}
_limit = 131072
_NAMES = (
    *("delimiter", "doublequote", "escapechar", "lineterminator", "quotechar", "quoting", "skipinitialspace", "strict"),
)
_DEFAULTS = (",", True, None, "\r\n", '"', QUOTE_MINIMAL, False, False)
_unset = object()


def _character(name, value, none_allowed):
    if value is None and none_allowed:
        return None
    if not isinstance(value, str):
        kind = "string or None" if none_allowed else "string"
        raise TypeError(f'"{name}" must be {kind}, not {type(value).__name__}')
    if len(value) != 1:
        raise TypeError(f'"{name}" must be a 1-character string')
    return value


class _Dialect:
    """A dialect whose parts have been looked at."""

    def __new__(cls, dialect=None, /, **given):
        self = object.__new__(cls)
        for name in given:
            if name not in _NAMES:
                raise TypeError(f"this function got an unexpected keyword argument '{name}'")
        if isinstance(dialect, str):
            dialect = get_dialect(dialect)
        for name, default in zip(_NAMES, _DEFAULTS):
            value = given.get(name, _unset)
            if value is _unset:
                value = default if dialect is None else getattr(dialect, name, default)
            self.__dict__[name] = value
        self._check("quotechar" in given and "quoting" not in given)
        return self

    def _check(self, quotes_may_be_off):
        own = self.__dict__
        for name in ("delimiter", "quotechar", "escapechar"):
            own[name] = _character(name, own[name], name != "delimiter")
        if self.lineterminator is None:
            raise TypeError("lineterminator must be set")
        if not isinstance(self.lineterminator, str):
            raise TypeError('"lineterminator" must be a string')
        if type(self.quoting) is not int:
            raise TypeError('"quoting" must be an integer')
        if not 0 <= self.quoting <= 5:
            raise TypeError('bad "quoting" value')
        for name in ("doublequote", "skipinitialspace", "strict"):
            own[name] = bool(own[name])
        if self.quoting != QUOTE_NONE and self.quotechar is None:
            if not quotes_may_be_off:
                raise TypeError("quotechar must be set if quoting enabled")
            own["quoting"] = QUOTE_NONE
        for name in ("delimiter", "escapechar", "quotechar"):
            value = getattr(self, name)
            if value is not None and value in "\r\n":
                raise ValueError(f"bad {name} value")
            if value == " " and self.skipinitialspace and name != "delimiter":
                raise ValueError(f"bad {name} value")
        marks = [self.delimiter, self.escapechar, self.quotechar]
        names = ["delimiter", "escapechar", "quotechar"]
        for place, one in enumerate(marks):
            for other in range(place + 1, 3):
                if one is not None and one == marks[other]:
                    raise ValueError(f"bad {names[place]} or {names[other]} value")
            if one is not None and one in self.lineterminator:
                raise ValueError(f"bad {names[place]} or lineterminator value")

    def __reduce__(self, /, *args):
        raise TypeError("cannot pickle 'Dialect' instances")

    __reduce_ex__ = __reduce__

    def __setattr__(self, name, value, /):
        if not isinstance(name, str):
            raise TypeError(f"attribute name must be string, not '{_c_name(name)}'")
        if name == "__class__":
            if not isinstance(value, type):
                raise TypeError(f"__class__ must be set to a class, not '{_c_name(value)}' object")
            raise TypeError("__class__ assignment only supported for mutable types or ModuleType subclasses")
        self.__delattr__(name)

    def __delattr__(self, name, /):
        if not isinstance(name, str):
            raise TypeError(f"attribute name must be string, not '{_c_name(name)}'")
        if name == "__class__":
            raise TypeError("can't delete __class__ attribute")
        if name in ("delimiter", "escapechar", "lineterminator", "quotechar", "quoting"):
            raise AttributeError(f"attribute '{name}' of '_csv.Dialect' objects is not writable")
        if name in self.__dict__:
            raise AttributeError("readonly attribute")
        message = f"'_csv.Dialect' object has no attribute '{name}' and no __dict__ for setting new attributes"
        raise AttributeError(message)


_in_c(_Dialect, "_csv", "Dialect")


def _checked(arguments):
    """One or two arguments by place, refused in words that leave out the function."""
    if not arguments:
        raise TypeError(" expected at least 1 argument, got 0")
    if len(arguments) > 2:
        raise TypeError(f" expected at most 2 arguments, got {len(arguments)}")
    return arguments


def register_dialect(*arguments, **fmtparams):
    """Give a dialect a name."""
    name, dialect = (*_checked(arguments), None)[:2]
    if not isinstance(name, str):
        raise TypeError("dialect name must be a string")
    _dialects[name] = _Dialect(dialect, **fmtparams)


def unregister_dialect(name):
    """Forget the name of a dialect."""
    if name not in _dialects:
        raise Error("unknown dialect")
    del _dialects[name]


def get_dialect(name):
    """The dialect of a name."""
    if name not in _dialects:
        raise Error("unknown dialect")
    return _dialects[name]


def list_dialects():
    """The names of all dialects."""
    return list(_dialects)


def field_size_limit(new_limit=_unset):
    """The most characters of a field."""
    global _limit
    old = _limit
    if new_limit is not _unset:
        if type(new_limit) is not int:
            raise TypeError("limit must be an integer")
        if not -1 << 63 <= new_limit < 1 << 63:
            raise OverflowError("Python int too large to convert to C long")
        _limit = new_limit
    return old


for _function in (register_dialect, unregister_dialect, get_dialect, list_dialects, field_size_limit):
    globals()[_function.__name__] = _in_c(_function, "_csv")


_START, _FIELD_START, _IN_FIELD, _QUOTED, _QUOTE_IN_QUOTED, _ESCAPE, _ESCAPE_QUOTED, _AFTER_CRLF = range(8)


class _reader:
    """Reads rows from lines."""

    __slots__ = ("_dialect", "_line_num", "_lines", "_marks", "_simple")

    @property
    def dialect(self):
        return self._dialect

    @property
    def line_num(self):
        return self._line_num

    def _start(self, source, dialect=None, /, **given):
        dialect = given.pop("dialect", dialect)
        self._lines = iter(source)
        self._dialect = _Dialect(dialect, **given)
        self._line_num = 0
        d = self._dialect
        marks = {d.delimiter, "\r", "\n", "\0"} | {one for one in (d.quotechar, d.escapechar) if one is not None}
        self._simple = d.quoting == QUOTE_MINIMAL and not d.skipinitialspace
        self._marks = [one for one in marks if one not in (d.delimiter, "\r", "\n")]

    def __iter__(self):
        return self

    def __next__(self):
        d = self._dialect
        fields, field, state, quoted = [], [], _START, False
        while True:
            try:
                line = next(self._lines)
            except StopIteration:
                if state in (_QUOTED, _ESCAPE_QUOTED) or field or state in (_ESCAPE,):
                    if d.strict:
                        raise Error("unexpected end of data") from None
                    if state in (_QUOTED, _ESCAPE_QUOTED, _IN_FIELD, _ESCAPE, _QUOTE_IN_QUOTED):
                        fields.append("".join(field))
                        return fields
                raise
            if not isinstance(line, str):
                raise Error(
                    f"iterator should return strings, not {type(line).__name__} "
                    "(the file should be opened in text mode)"
                )
            self._line_num += 1
            if state == _START and self._simple:
                # Most lines hold nothing but fields and delimiters.
                body = line
                if body.endswith("\r\n"):
                    body = body[:-2]
                elif body[-1:] in ("\n", "\r"):
                    body = body[:-1]
                if "\n" not in body and "\r" not in body and not any(mark in body for mark in self._marks):
                    if len(body) > _limit and any(len(one) > _limit for one in body.split(d.delimiter)):
                        raise Error(f"field larger than field limit ({_limit})")
                    return body.split(d.delimiter) if body else []
            for c in (*line, None):
                again = True
                while again:
                    again = False
                    if state == _START:
                        if c is None:
                            break
                        if c in "\r\n":
                            state = _AFTER_CRLF
                            break
                        state = _FIELD_START
                        again = True
                    elif state == _FIELD_START:
                        if c is None or c in "\r\n":
                            fields.append(self._made(field, False))
                            field = []
                            state = _START if c is None else _AFTER_CRLF
                        elif c == d.quotechar and d.quoting != QUOTE_NONE:
                            quoted = True
                            state = _QUOTED
                        elif c == d.escapechar:
                            state = _ESCAPE
                        elif c == " " and d.skipinitialspace:
                            pass
                        elif c == d.delimiter:
                            fields.append(self._made(field, False))
                            field = []
                        else:
                            field.append(c)
                            state = _IN_FIELD
                    elif state == _IN_FIELD:
                        if c is None or c in "\r\n":
                            fields.append(self._made(field, quoted))
                            field, quoted = [], False
                            state = _START if c is None else _AFTER_CRLF
                        elif c == d.escapechar:
                            state = _ESCAPE
                        elif c == d.delimiter:
                            fields.append(self._made(field, quoted))
                            field, quoted = [], False
                            state = _FIELD_START
                        else:
                            field.append(c)
                    elif state == _ESCAPE:
                        if c is None:
                            field.append("\n")
                        else:
                            field.append(c)
                        state = _IN_FIELD
                    elif state == _QUOTED:
                        if c is None:
                            pass
                        elif c == d.escapechar:
                            state = _ESCAPE_QUOTED
                        elif c == d.quotechar and d.quoting != QUOTE_NONE:
                            state = _QUOTE_IN_QUOTED if d.doublequote else _IN_FIELD
                        else:
                            field.append(c)
                    elif state == _ESCAPE_QUOTED:
                        field.append("\n" if c is None else c)
                        state = _QUOTED
                    elif state == _QUOTE_IN_QUOTED:
                        if c is not None and c == d.quotechar and d.quoting != QUOTE_NONE:
                            field.append(c)
                            state = _QUOTED
                        elif c == d.delimiter:
                            fields.append(self._made(field, True))
                            field, quoted = [], False
                            state = _FIELD_START
                        elif c is None or c in "\r\n":
                            fields.append(self._made(field, True))
                            field, quoted = [], False
                            state = _START if c is None else _AFTER_CRLF
                        elif not d.strict:
                            field.append(c)
                            state = _IN_FIELD
                        else:
                            raise Error(f"'{d.delimiter}' expected after '{d.quotechar}'")
                    elif state == _AFTER_CRLF:
                        if c is None:
                            state = _START
                        elif c not in "\r\n":
                            raise Error(
                                "new-line character seen in unquoted field - "
                                "do you need to open the file with newline=''?"
                            )
                if len(field) > _limit:
                    raise Error(f"field larger than field limit ({_limit})")
            if state == _START:
                return fields

    def _made(self, field, quoted):
        text = "".join(field)
        quoting = self._dialect.quoting
        if not quoted:
            if quoting == QUOTE_NONNUMERIC and text or quoting == QUOTE_STRINGS and text:
                return float(text)
            if quoting in (QUOTE_STRINGS, QUOTE_NOTNULL) and not text:
                return None
        return text


_in_c(_reader, "_csv", "reader")


def reader(*arguments, **fmtparams):
    """Rows of lines."""
    made = object.__new__(_reader)
    made._start(*_checked(arguments), **fmtparams)
    return made


reader = _in_c(reader, "_csv")


class _writer:
    """Writes rows as lines."""

    __slots__ = ("_dialect", "_special", "_write")

    @property
    def dialect(self):
        return self._dialect

    def _start(self, file, dialect=None, /, **given):
        dialect = given.pop("dialect", dialect)
        self._write = getattr(file, "write", None)
        if not callable(self._write):
            raise TypeError('argument 1 must have a "write" method')
        self._dialect = d = _Dialect(dialect, **given)
        self._special = {d.delimiter, "\r", "\n", *d.lineterminator} | {
            one for one in (d.quotechar, d.escapechar) if one is not None
        }

    def writerow(self, row, /):
        """Write a row."""
        try:
            items = iter(row)
        except TypeError:
            raise Error(f"iterable expected, not {type(row).__name__}") from None
        d = self._dialect
        parts = []
        for item in items:
            is_number = isinstance(item, (int, float, complex)) or hasattr(type(item), "__float__") or hasattr(type(item), "__index__")
            if d.quoting == QUOTE_NONNUMERIC:
                quoted = not is_number
            elif d.quoting == QUOTE_ALL:
                quoted = True
            elif d.quoting == QUOTE_STRINGS:
                quoted = isinstance(item, str)
            elif d.quoting == QUOTE_NOTNULL:
                quoted = item is not None
            else:
                quoted = False
            text = "" if item is None else item if isinstance(item, str) else str(item)
            parts.append(self._shown(text, quoted))
        if len(parts) == 1 and parts[0] == "":
            if d.quoting == QUOTE_NONE or d.quoting in (QUOTE_STRINGS, QUOTE_NOTNULL):
                raise Error("single empty field record must be quoted")
            parts[0] = d.quotechar * 2
        return self._write(d.delimiter.join(parts) + d.lineterminator)

    def _shown(self, text, quoted):
        d = self._dialect
        found = [c for c in text if c in self._special] if not self._special.isdisjoint(text) else ()
        if not found and not (d.delimiter == " " and d.skipinitialspace and not text):
            return d.quotechar + text + d.quotechar if quoted else text
        out = []
        for c in text:
            if c in self._special:
                escape = False
                if d.quoting == QUOTE_NONE:
                    escape = True
                elif c == d.quotechar:
                    if d.doublequote:
                        out.append(d.quotechar)
                        quoted = True
                    else:
                        escape = True
                elif c == d.escapechar:
                    escape = True
                else:
                    quoted = True
                if escape:
                    if d.escapechar is None:
                        raise Error("need to escape, but no escapechar set")
                    out.append(d.escapechar)
            out.append(c)
        body = "".join(out)
        return d.quotechar + body + d.quotechar if quoted else body

    def writerows(self, rows, /):
        """Write several rows."""
        for row in rows:
            self.writerow(row)


_in_c(_writer, "_csv", "writer")


def writer(*arguments, **fmtparams):
    """Something that writes rows."""
    made = object.__new__(_writer)
    made._start(*_checked(arguments), **fmtparams)
    return made


writer = _in_c(writer, "_csv")


class Dialect:
    """What fields are separated and quoted with."""

    _valid = False
    delimiter = None
    quotechar = None
    escapechar = None
    doublequote = None
    skipinitialspace = None
    lineterminator = None
    quoting = None

    def __init__(self):
        if type(self) is not Dialect:
            self._valid = True
        try:
            _Dialect(self)
        except TypeError as error:
            raise Error(str(error)) from None


class excel(Dialect):
    """What spreadsheets write."""

    delimiter = ","
    quotechar = '"'
    doublequote = True
    skipinitialspace = False
    lineterminator = "\r\n"
    quoting = QUOTE_MINIMAL


class excel_tab(excel):
    """What spreadsheets write, with tabs."""

    delimiter = "\t"


class unix_dialect(Dialect):
    """Everything quoted, lines as on Unix."""

    delimiter = ","
    quotechar = '"'
    doublequote = True
    skipinitialspace = False
    lineterminator = "\n"
    quoting = QUOTE_ALL


register_dialect("excel", excel)
register_dialect("excel-tab", excel_tab)
register_dialect("unix", unix_dialect)


class DictReader:
    """Rows as dicts, the keys taken from the first row."""

    __class_getitem__ = classmethod(_GenericAlias)

    def __init__(self, f, fieldnames=None, restkey=None, restval=None, dialect="excel", *args, **kwds):
        if fieldnames is not None and iter(fieldnames) is fieldnames:
            fieldnames = list(fieldnames)
        self._fieldnames = fieldnames
        self.restkey = restkey
        self.restval = restval
        self.reader = reader(f, dialect, *args, **kwds)
        self.dialect = dialect
        self.line_num = 0

    def __iter__(self):
        return self

    @property
    def fieldnames(self):
        """The keys."""
        if self._fieldnames is None:
            self._fieldnames = next(self.reader, None)
        self.line_num = self.reader.line_num
        return self._fieldnames

    @fieldnames.setter
    def fieldnames(self, value):
        self._fieldnames = value

    def __next__(self):
        # The keys may stand in the first row; rows without anything are passed over.
        names = self.fieldnames
        row = next(filter(None, self.reader))
        self.line_num = self.reader.line_num
        made = dict(zip(names, row))
        if len(names) < len(row):
            made[self.restkey] = row[len(names) :]
        elif len(row) < len(names):
            made |= dict.fromkeys(names[len(row) :], self.restval)
        return made


class DictWriter:
    """Writes dicts as rows."""

    __class_getitem__ = classmethod(_GenericAlias)

    def __init__(self, f, fieldnames, restval="", extrasaction="raise", dialect="excel", *args, **kwds):
        if fieldnames is not None and iter(fieldnames) is fieldnames:
            fieldnames = list(fieldnames)
        self.fieldnames = fieldnames
        self.restval = restval
        extrasaction = extrasaction.lower()
        if extrasaction not in ("raise", "ignore"):
            raise ValueError(f"extrasaction ({extrasaction}) must be 'raise' or 'ignore'")
        self.extrasaction = extrasaction
        self.writer = writer(f, dialect, *args, **kwds)

    def writeheader(self):
        """Write the keys as a row."""
        return self.writerow(dict(zip(self.fieldnames, self.fieldnames)))

    def _row(self, rowdict):
        if self.extrasaction == "raise":
            wrong = rowdict.keys() - self.fieldnames
            if wrong:
                raise ValueError("dict contains fields not in fieldnames: " + ", ".join(repr(one) for one in wrong))
        return (rowdict.get(name, self.restval) for name in self.fieldnames)

    def writerow(self, rowdict):
        """Write a dict."""
        return self.writer.writerow(self._row(rowdict))

    def writerows(self, rowdicts):
        """Write several dicts."""
        return self.writer.writerows(map(self._row, rowdicts))


class Sniffer:
    """Guesses the dialect of text."""

    def __init__(self):
        self.preferred = [",", "\t", ";", " ", ":"]

    def sniff(self, sample, delimiters=None):
        """The dialect of some text."""
        quotechar, doublequote, delimiter, skip = self._by_quotes(sample, delimiters)
        if not delimiter:
            delimiter, skip = self._by_counts(sample, delimiters)
        if not delimiter:
            raise Error("Could not determine delimiter")

        class dialect(Dialect):
            _name = "sniffed"
            lineterminator = "\r\n"
            quoting = QUOTE_MINIMAL

        dialect.doublequote = doublequote
        dialect.delimiter = delimiter
        dialect.quotechar = quotechar or '"'
        dialect.skipinitialspace = skip
        return dialect

    def _by_quotes(self, sample, delimiters):
        """What stands beside quoted fields: between others, at the beginning of lines, at the end, alone."""
        mark = r"(?P<delimiter>[^\w\n\"'])"
        for pattern in (
            mark + r"(?P<space> ?)(?P<quote>[\"']).*?(?P=quote)(?P=delimiter)",
            r"(?:^|\n)(?P<quote>[\"']).*?(?P=quote)" + mark + "(?P<space> ?)",
            mark + r"(?P<space> ?)(?P<quote>[\"']).*?(?P=quote)(?:$|\n)",
            r"(?:^|\n)(?P<quote>[\"']).*?(?P=quote)(?:$|\n)",
        ):
            found = [one.groupdict() for one in _re.finditer(pattern, sample, _re.DOTALL | _re.MULTILINE)]
            if found:
                break
        else:
            return "", False, None, False
        quotes = [one["quote"] for one in found]
        quotechar = max(dict.fromkeys(quotes), key=quotes.count)
        marks = [one.get("delimiter") for one in found]
        marks = [one for one in marks if one and (delimiters is None or one in delimiters)]
        if not marks:
            return quotechar, False, "", False
        delimiter = max(dict.fromkeys(marks), key=marks.count)
        spaces = sum(1 for one in found if one.get("space"))
        skip = marks.count(delimiter) == spaces
        edge, quote = _re.escape(delimiter), quotechar
        doubled = rf"(({edge})|^)\W*{quote}[^{edge}\n]*{quote}[^{edge}\n]*{quote}\W*(({edge})|$)"
        return quotechar, _re.search(doubled, sample, _re.MULTILINE) is not None, delimiter, skip

    def _by_counts(self, sample, delimiters):
        """The character that is in each line equally often, or in nearly each."""
        lines = [line for line in sample.split("\n") if line]
        fit = {}
        for end in range(10, len(lines) + 10, 10):
            part = lines[:end]
            fit = self._equally_often(part, delimiters)
            if len(fit) == 1:
                break
        if not fit:
            return "", False
        known = [char for char in self.preferred if char in fit]
        if len(fit) == 1 or not known:
            delimiter = max((counts, char) for char, counts in fit.items())[1]
        else:
            delimiter = known[0]
        return delimiter, lines[0].count(delimiter) == lines[0].count(delimiter + " ")

    def _equally_often(self, lines, delimiters):
        usual = {}
        for char in map(chr, range(127)):
            counts = [line.count(char) for line in lines]
            count = max(dict.fromkeys(counts), key=counts.count)
            agreeing = 2 * counts.count(count) - len(counts)
            if count > 0 and agreeing > 0 and (delimiters is None or char in delimiters):
                usual[char] = count, agreeing
        for percent in range(100, 89, -1):
            fit = {char: counts for char, counts in usual.items() if counts[1] * 100 >= percent * len(lines)}
            if fit:
                return fit
        return {}

    def has_header(self, sample):
        """Whether the first row looks like names."""
        rows = reader(_io.StringIO(sample), self.sniff(sample))
        header = next(rows)
        kinds = dict.fromkeys(range(len(header)))
        for row in (row for row, _ in zip(rows, range(20))):
            if len(row) != len(header):
                continue
            for column in list(kinds):
                try:
                    complex(row[column])
                    kind = complex
                except (ValueError, OverflowError):
                    kind = len(row[column])
                if kinds[column] is None:
                    kinds[column] = kind
                elif kinds[column] != kind:
                    del kinds[column]
        votes = 0
        for column, kind in kinds.items():
            if kind is None:
                votes += 1
            elif isinstance(kind, int):
                votes += 1 if len(header[column]) != kind else -1
            else:
                try:
                    complex(header[column])
                except (ValueError, TypeError):
                    votes += 1
                else:
                    votes -= 1
        return votes > 0
