

def _attributes(file):
    """What a program has given to a file; None if there is nothing."""
    return dict(file.__dict__) or None


def _state(file, state, size):
    """The parts of the state of a file in memory."""
    if not isinstance(state, tuple) or len(state) < size:
        raise TypeError(f"{_c_name(file)}.__setstate__ argument should be {size}-tuple, got {_c_name(state)}")
    return state[:size]


def _state_place(place, which, link):
    if not isinstance(place, int):
        raise TypeError(f"{which} item of state must be an integer, {link} {_c_name(place)}")
    if not -1 << 63 <= place < 1 << 63:
        raise OverflowError("Python int too large to convert to C ssize_t")
    if place < 0:
        raise ValueError("position value cannot be negative")
    return place


def _add_attributes(file, attributes, which):
    if attributes is not None:
        if not isinstance(attributes, dict):
            raise TypeError(f"{which} item of state should be a dict, got a {_c_name(attributes)}")
        file.__dict__.update(attributes)


class StringIO(_TextIOBase):
    """A text file in memory."""

    __slots__ = ("_newline", "_decoder", "_text", "_parts", "_place", "_is_closed", "_shut")

    def __init__(self, initial_value="", newline="\n"):
        if newline is not None and not isinstance(newline, str):
            raise TypeError(f"newline must be str or None, not {_c_name(newline)}")
        if newline not in (None, "", "\n", "\r", "\r\n"):
            # C asks for its bytes.
            newline.encode()
            raise ValueError(f"illegal newline value: {newline!r}")
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError(f"initial_value must be str or None, not {_c_name(initial_value)}")
        self._shut = self._is_closed = False
        self._newline = newline
        self._decoder = IncrementalNewlineDecoder(None, newline is None) if not newline else None
        self._text = self._translated(initial_value or "")
        self._parts = []
        self._place = 0

    def _translated(self, text):
        if self._decoder is not None:
            return self._decoder.decode(text, final=True)
        if self._newline in ("\r", "\r\n"):
            return text.replace("\n", self._newline)
        return text

    def _join(self):
        """Text written at the end waits in parts until somebody reads."""
        if self._parts:
            self._text += "".join(self._parts)
            self._parts = []
        return self._text

    @property
    def closed(self):
        return self._shut

    @property
    def newlines(self):
        self._open()
        return self._decoder.newlines if self._decoder is not None else None

    @property
    def line_buffering(self):
        self._open()
        return False

    def readable(self):
        self._open()
        return True

    def writable(self):
        self._open()
        return True

    def seekable(self):
        self._open()
        return True

    def _open(self):
        if self._shut:
            raise ValueError("I/O operation on closed file")

    def close(self):
        self._shut = True

    def tell(self):
        self._open()
        return self._place

    def getvalue(self):
        self._open()
        return self._join()

    def write(self, s, /):
        self._open()
        if not isinstance(s, str):
            raise TypeError(f"string argument expected, got {_c_name(s)!r}")
        text = self._translated(s)
        if not text:
            return len(s)
        if self._parts or self._place == len(self._text):
            self._parts.append(text)
        else:
            whole = self._text
            if self._place > len(whole):
                whole += "\0" * (self._place - len(whole))
            self._text = whole[: self._place] + text + whole[self._place + len(text) :]
        self._place += len(text)
        return len(s)

    def read(self, size: "amount" = -1, /):
        self._open()
        text = self._join()
        end = len(text) if size < 0 else self._place + size
        result = text[self._place : end]
        self._place += len(result)
        return result

    def readline(self, size: "amount" = -1, /):
        self._open()
        text = self._join()
        found = text.find("\n" if self._newline in (None, "", "\n") else self._newline, self._place)
        end = len(text) if found < 0 else found + (2 if self._newline == "\r\n" else 1)
        if self._newline == "":
            # Lines end at \n, \r and \r\n, and keep what they end with.
            found = text.find("\r", self._place, end)
            if found >= 0:
                end = found + (2 if text.startswith("\n", found + 1) else 1)
        if size >= 0:
            end = min(end, self._place + size)
        result = text[self._place : end]
        self._place += len(result)
        return result

    def seek(self, cookie: "size", whence: "int" = 0, /):
        self._open()
        text = self._join()
        if whence not in (0, 1, 2):
            raise ValueError(f"Invalid whence ({whence}, should be 0, 1 or 2)")
        if whence == 0 and cookie < 0:
            raise ValueError(f"Negative seek position {cookie}")
        if whence and cookie:
            raise OSError("Can't do nonzero cur-relative seeks")
        self._place = cookie if whence == 0 else self._place if whence == 1 else len(text)
        return self._place

    def truncate(self, size: "size or None" = None, /):
        self._open()
        text = self._join()
        size = self._place if size is None else size
        if size < 0:
            raise ValueError(f"Negative size value {size}")
        self._text = text[:size]
        return size

    def __getstate__(self):
        return self.getvalue(), self._newline, self.tell(), _attributes(self)

    def __setstate__(self, state, /):
        text, newline, place, attributes = _state(self, state, 4)
        if getattr(self, "_shut", False):
            self._open()
        self.__init__(text, newline)
        place = _state_place(place, "third", "got")
        _add_attributes(self, attributes, "fourth")
        # What was told has been translated once.
        self._text, self._place = text or "", place


