

class IncrementalNewlineDecoder:
    """Makes one kind of newline of all, piece by piece."""

    __slots__ = ("_decoder", "_translate", "_errors", "_seen", "_pending_return")

    def __init__(self, decoder, translate: "bool", errors="strict"):
        self._decoder = decoder
        self._translate = translate
        self._errors = errors
        self._seen = set()
        self._pending_return = False

    def decode(self, input, final: "bool" = False):
        text = input if self._decoder is None else self._decoder.decode(input, final=final)
        if not isinstance(text, str):
            raise TypeError(f"decoder should return a string result, not '{_c_name(text)}'")
        if self._pending_return and (text or final):
            text = "\r" + text
            self._pending_return = False
        # What comes behind a return decides what it is.
        if text.endswith("\r") and not final:
            text = text[:-1]
            self._pending_return = True
        pairs = text.count("\r\n")
        if pairs:
            self._seen.add("\r\n")
        if text.count("\r") > pairs:
            self._seen.add("\r")
        if text.count("\n") > pairs:
            self._seen.add("\n")
        return text.replace("\r\n", "\n").replace("\r", "\n") if self._translate else text

    def getstate(self):
        data, flag = (b"", 0) if self._decoder is None else self._decoder.getstate()
        return data, flag << 1 | self._pending_return

    def setstate(self, state, /):
        if not isinstance(state, tuple):
            raise TypeError("state argument must be a tuple")
        data, flag = state
        self._pending_return = bool(flag & 1)
        if self._decoder is not None:
            self._decoder.setstate((data, flag >> 1))

    def reset(self):
        self._seen = set()
        self._pending_return = False
        if self._decoder is not None:
            self._decoder.reset()

    @property
    def newlines(self):
        found = tuple(one for one in ("\r", "\n", "\r\n") if one in self._seen)
        return None if not found else found[0] if len(found) == 1 else found


_class_in_c(IncrementalNewlineDecoder)

def _text_codec(encoding):
    """The codec of an encoding of text."""
    import codecs

    info = codecs.lookup(encoding)
    if not getattr(info, "_is_text_encoding", True):
        raise LookupError(f"{encoding!r} is not a text encoding; use codecs.open() to handle arbitrary codecs")
    return info


def _int(value):
    """A number that C keeps in an int."""
    value = _index(value)
    if not -1 << 31 <= value < 1 << 31:
        raise OverflowError("Python int too large to convert to C int")
    return value


