ST_MODE, ST_INO, ST_DEV, ST_NLINK, ST_UID, ST_GID, ST_SIZE, ST_ATIME, ST_MTIME, ST_CTIME = range(10)
S_IFIFO, S_IFCHR, S_IFDIR, S_IFBLK = 0o010000, 0o020000, 0o040000, 0o060000
S_IFREG, S_IFLNK, S_IFSOCK = 0o100000, 0o120000, 0o140000
S_IFDOOR = S_IFPORT = S_IFWHT = 0
S_ISUID, S_ISGID, S_ENFMT, S_ISVTX = 0o4000, 0o2000, 0o2000, 0o1000
S_IRWXU, S_IRUSR, S_IWUSR, S_IXUSR = 0o700, 0o400, 0o200, 0o100
S_IRWXG, S_IRGRP, S_IWGRP, S_IXGRP = 0o070, 0o040, 0o020, 0o010
S_IRWXO, S_IROTH, S_IWOTH, S_IXOTH = 0o007, 0o004, 0o002, 0o001
S_IREAD, S_IWRITE, S_IEXEC = S_IRUSR, S_IWUSR, S_IXUSR

UF_SETTABLE, UF_NODUMP, UF_IMMUTABLE, UF_APPEND, UF_OPAQUE = 0xFFFF, 0x1, 0x2, 0x4, 0x8
UF_NOUNLINK, UF_COMPRESSED, UF_TRACKED, UF_DATAVAULT, UF_HIDDEN = 0x10, 0x20, 0x40, 0x80, 0x8000
SF_SETTABLE, SF_ARCHIVED, SF_IMMUTABLE, SF_APPEND = 0xFFFF0000, 0x10000, 0x20000, 0x40000
SF_RESTRICTED, SF_NOUNLINK, SF_SNAPSHOT = 0x80000, 0x100000, 0x200000
SF_FIRMLINK, SF_DATALESS = 0x800000, 0x40000000

FILE_ATTRIBUTE_READONLY, FILE_ATTRIBUTE_HIDDEN, FILE_ATTRIBUTE_SYSTEM = 0x1, 0x2, 0x4
FILE_ATTRIBUTE_DIRECTORY, FILE_ATTRIBUTE_ARCHIVE, FILE_ATTRIBUTE_DEVICE = 0x10, 0x20, 0x40
FILE_ATTRIBUTE_NORMAL, FILE_ATTRIBUTE_TEMPORARY, FILE_ATTRIBUTE_SPARSE_FILE = 0x80, 0x100, 0x200
FILE_ATTRIBUTE_REPARSE_POINT, FILE_ATTRIBUTE_COMPRESSED, FILE_ATTRIBUTE_OFFLINE = 0x400, 0x800, 0x1000
FILE_ATTRIBUTE_NOT_CONTENT_INDEXED, FILE_ATTRIBUTE_ENCRYPTED = 0x2000, 0x4000
FILE_ATTRIBUTE_INTEGRITY_STREAM, FILE_ATTRIBUTE_VIRTUAL, FILE_ATTRIBUTE_NO_SCRUB_DATA = 0x8000, 0x10000, 0x20000

_KINDS = {S_IFREG: "-", S_IFDIR: "d", S_IFLNK: "l", S_IFBLK: "b", S_IFCHR: "c", S_IFIFO: "p", S_IFSOCK: "s"}


def _checked(mode):
    if not isinstance(mode, int):
        raise TypeError("an integer is required")
    if mode < 0:
        raise OverflowError("can't convert negative value to unsigned int")
    if mode >> 64:
        raise OverflowError("Python int too large to convert to C unsigned long")
    if mode >> 32:
        raise OverflowError("mode out of range")
    return mode


def S_IMODE(mode, /):
    """The part of a mode that says who may do what."""
    return _checked(mode) & 0o7777


def S_IFMT(mode, /):
    """The part of a mode that says what kind of file it is."""
    return _checked(mode) & 0o170000


def _asks(name, kind):
    def asks(mode, /):
        return S_IFMT(mode) == kind and kind != 0

    asks.__name__ = asks.__qualname__ = name
    return _in_c(asks, "_stat")


for _name in ("DIR", "CHR", "BLK", "REG", "FIFO", "LNK", "SOCK", "DOOR", "PORT", "WHT"):
    _kind = S_IFIFO if _name == "FIFO" else globals()["S_IF" + _name]
    globals()["S_IS" + _name] = _asks("S_IS" + _name, _kind)
del _name, _kind


def filemode(mode, /):
    """A mode as ls shows it."""
    text = [_KINDS.get(S_IFMT(mode), "?")]
    for shift, special, letter in ((6, S_ISUID, "s"), (3, S_ISGID, "s"), (0, S_ISVTX, "t")):
        bits = mode >> shift
        text.append("r" if bits & 4 else "-")
        text.append("w" if bits & 2 else "-")
        if mode & special:
            text.append(letter if bits & 1 else letter.upper())
        else:
            text.append("x" if bits & 1 else "-")
    return "".join(text)


for _function in (S_IMODE, S_IFMT, filemode):
    globals()[_function.__name__] = _in_c(_function, "_stat")
del _function
