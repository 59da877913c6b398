__all__ = [
    *("register", "lookup", "open", "EncodedFile", "BOM", "BOM_BE", "BOM_LE", "BOM32_BE", "BOM32_LE", "BOM64_BE"),
    *("BOM64_LE", "BOM_UTF8", "BOM_UTF16", "BOM_UTF16_LE", "BOM_UTF16_BE", "BOM_UTF32", "BOM_UTF32_LE", "BOM_UTF32_BE"),
    *("CodecInfo", "Codec", "IncrementalEncoder", "IncrementalDecoder", "StreamReader", "StreamWriter"),
    *("StreamReaderWriter", "StreamRecoder", "getencoder", "getdecoder", "getincrementalencoder"),
    *("getincrementaldecoder", "getreader", "getwriter", "encode", "decode", "iterencode", "iterdecode", "strict_errors"),
    *("ignore_errors", "replace_errors", "xmlcharrefreplace_errors", "backslashreplace_errors", "namereplace_errors"),
    *("register_error", "lookup_error"),
]
# There are no files to open.
__all__.remove("open")

BOM_UTF8 = b"\xef\xbb\xbf"
BOM_LE = BOM_UTF16_LE = BOM32_LE = b"\xff\xfe"
BOM_BE = BOM_UTF16_BE = BOM32_BE = b"\xfe\xff"
BOM_UTF32_LE = BOM64_LE = b"\xff\xfe\x00\x00"
BOM_UTF32_BE = BOM64_BE = b"\x00\x00\xfe\xff"
BOM = BOM_UTF16 = BOM_UTF16_LE
BOM_UTF32 = BOM_UTF32_LE


class CodecInfo(tuple):
    """Codec details when looking up the codec registry"""

    _is_text_encoding = True

    def __new__(
        cls,
        encode,
        decode,
        streamreader=None,
        streamwriter=None,
        incrementalencoder=None,
        incrementaldecoder=None,
        name=None,
        *,
        _is_text_encoding=None,
    ):
        self = tuple.__new__(cls, (encode, decode, streamreader, streamwriter))
        self.name = name
        self.encode, self.decode = encode, decode
        self.incrementalencoder, self.incrementaldecoder = incrementalencoder, incrementaldecoder
        self.streamreader, self.streamwriter = streamreader, streamwriter
        if _is_text_encoding is not None:
            self._is_text_encoding = _is_text_encoding
        return self

    def __getnewargs__(self):
        return tuple(self)

    def __repr__(self):
        kind = type(self)
        return f"<{kind.__module__}.{kind.__qualname__} object for encoding {self.name} at {id(self):#x}>"


class Codec:
    """The two directions of an encoding, without a state."""

    def encode(self, input, errors="strict"):
        raise NotImplementedError

    def decode(self, input, errors="strict"):
        raise NotImplementedError


class IncrementalEncoder(object):
    """Encodes an input piece by piece."""

    def __init__(self, errors="strict"):
        self.errors = errors
        self.buffer = ""

    def encode(self, input, final=False):
        raise NotImplementedError

    def reset(self):
        """Back to the start."""

    def getstate(self):
        return 0

    def setstate(self, state):
        """Goes on from a state that getstate() told."""


class BufferedIncrementalEncoder(IncrementalEncoder):
    """An encoder that may keep the end of its input for later."""

    def __init__(self, errors="strict"):
        super().__init__(errors)
        self.buffer = ""

    def _buffer_encode(self, input, errors, final):
        raise NotImplementedError

    def encode(self, input, final=False):
        whole = self.buffer + input
        result, used = self._buffer_encode(whole, self.errors, final)
        self.buffer = whole[used:]
        return result

    def reset(self):
        super().reset()
        self.buffer = ""

    def getstate(self):
        return self.buffer or 0

    def setstate(self, state):
        self.buffer = state or ""


class IncrementalDecoder(object):
    """Decodes an input piece by piece."""

    def __init__(self, errors="strict"):
        self.errors = errors

    def decode(self, input, final=False):
        raise NotImplementedError

    def reset(self):
        """Back to the start."""

    def getstate(self):
        return b"", 0

    def setstate(self, state):
        """Goes on from a state that getstate() told."""


