"""In-memory files; there are no others here."""

import abc as _abc
import operator as _operator
import sys as _sys

__all__ = [
    *("BlockingIOError", "open", "open_code", "IOBase", "RawIOBase", "FileIO", "BytesIO", "StringIO"),
    *("BufferedIOBase", "BufferedReader", "BufferedWriter", "BufferedRWPair", "BufferedRandom", "TextIOBase"),
    *("TextIOWrapper", "UnsupportedOperation", "SEEK_SET", "SEEK_CUR", "SEEK_END", "DEFAULT_BUFFER_SIZE"),
    *("text_encoding", "IncrementalNewlineDecoder"),
]
DEFAULT_BUFFER_SIZE = 8192
SEEK_SET = 0
SEEK_CUR = 1
SEEK_END = 2
BlockingIOError = BlockingIOError
open = open


def open_code(path):
    """Not available: there are no files here."""
    raise PermissionError("io.open_code() is not available in this sandbox")


def text_encoding(encoding, stacklevel=2):
    """The name of an encoding, or what stands for the usual one."""
    return "locale" if encoding is None else encoding


class UnsupportedOperation(OSError, ValueError):
    """The operation makes no sense on this file."""


def _size(value):
    """How much is asked for; -1 for everything."""
    return -1 if value is None else _operator.index(value)


def _bytes_of(value):
    if isinstance(value, (bytes, bytearray, memoryview)):
        return value
    try:
        return memoryview(value)
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not {type(value).__name__!r}") from None


class IOBase(metaclass=_abc.ABCMeta):
    """What all files share."""

    closed = False

    def _check(self):
        if self.closed:
            raise ValueError("I/O operation on closed file.")

    def _unsupported(self, name):
        raise UnsupportedOperation(name)

    def close(self):
        """Close the file."""
        if not self.closed:
            try:
                self.flush()
            finally:
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
        """Write what waits to be written."""
        self._check()

    def isatty(self):
        """True for a terminal."""
        self._check()
        return False

    def readable(self):
        """True if it can be read."""
        self._check()
        return False

    def writable(self):
        """True if it can be written."""
        self._check()
        return False

    def seekable(self):
        """True if it has places to go to."""
        self._check()
        return False

    def fileno(self):
        """There are no files of the system here."""
        self._unsupported("fileno")

    def seek(self, offset, whence=0, /):
        self._unsupported("seek")

    def truncate(self, size=None, /):
        self._unsupported("truncate")

    def tell(self):
        """The place where the next read or write happens."""
        return self.seek(0, 1)

    def readline(self, size=-1, /):
        """Read up to the end of a line."""
        size = _size(size)
        line = bytearray()
        while size < 0 or len(line) < size:
            one = self.read(1)
            if not one:
                break
            line += one
            if one == b"\n":
                break
        return bytes(line)

    def readlines(self, hint=-1, /):
        """Read lines, until they are as long as asked for."""
        hint = _size(hint)
        lines = []
        total = 0
        for line in self:
            lines.append(line)
            if 0 < hint and len(line) > hint - total:
                break
            total += len(line)
        return lines

    def writelines(self, lines, /):
        """Write several texts."""
        self._check()
        for line in lines:
            self.write(line)


class RawIOBase(IOBase):
    """A binary file without a buffer."""

    def read(self, size=-1, /):
        size = _size(size)
        if size < 0:
            return self.readall()
        buffer = bytearray(size)
        count = self.readinto(buffer)
        return None if count is None else bytes(buffer[:count])

    def readall(self):
        parts = bytearray()
        while part := self.read(DEFAULT_BUFFER_SIZE):
            parts += part
        return bytes(parts)

    def readinto(self, buffer, /):
        raise NotImplementedError

    def write(self, b, /):
        raise NotImplementedError


class BufferedIOBase(IOBase):
    """A binary file."""

    def read(self, size=-1, /):
        self._unsupported("read")

    def read1(self, size=-1, /):
        self._unsupported("read1")

    def write(self, b, /):
        self._unsupported("write")

    def detach(self):
        self._unsupported("detach")

    def readinto(self, buffer, /):
        """Read as much as fits into a buffer."""
        data = self.read(len(buffer))
        buffer[: len(data)] = data
        return len(data)

    def readinto1(self, buffer, /):
        """The same, with one read at most."""
        data = self.read1(len(buffer))
        buffer[: len(data)] = data
        return len(data)