class TextIOWrapper(_TextIOBase):
    """Text over a stream of bytes."""

    _buffer = None
    _is_detached = False
    _CHUNK_SIZE = 8192

    def __reduce__(self):
        raise TypeError(f"cannot pickle '{type(self).__name__}' instances")

    def __reduce_ex__(self, protocol, /):
        raise TypeError(f"cannot pickle '{type(self).__name__}' instances")

    def __init__(
        self,
        buffer,
        encoding: "text or None" = None,
        errors=None,
        newline: "text or None" = None,
        line_buffering: "bool" = False,
        write_through: "bool" = False,
    ):
        self._buffer, self._is_detached = None, False
        if errors is not None and not isinstance(errors, str):
            raise TypeError(f"TextIOWrapper() argument 'errors' must be str or None, not {_c_name(errors)}")
        if newline not in (None, "", "\n", "\r", "\r\n"):
            raise ValueError(f"illegal newline value: {newline}")
        if encoding is None or encoding == "locale":
            encoding = "UTF-8"
        info = _text_codec(encoding)
        self._reads, self._writes = buffer.readable(), buffer.writable()
        self._seekable = buffer.seekable()
        self._encoding, self._errors, self._newline = encoding, "strict" if errors is None else errors, newline
        self._line_buffering, self._write_through = line_buffering, write_through
        self._encoder = info.incrementalencoder(self._errors)
        self._make_decoder = lambda: info.incrementaldecoder(self._errors)
        self._buffer = buffer
        self._decoder = None
        self._text = ""
        # Where the text that is at hand began: the place in the buffer, the decoder's state, the bytes, those used up.
        self._origin = None
        self._ended = False
        self._pending = []
        self._start_decoder()

    def _start_decoder(self):
        decoder = self._make_decoder()
        if self._newline is None or self._newline == "":
            decoder = IncrementalNewlineDecoder(decoder, self._newline is None)
        self._decoder = decoder
        self._text, self._used, self._origin, self._ended = "", 0, None, False

    @property
    def buffer(self):
        if self._buffer is None:
            raise ValueError(
                "underlying buffer has been detached" if self._is_detached else "I/O operation on uninitialized object"
            )
        return self._buffer

    encoding = property(lambda self: self._encoding)
    errors = property(lambda self: self._errors)
    line_buffering = property(lambda self: self._line_buffering)
    write_through = property(lambda self: self._write_through)
    newlines = property(lambda self: getattr(self._decoder, "newlines", None))
    closed = property(lambda self: self.buffer.closed)
    name = property(lambda self: self.buffer.name)

    def __repr__(self):
        named = f" name={self._buffer.name!r}" if hasattr(self._buffer, "name") else ""
        return f"<_io.TextIOWrapper{named} encoding={self._encoding!r}>"

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def readable(self):
        return self.buffer.readable()

    def writable(self):
        return self.buffer.writable()

    def seekable(self):
        return self.buffer.seekable()

    def isatty(self):
        return self.buffer.isatty()

    def fileno(self):
        return self.buffer.fileno()

    def reconfigure(
        self,
        *,
        encoding: "str or None" = None,
        errors: "str or None" = None,
        newline=Ellipsis,
        line_buffering=None,
        write_through=None,
    ):
        recodes = encoding is not None or errors is not None or newline is not Ellipsis
        if self._text and recodes:
            raise UnsupportedOperation("It is not possible to set the encoding or newline of stream after the first read")
        if newline is Ellipsis:
            newline = self._newline
        elif newline is not None:
            if not isinstance(newline, str):
                raise TypeError(f"reconfigure() argument 'newline' must be str or None, not {_c_name(newline)}")
            # C reads its bytes as far as the first null.
            newline = newline.encode().partition(b"\0")[0].decode()
            if newline not in ("", "\n", "\r", "\r\n"):
                raise ValueError(f"illegal newline value: {newline}")
        line_buffering = self._line_buffering if line_buffering is None else bool(_int(line_buffering))
        write_through = self._write_through if write_through is None else bool(_int(write_through))
        if encoding is not None:
            _text_codec(encoding)
        self.flush()
        if recodes:
            if errors is None:
                errors = self._errors if encoding is None else "strict"
            encoding = self._encoding if encoding is None else encoding
            TextIOWrapper.__init__(self, self._buffer, encoding, errors, newline, line_buffering, write_through)
        self._line_buffering, self._write_through = line_buffering, write_through

    def detach(self):
        self.flush()
        buffer, self._buffer, self._is_detached = self.buffer, None, True
        return buffer

    def flush(self):
        self._check()
        self._write_out()
        self.buffer.flush()

    def close(self):
        if self._buffer is not None and not self.closed:
            try:
                self.flush()
            finally:
                self._buffer.close()

    def write(self, s, /):
        buffer = self.buffer
        self._check()
        if not isinstance(s, str):
            raise TypeError(f"write() argument must be str, not {_shown(s)}")
        if not self._writes:
            raise UnsupportedOperation("not writable")
        text = s.replace("\n", self._newline) if self._newline in ("\r", "\r\n") else s
        self._pending.append(self._encoder.encode(text))
        if self._text or self._origin is not None:
            self._start_decoder()
        if self._write_through or len(self._pending) > 100:
            self._write_out()
        if self._line_buffering and ("\n" in s or "\r" in s):
            self.flush()
        return len(s)

    def _write_out(self):
        if self._pending:
            data, self._pending = b"".join(self._pending), []
            self.buffer.write(data)

    def _more(self):
        """Decode another piece; false at the end."""
        if self._ended:
            return False
        if not self._reads:
            raise UnsupportedOperation("not readable")
        self._write_out()
        buffer = self.buffer
        place = buffer.tell() if self._seekable else None
        state = self._decoder.getstate()
        read = getattr(buffer, "read1", None) or buffer.read
        data = read(self._CHUNK_SIZE)
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise TypeError(f"underlying read1() should have returned a bytes-like object, not '{_c_name(data)}'")
        text = self._decoder.decode(data, final=not data)
        rest = self._text[self._used :]
        if not rest:
            self._origin = (place, state, data)
            self._text, self._used = text, 0
        else:
            self._origin = None if self._origin is None else (*self._origin[:2], self._origin[2] + data)
            self._text += text
        self._ended = not data
        return not self._ended

    def read(self, size: "amount" = -1, /):
        self._check()
        if not self._reads:
            raise UnsupportedOperation("not readable")
        if size < 0:
            self._write_out()
            rest = self._text[self._used :]
            data = self.buffer.read()
            result = rest + self._decoder.decode(data, final=True)
            self._text, self._used, self._origin, self._ended = "", 0, None, False
            return result
        while len(self._text) - self._used < size and self._more():
            pass
        self._ended = False
        result = self._text[self._used : self._used + size]
        self._used += len(result)
        return result

    def _line_end(self, start):
        """Behind the end of the first line, or below zero."""
        text = self._text
        if self._newline in (None, "\n"):
            found = text.find("\n", start)
            return found + 1 if found >= 0 else -1
        if self._newline:
            found = text.find(self._newline, start)
            return found + len(self._newline) if found >= 0 else -1
        ends = [place for place in (text.find("\n", start), text.find("\r", start)) if place >= 0]
        if not ends:
            return -1
        return min(ends) + (2 if text.startswith("\r\n", min(ends)) else 1)

    def readline(self, size: "size" = -1, /):
        self._check()
        while True:
            end = self._line_end(self._used)
            if end >= 0 or 0 <= size <= len(self._text) - self._used or not self._more():
                break
        self._ended = False
        end = len(self._text) if end < 0 else end
        if size >= 0:
            end = min(end, self._used + size)
        result = self._text[self._used : end]
        self._used = end
        return result

    def tell(self):
        self._check()
        if not self._seekable:
            raise UnsupportedOperation("underlying stream is not seekable")
        self.flush()
        if self._origin is None or self._used == len(self._text):
            return self.buffer.tell()
        place, state, data = self._origin
        decoder = self._make_decoder()
        if isinstance(self._decoder, IncrementalNewlineDecoder):
            decoder = IncrementalNewlineDecoder(decoder, self._decoder._translate)
        decoder.setstate(state)
        made = 0
        for count in range(len(data)):
            if made >= self._used:
                return place + count
            made += len(decoder.decode(data[count : count + 1]))
        return place + len(data)

    def seek(self, cookie, whence: "int" = 0, /):
        self._check()
        if not self._seekable:
            raise UnsupportedOperation("underlying stream is not seekable")
        if whence not in (0, 1, 2):
            raise ValueError(f"invalid whence ({whence}, should be 0, 1 or 2)")
        if whence and cookie:
            raise UnsupportedOperation(f"can't do nonzero {'cur' if whence == 1 else 'end'}-relative seeks")
        if whence == 1:
            cookie = self.tell()
        elif whence == 0 and cookie < 0:
            raise ValueError(f"negative seek position {cookie}")
        self.flush()
        # A cookie is anything that can be made an int, of which the lowest bits say the place; it is given back.
        place = self.buffer.seek(0, 2) if whence == 2 else self.buffer.seek(int(cookie) & (1 << 63) - 1)
        self._start_decoder()
        self._encoder.reset() if place == 0 else self._encoder.setstate(0)
        return place if whence else cookie

    def truncate(self, pos=None, /):
        self.flush()
        return self.buffer.truncate(self.tell() if pos is None else pos)


_class_in_c(TextIOWrapper)
for _class in (BytesIO, BufferedReader, BufferedWriter, BufferedRandom, BufferedRWPair):
    BufferedIOBase.register(_class)
for _class in (StringIO, TextIOWrapper):
    TextIOBase.register(_class)
del _class
