# Names of the internet: punycode (RFC 3492), which writes any text in letters, digits and hyphens, and idna (RFC 3490),
# which writes labels of domain names so. Loaded when somebody asks for one of the two.

import re as _re
from unicodedata import ucd_3_2_0 as _old

_DIGITS = b"abcdefghijklmnopqrstuvwxyz0123456789"
_VALUES = {digit: value for value, digit in enumerate(_DIGITS)} | {ord("A") + value: value for value in range(26)}
_BASE, _LEAST, _MOST, _SKEW, _DAMP, _FIRST_BIAS, _FIRST_CODE = 36, 1, 26, 38, 700, 72, 128


def _adapted(delta, count, is_first):
    """The bias after a number was written, when so many characters are there."""
    delta = delta // _DAMP if is_first else delta // 2
    delta += delta // count
    steps = 0
    while delta > (_BASE - _LEAST) * _MOST // 2:
        delta //= _BASE - _LEAST
        steps += _BASE
    return steps + (_BASE - _LEAST + 1) * delta // (delta + _SKEW)


def _thresholds(bias):
    place = _BASE
    while True:
        yield min(max(place - bias, _LEAST), _MOST)
        place += _BASE


def _to_punycode(text):
    plain = bytes(ord(c) for c in text if ord(c) < _FIRST_CODE)
    numbers = bytearray()
    code, delta, bias, done = _FIRST_CODE, 0, _FIRST_BIAS, len(plain)
    codes = [ord(c) for c in text]
    for following in sorted({c for c in codes if c >= _FIRST_CODE}):
        delta += (following - code) * (done + 1)
        code = following
        for one in codes:
            if one < code:
                delta += 1
            elif one == code:
                rest = delta
                for threshold in _thresholds(bias):
                    if rest < threshold:
                        break
                    rest, digit = divmod(rest - threshold, _BASE - threshold)
                    numbers.append(_DIGITS[threshold + digit])
                numbers.append(_DIGITS[rest])
                bias = _adapted(delta, done + 1, done == len(plain))
                delta = 0
                done += 1
        delta += 1
        code += 1
    return plain + b"-" + bytes(numbers) if plain else bytes(numbers)


def _from_punycode(data, errors):
    middle = data.rfind(b"-")
    try:
        plain = str(data[: max(middle, 0)], "ascii", errors)
    except UnicodeDecodeError as error:
        raise UnicodeDecodeError("ascii", data, error.start, error.end, error.reason) from None
    text = list(plain)
    place, code, index, bias = middle + 1, _FIRST_CODE, -1, _FIRST_BIAS
    while place < len(data):
        delta, weight = 0, 1
        for threshold in _thresholds(bias):
            if place >= len(data):
                if errors == "strict":
                    raise UnicodeDecodeError("punycode", data, place, place + 1, "incomplete punycode string")
                return "".join(text)
            value = _VALUES.get(data[place])
            if value is None:
                if errors == "strict":
                    reason = f"Invalid extended code point '{data[place]}'"
                    raise UnicodeDecodeError("punycode", data, place, place + 1, reason)
                return "".join(text)
            place += 1
            delta += value * weight
            if value < threshold:
                break
            weight *= _BASE - threshold
        more, index = divmod(index + delta + 1, len(text) + 1)
        code += more
        if code > 0x10FFFF:
            if errors == "strict":
                raise UnicodeDecodeError("punycode", data, place - 1, place, f"Invalid character U+{code:x}")
            text.insert(index, "?")
        else:
            text.insert(index, chr(code))
        bias = _adapted(delta, len(text), len(text) == len(plain) + 1)
    return "".join(text)


def _supported(errors, *known):
    if errors not in known:
        raise UnicodeError(f"Unsupported error handling: {errors}")