class TextIOBase(IOBase):
    """A text file."""

    encoding = errors = newlines = None

    def read(self, size=-1, /):
        self._unsupported("read")

    def readline(self, size=-1, /):
        self._unsupported("readline")

    def write(self, s, /):
        self._unsupported("write")

    def detach(self):
        self._unsupported("detach")


def _checked_newline(newline):
    if newline is not None and not isinstance(newline, str):
        raise TypeError(f"newline must be str or None, not {type(newline).__name__}")
    if newline not in (None, "", "\n", "\r", "\r\n"):
        raise ValueError(f"illegal newline value: {newline!r}")


def _line_end(text, start, newline):
    """Where the line ends that begins at a place."""
    if newline == "":
        # Lines end at \n, \r and \r\n, and keep what they end with.
        found = text.find("\n", start)
        end = len(text) if found < 0 else found + 1
        found = text.find("\r", start, end)
        if found >= 0:
            end = found + (2 if text.startswith("\n", found + 1) else 1)
        return end
    mark = "\n" if newline is None else newline
    found = text.find(mark, start)
    return len(text) if found < 0 else found + len(mark)


class _Newlines:
    """The kinds of line ends that were seen."""

    def __init__(self):
        self.seen = set()

    def note(self, text):
        if "\r" in text or "\n" in text:
            if "\r\n" in text:
                self.seen.add("\r\n")
                text = text.replace("\r\n", "")
            self.seen.update({"\r", "\n"}.intersection(text))

    def shown(self):
        found = [kind for kind in ("\r", "\n", "\r\n") if kind in self.seen]
        return tuple(found) if len(found) > 1 else found[0] if found else None


class IncrementalNewlineDecoder:
    """Turns all line ends into \\n, piece by piece."""

    def __init__(self, decoder, translate, errors="strict"):
        self._decoder = decoder
        self._translate = translate
        self._known = _Newlines()
        self._waits = False

    def decode(self, input, final=False):
        """The text of a piece; a \\r at its end waits for what follows."""
        text = input if self._decoder is None else self._decoder.decode(input, final=final)
        if self._waits and (text or final):
            text = "\r" + text
            self._waits = False
        if text.endswith("\r") and not final:
            text = text[:-1]
            self._waits = True
        self._known.note(text)
        return text.replace("\r\n", "\n").replace("\r", "\n") if self._translate else text

    def getstate(self):
        """What waits."""
        buffer, flag = (b"", 0) if self._decoder is None else self._decoder.getstate()
        return buffer, flag << 1 | self._waits

    def setstate(self, state):
        """Go back to a state."""
        buffer, flag = state
        self._waits = bool(flag & 1)
        if self._decoder is not None:
            self._decoder.setstate((buffer, flag >> 1))

    def reset(self):
        """Forget everything."""
        self._known = _Newlines()
        self._waits = False
        if self._decoder is not None:
            self._decoder.reset()

    @property
    def newlines(self):
        return self._known.shown()


def _missing(self, name):
    cls = type(self)
    shown = f"_io.{cls.__name__}" if cls.__module__ == "_io" else cls.__name__
    raise AttributeError(f"{shown!r} object has no attribute {name!r}", name=name, obj=self)


