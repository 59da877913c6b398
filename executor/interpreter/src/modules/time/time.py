_FIELDS = (
    "tm_year",
    "tm_mon",
    "tm_mday",
    "tm_hour",
    "tm_min",
    "tm_sec",
    "tm_wday",
    "tm_yday",
    "tm_isdst",
)
_HIDDEN = ("tm_zone", "tm_gmtoff")


_dict = dict


class _Part:
    """One part of a struct_time, under its name."""

    def __init__(self, read):
        self.read = read

    def __get__(self, instance, owner=None):
        return self if instance is None else self.read(instance)

    def __set__(self, instance, value):
        raise AttributeError("readonly attribute")

    __delete__ = lambda self, instance: self.__set__(instance, None)


class struct_time(tuple):
    """The time value as returned by gmtime(), localtime(), and strptime(), and
    accepted by asctime(), mktime() and strftime().  May be considered as a
    sequence of 9 integers."""

    n_fields = 11
    n_sequence_fields = 9
    n_unnamed_fields = 0
    __match_args__ = _FIELDS

    def __new__(cls, sequence, dict={}):
        try:
            parts = tuple(sequence)
        except TypeError:
            raise TypeError("constructor requires a sequence") from None
        if len(parts) < 9:
            raise TypeError(f"time.struct_time() takes an at least 9-sequence ({len(parts)}-sequence given)")
        if len(parts) > 11:
            raise TypeError(f"time.struct_time() takes an at most 11-sequence ({len(parts)}-sequence given)")
        if type(dict) is not _dict:
            raise TypeError("time.struct_time() takes a dict as second arg, if any")
        if not dict.keys() <= set(_HIDDEN[len(parts) - 9 :]):
            raise TypeError("time.struct_time() got duplicate or unexpected field name(s)")
        made = tuple.__new__(cls, parts[:9])
        for place, name in enumerate(_HIDDEN, 9):
            made.__dict__["_" + name] = parts[place] if place < len(parts) else dict.get(name)
        return made

    def __repr__(self):
        return "time.struct_time(" + ", ".join(f"{name}={part!r}" for name, part in zip(_FIELDS, self)) + ")"

    def __reduce__(self):
        return type(self), (tuple(self), {name: getattr(self, name) for name in _HIDDEN})

    def __replace__(self, /, **changes):
        parts = [changes.pop(name, getattr(self, name)) for name in _FIELDS + _HIDDEN]
        if changes:
            raise TypeError(f"Got unexpected field name(s): {list(changes)}")
        return type(self)(parts)


def _field(name, place):
    def read(self):
        return self[place]

    setattr(struct_time, name, _Part(read))


for _place, _name in enumerate(_FIELDS):
    _field(_name, _place)
del _place, _name
struct_time.tm_zone = _Part(lambda self: self.__dict__["_tm_zone"])
struct_time.tm_gmtoff = _Part(lambda self: self.__dict__["_tm_gmtoff"])


def _clock_info(implementation, adjustable, monotonic):
    from types import SimpleNamespace

    return SimpleNamespace(
        implementation=implementation, monotonic=monotonic, adjustable=adjustable, resolution=1e-09
    )


def get_clock_info(name, /):
    """Facts about a clock."""
    if not isinstance(name, str):
        raise TypeError(f"get_clock_info() argument 1 must be str, not {type(name).__name__}")
    if name == "time":
        return _clock_info("clock_gettime(CLOCK_REALTIME)", True, False)
    if name in ("monotonic", "perf_counter"):
        return _clock_info("clock_gettime(CLOCK_MONOTONIC)", False, True)
    if name == "process_time":
        return _clock_info("clock_gettime(CLOCK_PROCESS_CPUTIME_ID)", False, True)
    if name == "thread_time":
        return _clock_info("clock_gettime(CLOCK_THREAD_CPUTIME_ID)", False, True)
    raise ValueError("unknown clock")
