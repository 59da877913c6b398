import re as _re
from bisect import bisect_right as _bisect_right
from datetime import date as _date, datetime as _datetime, timedelta as _timedelta, tzinfo as _tzinfo

__all__ = [
    *("ZoneInfo", "reset_tzpath", "available_timezones", "TZPATH", "ZoneInfoNotFoundError", "InvalidTZPathWarning"),
]

# Zones are built in: no folder is looked into.
TZPATH = ()


class ZoneInfoNotFoundError(KeyError):
    """Exception raised when a ZoneInfo key is not found."""


class InvalidTZPathWarning(RuntimeWarning):
    """Warning raised if an invalid path is specified in PYTHONTZPATH."""


class _PicklingError(Exception):
    pass


ZoneInfoNotFoundError.__module__ = "zoneinfo._common"
InvalidTZPathWarning.__module__ = "zoneinfo._tzpath"
_PicklingError.__module__ = "_pickle"
_PicklingError.__name__ = _PicklingError.__qualname__ = "PicklingError"

_EPOCH = _date(1970, 1, 1).toordinal()
_DAY = 86400
_ZERO = _timedelta(0)


class _Kind:
    """A kind of local time: offset from UTC and saving, in seconds and as what programs see, and a name."""

    __slots__ = ("seconds", "offset", "saving", "name")

    def __init__(self, seconds, saving, name):
        self.seconds = seconds
        self.offset = _timedelta(seconds=seconds)
        self.saving = _timedelta(seconds=saving)
        self.name = name


def _no_file():
    return ValueError("Invalid TZif file: magic not found")


class _Reader:
    """Takes numbers and text from the front of bytes."""

    def __init__(self, data):
        self.data = data
        self.at = 0

    def take(self, size):
        part = self.data[self.at : self.at + size]
        self.at += size
        return part

    def numbers(self, count, size, signed=True):
        part = self.take(count * size)
        return [int.from_bytes(part[at : at + size], signed=signed) for at in range(0, len(part), size)]

    def header(self):
        if self.take(4) != b"TZif":
            raise _no_file()
        version = self.take(1)
        self.take(15)
        counts = self.numbers(6, 4, signed=False)
        if len(counts) < 6:
            raise _no_file()
        return version, counts

    def block(self, counts, size):
        """What a block holds: (times, kinds at these times, (offset, is saving, name) of each kind)."""
        utc_count, wall_count, leap_count, time_count, kind_count, name_count = counts
        times = self.numbers(time_count, size)
        indices = list(self.take(time_count))
        raw = [(*self.numbers(1, 4), *self.take(2)) for _ in range(kind_count)]
        names = self.take(name_count)
        self.take(leap_count * (size + 4) + wall_count + utc_count)
        kinds = [(offset, bool(saving), names[at:].split(b"\0")[0].decode()) for offset, saving, at in raw]
        return times, indices, kinds


def _savings(indices, kinds):
    """By how much each kind of time is ahead of standard time: found from its neighbours in time."""
    savings = {}
    for step in (-1, 1):
        # What came before says more than what follows.
        for place, index in enumerate(indices):
            offset, saving, _ = kinds[index]
            if not saving or savings.get(index) or not 0 <= place + step < len(indices):
                continue
            neighbour, neighbour_saves, _ = kinds[indices[place + step]]
            if not neighbour_saves:
                savings[index] = offset - neighbour
    # Where nothing tells, an hour is likely.
    return [(savings.get(index) or 3600) if saving else 0 for index, (_, saving, _) in enumerate(kinds)]


class _Zone:
    """When a zone has which kind of time."""

    def __init__(self, data):
        reader = _Reader(data)
        version, counts = reader.header()
        times, indices, raw = reader.block(counts, 4)
        rule = b""
        if version >= b"2":
            version, counts = reader.header()
            times, indices, raw = reader.block(counts, 8)
            rule = data[reader.at :].strip(b"\n")
        savings = _savings(indices, raw)
        kinds = [_Kind(offset, saving, name) for (offset, _, name), saving in zip(raw, savings)]
        self.times = times
        self.kinds = [kinds[index] for index in indices]
        standard = [kind for kind, (_, saving, _) in zip(kinds, raw) if not saving]
        self.before = (standard or kinds or [None])[0]
        # The end of each stretch on a clock on the wall there: without and with fold.
        befores = [self.before, *self.kinds]
        turns = [(time, a.seconds, b.seconds) for time, a, b in zip(times, befores, self.kinds)]
        self.walls = [time + max(a, b) for time, a, b in turns], [time + min(a, b) for time, a, b in turns]
        self.rule = _Rule.parse(rule.decode()) if rule else None
        if self.rule is None:
            last = self.kinds[-1] if self.kinds else self.before
            if last is None:
                raise ValueError("No time zone information found.")
            self.rule = _Rule(last)

    def at_wall(self, seconds, year, fold):
        """The kind of time when a clock on the wall shows so many seconds since 1970."""
        walls = self.walls[fold]
        place = _bisect_right(walls, seconds)
        if place >= len(walls):
            return self.rule.at_wall(seconds, year, fold)
        return self.kinds[place - 1] if place else self.before

    def at_utc(self, seconds, year):
        """The kind of time at a moment, and whether its time on the wall comes for the second time."""
        place = _bisect_right(self.times, seconds)
        if place < len(self.times):
            now = self.kinds[place - 1] if place else self.before
            fold = False
        else:
            now, fold = self.rule.at_utc(seconds, year)
        if place:
            before = self.kinds[place - 2] if place > 1 else self.before
            since = seconds - self.times[place - 1]
            fold = fold or since < before.seconds - self.kinds[place - 1].seconds
        return now, fold