class BufferedIncrementalDecoder(IncrementalDecoder):
    """A decoder that keeps the beginning of a character for later."""

    def __init__(self, errors="strict"):
        super().__init__(errors)
        self.buffer = b""

    def _buffer_decode(self, input, errors, final):
        raise NotImplementedError

    def decode(self, input, final=False):
        whole = self.buffer + input
        result, used = self._buffer_decode(whole, self.errors, final)
        self.buffer = whole[used:]
        return result

    def reset(self):
        super().reset()
        self.buffer = b""

    def getstate(self):
        return self.buffer, 0

    def setstate(self, state):
        self.buffer = state[0]


def _on_stream(cls):
    """Gives a class what goes around a stream: other attributes are the stream's, and `with` closes that."""

    def __getattr__(self, name, getattr=getattr):
        return getattr(self.stream, name)

    def __enter__(self):
        return self

    def __exit__(self, type, value, tb):
        self.stream.close()

    def __reduce_ex__(self, proto):
        raise TypeError(f"can't serialize {self.__class__.__name__}")

    for method in (__getattr__, __enter__, __exit__, __reduce_ex__):
        method.__qualname__ = f"{cls.__name__}.{method.__name__}"
        setattr(cls, method.__name__, method)
    return cls


@_on_stream
class StreamWriter(Codec):
    """Writes to a stream what it encodes."""

    def __init__(self, stream, errors="strict"):
        self.stream = stream
        self.errors = errors

    def write(self, object):
        self.stream.write(self.encode(object, self.errors)[0])

    def writelines(self, list):
        self.write("".join(list))

    def reset(self):
        """Back to the start."""

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        if offset == 0 and whence == 0:
            self.reset()


# How many bytes are read for a line, to begin with, and at most.
_FIRST_READ = 72
_MOST_READ = 8000


@_on_stream
class StreamReader(Codec):
    """Decodes what it reads from a stream."""

    charbuffertype = str

    def __init__(self, stream, errors="strict"):
        self.stream = stream
        self.errors = errors
        self.reset()

    def decode(self, input, errors="strict"):
        raise NotImplementedError

    def reset(self):
        self.bytebuffer = b""
        self.charbuffer = self.charbuffertype()

    def _fill(self, size):
        """Reads so many bytes, all with -1, and decodes them; false when the stream is at its end."""
        read = self.stream.read() if size < 0 else self.stream.read(size)
        self.bytebuffer += read
        if self.bytebuffer:
            text, used = self.decode(self.bytebuffer, self.errors)
            self.bytebuffer = self.bytebuffer[used:]
            self.charbuffer += text
        return bool(read)

    def read(self, size=-1, chars=-1, firstline=False):
        if chars < 0:
            most = size if size >= 0 else -1
        else:
            most = chars
        while most < 0 or len(self.charbuffer) < most:
            if not self._fill(size) or size < 0:
                break
        if most < 0:
            most = len(self.charbuffer)
        result, self.charbuffer = self.charbuffer[:most], self.charbuffer[most:]
        return result

    def readline(self, size=None, keepends=True):
        wanted = size or _FIRST_READ
        size = size if size and size >= 0 else None
        while True:
            lines = self.charbuffer.splitlines(True)
            first = lines[0] if lines else self.charbuffertype()
            bare = first.splitlines(False)
            # A carriage return at the very end may be half of a line end.
            whole = len(lines) > 1 or bare and bare[0] != first and first[-1:] not in ("\r", b"\r")
            if whole or size is not None and len(first) >= size or not self._fill(wanted):
                break
            wanted = min(wanted * 2, _MOST_READ) if size is None else wanted
        if size is not None and len(first) > size:
            first = first[:size]
        self.charbuffer = self.charbuffer[len(first) :]
        if not keepends and first:
            return first.splitlines(False)[0]
        return first

    def readlines(self, sizehint=None, keepends=True):
        return self.read().splitlines(keepends)

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        self.reset()

    def __next__(self):
        line = self.readline()
        if line:
            return line
        raise StopIteration

    def __iter__(self):
        return self


