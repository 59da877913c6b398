"""Writing JSON."""

INFINITY = float("inf")


class JSONEncoder:
    """Turns Python objects into JSON text."""

    item_separator = ", "
    key_separator = ": "

    def __init__(
        self,
        *,
        skipkeys=False,
        ensure_ascii=True,
        check_circular=True,
        allow_nan=True,
        sort_keys=False,
        indent=None,
        separators=None,
        default=None,
    ):
        self.skipkeys = skipkeys
        self.ensure_ascii = ensure_ascii
        self.check_circular = check_circular
        self.allow_nan = allow_nan
        self.sort_keys = sort_keys
        self.indent = indent
        if separators is not None:
            self.item_separator, self.key_separator = separators
        elif indent is not None:
            self.item_separator = ","
        if default is not None:
            self.default = default

    def default(self, o):
        """What to write in place of an object that JSON has no form for: subclasses say."""
        raise TypeError(f"Object of type {o.__class__.__name__} is not JSON serializable")

    def encode(self, o):
        """The JSON text of an object."""
        if isinstance(o, str):
            return encode_basestring_ascii(o) if self.ensure_ascii else encode_basestring(o)
        return "".join(self.iterencode(o, _one_shot=True))

    def iterencode(self, o, _one_shot=False):
        """The JSON text of an object, piece by piece."""
        indent = self.indent
        if indent is not None and not isinstance(indent, str):
            indent = " " * indent
        if not _one_shot:
            return _pieces(self, o, indent, {} if self.check_circular else None, 0)
        text = _encode(
            o,
            self.default,
            self.ensure_ascii,
            indent,
            self.key_separator,
            self.item_separator,
            self.sort_keys,
            self.skipkeys,
            self.allow_nan,
            self.check_circular,
        )
        return (text,)


_SIMPLE = (str, int, float, type(None))


def _simple(encoder, o):
    # The text of a value that is no container.
    return _encode(o, None, encoder.ensure_ascii, None, "", "", False, False, encoder.allow_nan, False)


def _enter(open, o):
    if open is not None:
        if id(o) in open:
            raise ValueError("Circular reference detected")
        open[id(o)] = o


def _pieces(encoder, o, indent, open, level):
    if isinstance(o, _SIMPLE):
        yield _simple(encoder, o)
    elif isinstance(o, (list, tuple)):
        yield from _list_pieces(encoder, o, indent, open, level + 1)
    elif isinstance(o, dict):
        yield from _dict_pieces(encoder, o, indent, open, level + 1)
    else:
        _enter(open, o)
        yield from _pieces(encoder, encoder.default(o), indent, open, level)
        if open is not None:
            del open[id(o)]


def _list_pieces(encoder, items, indent, open, level):
    if not items:
        yield "[]"
        return
    _enter(open, items)
    line = "" if indent is None else "\n" + indent * level
    before = "[" + line
    for item in items:
        if isinstance(item, _SIMPLE):
            yield before + _simple(encoder, item)
        else:
            yield before
            yield from _pieces(encoder, item, indent, open, level)
        before = encoder.item_separator + line
    if indent is not None:
        yield "\n" + indent * (level - 1)
    yield "]"
    if open is not None:
        del open[id(items)]


def _dict_pieces(encoder, items, indent, open, level):
    if not items:
        yield "{}"
        return
    _enter(open, items)
    yield "{"
    line = "" if indent is None else "\n" + indent * level
    if line:
        yield line
    first = True
    for key, value in sorted(items.items()) if encoder.sort_keys else items.items():
        if not isinstance(key, str):
            if isinstance(key, _SIMPLE):
                key = _simple(encoder, key)
            elif encoder.skipkeys:
                continue
            else:
                raise TypeError(f"keys must be str, int, float, bool or None, not {key.__class__.__name__}")
        if not first:
            yield encoder.item_separator + line
        first = False
        yield encode_basestring_ascii(key) if encoder.ensure_ascii else encode_basestring(key)
        yield encoder.key_separator
        yield from _pieces(encoder, value, indent, open, level)
    if indent is not None:
        yield "\n" + indent * (level - 1)
    yield "}"
    if open is not None:
        del open[id(items)]


c_encode_basestring = encode_basestring
c_encode_basestring_ascii = encode_basestring_ascii


def py_encode_basestring(s):
    """A string as JSON writes it."""
    return encode_basestring(s)


def py_encode_basestring_ascii(s):
    """A string as JSON writes it in ASCII."""
    return encode_basestring_ascii(s)


class c_make_encoder:
    """What turns an object into pieces of JSON, with all that it needs to know given one by one."""

    def __init__(
        self, markers, default, encoder, indent, key_separator, item_separator, sort_keys, skipkeys, allow_nan
    ):
        if markers is not None and not isinstance(markers, dict):
            raise TypeError(f"make_encoder() argument 1 must be dict or None, not {type(markers).__name__}")
        self.markers, self.default, self.encoder, self.indent = markers, default, encoder, indent
        self.key_separator, self.item_separator = key_separator, item_separator
        self.sort_keys, self.skipkeys, self.allow_nan = bool(sort_keys), bool(skipkeys), bool(allow_nan)

    @property
    def ensure_ascii(self):
        return self.encoder is not encode_basestring

    def __call__(self, obj, _current_indent_level):
        level = _current_indent_level + 1
        return tuple(_pieces(self, obj, self.indent, self.markers, level))


def __getattr__(name):
    """What only few ask for is made when they do."""
    import re as _re

    if name == "HAS_UTF8":
        value = _re.compile(b"[\x80-\xff]")
    elif name == "ESCAPE":
        value = _re.compile(r'[\x00-\x1f\\"\b\f\n\r\t]')
    elif name == "ESCAPE_ASCII":
        value = _re.compile(r'([\\"]|[^\ -~])')
    elif name == "ESCAPE_DCT":
        value = {"\\": "\\\\", '"': '\\"', "\b": "\\b", "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
        for code in range(0x20):
            value.setdefault(chr(code), f"\\u{code:04x}")
    else:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = value
    return value