class _Rule:
    """The kinds of time behind the last change that is listed: standard time, perhaps saving time each year."""

    def __init__(self, standard, saving=None, start=None, end=None):
        self.standard = standard
        self.saving = saving
        self.start, self.end = start, end

    _NAME = r"([A-Za-z]{3,}|<[A-Za-z0-9+-]+>)"
    _TIME = r"([+-]?)([0-9]{1,3})(?::([0-9]{2})(?::([0-9]{2}))?)?"
    _FORM = _re.compile(rf"{_NAME}{_TIME}(?:{_NAME}(?:{_TIME})?,([^,]+),([^,]+))?")

    @classmethod
    def parse(cls, text):
        match = cls._FORM.fullmatch(text)
        if not match:
            raise ValueError(f"{text} is not a valid TZ string")
        name, *offset, other, sign, hours, minutes, seconds, start, end = match.groups()
        # These offsets are counted to the west.
        away = -cls._seconds(*offset)
        standard = _Kind(away, 0, name.strip("<>"))
        if other is None:
            return cls(standard)
        ahead = away + 3600 if hours is None else -cls._seconds(sign, hours, minutes, seconds)
        saving = _Kind(ahead, ahead - away, other.strip("<>"))
        return cls(standard, saving, _Turn(start), _Turn(end))

    @staticmethod
    def _seconds(sign, hours, minutes, seconds):
        total = int(hours) * 3600 + int(minutes or 0) * 60 + int(seconds or 0)
        return -total if sign == "-" else total

    def _within(self, seconds, on, off):
        saves = on <= seconds < off if on < off else not off <= seconds < on
        return self.saving if saves else self.standard

    def at_wall(self, seconds, year, fold):
        if self.saving is None:
            return self.standard
        gap = self.saving.seconds - self.standard.seconds
        on, off = self.start.wall(year), self.end.wall(year)
        # One of the two turns leaves out times of the wall, the other shows them twice.
        if fold:
            on, off = on + min(gap, 0), off - max(gap, 0)
        else:
            on, off = on + max(gap, 0), off - min(gap, 0)
        return self._within(seconds, on, off)

    def at_utc(self, seconds, year):
        if self.saving is None:
            return self.standard, False
        on = self.start.wall(year) - self.standard.seconds
        off = self.end.wall(year) - self.saving.seconds
        gap = self.saving.seconds - self.standard.seconds
        turn = off if gap > 0 else on
        return self._within(seconds, on, off), turn <= seconds < turn + abs(gap)


class _Turn:
    """A day and time of each year."""

    _FORM = _re.compile(r"(?:M([0-9]{1,2})\.([1-5])\.([0-6])|(J?)([0-9]{1,3}))(?:/" + _Rule._TIME + ")?")

    def __init__(self, text):
        match = self._FORM.fullmatch(text)
        if not match:
            raise ValueError(f"Invalid dst start/end date: {text}")
        month, week, weekday, julian, day, *time = match.groups()
        self.month, self.week, self.weekday = (int(part or 0) for part in (month, week, weekday))
        self.julian, self.day = bool(julian), int(day or 0)
        self.time = _Rule._seconds(*time) if time[1] else 7200

    def wall(self, year):
        """The time on the wall, in seconds since 1970."""
        if self.month:
            first = _date(year, self.month, 1).toordinal()
            # Ordinals of Sundays are multiples of seven.
            day = first + (self.weekday - first) % 7 + 7 * (self.week - 1)
            following = (_date(year, self.month + 1, 1) if self.month < 12 else _date(year, 12, 31)).toordinal()
            day -= 7 if day >= following + (self.month == 12) else 0
        else:
            # Days are counted from 1; in one of the two forms the 29th of February is not counted.
            leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
            day = _date(year, 1, 1).toordinal() + self.day - 1 + (self.julian and leap and self.day >= 60)
        return (day - _EPOCH) * _DAY + self.time


