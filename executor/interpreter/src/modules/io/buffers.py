

class _Wrapping:
    """What all buffers around a raw stream share."""

    _raw = None
    _is_detached = False

    def __reduce__(self):
        raise TypeError(f"cannot pickle '{type(self).__name__}' instances")

    def __reduce_ex__(self, protocol, /):
        raise TypeError(f"cannot pickle '{type(self).__name__}' instances")

    def _wrap(self, raw, buffer_size, need):
        self._raw, self._is_detached = None, False
        if not getattr(raw, need)():
            raise UnsupportedOperation(f"File or stream is not {need}.")
        if buffer_size <= 0:
            raise ValueError("buffer size must be strictly positive")
        self._raw = raw
        self._size = buffer_size

    @property
    def raw(self):
        if self._raw is None:
            raise ValueError(
                "raw stream has been detached" if self._is_detached else "I/O operation on uninitialized object"
            )
        return self._raw

    @property
    def closed(self):
        return self.raw.closed

    @property
    def name(self):
        return self.raw.name

    @property
    def mode(self):
        return self.raw.mode

    def _check(self):
        if self.closed:
            raise ValueError("I/O operation on closed file.")

    def __next__(self):
        line = self.readline()
        if not line:
            raise StopIteration
        return line

    def seekable(self):
        return self.raw.seekable()

    def isatty(self):
        return self.raw.isatty()

    def fileno(self):
        return self.raw.fileno()

    def detach(self):
        raw = self.raw
        self.flush()
        self._raw, self._is_detached = None, True
        return raw

    def close(self):
        if self._raw is not None and not self.closed:
            try:
                self.flush()
            finally:
                self._raw.close()

    def flush(self):
        if self.closed:
            raise ValueError("flush of closed file")
        self.raw.flush()

    def _place(self, target, whence):
        """Where to go, looked at in the order of C."""
        # The last two look for holes, which no file in memory has.
        if whence not in (0, 1, 2, 3, 4):
            raise ValueError(f"whence value {whence} unsupported")
        if self.closed:
            raise ValueError("seek of closed file")
        return _offset(target)

    def __repr__(self):
        shown = f"_io.{type(self).__name__}"
        return f"<{shown} name={self._raw.name!r}>" if hasattr(self._raw, "name") else f"<{shown}>"


class _Reading:
    """The reading half of a buffer."""

    _ahead = b""

    def _more(self, size):
        """Read from the raw stream; empty at its end."""
        return self.raw.read(max(size, self._size)) or b""

    def readable(self):
        return self.raw.readable()

    def read(self, size: "amount" = -1, /):
        if size < -1:
            raise ValueError("read length must be non-negative or -1")
        if self.closed:
            raise ValueError("read of closed file")
        if size > (1 << 63) - 34:
            raise OverflowError("byte string is too large")
        self._before_reading()
        if size < 0:
            data, self._ahead = self._ahead + (self.raw.readall() if hasattr(self.raw, "readall") else self.raw.read()), b""
            return data
        while len(self._ahead) < size and (part := self._more(size - len(self._ahead))):
            self._ahead += part
        data, self._ahead = self._ahead[:size], self._ahead[size:]
        return data

    def read1(self, size: "size" = -1, /):
        if self.closed:
            raise ValueError("read of closed file")
        self._before_reading()
        size = self._size if size < 0 else size
        if size == 0:
            return b""
        if not self._ahead:
            # Nothing is read ahead.
            return self.raw.read(size) or b""
        data, self._ahead = self._ahead[:size], self._ahead[size:]
        return data

    def readinto(self, buffer, /):
        return _read_into(buffer, self.read, "readinto")

    def readinto1(self, buffer, /):
        return _read_into(buffer, self.read1, "readinto1")

    def peek(self, size: "size" = 0, /):
        if self.closed:
            raise ValueError("peek of closed file")
        self._before_reading()
        if not self._ahead:
            self._ahead = self._more(1)
        return self._ahead

    def readline(self, size: "amount" = -1, /):
        if self.closed:
            raise ValueError("readline of closed file")
        self._before_reading()
        start = 0
        while True:
            found = self._ahead.find(b"\n", start)
            if found >= 0 or 0 <= size <= len(self._ahead):
                break
            start = len(self._ahead)
            part = self._more(1)
            if not part:
                break
            self._ahead += part
        end = len(self._ahead) if found < 0 else found + 1
        if size >= 0:
            end = min(end, size)
        data, self._ahead = self._ahead[:end], self._ahead[end:]
        return data

    def _before_reading(self):
        pass

    def tell(self):
        return self.raw.tell() - len(self._ahead)

    def seek(self, target, whence: "int" = 0, /):
        target = self._place(target, whence)
        if whence == 1:
            target -= len(self._ahead)
        self._ahead = b""
        return self.raw.seek(target, whence)


