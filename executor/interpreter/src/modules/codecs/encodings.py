# The built-in encodings as the registry shows them: functions, and classes for streams and pieces.

# Made entries, by what is known of them.
_builtin = {}


def _home(plain, *made):
    """Says where classes and functions are from."""
    for one in made:
        one.__module__ = "encodings." + plain
        one.__qualname__ = one.__name__
        for name, method in vars(one).items():
            if isinstance(method, type(_home)):
                method.__qualname__ = f"{one.__name__}.{name}"


def _make(kind, name, plain):
    """The entry of an encoding: of text, or of something else."""
    if kind == "other":
        return _make_other(name, plain)
    if name in ("utf-16", "utf-32", "utf-8-sig"):
        return _make_marked(name, plain)
    function = plain if plain + "_encode" in globals() else None
    if function:
        encoder, decoder = globals()[plain + "_encode"], globals()[plain + "_decode"]
    else:

        def encoder(input, errors="strict"):
            return _charmap_encode(name, input, errors)

        def decoder(input, errors="strict"):
            return _charmap_decode(name, input, errors)

    buffered = function not in (None, "ascii", "latin_1")

    class Codec(globals()["Codec"]):
        def encode(self, input, errors="strict"):
            return encoder(input, errors)

        def decode(self, input, errors="strict"):
            return decoder(input, errors)

    class IncrementalEncoder(globals()["IncrementalEncoder"]):
        def encode(self, input, final=False):
            return encoder(input, self.errors)[0]

    if buffered:

        class IncrementalDecoder(BufferedIncrementalDecoder):
            _buffer_decode = staticmethod(decoder)

        bases = (Codec,) if "escape" in plain else ()

        class StreamReader(*bases, globals()["StreamReader"]):
            if not bases:
                decode = staticmethod(decoder)
            else:

                def decode(self, input, errors="strict"):
                    return decoder(input, errors, False)

        class StreamWriter(*bases, globals()["StreamWriter"]):
            encode = staticmethod(encoder)

    else:

        class IncrementalDecoder(globals()["IncrementalDecoder"]):
            def decode(self, input, final=False):
                return decoder(input, self.errors)[0]

        class StreamReader(Codec, globals()["StreamReader"]):
            pass

        class StreamWriter(Codec, globals()["StreamWriter"]):
            pass

    def decode(input, errors="strict"):
        return decoder(input, errors, True)

    _home(plain, Codec, IncrementalEncoder, IncrementalDecoder, StreamReader, StreamWriter, decode)
    if not function:
        encoder_shown, decoder_shown = Codec().encode, Codec().decode
    else:
        encoder_shown = encoder
        decoder_shown = decode if buffered and "escape" not in plain else decoder
    return CodecInfo(
        encoder_shown, decoder_shown, StreamReader, StreamWriter, IncrementalEncoder, IncrementalDecoder, name
    )


