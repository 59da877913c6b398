"""Reading JSON."""

__all__ = ["JSONDecoder", "JSONDecodeError"]

NaN = float("nan")
PosInf = float("inf")
NegInf = float("-inf")

_BLANKS = " \t\n\r"


def _skip(s, place):
    """Stands for the function that finds the end of blanks; a program may give another."""


class JSONDecodeError(ValueError):
    """What is wrong with a document, and where."""

    def __init__(self, msg, doc, pos):
        lineno = doc.count("\n", 0, pos) + 1
        colno = pos - doc.rfind("\n", 0, pos)
        ValueError.__init__(self, "%s: line %d column %d (char %d)" % (msg, lineno, colno, pos))
        self.msg = msg
        self.doc = doc
        self.pos = pos
        self.lineno = lineno
        self.colno = colno

    def __reduce__(self):
        return self.__class__, (self.msg, self.doc, self.pos)


class JSONDecoder:
    """Turns JSON text into Python objects."""

    def __init__(
        self,
        *,
        object_hook=None,
        parse_float=None,
        parse_int=None,
        parse_constant=None,
        strict=True,
        object_pairs_hook=None,
    ):
        self.object_hook = object_hook
        self.parse_float = parse_float or float
        self.parse_int = parse_int or int
        self.parse_constant = parse_constant
        self.strict = strict
        self.object_pairs_hook = object_pairs_hook
        self.parse_string = scanstring
        self.memo = {}
        # What the scanner is given: None stands for what it does by itself.
        self._options = (
            bool(strict),
            object_hook,
            object_pairs_hook,
            None if parse_float is float else parse_float or None,
            None if parse_int is int else parse_int or None,
            parse_constant or None,
        )

    def scan_once(self, string, idx):
        """The value that begins at an index, and where it ends; StopIteration when there is none."""
        return _scan(string, idx, *self._options)

    def decode(self, s, _w=_skip):
        """The value of a document."""
        if _w is not _skip:
            value, end = self.raw_decode(s, idx=_w(s, 0).end())
            end = _w(s, end).end()
            if end != len(s):
                raise JSONDecodeError("Extra data", s, end)
            return value
        if type(self).raw_decode is not _raw_decode:
            start = 0
            while s[start : start + 1] in _BLANKS and start < len(s):
                start += 1
            value, end = self.raw_decode(s, idx=start)
            while s[end : end + 1] in _BLANKS and end < len(s):
                end += 1
            if end != len(s):
                raise JSONDecodeError("Extra data", s, end)
            return value
        if not isinstance(s, str):
            kind = "bytes-like object" if isinstance(s, (bytes, bytearray)) else None
            if kind:
                raise TypeError("cannot use a string pattern on a bytes-like object")
            raise TypeError(f"expected string or bytes-like object, got {_c_name(s)!r}")
        return _decode(s, *self._options)

    def raw_decode(self, s, idx=0):
        """The value at the start of a text, and where it ends."""
        try:
            value, end = self.scan_once(s, idx)
        except StopIteration as stop:
            raise JSONDecodeError("Expecting value", s, stop.value) from None
        return value, end


_raw_decode = JSONDecoder.raw_decode