@_on_stream
class StreamReaderWriter:
    """A reader and a writer of the same stream."""

    encoding = "unknown"

    def __init__(self, stream, Reader, Writer, errors="strict"):
        self.stream = stream
        self.reader = Reader(stream, errors)
        self.writer = Writer(stream, errors)
        self.errors = errors

    def read(self, size=-1):
        return self.reader.read(size)

    def readline(self, size=None):
        return self.reader.readline(size)

    def readlines(self, sizehint=None):
        return self.reader.readlines(sizehint)

    def __next__(self):
        return next(self.reader)

    def __iter__(self):
        return self

    def write(self, data):
        return self.writer.write(data)

    def writelines(self, list):
        return self.writer.writelines(list)

    def reset(self):
        self.reader.reset()
        self.writer.reset()

    def seek(self, offset, whence=0):
        self.stream.seek(offset, whence)
        self.reader.reset()
        if offset == 0 and whence == 0:
            self.writer.reset()


@_on_stream
class StreamRecoder:
    """A stream in one encoding that looks as if it had another."""

    data_encoding = "unknown"
    file_encoding = "unknown"

    def __init__(self, stream, encode, decode, Reader, Writer, errors="strict"):
        self.stream = stream
        self.encode, self.decode = encode, decode
        self.reader = Reader(stream, errors)
        self.writer = Writer(stream, errors)
        self.errors = errors

    def _out(self, text):
        return self.encode(text, self.errors)[0]

    def read(self, size=-1):
        return self._out(self.reader.read(size))

    def readline(self, size=None):
        return self._out(self.reader.readline() if size is None else self.reader.readline(size))

    def readlines(self, sizehint=None):
        return self._out(self.reader.read()).splitlines(keepends=True)

    def __next__(self):
        return self._out(next(self.reader))

    def __iter__(self):
        return self

    def write(self, data):
        return self.writer.write(self.decode(data, self.errors)[0])

    def writelines(self, list):
        return self.write(b"".join(list))

    def reset(self):
        self.reader.reset()
        self.writer.reset()

    def seek(self, offset, whence=0):
        self.reader.seek(offset, whence)
        self.writer.seek(offset, whence)


def EncodedFile(file, data_encoding, file_encoding=None, errors="strict"):
    """A wrapped file in file_encoding that takes and gives bytes in data_encoding."""
    if file_encoding is None:
        file_encoding = data_encoding
    outside, inside = lookup(data_encoding), lookup(file_encoding)
    recoder = StreamRecoder(
        file, outside.encode, outside.decode, inside.streamreader, inside.streamwriter, errors
    )
    recoder.data_encoding, recoder.file_encoding = data_encoding, file_encoding
    return recoder


# The registry. The native side looks into these when it meets a name that it does not know.

_handlers = {}
_searches = []
_internet = {}
_found = {}


def _search(name):
    """What the registered functions know about a name, None when nothing."""
    if name in ("idna", "punycode"):
        if not _internet:
            _load_internet()
        return _internet[name]
    if name in _found:
        return _found[name]
    for function in _searches:
        info = function(name)
        if info is not None:
            if not isinstance(info, tuple) or len(info) != 4:
                raise TypeError("codec search functions must return 4-tuples")
            _found[name] = info
            return info
    return None


def register(search_function, /):
    """Adds a function that gives a CodecInfo, or None, for a name."""
    if not callable(search_function):
        raise TypeError("argument must be callable")
    _searches.append(search_function)


def unregister(search_function, /):
    """Takes a search function away again."""
    if search_function in _searches:
        _searches.remove(search_function)
        _found.clear()


def lookup(encoding, /):
    """The CodecInfo of an encoding."""
    if not isinstance(encoding, str):
        raise TypeError(f"lookup() argument must be str, not {'None' if encoding is None else _c_name(encoding)}")
    if "\0" in encoding:
        raise ValueError("embedded null character")
    plain = _plain(encoding)
    known = _known(encoding)
    if known and known not in _builtin:
        _builtin[known] = _make(*known)
    info = _builtin[known] if known else _search(plain)
    if info is None:
        raise LookupError(f"unknown encoding: {encoding}")
    return info


def _kind(value):
    return "None" if value is None else _c_name(value)


def register_error(errors, handler, /):
    """Gives an error handler a name."""
    if not isinstance(errors, str):
        raise TypeError(f"register_error() argument 1 must be str, not {_kind(errors)}")
    if not callable(handler):
        raise TypeError("handler must be callable")
    _handlers[errors] = handler


