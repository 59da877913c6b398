# Every constant of the module, and the functions on every kind of mode.
# covers: stat.FILE_ATTRIBUTE_ARCHIVE, stat.FILE_ATTRIBUTE_COMPRESSED, stat.FILE_ATTRIBUTE_DEVICE, stat.FILE_ATTRIBUTE_DIRECTORY, stat.FILE_ATTRIBUTE_ENCRYPTED, stat.FILE_ATTRIBUTE_HIDDEN, stat.FILE_ATTRIBUTE_INTEGRITY_STREAM, stat.FILE_ATTRIBUTE_NORMAL, stat.FILE_ATTRIBUTE_NOT_CONTENT_INDEXED, stat.FILE_ATTRIBUTE_NO_SCRUB_DATA, stat.FILE_ATTRIBUTE_OFFLINE, stat.FILE_ATTRIBUTE_READONLY, stat.FILE_ATTRIBUTE_REPARSE_POINT, stat.FILE_ATTRIBUTE_SPARSE_FILE, stat.FILE_ATTRIBUTE_SYSTEM, stat.FILE_ATTRIBUTE_TEMPORARY, stat.FILE_ATTRIBUTE_VIRTUAL, stat.SF_APPEND, stat.SF_ARCHIVED, stat.SF_DATALESS, stat.SF_FIRMLINK, stat.SF_IMMUTABLE, stat.SF_NOUNLINK, stat.SF_RESTRICTED, stat.SF_SETTABLE, stat.SF_SNAPSHOT, stat.ST_ATIME, stat.ST_CTIME, stat.ST_DEV, stat.ST_GID, stat.ST_INO, stat.ST_MODE, stat.ST_MTIME, stat.ST_NLINK, stat.ST_SIZE, stat.ST_UID, stat.S_ENFMT, stat.S_IEXEC, stat.S_IFBLK, stat.S_IFCHR, stat.S_IFDIR, stat.S_IFDOOR, stat.S_IFIFO, stat.S_IFLNK, stat.S_IFMT, stat.S_IFPORT, stat.S_IFREG, stat.S_IFSOCK, stat.S_IFWHT, stat.S_IMODE, stat.S_IREAD, stat.S_IRGRP, stat.S_IROTH, stat.S_IRUSR, stat.S_IRWXG, stat.S_IRWXO, stat.S_IRWXU, stat.S_ISBLK, stat.S_ISCHR, stat.S_ISDIR, stat.S_ISDOOR, stat.S_ISFIFO, stat.S_ISGID, stat.S_ISLNK, stat.S_ISPORT, stat.S_ISREG, stat.S_ISSOCK, stat.S_ISUID, stat.S_ISVTX, stat.S_ISWHT, stat.S_IWGRP, stat.S_IWOTH, stat.S_IWRITE, stat.S_IWUSR, stat.S_IXGRP, stat.S_IXOTH, stat.S_IXUSR, stat.UF_APPEND, stat.UF_COMPRESSED, stat.UF_DATAVAULT, stat.UF_HIDDEN, stat.UF_IMMUTABLE, stat.UF_NODUMP, stat.UF_NOUNLINK, stat.UF_OPAQUE, stat.UF_SETTABLE, stat.UF_TRACKED, stat.filemode
import stat

for name in sorted(dir(stat)):
    value = getattr(stat, name)
    if isinstance(value, int):
        print(name, value)
kinds = [0, stat.S_IFREG, stat.S_IFDIR, stat.S_IFLNK, stat.S_IFCHR, stat.S_IFBLK, stat.S_IFIFO, stat.S_IFSOCK, 0o30000]
for kind in kinds:
    for bits in (0, 0o777, 0o4711, 0o2755, 0o1777, 0o7000, 0o640):
        print(oct(kind | bits), stat.filemode(kind | bits), stat.S_IMODE(kind | bits), stat.S_IFMT(kind | bits))
    print([name for name in sorted(dir(stat)) if name.startswith("S_IS") and callable(getattr(stat, name)) and getattr(stat, name)(kind)])
for function in (stat.filemode, stat.S_IMODE, stat.S_IFMT, stat.S_ISDIR, stat.S_ISDOOR):
    for arguments in ((-1,), (2**40,), (2**70,), (True,), (1.0,), ("a",), (None,)):
        try:
            print(function.__name__, function(*arguments))
        except Exception as error:
            print(function.__name__, type(error).__name__, error)