class _Punycode:
    class Codec(Codec):
        def encode(self, input, errors="strict"):
            return _to_punycode(input), len(input)

        def decode(self, input, errors="strict"):
            _supported(errors, "strict", "replace", "ignore")
            data = input.encode("ascii") if isinstance(input, str) else bytes(input)
            return _from_punycode(data, errors), len(input)

    class IncrementalEncoder(IncrementalEncoder):
        def encode(self, input, final=False):
            return _to_punycode(input)

    class IncrementalDecoder(IncrementalDecoder):
        def decode(self, input, final=False):
            _supported(self.errors, "strict", "replace", "ignore")
            return _from_punycode(bytes(input), self.errors)


# What separates labels, and what stands in front of one in punycode.
_DOTS = _re.compile("[.\u3002\uff0e\uff61]")
_PREFIX = b"xn--"
_DROPPED = dict.fromkeys([0xAD, 0x34F, 0x1806, *range(0x180B, 0x180E), *range(0x200B, 0x200E), 0x2060, *range(0xFE00, 0xFE10), 0xFEFF])
_PROHIBITED = _re.compile(
    "[\x80-\x9f\u06dd\u070f\u180e\u200c\u200d\u2028\u2029\u2060-\u2063\u206a-\u206f\ufeff\ufff9-\ufffd\U0001d173-\U0001d17a"
    "\ufdd0-\ufdef\u2ff0-\u2ffb\u0340\u0341\u200e\u200f\u202a-\u202e\U000e0001\U000e0020-\U000e007f]"
)


def _folded(text):
    """Without differences of case, as they were in Unicode 3.2."""
    made = []
    for c in text:
        is_later = _old.category(c) == "Cn" or "\u13a0" <= c <= "\u13f5"
        made.append(c.lower() if is_later else c.casefold())
    return "".join(made)


def _is_prohibited(c):
    kind = _old.category(c)
    return kind in ("Co", "Cs") or kind == "Zs" and c != " " or ord(c) & 0xFFFE == 0xFFFE or _PROHIBITED.match(c)


def _prepared(label):
    """A label in the form in which labels are compared (RFC 3491)."""
    folded = "".join(_mapped(c) for c in label.translate(_DROPPED))
    text = _old.normalize("NFKC", folded)
    for place, c in enumerate(text):
        if _is_prohibited(c):
            raise UnicodeEncodeError("idna", text, place, place + 1, f"Invalid character {c!r}")
    leftwards = [_old.bidirectional(c) in ("R", "AL") for c in text]
    if any(leftwards):
        for place, c in enumerate(text):
            if _old.bidirectional(c) == "L":
                raise UnicodeEncodeError("idna", text, place, place + 1, "Violation of BIDI requirement 2")
        for place in (0, len(text) - 1):
            if not leftwards[place]:
                raise UnicodeEncodeError("idna", text, place, place + 1, "Violation of BIDI requirement 3")
    return text


def _mapped(c):
    one = _folded(c)
    plain = _old.normalize("NFKC", one)
    two = _old.normalize("NFKC", _folded(plain))
    return two if two != plain else one


def _fits(label, data):
    """Whether ASCII can stand for a label."""
    if not data:
        raise UnicodeEncodeError("idna", label, 0, 1, "label empty")
    if len(data) >= 64:
        raise UnicodeEncodeError("idna", label, 0, len(label), "label too long")
    return data


def _to_ascii(label):
    if label.isascii():
        return _fits(label, label.encode("ascii"))
    prepared = _prepared(label)
    if prepared.isascii():
        return _fits(prepared, prepared.encode("ascii"))
    if prepared.lower().startswith("xn--"):
        raise UnicodeEncodeError("idna", label, 0, 4, "Label starts with ACE prefix")
    return _fits(prepared, _PREFIX + _to_punycode(prepared))


def _to_unicode(label):
    if len(label) > 1024:
        raise UnicodeDecodeError("idna", label, 0, len(label), "label way too long")
    if not label.lower().startswith(_PREFIX):
        return str(label, "ascii")
    try:
        text = _from_punycode(label[len(_PREFIX) :], "strict")
    except UnicodeDecodeError as error:
        start, end = error.start + len(_PREFIX), error.end + len(_PREFIX)
        raise UnicodeDecodeError("idna", label, start, end, error.reason) from None
    again = _to_ascii(text)
    if str(label, "ascii").lower() != str(again, "ascii"):
        reason = f"IDNA does not round-trip, '{label!r}' != '{again!r}'"
        raise UnicodeDecodeError("idna", label, 0, len(label), reason)
    return text