class StringIO(TextIOBase):
    """A text file in memory."""

    __module__ = "_io"
    __getattr__ = _missing
    line_buffering = False

    def __init__(self, initial_value="", newline="\n"):
        if initial_value is not None and not isinstance(initial_value, str):
            raise TypeError(f"initial_value must be str or None, not {type(initial_value).__name__}")
        _checked_newline(newline)
        self._newline = newline
        self._known = _Newlines() if newline is None else None
        self._text = self._translated(initial_value or "")
        self._parts = []
        self._place = 0

    def _ready(self):
        if self.closed:
            raise ValueError("I/O operation on closed file")

    def close(self):
        self.closed = True

    def flush(self):
        """Nothing waits."""

    def _translated(self, text):
        if self._newline is None:
            self._known.note(text)
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
        self._ready()
        return None if self._known is None else self._known.shown()

    def readable(self):
        self._ready()
        return True

    writable = seekable = readable

    def tell(self):
        self._ready()
        return self._place

    def getvalue(self):
        """Everything in the file."""
        self._ready()
        return self._join()

    def write(self, s, /):
        """Write a text; how long it is."""
        self._ready()
        if not isinstance(s, str):
            raise TypeError(f"string argument expected, got {type(s).__name__!r}")
        text = s if self._newline == "\n" else self._translated(s)
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
        """Read so many characters, or all that are left."""
        self._ready()
        size = _size(size)
        text = self._join()
        end = len(text) if size < 0 else self._place + size
        result = text[self._place : end]
        self._place += len(result)
        return result

    def readline(self, size=-1, /):
        """Read up to the end of a line."""
        self._ready()
        size = _size(size)
        text = self._join()
        end = _line_end(text, self._place, self._newline)
        if size >= 0:
            end = min(end, self._place + size)
        result = text[self._place : end]
        self._place += len(result)
        return result

    def seek(self, cookie, whence=0, /):
        """Go to a place."""
        self._ready()
        cookie = _operator.index(cookie)
        text = self._join()
        if whence not in (0, 1, 2):
            raise ValueError(f"Invalid whence ({whence}, should be 0, 1 or 2)")
        if whence == 0 and cookie < 0:
            raise ValueError(f"Negative seek position {cookie}")
        if whence and cookie:
            raise OSError("Can't do nonzero cur-relative seeks")
        self._place = cookie if whence == 0 else self._place if whence == 1 else len(text)
        return self._place

    def truncate(self, pos=None, /):
        """Cut the file off."""
        self._ready()
        text = self._join()
        pos = self._place if pos is None else _operator.index(pos)
        if pos < 0:
            raise ValueError(f"Negative size value {pos}")
        self._text = text[:pos]
        return pos


class BytesIO(BufferedIOBase):
    """A binary file in memory."""

    __module__ = "_io"
    __getattr__ = _missing

    def __init__(self, initial_bytes=b""):
        self._data = bytearray(b"" if initial_bytes is None else _bytes_of(initial_bytes))
        self._place = 0

    def close(self):
        self.closed = True

    def readable(self):
        self._check()
        return True

    writable = seekable = readable

    def tell(self):
        self._check()
        return self._place

    def getvalue(self):
        """Everything in the file."""
        self._check()
        return bytes(self._data)

    def getbuffer(self):
        """The bytes of the file, to be changed in place."""
        self._check()
        return memoryview(self._data)

    def write(self, b, /):
        """Write bytes; how many."""
        self._check()
        data = bytes(_bytes_of(b))
        if not data:
            return 0
        if self._place > len(self._data):
            self._data += bytes(self._place - len(self._data))
        self._data[self._place : self._place + len(data)] = data
        self._place += len(data)
        return len(data)

    def read(self, size=-1, /):
        """Read so many bytes, or all that are left."""
        self._check()
        size = _size(size)
        end = len(self._data) if size < 0 else self._place + size
        result = bytes(self._data[self._place : end])
        self._place += len(result)
        return result

    read1 = read

    def readline(self, size=-1, /):
        """Read up to the end of a line."""
        self._check()
        size = _size(size)
        found = self._data.find(b"\n", self._place)
        end = len(self._data) if found < 0 else found + 1
        if size >= 0:
            end = min(end, self._place + size)
        result = bytes(self._data[self._place : end])
        self._place += len(result)
        return result

    def seek(self, pos, whence=0, /):
        """Go to a place."""
        self._check()
        pos = _operator.index(pos)
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
        """Cut the file off."""
        self._check()
        size = self._place if size is None else _operator.index(size)
        if size < 0:
            raise ValueError(f"negative size value {size}")
        del self._data[size:]
        return size


class FileIO(RawIOBase):
    """Not available: there are no files here."""

    __module__ = "_io"

    def __init__(self, file, mode="r", closefd=True, opener=None):
        raise PermissionError("io.FileIO() is not available in this sandbox")