def _check_key(key):
    if isinstance(key, bytes):
        raise TypeError("Can't mix strings and bytes in path components")
    if not isinstance(key, str):
        raise TypeError(f"expected str, bytes or os.PathLike object, not {type(key).__name__}")
    if key.startswith("/"):
        raise ValueError(f"ZoneInfo keys may not be absolute paths, got: {key}")
    parts = key.split("/")
    if key != "." and ("" in parts or "." in parts) or ".." in parts[1:]:
        raise ValueError(f"ZoneInfo keys must be normalized relative paths, got: {key}")
    if key == "." or parts[0] == "..":
        raise ValueError(f"ZoneInfo keys must refer to subdirectories of TZPATH, got: {key}")


class ZoneInfo(_tzinfo):
    __module__ = "zoneinfo"
    _made = {}

    def __init_subclass__(cls):
        super().__init_subclass__()
        cls._made = {}

    def __new__(cls, key):
        made = cls._made.get(key)
        if made is None:
            made = cls._made[key] = cls._make(key)
        return made

    @classmethod
    def _make(cls, key):
        _check_key(key)
        data = _data(key)
        if data is None:
            raise ZoneInfoNotFoundError(f"No time zone found with key {key}")
        return cls._of(key, data, None)

    @classmethod
    def _of(cls, key, data, source):
        self = super().__new__(cls)
        self._key, self._zone, self._source = key, _Zone(data), source
        return self

    @property
    def key(self):
        return self._key

    @key.setter
    def key(self, value):
        raise AttributeError("readonly attribute")

    @classmethod
    def no_cache(cls, key):
        """Get a new instance of ZoneInfo, bypassing the cache."""
        return cls._make(key)

    @classmethod
    def from_file(cls, file_obj, /, key=None):
        """Create a ZoneInfo file from a file object."""
        return cls._of(key, file_obj.read(), repr(file_obj))

    @classmethod
    def clear_cache(cls, *, only_keys=None):
        """Clear the ZoneInfo cache."""
        if only_keys is None:
            cls._made.clear()
        else:
            for key in only_keys:
                cls._made.pop(key, None)

    def _kind(self, dt):
        seconds = (dt.toordinal() - _EPOCH) * _DAY + dt.hour * 3600 + dt.minute * 60 + dt.second
        return self._zone.at_wall(seconds, dt.year, dt.fold)

    def utcoffset(self, dt, /):
        """Retrieve a timedelta representing the UTC offset in a zone at the given datetime."""
        return None if dt is None else self._kind(dt).offset

    def dst(self, dt, /):
        """Retrieve a timedelta representing the amount of DST applied in a zone at the given datetime."""
        return None if dt is None else self._kind(dt).saving

    def tzname(self, dt, /):
        """Retrieve a string containing the abbreviation for the time zone that applies in a zone at a given datetime."""
        return None if dt is None else self._kind(dt).name

    def fromutc(self, dt, /):
        """Given a datetime with local time in UTC, retrieve an adjusted datetime in local time."""
        if not isinstance(dt, _datetime):
            raise TypeError("fromutc: argument must be a datetime")
        if dt.tzinfo is not self:
            raise ValueError("fromutc: dt.tzinfo is not self")
        seconds = (dt.toordinal() - _EPOCH) * _DAY + dt.hour * 3600 + dt.minute * 60 + dt.second
        kind, fold = self._zone.at_utc(seconds, dt.year)
        local = dt + kind.offset
        return local.replace(fold=1) if fold else local

    def __repr__(self):
        kind = type(self)
        name = "zoneinfo.ZoneInfo" if kind is ZoneInfo else kind.__name__
        return f"{name}.from_file({self._source})" if self._key is None else f"{name}(key={self._key!r})"

    def __str__(self):
        return repr(self) if self._key is None else self._key

    def __reduce__(self):
        if self._source is not None:
            raise _PicklingError("Cannot pickle a ZoneInfo file from a file stream.")
        cached = type(self)._made.get(self._key) is self
        return type(self)._unpickle, (self._key, int(cached))

    @classmethod
    def _unpickle(cls, key, from_cache, /):
        return cls(key) if from_cache else cls.no_cache(key)


def available_timezones():
    """Returns a set containing all available time zones."""
    return set(_keys())


def reset_tzpath(to=None):
    """Changes TZPATH; zones are built in all the same."""
    global TZPATH
    if to is None:
        TZPATH = ()
        return
    if isinstance(to, (str, bytes)):
        raise TypeError(f"tzpaths must be a list or tuple, not {type(to)}: {to!r}")
    relative = [path for path in to if not path.startswith("/")]
    if relative:
        shown = "".join("\n    " + path for path in relative)
        raise ValueError(f"Paths should be absolute but found the following relative paths:{shown}")
    TZPATH = tuple(to)