def lookup_error(name, /):
    """The error handler of that name."""
    if not isinstance(name, str):
        raise TypeError(f"lookup_error() argument must be str, not {_kind(name)}")
    if "\0" in name:
        raise ValueError("embedded null character")
    try:
        return _handlers[name]
    except KeyError:
        raise LookupError(f"unknown error handler name '{name}'") from None


def _ask(verb, obj, encoding, errors):
    for name, value in (("encoding", encoding), ("errors", errors)):
        if not isinstance(value, str):
            raise TypeError(f"{verb}() argument '{name}' must be str, not {_kind(value)}")
    function = lookup(encoding)[verb == "decode"]
    try:
        result = function(obj) if errors == "strict" else function(obj, errors)
    except Exception as error:
        error.add_note(f"{verb[:-1]}ing with '{encoding}' codec failed")
        raise
    if not isinstance(result, tuple) or len(result) != 2:
        raise TypeError(f"{verb}r must return a tuple (object,{' ' * (verb == 'encode')}integer)")
    return result[0]


def getencoder(encoding):
    """The encoding function of an encoding."""
    return lookup(encoding).encode


def getdecoder(encoding):
    """The decoding function of an encoding."""
    return lookup(encoding).decode


def getincrementalencoder(encoding):
    """The class of incremental encoders of an encoding."""
    encoder = lookup(encoding).incrementalencoder
    if encoder is None:
        raise LookupError(encoding)
    return encoder


def getincrementaldecoder(encoding):
    """The class of incremental decoders of an encoding."""
    decoder = lookup(encoding).incrementaldecoder
    if decoder is None:
        raise LookupError(encoding)
    return decoder


def getreader(encoding):
    """The class of readers of an encoding."""
    return lookup(encoding).streamreader


def getwriter(encoding):
    """The class of writers of an encoding."""
    return lookup(encoding).streamwriter


def iterencode(iterator, encoding, errors="strict", **kwargs):
    """Encodes the pieces of an iterator."""
    encoder = getincrementalencoder(encoding)(errors, **kwargs)
    for piece in iterator:
        if output := encoder.encode(piece):
            yield output
    if output := encoder.encode("", True):
        yield output


def iterdecode(iterator, encoding, errors="strict", **kwargs):
    """Decodes the pieces of an iterator."""
    decoder = getincrementaldecoder(encoding)(errors, **kwargs)
    for piece in iterator:
        if output := decoder.decode(piece):
            yield output
    if output := decoder.decode(b"", True):
        yield output


def make_identity_dict(rng):
    """A dict of numbers that stand for themselves."""
    return {number: number for number in rng}


def make_encoding_map(decoding_map):
    """A map the other way round; None where two things would stand for one."""
    turned = {}
    for byte, char in decoding_map.items():
        turned[char] = None if char in turned else byte
    return turned


# Error handlers that are always there.


def _wrong(error, *kinds):
    """The part of an object that is wrong, where it begins and where it ends, for the kinds of errors a handler is for."""
    if not issubclass(type(error), kinds):
        raise TypeError(f"don't know how to handle {_c_name(error)} in error callback")
    object, (wanted, name) = error.object, (bytes, "bytes") if issubclass(type(error), UnicodeDecodeError) else (str, "unicode")
    if not isinstance(object, wanted):
        raise TypeError("object attribute " + ("not set" if object is None else f"must be {name}"))
    size = len(object)
    start, end = min(max(error.start, 0), size - 1), min(max(error.end, 1), size)
    # Of nothing at all, the null behind it is shown.
    return object[start:end] if size else (b"\0" if wanted is bytes else "\0"), start, end


_UNICODE_ERRORS = UnicodeEncodeError, UnicodeDecodeError, UnicodeTranslateError


def _escape(code):
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def strict_errors(error, /):
    """Raises the error."""
    if issubclass(type(error), BaseException):
        raise error
    raise TypeError("codec must pass exception instance")


def ignore_errors(error, /):
    """Leaves out what is wrong."""
    return "", _wrong(error, *_UNICODE_ERRORS)[2]