class _Buffered(BufferedIOBase):
    """A file over another one."""

    def __init__(self, raw, buffer_size=DEFAULT_BUFFER_SIZE):
        if buffer_size <= 0:
            raise ValueError("invalid buffer size")
        self._need(raw)
        self.raw = raw
        self._ahead = b""

    @property
    def closed(self):
        return self.raw.closed

    def close(self):
        if not self.raw.closed:
            try:
                self.flush()
            finally:
                self.raw.close()

    def flush(self):
        self._check()
        self.raw.flush()

    def detach(self):
        self.flush()
        raw, self.raw = self.raw, None
        return raw

    def readable(self):
        return self.raw.readable()

    def writable(self):
        return self.raw.writable()

    def seekable(self):
        return self.raw.seekable()

    def isatty(self):
        return self.raw.isatty()

    def seek(self, offset, whence=0, /):
        if whence == 1:
            offset -= len(self._ahead)
        self._ahead = b""
        return self.raw.seek(offset, whence)

    def tell(self):
        return self.raw.tell() - len(self._ahead)

    def truncate(self, pos=None, /):
        self.flush()
        return self.raw.truncate(self.tell() if pos is None else pos)


class _Reading:
    def read(self, size=-1, /):
        """Read so many bytes, or all that are left."""
        self._check()
        size = _size(size)
        data = bytearray(self._ahead)
        while size < 0 or len(data) < size:
            part = self.raw.read(DEFAULT_BUFFER_SIZE if size < 0 else max(size - len(data), DEFAULT_BUFFER_SIZE))
            if not part:
                break
            data += part
        end = len(data) if size < 0 else size
        self._ahead = bytes(data[end:])
        return bytes(data[:end])

    def read1(self, size=-1, /):
        """Read what can be had with one read."""
        self._check()
        size = _size(size)
        data = self._ahead or self.raw.read(DEFAULT_BUFFER_SIZE) or b""
        end = len(data) if size < 0 else size
        self._ahead = data[end:]
        return data[:end]

    def peek(self, size=0, /):
        """What comes next, without going on."""
        if not self._ahead:
            self._ahead = self.raw.read(DEFAULT_BUFFER_SIZE) or b""
        return self._ahead

    def readline(self, size=-1, /):
        """Read up to the end of a line."""
        self._check()
        size = _size(size)
        data = bytearray()
        while size < 0 or len(data) < size:
            part = self.peek()
            if not part:
                break
            found = part.find(b"\n")
            end = len(part) if found < 0 else found + 1
            if size >= 0:
                end = min(end, size - len(data))
            data += part[:end]
            self._ahead = part[end:]
            if found >= 0 and end == found + 1:
                break
        return bytes(data)


class _Writing:
    def write(self, b, /):
        """Write bytes; how many."""
        self._check()
        data = _bytes_of(b)
        if self._ahead:
            self.seek(0, 1)
        self.raw.write(data)
        return len(data)


class BufferedReader(_Reading, _Buffered):
    """A file to be read over another one."""

    __module__ = "_io"

    def _need(self, raw):
        if not raw.readable():
            raise OSError("File or stream is not readable.")


class BufferedWriter(_Writing, _Buffered):
    """A file to be written over another one."""

    __module__ = "_io"

    def _need(self, raw):
        if not raw.writable():
            raise OSError("File or stream is not writable.")


class BufferedRandom(_Writing, _Reading, _Buffered):
    """A file to be read and written over another one."""

    __module__ = "_io"

    def _need(self, raw):
        if not raw.seekable():
            raise UnsupportedOperation("File or stream is not seekable.")


class BufferedRWPair(BufferedIOBase):
    """Two files: one to be read, one to be written."""

    __module__ = "_io"

    def __init__(self, reader, writer, buffer_size=DEFAULT_BUFFER_SIZE, /):
        self._reader = BufferedReader(reader, buffer_size)
        self._writer = BufferedWriter(writer, buffer_size)

    def read(self, size=-1, /):
        return self._reader.read(size)

    def read1(self, size=-1, /):
        return self._reader.read1(size)

    def peek(self, size=0, /):
        return self._reader.peek(size)

    def readline(self, size=-1, /):
        return self._reader.readline(size)

    def write(self, b, /):
        return self._writer.write(b)

    def flush(self):
        return self._writer.flush()

    def readable(self):
        return self._reader.readable()

    def writable(self):
        return self._writer.writable()

    def close(self):
        try:
            self._writer.close()
        finally:
            self._reader.close()

    @property
    def closed(self):
        return self._writer.closed