class BytesIO(_BufferedIOBase):
    """A binary file in memory."""

    __slots__ = ("_data", "_place", "_is_closed", "_shut")

    def __init__(self, initial_bytes=b""):
        self._data, self._place, self._shut, self._is_closed = bytearray(), 0, False, False
        self._data += b"" if initial_bytes is None else _data(initial_bytes)

    @property
    def closed(self):
        return self._shut

    def readable(self):
        self._check()
        return True

    def writable(self):
        self._check()
        return True

    def seekable(self):
        self._check()
        return True

    def isatty(self):
        self._check()
        return False

    def flush(self):
        self._check()

    def close(self):
        if not self._shut:
            self._resizable()
            self._shut = True

    def _resizable(self):
        """Fails while somebody looks at the bytes through a view."""
        self._data.append(0)
        self._data.pop()

    def tell(self):
        self._check()
        return self._place

    def getvalue(self):
        self._check()
        return bytes(self._data)

    def getbuffer(self) -> "by class":
        self._check()
        return memoryview(self._data)

    def write(self, b, /):
        self._check()
        self._resizable()
        data = _data(b)
        if not data:
            return 0
        if self._place > len(self._data):
            self._data += bytes(self._place - len(self._data))
        self._data[self._place : self._place + len(data)] = data
        self._place += len(data)
        return len(data)

    def read(self, size: "amount" = -1, /):
        self._check()
        end = len(self._data) if size < 0 else self._place + size
        result = bytes(self._data[self._place : end])
        self._place += len(result)
        return result

    def read1(self, size: "amount" = -1, /):
        return self.read(size)

    def readinto(self, buffer, /):
        self._check()
        return _read_into(buffer, self.read, "readinto")

    def readlines(self, size=None, /):
        if size is not None and not hasattr(type(size), "__index__"):
            raise TypeError(f"integer argument expected, got '{_c_name(size)}'")
        size = -1 if size is None else _index(size)
        if not -1 << 63 <= size < 1 << 63:
            raise OverflowError("Python int too large to convert to C ssize_t")
        self._check()
        lines, total = [], 0
        while (size <= 0 or total < size) and (line := self.readline()):
            lines.append(line)
            total += len(line)
        return lines

    def writelines(self, lines, /):
        return _IOBase.writelines(self, lines)

    def readline(self, size: "amount" = -1, /):
        self._check()
        found = self._data.find(b"\n", self._place)
        end = len(self._data) if found < 0 else found + 1
        if size >= 0:
            end = min(end, self._place + size)
        result = bytes(self._data[self._place : end])
        self._place += len(result)
        return result

    def seek(self, pos: "size", whence: "int" = 0, /):
        self._check()
        if whence == 0:
            if pos < 0:
                raise ValueError(f"negative seek value {pos}")
            self._place = pos
        elif whence == 1:
            self._place = max(self._place + pos, 0)
        elif whence == 2:
            self._place = max(len(self._data) + pos, 0)
        else:
            raise ValueError(f"invalid whence ({whence}, should be 0, 1 or 2)")
        return self._place

    def truncate(self, size: "size or None" = None, /):
        self._check()
        size = self._place if size is None else size
        if size < 0:
            raise ValueError(f"negative size value {size}")
        del self._data[size:]
        return size

    def __getstate__(self):
        return self.getvalue(), self.tell(), _attributes(self)

    def __setstate__(self, state, /):
        data, place, attributes = _state(self, state, 3)
        if not hasattr(self, "_shut"):
            self.__init__()
        self._check()
        self._resizable()
        self._data, self._place = bytearray(), 0
        self._data += _data(data)
        self._place = _state_place(place, "second", "not")
        _add_attributes(self, attributes, "third")


_class_in_c(StringIO, makes=True)
_class_in_c(BytesIO, makes=True)