def replace_errors(error, /):
    """Puts marks in place of what is wrong."""
    wrong, _, end = _wrong(error, *_UNICODE_ERRORS)
    if isinstance(error, UnicodeEncodeError):
        return "?" * len(wrong), end
    return "\ufffd" * (1 if isinstance(error, UnicodeDecodeError) else len(wrong)), end


def xmlcharrefreplace_errors(error, /):
    """Puts XML character references in place of characters."""
    wrong, _, end = _wrong(error, UnicodeEncodeError)
    return "".join([f"&#{ord(char)};" for char in wrong]), end


def backslashreplace_errors(error, /):
    """Puts escapes in place of what is wrong."""
    wrong, _, end = _wrong(error, *_UNICODE_ERRORS)
    return "".join([_escape(item if isinstance(item, int) else ord(item)) for item in wrong]), end


def namereplace_errors(error, /):
    """Puts names in place of characters."""
    wrong, start, end = _wrong(error, UnicodeEncodeError)
    names = [(char, _name(char)) for char in wrong]
    return "".join([f"\\N{{{name}}}" if name else _escape(ord(char)) for char, name in names]), max(start, end)


def _surrogateescape(error, /):
    wrong, start, end = _wrong(error, UnicodeEncodeError, UnicodeDecodeError)
    if isinstance(error, UnicodeEncodeError):
        codes = [ord(char) - 0xDC00 for char in wrong]
        if all(0x80 <= code < 0x100 for code in codes):
            return bytes(codes), end
        raise error
    smuggled = ""
    for byte in wrong[:4]:
        if byte < 0x80:
            break
        smuggled += chr(0xDC00 + byte)
    if smuggled:
        return smuggled, start + len(smuggled)
    raise error


def _surrogatepass(error, /):
    wrong, start, end = _wrong(error, UnicodeEncodeError, UnicodeDecodeError)
    name = lookup(error.encoding).name if _known(error.encoding) else ""
    name = {"utf-16": "utf-16-le", "utf-32": "utf-32-le"}.get(name, name)
    width = {"utf-8": 3, "utf-16-le": 2, "utf-16-be": 2, "utf-32-le": 4, "utf-32-be": 4}.get(name, 0)
    if isinstance(error, UnicodeEncodeError):
        if width and all("\ud800" <= char < "\ue000" for char in wrong):
            return wrong.encode(name, "surrogatepass"), end
        raise error
    first = error.object[start : start + width]
    try:
        char = first.decode(name, "surrogatepass") if width else ""
    except UnicodeError:
        char = ""
    if len(char) == 1 and "\ud800" <= char < "\ue000":
        return char, start + width
    raise error


_surrogateescape.__name__ = _surrogateescape.__qualname__ = "surrogateescape"
_surrogatepass.__name__ = _surrogatepass.__qualname__ = "surrogatepass"

for _function in (strict_errors, ignore_errors, replace_errors, xmlcharrefreplace_errors, backslashreplace_errors, namereplace_errors):
    globals()[_function.__name__] = _in_c(_function, "")
del _function
_handlers.update(
    {
        "strict": strict_errors,
        "ignore": ignore_errors,
        "replace": replace_errors,
        "xmlcharrefreplace": xmlcharrefreplace_errors,
        "backslashreplace": backslashreplace_errors,
        "namereplace": namereplace_errors,
        "surrogateescape": _surrogateescape,
        "surrogatepass": _surrogatepass,
    }
)


# Encodings by a mapping that programs give.


def _position(place, size):
    if place < 0:
        place += size
    if not 0 <= place <= size:
        raise IndexError(f"position {place} from error handler out of bounds")
    return place


def _bytes(data):
    try:
        return memoryview(data).tobytes()
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{_c_name(data)}'") from None


def charmap_build(map, /):
    """A mapping of characters to bytes, made of the text of all bytes' characters."""
    return {ord(char): byte for byte, char in enumerate(map) if char != "\ufffe"}


