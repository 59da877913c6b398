import binascii as _binascii

__all__ = [
    *("encode", "decode", "encodebytes", "decodebytes", "b64encode", "b64decode", "b32encode", "b32decode"),
    *("b32hexencode", "b32hexdecode", "b16encode", "b16decode", "b85encode", "b85decode", "a85encode", "a85decode"),
    *("z85encode", "z85decode", "standard_b64encode", "standard_b64decode", "urlsafe_b64encode", "urlsafe_b64decode"),
]


def _bytes_of(s):
    if isinstance(s, str):
        try:
            return s.encode("ascii")
        except UnicodeEncodeError:
            raise ValueError("string argument should contain only ASCII characters")
    if isinstance(s, (bytes, bytearray)):
        return s
    try:
        return memoryview(s).tobytes()
    except TypeError:
        raise TypeError(
            f"argument should be a bytes-like object or ASCII string, not {s.__class__.__name__!r}"
        ) from None


def b64encode(s, altchars=None):
    """Bytes as base64."""
    encoded = _binascii.b2a_base64(s, newline=False)
    if altchars is not None:
        assert len(altchars) == 2, repr(altchars)
        return encoded.translate(bytes.maketrans(b"+/", altchars))
    return encoded


def b64decode(s, altchars=None, validate=False):
    """The bytes of base64."""
    s = _bytes_of(s)
    if altchars is not None:
        altchars = _bytes_of(altchars)
        assert len(altchars) == 2, repr(altchars)
        s = s.translate(bytes.maketrans(altchars, b"+/"))
    return _binascii.a2b_base64(s, strict_mode=validate)


def standard_b64encode(s):
    """Bytes as base64."""
    return b64encode(s)


def standard_b64decode(s):
    """The bytes of base64."""
    return b64decode(s)


def urlsafe_b64encode(s):
    """Bytes as base64 with - and _."""
    return b64encode(s).translate(bytes.maketrans(b"+/", b"-_"))


def urlsafe_b64decode(s):
    """The bytes of base64 with - and _."""
    return b64decode(_bytes_of(s).translate(bytes.maketrans(b"-_", b"+/")))


_B32 = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_B32_HEX = b"0123456789ABCDEFGHIJKLMNOPQRSTUV"


def _to_32(alphabet, s):
    s = bytes(memoryview(s)) if not isinstance(s, bytes) else s
    left = len(s) % 5
    if left:
        s += bytes(5 - left)
    out = bytearray()
    for place in range(0, len(s), 5):
        number = int.from_bytes(s[place : place + 5], "big")
        out += bytes(alphabet[number >> shift & 31] for shift in range(35, -1, -5))
    if left:
        missing = {1: 6, 2: 4, 3: 3, 4: 1}[left]
        out[-missing:] = b"=" * missing
    return bytes(out)