def _make_marked(name, plain):
    """The entry of an encoding that begins with a mark."""
    wide = name != "utf-8-sig"
    # The state before the mark; afterwards 0, or 1 for the order that is not the machine's.
    fresh = 2 if wide else 1
    if wide:
        first, ex_decode = globals()[plain + "_encode"], globals()[plain + "_ex_decode"]
        orders = {0: plain + "_le", 1: plain + "_be"}
        later = globals()[plain + "_le_encode"]
    else:
        later = utf_8_encode

        def first(input, errors="strict"):
            return BOM_UTF8 + utf_8_encode(input, errors)[0], len(input)

    def begin(input, errors, final):
        """Text, bytes used, and the state from here on."""
        if not wide:
            if len(input) < 3 and BOM_UTF8.startswith(input) and not final:
                return "", 0, fresh
            skipped = 3 if input[:3] == BOM_UTF8 else 0
            text, used = utf_8_decode(input[skipped:], errors, final)
            return text, used + skipped, 0
        text, used, order = ex_decode(input, errors, 0, final)
        width = 2 if name == "utf-16" else 4
        if order == 0:
            if used >= width:
                raise UnicodeDecodeError(name, input, 0, width, "Stream does not start with BOM")
            return text, used, fresh
        return text, used, 0 if order < 0 else 1

    def go_on(input, errors, final, state):
        if state == fresh:
            return begin(input, errors, final)
        decoder = globals()[orders[state] + "_decode"] if wide else utf_8_decode
        return *decoder(input, errors, final), state

    class IncrementalEncoder(globals()["IncrementalEncoder"]):
        def __init__(self, errors="strict"):
            super().__init__(errors)
            self._fresh = True

        def encode(self, input, final=False):
            encoder = first if self._fresh else later
            self._fresh = False
            return encoder(input, self.errors)[0]

        def reset(self):
            super().reset()
            self._fresh = True

        def getstate(self):
            return fresh if self._fresh else 0

        def setstate(self, state):
            self._fresh = bool(state)

    class IncrementalDecoder(BufferedIncrementalDecoder):
        def __init__(self, errors="strict"):
            super().__init__(errors)
            self._state = fresh

        def _buffer_decode(self, input, errors, final):
            text, used, self._state = go_on(input, errors, final, self._state)
            return text, used

        def reset(self):
            super().reset()
            self._state = fresh

        def getstate(self):
            return self.buffer, self._state

        def setstate(self, state):
            super().setstate(state)
            self._state = state[1]

    class StreamWriter(globals()["StreamWriter"]):
        def __init__(self, stream, errors="strict"):
            super().__init__(stream, errors)
            self._fresh = True

        def reset(self):
            super().reset()
            self._fresh = True

        def encode(self, input, errors="strict"):
            encoder = first if self._fresh else later
            self._fresh = False
            return encoder(input, errors)

    class StreamReader(globals()["StreamReader"]):
        def reset(self):
            super().reset()
            self._state = fresh

        def decode(self, input, errors="strict"):
            text, used, self._state = go_on(input, errors, False, self._state)
            return text, used

    def encode(input, errors="strict"):
        return first(input, errors)

    def decode(input, errors="strict"):
        return (globals()[plain + "_decode"](input, errors, True)) if wide else begin(bytes(input), errors, True)[:2]

    _home(plain, IncrementalEncoder, IncrementalDecoder, StreamReader, StreamWriter, encode, decode)
    return CodecInfo(
        first if wide else encode, decode, StreamReader, StreamWriter, IncrementalEncoder, IncrementalDecoder, name
    )


def _hex(verb):
    import binascii

    return binascii.b2a_hex if verb == "encode" else binascii.a2b_hex


def _base64(verb):
    import base64

    return base64.encodebytes if verb == "encode" else base64.decodebytes


def _zlib(verb):
    import zlib

    return zlib.compress if verb == "encode" else zlib.decompress


_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_TURNED = str.maketrans(
    _LETTERS + _LETTERS.upper(), _LETTERS[13:] + _LETTERS[:13] + (_LETTERS[13:] + _LETTERS[:13]).upper()
)


def _rot13(verb):
    return lambda text: str.translate(text, _TURNED)


_OTHERS = {"hex": _hex, "base64": _base64, "zlib": _zlib, "rot-13": _rot13}


def _make_other(name, plain):
    """The entry of a codec from bytes to bytes, or from text to text."""
    if name not in _OTHERS:
        return None

    def both(input, errors, verb):
        assert errors == "strict" or name == "rot-13"
        return _OTHERS[name](verb)(input), len(input)

    def encode(input, errors="strict"):
        return both(input, errors, "encode")

    def decode(input, errors="strict"):
        return both(input, errors, "decode")

    class Codec(globals()["Codec"]):
        def encode(self, input, errors="strict"):
            return both(input, errors, "encode")

        def decode(self, input, errors="strict"):
            return both(input, errors, "decode")

    class IncrementalEncoder(globals()["IncrementalEncoder"]):
        def encode(self, input, final=False):
            return both(input, self.errors, "encode")[0]

    class IncrementalDecoder(globals()["IncrementalDecoder"]):
        def decode(self, input, final=False):
            return both(input, self.errors, "decode")[0]

    class StreamWriter(Codec, globals()["StreamWriter"]):
        charbuffertype = bytes

    class StreamReader(Codec, globals()["StreamReader"]):
        charbuffertype = bytes

    _home(plain, Codec, IncrementalEncoder, IncrementalDecoder, StreamReader, StreamWriter)
    if name == "rot-13":
        encode, decode = Codec().encode, Codec().decode
        del StreamReader.charbuffertype, StreamWriter.charbuffertype
    else:
        for verb, function in (("encode", encode), ("decode", decode)):
            function.__name__ = f"{name}_{verb}"
        _home(plain, encode, decode)
    return CodecInfo(
        encode,
        decode,
        StreamReader,
        StreamWriter,
        IncrementalEncoder,
        IncrementalDecoder,
        name,
        _is_text_encoding=False,
    )