def charmap_encode(str, errors=None, mapping=None, /):
    """Encodes by a mapping of characters to bytes."""
    errors = errors or "strict"
    if mapping is None:
        return latin_1_encode(str, errors)

    def look(char):
        try:
            value = mapping[ord(char)]
        except LookupError:
            return None
        if value is None or isinstance(value, bytes):
            return value
        if not isinstance(value, int):
            raise TypeError(f"character mapping must return integer, bytes or None, not {_c_name(value)}")
        if not 0 <= value < 256:
            raise TypeError("character mapping must be in range(256)")
        return bytes((value,))

    parts = []
    at = 0
    while at < len(str):
        written = look(str[at])
        if written is not None:
            parts.append(written)
            at += 1
            continue
        end = at + 1
        while end < len(str) and look(str[end]) is None:
            end += 1
        error = UnicodeEncodeError("charmap", str, at, end, "character maps to <undefined>")
        instead, place = lookup_error(errors)(error)
        if isinstance(instead, bytes):
            parts.append(instead)
        else:
            for char in instead:
                written = look(char)
                if written is None:
                    raise error
                parts.append(written)
        at = _position(place, len(str))
    return b"".join(parts), len(str)


def charmap_decode(data, errors=None, mapping=None, /):
    """Decodes by a mapping of bytes to characters."""
    errors = errors or "strict"
    if mapping is None:
        return latin_1_decode(data, errors)
    data = _bytes(data)

    def look(byte):
        try:
            value = mapping[byte]
        except LookupError:
            return None
        if isinstance(value, int):
            if not 0 <= value < 0x110000:
                raise TypeError("character mapping must be in range(0x110000)")
            value = chr(value)
        elif value is not None and not isinstance(value, str):
            raise TypeError("character mapping must return integer, None or str")
        return None if value == "\ufffe" else value

    parts = []
    at = 0
    while at < len(data):
        char = look(data[at])
        at += 1
        if char is None:
            error = UnicodeDecodeError("charmap", data, at - 1, at, "character maps to <undefined>")
            char, place = lookup_error(errors)(error)
            at = _position(place, len(data))
        parts.append(char)
    return "".join(parts), len(data)


def escape_encode(data, errors=None, /):
    """Bytes as the text between the quotes of a literal."""
    if not isinstance(data, bytes):
        raise TypeError(f"escape_encode() argument 1 must be bytes, not {_kind(data)}")
    shown = repr(data)
    text = shown[2:-1] if shown[1] == "'" else shown[2:-1].replace("'", "\\'")
    return text.encode(), len(data)


_ESCAPED = {"\n": b"", "\\": b"\\", "'": b"'", '"': b'"', "a": b"\a", "b": b"\b", "f": b"\f"}
_ESCAPED |= {"n": b"\n", "r": b"\r", "t": b"\t", "v": b"\v"}


def escape_decode(data, errors=None, /):
    """Bytes of the text between the quotes of a literal."""
    data = data.encode() if isinstance(data, str) else _bytes(data)
    text = data.decode("latin-1")
    made = bytearray()
    at = 0
    while (slash := text.find("\\", at)) >= 0:
        made += data[at:slash]
        letter = text[slash + 1 : slash + 2]
        at = slash + 2
        if not letter:
            raise ValueError("Trailing \\ in string")
        if letter in _ESCAPED:
            made += _ESCAPED[letter]
        elif letter in "01234567":
            at = slash + 1
            while at < len(text) and at < slash + 4 and text[at] in "01234567":
                at += 1
            made.append(int(text[slash + 1 : at], 8) & 0xFF)
        elif letter == "x":
            digits = text[at : at + 2]
            if len(digits) == 2 and not digits.strip("0123456789abcdefABCDEF"):
                made.append(int(digits, 16))
                at += 2
            elif not errors or errors == "strict":
                raise ValueError(f"invalid \\x escape at position {slash}")
            elif errors == "replace":
                made += b"?"
            elif errors != "ignore":
                raise ValueError(f"decoding error; unknown error handling code: {errors}")
        else:
            made += data[slash:at]
    made += data[at:]
    return bytes(made), len(data)


def readbuffer_encode(data, errors=None, /):
    """The bytes of a buffer."""
    data = data.encode() if isinstance(data, str) else _bytes(data)
    return data, len(data)


for _function in (register, unregister, lookup, register_error, lookup_error, charmap_build, charmap_encode, charmap_decode):
    globals()[_function.__name__] = _in_c(_function, "_codecs")
for _function in (escape_encode, escape_decode, readbuffer_encode):
    globals()[_function.__name__] = _in_c(_function, "_codecs")
del _function
