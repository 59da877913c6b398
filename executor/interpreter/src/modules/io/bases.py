"""File objects in memory; there are no others here."""

import abc as _abc
from operator import index as _index

__all__ = [
    *("BlockingIOError", "IOBase", "RawIOBase", "BytesIO", "StringIO", "BufferedIOBase", "BufferedReader"),
    *("BufferedWriter", "BufferedRWPair", "BufferedRandom", "TextIOBase", "TextIOWrapper", "UnsupportedOperation"),
    *("SEEK_SET", "SEEK_CUR", "SEEK_END", "DEFAULT_BUFFER_SIZE", "IncrementalNewlineDecoder", "text_encoding"),
]
DEFAULT_BUFFER_SIZE = 8192
SEEK_SET, SEEK_CUR, SEEK_END = 0, 1, 2
BlockingIOError = BlockingIOError


class UnsupportedOperation(OSError, ValueError):
    """The operation makes no sense on this file."""


def text_encoding(encoding, stacklevel=2, /):
    """The encoding, or what stands for the one in use."""
    return "locale" if encoding is None else encoding


def _shown(value):
    """The type of an argument, as errors about arguments say it."""
    return "None" if value is None else _c_name(value)


def _class_in_c(cls, *parts, makes=False):
    """The class with the methods of what it is put together from, as if it were written in C."""
    _in_c(cls, "_io", None, parts, makes=makes)


def _data(value):
    """What is to be written: bytes or what has some."""
    if isinstance(value, (bytes, bytearray)):
        return value
    try:
        return bytes(memoryview(value))
    except TypeError:
        raise TypeError(f"a bytes-like object is required, not '{_c_name(value)}'") from None


class _IOBase:
    """What all file objects share."""

    _is_closed = False

    @property
    def closed(self):
        return self._is_closed

    def _check(self):
        if self.closed:
            raise ValueError("I/O operation on closed file.")

    _checkClosed = _check

    def _unsupported(self, name):
        raise UnsupportedOperation(name)

    def close(self):
        if not self._is_closed:
            try:
                self.flush()
            finally:
                self._is_closed = True

    def flush(self):
        # What is closed in another way is not asked.
        if self._is_closed:
            raise ValueError("I/O operation on closed file.")

    def __enter__(self):
        self._check()
        return self

    def __exit__(self, /, *exc_info):
        self.close()

    def __iter__(self):
        self._check()
        return self

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def seek(self, offset: "int", whence: "int" = SEEK_SET, /) -> "by class":
        self._unsupported("seek")

    def tell(self):
        return self.seek(0, SEEK_CUR)

    def truncate(self, size=None, /) -> "by class":
        self._unsupported("truncate")

    def fileno(self) -> "by class":
        self._unsupported("fileno")

    def isatty(self):
        self._check()
        return False

    def readable(self):
        return False

    def writable(self):
        return False

    def seekable(self):
        return False

    def readline(self, size: "amount" = -1, /):
        line = bytearray()
        while size < 0 or len(line) < size:
            part = self.read(1)
            if not isinstance(part, bytes):
                raise OSError(f"read() should have returned a bytes object, not '{_c_name(part)}'")
            line += part
            if not part or line.endswith(b"\n"):
                break
        return bytes(line)

    def readlines(self, hint: "amount" = -1, /):
        lines, total = [], 0
        for line in self:
            lines.append(line)
            total += len(line)
            if 0 < hint < total:
                break
        return lines

    def writelines(self, lines, /):
        self._check()
        for line in lines:
            self.write(line)


class _RawIOBase(_IOBase):
    """Bytes without a buffer in between."""

    def read(self, size: "size" = -1, /):
        if size < 0:
            return self.readall()
        target = bytearray(size)
        count = self.readinto(target)
        return None if count is None else bytes(target[:count])

    def readinto(self, /, *args):
        raise NotImplementedError

    def write(self, /, *args):
        raise NotImplementedError

    def readall(self):
        parts = []
        while part := self.read(DEFAULT_BUFFER_SIZE):
            if not isinstance(part, bytes):
                raise TypeError("read() should return bytes")
            parts.append(part)
        return b"".join(parts) if parts else part


def _read_into(buffer, read, name):
    """Fill a buffer with what is read."""
    try:
        view = memoryview(buffer).cast("B")
        fixed = view.readonly
    except TypeError:
        fixed = True
    if fixed:
        raise TypeError(f"{name}() argument must be read-write bytes-like object, not {_shown(buffer)}")
    data = read(len(view))
    view[: len(data)] = data
    return len(data)


class _BufferedIOBase(_IOBase):
    """Bytes with a buffer in between."""

    def detach(self) -> "by class":
        self._unsupported("detach")

    def read(self, size: "int" = -1, /) -> "by class":
        self._unsupported("read")

    def read1(self, size: "int" = -1, /) -> "by class":
        self._unsupported("read1")

    def write(self, b, /) -> "by class":
        self._unsupported("write")

    def readinto(self, buffer, /):
        return _read_into(buffer, self.read, "readinto")

    def readinto1(self, buffer, /):
        return _read_into(buffer, self.read1, "readinto1")


class _TextIOBase(_IOBase):
    """Text."""

    encoding = None
    errors = None
    newlines = None

    def detach(self) -> "by class":
        self._unsupported("detach")

    def read(self, size: "int" = -1, /) -> "by class":
        self._unsupported("read")

    def readline(self, size: "int" = -1, /) -> "by class":
        self._unsupported("readline")

    def write(self, s: "str", /) -> "by class":
        # C asks for its bytes.
        s.encode()
        if "\0" in s:
            raise ValueError("embedded null character")
        self._unsupported("write")


for _class in (_IOBase, _RawIOBase, _BufferedIOBase, _TextIOBase):
    _class_in_c(_class)


class IOBase(_IOBase, metaclass=_abc.ABCMeta):
    """The abstract base of all file objects."""


class RawIOBase(_RawIOBase, IOBase):
    """The abstract base of file objects without a buffer."""


class BufferedIOBase(_BufferedIOBase, IOBase):
    """The abstract base of file objects with a buffer."""


class TextIOBase(_TextIOBase, IOBase):
    """The abstract base of text files."""