def _offset(value):
    """A place in a file."""
    value = _index(value)
    if not -1 << 63 <= value < 1 << 63:
        raise ValueError("cannot fit 'int' into an offset-sized integer")
    return value


class BufferedReader(_BufferedIOBase):
    """A buffer in front of a raw stream that is read."""

    def __init__(self, raw, buffer_size: "size" = DEFAULT_BUFFER_SIZE):
        self._wrap(raw, buffer_size, "readable")

    def truncate(self, pos=None, /) -> "by class":
        self._unsupported("truncate")


class _Writing:
    """The writing half of a buffer."""

    _behind = b""

    def writable(self):
        return self.raw.writable()

    def write(self, buffer, /):
        if isinstance(buffer, str):
            raise TypeError(f"a bytes-like object is required, not '{_c_name(buffer)}'")
        if self.closed:
            raise ValueError("write to closed file")
        data = bytes(_data(buffer))
        self._before_writing()
        if len(self._behind) + len(data) > self._size:
            self._write_out()
        self._behind += data
        if len(data) > self._size:
            self._write_out()
        return len(data)

    def _before_writing(self):
        pass

    def _write_out(self):
        while self._behind:
            written = self.raw.write(self._behind)
            if written is None:
                raise BlockingIOError(11, "write could not complete without blocking", 0)
            if not 0 <= written <= len(self._behind):
                raise OSError(f"raw write() returned invalid length {written} (should have been between 0 and {len(self._behind)})")
            self._behind = self._behind[written:]

    def flush(self):
        if self.closed:
            raise ValueError("flush of closed file")
        self._write_out()
        self.raw.flush()


class BufferedWriter(_BufferedIOBase):
    """A buffer in front of a raw stream that is written."""

    def __init__(self, raw, buffer_size: "size" = DEFAULT_BUFFER_SIZE):
        self._wrap(raw, buffer_size, "writable")

    def tell(self):
        return self.raw.tell() + len(self._behind)

    def seek(self, target, whence: "int" = 0, /):
        target = self._place(target, whence)
        self.flush()
        return self.raw.seek(target, whence)

    def truncate(self, pos=None, /) -> "by class":
        self.flush()
        return self.raw.truncate(self.tell() if pos is None else pos)


class BufferedRandom(_BufferedIOBase):
    """A buffer in front of a raw stream that is read and written."""

    def __init__(self, raw, buffer_size: "size" = DEFAULT_BUFFER_SIZE):
        self._raw, self._is_detached = None, False
        if not raw.seekable():
            raise UnsupportedOperation("File or stream is not seekable.")
        self._wrap(raw, buffer_size, "readable")
        self._wrap(raw, buffer_size, "writable")

    def _before_reading(self):
        self._write_out()

    def _before_writing(self):
        if self._ahead:
            self.raw.seek(-len(self._ahead), 1)
            self._ahead = b""

    def tell(self):
        return self.raw.tell() - len(self._ahead) + len(self._behind)

    def seek(self, target, whence: "int" = 0, /):
        self._place(target, whence)
        self._write_out()
        return _Reading.seek(self, target, whence)

    def truncate(self, pos=None, /) -> "by class":
        self.flush()
        return self.raw.truncate(self.tell() if pos is None else pos)


_class_in_c(BufferedReader, _Reading, _Wrapping)
_class_in_c(BufferedWriter, _Writing, _Wrapping)
_class_in_c(BufferedRandom, _Writing, _Reading, _Wrapping)


class BufferedRWPair(_BufferedIOBase):
    """One stream that is read and another that is written, as one."""

    def __init__(self, reader, writer, buffer_size: "size" = DEFAULT_BUFFER_SIZE, /):
        for stream, need in (reader, "readable"), (writer, "writable"):
            if not getattr(stream, need)():
                raise UnsupportedOperation(f"File or stream is not {need}.")
        self._reader = BufferedReader(reader, buffer_size)
        self._writer = BufferedWriter(writer, buffer_size)

    def read(self, /, *args):
        return self._reader.read(*args)

    def read1(self, /, *args):
        return self._reader.read1(*args)

    def peek(self, /, *args):
        return self._reader.peek(*args)

    def readinto(self, /, *args):
        return self._reader.readinto(*args)

    def readinto1(self, /, *args):
        return self._reader.readinto1(*args)

    def write(self, /, *args):
        return self._writer.write(*args)

    def flush(self):
        return self._writer.flush()

    def readable(self):
        return self._reader.readable()

    def writable(self):
        return self._writer.writable()

    def isatty(self):
        return self._writer.isatty() or self._reader.isatty()

    def close(self):
        try:
            self._writer.close()
        finally:
            self._reader.close()

    @property
    def closed(self):
        return self._writer.closed


_class_in_c(BufferedRWPair)


