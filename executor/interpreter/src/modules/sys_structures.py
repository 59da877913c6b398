def _structure(name, fields):
    """A tuple class with named fields, shown as CPython shows them."""
    names = tuple(fields)
    full = f"sys.{name}"

    def show(self):
        parts = ", ".join(f"{field}={value!r}" for field, value in zip(names, self))
        return f"sys.{name}({parts})"

    def refuse(self, field, value=None):
        if field in names:
            raise AttributeError("readonly attribute")
        raise AttributeError(f"'{full}' object has no attribute '{field}' and no __dict__ for setting new attributes")

    body = {"__slots__": (), "__repr__": show, "__module__": "sys", "__setattr__": refuse, "__delattr__": refuse}
    body |= {"n_fields": len(names), "n_sequence_fields": len(names), "n_unnamed_fields": 0}
    for place, field in enumerate(names):
        body[field] = property(lambda self, place=place: self[place])
    kind = type(name, (tuple,), body)
    made = tuple.__new__(kind, fields.values())

    def new(cls, *args, **kwargs):
        raise TypeError(f"cannot create '{full}' instances")

    kind.__new__ = new
    return made


version_info = _structure(
    "version_info", {"major": 3, "minor": 13, "micro": 0, "releaselevel": "final", "serial": 0}
)
float_info = _structure(
    "float_info",
    {
        "max": 1.7976931348623157e308,
        "max_exp": 1024,
        "max_10_exp": 308,
        "min": 2.2250738585072014e-308,
        "min_exp": -1021,
        "min_10_exp": -307,
        "dig": 15,
        "mant_dig": 53,
        "epsilon": 2.220446049250313e-16,
        "radix": 2,
        "rounds": 1,
    },
)
int_info = _structure(
    "int_info",
    {"bits_per_digit": 30, "sizeof_digit": 4, "default_max_str_digits": 4300, "str_digits_check_threshold": 640},
)
hash_info = _structure(
    "hash_info",
    {
        "width": 64,
        "modulus": 2305843009213693951,
        "inf": 314159,
        "nan": 0,
        "imag": 1000003,
        "algorithm": "siphash13",
        "hash_bits": 64,
        "seed_bits": 128,
        "cutoff": 0,
    },
)
# What `python3 -B` starts with: no option changes how programs run here.
flags = _structure(
    "flags",
    {
        "debug": 0,
        "inspect": 0,
        "interactive": 0,
        "optimize": 0,
        "dont_write_bytecode": 1,
        "no_user_site": 0,
        "no_site": 0,
        "ignore_environment": 0,
        "verbose": 0,
        "bytes_warning": 0,
        "quiet": 0,
        "hash_randomization": 0,
        "isolated": 0,
        "dev_mode": False,
        "utf8_mode": 0,
        "warn_default_encoding": 0,
        "safe_path": False,
        "int_max_str_digits": 4300,
    },
)


class _Namespace:
    pass


implementation = _Namespace()
implementation.name = "safe-python"
implementation.version = version_info
implementation.cache_tag = None
builtin_module_names = ()
stdlib_module_names = frozenset(
    """
    __future__ _abc _aix_support _android_support _ast _asyncio _bisect _blake2 _bz2 _codecs _codecs_cn
    _codecs_hk _codecs_iso2022 _codecs_jp _codecs_kr _codecs_tw _collections _collections_abc _colorize
    _compat_pickle _compression _contextvars _csv _ctypes _curses _curses_panel _datetime _dbm _decimal
    _elementtree _frozen_importlib _frozen_importlib_external _functools _gdbm _hashlib _heapq _imp
    _interpchannels _interpqueues _interpreters _io _ios_support _json _locale _lsprof _lzma _markupbase
    _md5 _multibytecodec _multiprocessing _opcode _opcode_metadata _operator _osx_support _overlapped
    _pickle _posixshmem _posixsubprocess _py_abc _pydatetime _pydecimal _pyio _pylong _pyrepl _queue
    _random _scproxy _sha1 _sha2 _sha3 _signal _sitebuiltins _socket _sqlite3 _sre _ssl _stat
    _statistics _string _strptime _struct _suggestions _symtable _sysconfig _thread _threading_local
    _tkinter _tokenize _tracemalloc _typing _uuid _warnings _weakref _weakrefset _winapi _wmi _zoneinfo
    abc antigravity argparse array ast asyncio atexit base64 bdb binascii bisect builtins bz2 cProfile
    calendar cmath cmd code codecs codeop collections colorsys compileall concurrent configparser
    contextlib contextvars copy copyreg csv ctypes curses dataclasses datetime dbm decimal difflib dis
    doctest email encodings ensurepip enum errno faulthandler fcntl filecmp fileinput fnmatch fractions
    ftplib functools gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib heapq hmac
    html http idlelib imaplib importlib inspect io ipaddress itertools json keyword linecache locale
    logging lzma mailbox marshal math mimetypes mmap modulefinder msvcrt multiprocessing netrc nt ntpath
    nturl2path numbers opcode operator optparse os pathlib pdb pickle pickletools pkgutil platform
    plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile pyclbr pydoc pydoc_data
    pyexpat queue quopri random re readline reprlib resource rlcompleter runpy sched secrets select
    selectors shelve shlex shutil signal site smtplib socket socketserver sqlite3 sre_compile
    sre_constants sre_parse ssl stat statistics string stringprep struct subprocess symtable sys
    sysconfig syslog tabnanny tarfile tempfile termios textwrap this threading time timeit tkinter token
    tokenize tomllib trace traceback tracemalloc tty turtle turtledemo types typing unicodedata unittest
    urllib uuid venv warnings wave weakref webbrowser winreg winsound wsgiref xml xmlrpc zipapp zipfile
    zipimport zlib zoneinfo
    """.split()
)