class TextIOWrapper(TextIOBase):
    """A text file over a binary one."""

    __module__ = "_io"

    def __init__(
        self, buffer, encoding=None, errors=None, newline=None, line_buffering=False, write_through=False
    ):
        _checked_newline(newline)
        if encoding in (None, "locale"):
            encoding = "utf-8" if encoding is None else "UTF-8"
        "".encode(encoding)
        buffer.readable()
        self.buffer = buffer
        self.encoding = encoding
        self.errors = "strict" if errors is None else errors
        self.line_buffering = line_buffering
        self.write_through = write_through
        self._newline = newline
        self._known = _Newlines()
        self._text = ""
        self._place = 0

    def __repr__(self):
        name = getattr(self.buffer, "name", None)
        shown = "" if name is None else f" name={name!r}"
        return f"<_io.TextIOWrapper{shown} encoding={self.encoding!r}>"

    @property
    def closed(self):
        return self.buffer.closed

    @property
    def name(self):
        return self.buffer.name

    @property
    def newlines(self):
        return self._known.shown() if self._newline in (None, "") else None

    def close(self):
        if self.buffer is not None and not self.closed:
            try:
                self.flush()
            finally:
                self.buffer.close()

    def flush(self):
        self._check()
        self.buffer.flush()

    def detach(self):
        self.flush()
        buffer, self.buffer = self.buffer, None
        return buffer

    def reconfigure(self, *, encoding=None, errors=None, newline=None, line_buffering=None, write_through=None):
        """Change how text is read and written."""
        if encoding is not None:
            self.encoding = encoding
        if errors is not None:
            self.errors = errors
        if line_buffering is not None:
            self.line_buffering = line_buffering
        if write_through is not None:
            self.write_through = write_through

    def readable(self):
        return self.buffer.readable()

    def writable(self):
        return self.buffer.writable()

    def seekable(self):
        return self.buffer.seekable()

    def isatty(self):
        return self.buffer.isatty()

    def write(self, s, /):
        """Write a text; how long it is."""
        self._check()
        if not isinstance(s, str):
            raise TypeError(f"write() argument must be str, not {type(s).__name__}")
        text = s.replace("\n", self._newline) if self._newline in ("\r", "\r\n") else s
        self.buffer.write(text.encode(self.encoding, self.errors))
        return len(s)

    def _fill(self):
        """Read everything from the file below."""
        self._check()
        data = self.buffer.read()
        if data:
            text = data.decode(self.encoding, self.errors)
            self._known.note(text)
            if self._newline is None:
                text = text.replace("\r\n", "\n").replace("\r", "\n")
            self._text = self._text[self._place :] + text
            self._place = 0

    def read(self, size=-1, /):
        """Read so many characters, or all that are left."""
        self._fill()
        size = _size(size)
        end = len(self._text) if size < 0 else self._place + size
        result = self._text[self._place : end]
        self._place += len(result)
        return result

    def readline(self, size=-1, /):
        """Read up to the end of a line."""
        self._fill()
        size = _size(size)
        end = _line_end(self._text, self._place, self._newline)
        if size >= 0:
            end = min(end, self._place + size)
        result = self._text[self._place : end]
        self._place += len(result)
        return result

    def seek(self, cookie, whence=0, /):
        """Go to a place: the beginning, the end, or one that tell() has told."""
        self._check()
        if whence == 1 and cookie == 0:
            return self.tell()
        if whence == 1:
            raise UnsupportedOperation("can't do nonzero cur-relative seeks")
        if whence == 2 and cookie != 0:
            raise UnsupportedOperation("can't do nonzero end-relative seeks")
        if whence not in (0, 2):
            raise ValueError(f"invalid whence ({whence}, should be 0, 1 or 2)")
        if whence == 0 and cookie < 0:
            raise ValueError(f"negative seek position {cookie!r}")
        self._text, self._place = "", 0
        return self.buffer.seek(cookie, whence)

    def tell(self):
        """A number for the place, to be given to seek()."""
        self._check()
        return self.buffer.tell() - len(self._text[self._place :].encode(self.encoding, self.errors))

    def truncate(self, pos=None, /):
        """Cut the file off."""
        self.flush()
        return self.buffer.truncate(self.tell() if pos is None else pos)


TextIOWrapper.register(type(_sys.stdout))