def _from_32(alphabet, s, casefold=False, map01=None):
    s = _bytes_of(s)
    if len(s) % 8:
        raise _binascii.Error("Incorrect padding")
    if map01 is not None:
        map01 = _bytes_of(map01)
        assert len(map01) == 1, repr(map01)
        s = s.translate(bytes.maketrans(b"01", b"O" + map01))
    if casefold:
        s = s.upper()
    length = len(s)
    s = s.rstrip(b"=")
    missing = length - len(s)
    places = {letter: place for place, letter in enumerate(alphabet)}
    out = bytearray()
    number = 0
    for start in range(0, len(s), 8):
        quanta = s[start : start + 8]
        number = 0
        for letter in quanta:
            if letter not in places:
                raise _binascii.Error("Non-base32 digit found")
            number = (number << 5) + places[letter]
        if len(quanta) == 8:
            out += number.to_bytes(5, "big")
        else:
            number <<= 5 * (8 - len(quanta))
    if missing not in (0, 1, 3, 4, 6):
        raise _binascii.Error("Incorrect padding")
    if missing and out is not None:
        out += number.to_bytes(5, "big")[: (43 - 5 * missing) // 8]
    return bytes(out)


def b32encode(s):
    """Bytes as base32."""
    return _to_32(_B32, s)


def b32decode(s, casefold=False, map01=None):
    """The bytes of base32."""
    return _from_32(_B32, s, casefold, map01)


def b32hexencode(s):
    """Bytes as base32 with the digits first."""
    return _to_32(_B32_HEX, s)


def b32hexdecode(s, casefold=False):
    """The bytes of base32 with the digits first."""
    return _from_32(_B32_HEX, s, casefold)


def b16encode(s):
    """Bytes as hexadecimal digits."""
    return _binascii.hexlify(s).upper()


def b16decode(s, casefold=False):
    """The bytes of hexadecimal digits."""
    s = _bytes_of(s)
    if casefold:
        s = s.upper()
    if s.translate(None, delete=b"0123456789ABCDEF"):
        raise _binascii.Error("Non-base16 digit found")
    return _binascii.unhexlify(s)


_A85 = bytes(range(33, 118))
_B85 = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~"
_Z85 = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#"


def _to_85(b, alphabet, pad=False, foldnuls=False, foldspaces=False):
    if not isinstance(b, (bytes, bytearray)):
        b = memoryview(b).tobytes()
    missing = -len(b) % 4
    if missing:
        b = b + bytes(missing)
    chunks = []
    for place in range(0, len(b), 4):
        word = int.from_bytes(b[place : place + 4], "big")
        if foldnuls and not word:
            chunks.append(b"z")
        elif foldspaces and word == 0x20202020:
            chunks.append(b"y")
        else:
            digits = []
            for _ in range(5):
                word, digit = divmod(word, 85)
                digits.append(alphabet[digit])
            chunks.append(bytes(reversed(digits)))
    if missing and not pad:
        if chunks[-1] == b"z":
            chunks[-1] = alphabet[:1] * 5
        chunks[-1] = chunks[-1][:-missing]
    return b"".join(chunks)


def a85encode(b, *, foldspaces=False, wrapcol=0, pad=False, adobe=False):
    """Bytes as Ascii85."""
    made = _to_85(b, _A85, pad, True, foldspaces)
    if adobe:
        made = b"<~" + made
    if wrapcol:
        wrapcol = max(2 if adobe else 1, wrapcol)
        chunks = [made[place : place + wrapcol] for place in range(0, len(made), wrapcol)]
        if adobe and len(chunks[-1]) + 2 > wrapcol:
            chunks.append(b"")
        made = b"\n".join(chunks)
    if adobe:
        made += b"~>"
    return made


def a85decode(b, *, foldspaces=False, adobe=False, ignorechars=b" \t\n\r\v"):
    """The bytes of Ascii85."""
    b = _bytes_of(b)
    if adobe:
        if not b.endswith(b"~>"):
            raise ValueError("Ascii85 encoded byte sequences must end with b'~>'")
        b = b[2:-2] if b.startswith(b"<~") else b[:-2]
    out = bytearray()
    word = []
    for letter in b + b"u" * 4:
        if 33 <= letter <= 117:
            word.append(letter)
            if len(word) == 5:
                number = 0
                for one in word:
                    number = 85 * number + (one - 33)
                if number >= 1 << 32:
                    raise ValueError("Ascii85 overflow")
                out += number.to_bytes(4, "big")
                word.clear()
        elif letter == ord("z"):
            if word:
                raise ValueError("z inside Ascii85 5-tuple")
            out += bytes(4)
        elif foldspaces and letter == ord("y"):
            if word:
                raise ValueError("y inside Ascii85 5-tuple")
            out += b"    "
        elif letter not in ignorechars:
            raise ValueError(f"Non-Ascii85 digit found: {chr(letter)}")
    missing = 4 - len(word)
    return bytes(out[:-missing] if missing else out)


def b85encode(b, pad=False):
    """Bytes as base85."""
    return _to_85(b, _B85, pad)


def b85decode(b):
    """The bytes of base85."""
    b = _bytes_of(b)
    places = {letter: place for place, letter in enumerate(_B85)}
    missing = -len(b) % 5
    b = b + b"~" * missing
    out = bytearray()
    for start in range(0, len(b), 5):
        number = 0
        for offset, letter in enumerate(b[start : start + 5]):
            if letter not in places:
                raise ValueError(f"bad base85 character at position {start + offset}")
            number = number * 85 + places[letter]
        if number >= 1 << 32:
            raise ValueError(f"base85 overflow in hunk starting at byte {start}")
        out += number.to_bytes(4, "big")
    return bytes(out[:-missing] if missing else out)


def z85encode(s):
    """Bytes as Z85."""
    return b85encode(s).translate(bytes.maketrans(_B85, _Z85))


def z85decode(s):
    """The bytes of Z85."""
    s = _bytes_of(s).translate(bytes.maketrans(_Z85 + b";_`|~", _B85 + bytes(5)))
    try:
        return b85decode(s)
    except ValueError as error:
        raise ValueError(error.args[0].replace("base85", "z85")) from None


def _lines_of(s):
    try:
        view = memoryview(s)
    except TypeError as error:
        raise TypeError(f"expected bytes-like object, not {type(s).__name__}") from error
    if view.format not in ("c", "b", "B"):
        raise TypeError(f"expected single byte elements, not {view.format!r} from {type(s).__name__}")
    if view.ndim != 1:
        raise TypeError(f"expected 1-D data, not {view.ndim}-D data from {type(s).__name__}")
    return view.tobytes()


def encodebytes(s):
    """Bytes as lines of base64."""
    s = _lines_of(s)
    return b"".join(_binascii.b2a_base64(s[place : place + 57]) for place in range(0, len(s), 57))


def decodebytes(s):
    """The bytes of lines of base64."""
    return _binascii.a2b_base64(_lines_of(s))


def encode(input, output):
    """Write what one file holds to another as base64."""
    while chunk := input.read(57):
        output.write(_binascii.b2a_base64(chunk))


def decode(input, output):
    """Write the bytes of base64 in one file to another."""
    while line := input.readline():
        output.write(_binascii.a2b_base64(line))
