"""JSON, a format for data that many languages read and write."""

from json.decoder import JSONDecodeError, JSONDecoder
from json.encoder import JSONEncoder

__version__ = "2.0.9"
__all__ = [
    "dump",
    "dumps",
    "load",
    "loads",
    "JSONDecoder",
    "JSONDecodeError",
    "JSONEncoder",
]

_default_encoder = JSONEncoder()
_default_decoder = JSONDecoder()


def _are_usual(skipkeys, ensure_ascii, check_circular, allow_nan):
    # Asked in this order, once, and no further than the first that is not as usual.
    if not skipkeys and ensure_ascii and check_circular and allow_nan:
        return True
    return False


def _encoder(cls, skipkeys, ensure_ascii, check_circular, allow_nan, indent, separators, default, sort_keys, kw):
    return (JSONEncoder if cls is None else cls)(
        skipkeys=skipkeys,
        ensure_ascii=ensure_ascii,
        check_circular=check_circular,
        allow_nan=allow_nan,
        indent=indent,
        separators=separators,
        default=default,
        sort_keys=sort_keys,
        **kw,
    )


def dump(
    obj,
    fp,
    *,
    skipkeys=False,
    ensure_ascii=True,
    check_circular=True,
    allow_nan=True,
    cls=None,
    indent=None,
    separators=None,
    default=None,
    sort_keys=False,
    **kw,
):
    """Write an object as JSON to a file."""
    _are_usual(skipkeys, ensure_ascii, check_circular, allow_nan)
    encoder = _encoder(
        cls, skipkeys, ensure_ascii, check_circular, allow_nan, indent, separators, default, sort_keys, kw
    )
    for piece in encoder.iterencode(obj):
        fp.write(piece)


def dumps(
    obj,
    *,
    skipkeys=False,
    ensure_ascii=True,
    check_circular=True,
    allow_nan=True,
    cls=None,
    indent=None,
    separators=None,
    default=None,
    sort_keys=False,
    **kw,
):
    """An object as JSON text."""
    if (
        _are_usual(skipkeys, ensure_ascii, check_circular, allow_nan)
        and cls is None
        and indent is None
        and separators is None
        and default is None
        and not sort_keys
        and not kw
    ):
        return _default_encoder.encode(obj)
    return _encoder(
        cls, skipkeys, ensure_ascii, check_circular, allow_nan, indent, separators, default, sort_keys, kw
    ).encode(obj)


def detect_encoding(b):
    """The encoding of a JSON document in bytes."""
    starts = b.startswith
    if starts((b"\xff\xfe\x00\x00", b"\x00\x00\xfe\xff")):
        return "utf-32"
    if starts((b"\xff\xfe", b"\xfe\xff")):
        return "utf-16"
    if starts(b"\xef\xbb\xbf"):
        return "utf-8-sig"
    # The first two characters are ASCII: where the zeros lie tells the width.
    if len(b) >= 4:
        if not b[0]:
            return "utf-16-be" if b[1] else "utf-32-be"
        if not b[1]:
            return "utf-16-le" if b[2] or b[3] else "utf-32-le"
    elif len(b) == 2:
        if not b[0]:
            return "utf-16-be"
        if not b[1]:
            return "utf-16-le"
    return "utf-8"


def load(
    fp,
    *,
    cls=None,
    object_hook=None,
    parse_float=None,
    parse_int=None,
    parse_constant=None,
    object_pairs_hook=None,
    **kw,
):
    """The object that a file holds as JSON."""
    return loads(
        fp.read(),
        cls=cls,
        object_hook=object_hook,
        parse_float=parse_float,
        parse_int=parse_int,
        parse_constant=parse_constant,
        object_pairs_hook=object_pairs_hook,
        **kw,
    )


def loads(
    s,
    *,
    cls=None,
    object_hook=None,
    parse_float=None,
    parse_int=None,
    parse_constant=None,
    object_pairs_hook=None,
    **kw,
):
    """The object that a text holds as JSON."""
    if isinstance(s, str):
        if s.startswith("\ufeff"):
            raise JSONDecodeError("Unexpected UTF-8 BOM (decode using utf-8-sig)", s, 0)
    else:
        if not isinstance(s, (bytes, bytearray)):
            raise TypeError(f"the JSON object must be str, bytes or bytearray, not {s.__class__.__name__}")
        s = s.decode(detect_encoding(s), "surrogatepass")
    if (
        cls is None
        and object_hook is None
        and parse_int is None
        and parse_float is None
        and parse_constant is None
        and object_pairs_hook is None
        and not kw
    ):
        return _default_decoder.decode(s)
    if object_hook is not None:
        kw["object_hook"] = object_hook
    if object_pairs_hook is not None:
        kw["object_pairs_hook"] = object_pairs_hook
    if parse_float is not None:
        kw["parse_float"] = parse_float
    if parse_int is not None:
        kw["parse_int"] = parse_int
    if parse_constant is not None:
        kw["parse_constant"] = parse_constant
    return (JSONDecoder if cls is None else cls)(**kw).decode(s)
