"""In-memory files; there are no others here."""

__all__ = ["BytesIO", "StringIO", "SEEK_SET", "SEEK_CUR", "SEEK_END", "UnsupportedOperation", "DEFAULT_BUFFER_SIZE"]

DEFAULT_BUFFER_SIZE = 8192
SEEK_SET = 0
SEEK_CUR = 1
SEEK_END = 2


class UnsupportedOperation(OSError, ValueError):
    """The operation makes no sense on this file."""


class IOBase:
    """What the in-memory files share."""

    closed = False

    def _check(self):
        if self.closed:
            raise ValueError("I/O operation on closed file.")

    def close(self):
        self.closed = True

    def __enter__(self):
        self._check()
        return self

    def __exit__(self, *exc_info):
        self.close()

    def __iter__(self):
        self._check()
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def flush(self):
        self._check()

    def isatty(self):
        self._check()
        return False

    def readable(self):
        self._check()
        return True

    def writable(self):
        self._check()
        return True

    def seekable(self):
        self._check()
        return True

    def fileno(self):
        raise UnsupportedOperation("fileno")

    def readlines(self, hint=-1):
        lines = []
        total = 0
        for line in self:
            lines.append(line)
            total += len(line)
            if hint is not None and 0 < hint <= total:
                break
        return lines

    def writelines(self, lines):
        for line in lines:
            self.write(line)

    def tell(self):
        self._check()
        return self._place


class StringIO(IOBase):
    """A text file in memory."""

    encoding = None
    errors = None
    line_buffering = False

    def __init__(self, initial_value="", newline="\n"):
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError(f"initial_value must be str or None, not {type(initial_value).__name__}")
        if newline not in (None, "", "\n", "\r", "\r\n"):
            raise ValueError(f"illegal newline value: {newline!r}")
        self._newline = newline
        self._text = self._translated(initial_value or "")
        self._parts = []
        self._place = 0

    def _translated(self, text):
        if self._newline is None:
            return text.replace("\r\n", "\n").replace("\r", "\n")
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
    def newlines(self):
        return None

    def getvalue(self):
        self._check()
        return self._join()

    def write(self, s, /):
        self._check()
        if not isinstance(s, str):
            raise TypeError(f"string argument expected, got {type(s).__name__!r}")
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

    def read(self, size=-1, /):
        self._check()
        text = self._join()
        end = len(text) if size is None or size < 0 else self._place + size
        result = text[self._place : end]
        self._place += len(result)
        return result

    def readline(self, size=-1, /):
        self._check()
        text = self._join()
        found = text.find("\n" if self._newline in (None, "", "\n") else self._newline, self._place)
        end = len(text) if found < 0 else found + (2 if self._newline == "\r\n" else 1)
        if self._newline == "":
            # Lines end at \n, \r and \r\n, and keep what they end with.
            found = text.find("\r", self._place, end)
            if found >= 0:
                end = found + (2 if text.startswith("\n", found + 1) else 1)
        if size is not None and size >= 0:
            end = min(end, self._place + size)
        result = text[self._place : end]
        self._place += len(result)
        return result

    def seek(self, cookie, whence=0, /):
        self._check()
        text = self._join()
        if whence not in (0, 1, 2):
            raise ValueError(f"Invalid whence ({whence}, should be 0, 1 or 2)")
        if whence == 0 and cookie < 0:
            raise ValueError(f"Negative seek position {cookie}")
        if whence and cookie:
            raise OSError("Can't do nonzero cur-relative seeks")
        self._place = cookie if whence == 0 else self._place if whence == 1 else len(text)
        return self._place

    def truncate(self, size=None, /):
        self._check()
        text = self._join()
        if size is None:
            size = self._place
        if size < 0:
            raise ValueError(f"Negative size value {size}")
        self._text = text[:size]
        return size


class BytesIO(IOBase):
    """A binary file in memory."""

    def __init__(self, initial_bytes=b""):
        self._data = bytearray(initial_bytes or b"")
        self._place = 0

    def getvalue(self):
        self._check()
        return bytes(self._data)

    def getbuffer(self):
        self._check()
        return memoryview(self._data)

    def write(self, b, /):
        self._check()
        if isinstance(b, str):
            raise TypeError("a bytes-like object is required, not 'str'")
        data = bytes(b)
        if self._place > len(self._data):
            self._data += bytes(self._place - len(self._data))
        self._data[self._place : self._place + len(data)] = data
        self._place += len(data)
        return len(data)

    def read(self, size=-1, /):
        self._check()
        end = len(self._data) if size is None or size < 0 else self._place + size
        result = bytes(self._data[self._place : end])
        self._place += len(result)
        return result

    read1 = read

    def readinto(self, buffer, /):
        data = self.read(len(buffer))
        buffer[: len(data)] = data
        return len(data)

    def readline(self, size=-1, /):
        self._check()
        found = self._data.find(b"\n", self._place)
        end = len(self._data) if found < 0 else found + 1
        if size is not None and size >= 0:
            end = min(end, self._place + size)
        result = bytes(self._data[self._place : end])
        self._place += len(result)
        return result

    def seek(self, pos, whence=0, /):
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

    def truncate(self, size=None, /):
        self._check()
        if size is None:
            size = self._place
        if size < 0:
            raise ValueError(f"negative size value {size}")
        del self._data[size:]
        return size


TextIOBase = StringIO.__base__
BufferedIOBase = RawIOBase = TextIOBase