def _each_label(kind, whole, labels, convert, dot=0):
    """The labels converted; a mistake in one is told as one of the whole, behind the first so much further on."""
    made, start = [], 0
    for label in labels:
        try:
            made.append(convert(label))
        except UnicodeError as error:
            at = start + dot if start else 0
            raise kind("idna", whole, at + error.start, at + error.end, error.reason) from None
        start += len(label) + 1
    return made


class _Idna:
    class Codec(Codec):
        def encode(self, input, errors="strict"):
            _supported(errors, "strict")
            if not input:
                return b"", 0
            try:
                plain = input.encode("ascii")
            except UnicodeEncodeError:
                labels = _DOTS.split(input)
            else:
                # Labels in ASCII are only measured.
                labels = input.split(".")
                _each_label(UnicodeEncodeError, input, labels if labels[-1] else labels[:-1], _to_ascii)
                return plain, len(input)
            tail = []
            if not labels[-1]:
                tail = [b""]
                del labels[-1]
            return b".".join(_each_label(UnicodeEncodeError, input, labels, _to_ascii) + tail), len(input)

        def decode(self, input, errors="strict"):
            _supported(errors, "strict")
            if not input:
                return "", 0
            data = bytes(input)
            if _PREFIX not in data.lower():
                try:
                    return data.decode("ascii"), len(data)
                except UnicodeDecodeError as error:
                    raise UnicodeDecodeError("idna", data, error.start, error.end, error.reason) from None
            return ".".join(_each_label(UnicodeDecodeError, data, data.split(b"."), _to_unicode)), len(data)

    class IncrementalEncoder(BufferedIncrementalEncoder):
        def _buffer_encode(self, input, errors, final):
            _supported(errors, "strict")
            if not input:
                return b"", 0
            labels = _DOTS.split(input)
            tail = b""
            if not labels[-1] or not final:
                # What may go on in the next piece waits.
                tail = b"." if len(labels) > 1 else b""
                waiting = labels.pop()
            else:
                waiting = ""
            made = b".".join(_each_label(UnicodeEncodeError, input, labels, _to_ascii)) + tail
            return made, len(input) - len(waiting)

    class IncrementalDecoder(BufferedIncrementalDecoder):
        def _buffer_decode(self, input, errors, final):
            if errors != "strict":
                # That is what CPython says.
                raise UnicodeError("Unsupported error handling: {errors}")
            if not input:
                return "", 0
            data = bytes(input, "ascii") if isinstance(input, str) else bytes(input)
            try:
                data.decode("ascii")
            except UnicodeDecodeError as error:
                raise UnicodeDecodeError("idna", data, error.start, error.end, error.reason)
            labels = data.split(b".")
            tail = ""
            if not labels[-1] or not final:
                tail = "." if len(labels) > 1 else ""
                waiting = labels.pop()
            else:
                waiting = b""
            made = ".".join(_each_label(UnicodeDecodeError, data, labels, _to_unicode, -1)) + tail
            return made, len(data) - len(waiting)


def _entry(name, home):
    """The entry of the registry, with classes that say where CPython has them."""

    class StreamWriter(home.Codec, globals()["StreamWriter"]):
        pass

    class StreamReader(home.Codec, globals()["StreamReader"]):
        pass

    _home(name, home.Codec, home.IncrementalEncoder, home.IncrementalDecoder, StreamReader, StreamWriter)
    codec = home.Codec()
    parts = (home.IncrementalEncoder, home.IncrementalDecoder)
    return CodecInfo(codec.encode, codec.decode, StreamReader, StreamWriter, *parts, name=name)


_internet = {"punycode": _entry("punycode", _Punycode), "idna": _entry("idna", _Idna)}
