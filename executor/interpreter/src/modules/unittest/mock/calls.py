import inspect as _inspect
import pprint as _pprint
import types as _types

__all__ = (
    *("Mock", "MagicMock", "patch", "sentinel", "DEFAULT", "ANY", "call", "create_autospec", "AsyncMock"),
    *("ThreadingMock", "FILTER_DIR", "NonCallableMock", "NonCallableMagicMock", "mock_open", "PropertyMock", "seal"),
)
FILTER_DIR = True


class InvalidSpecError(Exception):
    """Something was given as a model that is a mock itself."""


class _SentinelObject:
    """An object that is like no other."""

    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"sentinel.{self.name}"

    def __reduce__(self):
        return f"sentinel.{self.name}"


class _Sentinel:
    """Gives an object for each name, always the same one."""

    def __init__(self):
        self._sentinels = {}

    def __getattr__(self, name):
        if name == "__bases__":
            raise AttributeError
        return self._sentinels.setdefault(name, _SentinelObject(name))

    def __reduce__(self):
        return "sentinel"


sentinel = _Sentinel()
DEFAULT = sentinel.DEFAULT
_missing = sentinel.MISSING
_deleted = sentinel.DELETED


class _ANY:
    """Is equal to everything."""

    def __eq__(self, other):
        return True

    def __ne__(self, other):
        return False

    __hash__ = None

    def __repr__(self):
        return "<ANY>"


ANY = _ANY()


def _call_as_text(name, args, kwargs):
    shown = [repr(value) for value in args]
    shown.extend([f"{key}={value!r}" for key, value in kwargs.items()])
    return f"{name}({', '.join(shown)})"


def _parts_of_call(value):
    """Name, positional and keyword arguments of what may stand for a call; None if it cannot."""
    name, args, kwargs = "", (), {}
    if len(value) == 3:
        name, args, kwargs = value
    elif len(value) == 2:
        first, second = value
        if not isinstance(first, str):
            args, kwargs = first, second
        elif isinstance(second, tuple):
            name, args = first, second
        else:
            name, kwargs = first, second
    elif len(value) == 1:
        (only,) = value
        if isinstance(only, str):
            name = only
        elif isinstance(only, tuple):
            args = only
        else:
            kwargs = only
    elif len(value) > 3:
        return None
    return name, args, kwargs


class _Call(tuple):
    """A call: (name, args, kwargs), or (args, kwargs) where it has no name."""

    def __new__(cls, value=(), name="", parent=None, two=False, from_kall=True):
        parts = _parts_of_call(value) or ("", (), {})
        if two:
            return tuple.__new__(cls, parts[1:])
        if len(value) != 3:
            parts = (parts[0] or name or "", *parts[1:])
        return tuple.__new__(cls, parts)

    def __init__(self, value=(), name=None, parent=None, two=False, from_kall=True):
        self._mock_name = name
        self._mock_parent = parent
        self._mock_from_kall = from_kall

    def __eq__(self, other):
        try:
            len(other)
        except TypeError:
            return NotImplemented
        parents = getattr(self, "_mock_parent", None), getattr(other, "_mock_parent", None)
        if all(parents) and parents[0] != parents[1]:
            return False
        own = tuple(self) if len(self) == 3 else ("", *self)
        others = _parts_of_call(other)
        if others is None or own[0] and others[0] != own[0]:
            return False
        return (others[1], others[2]) == (own[1], own[2])

    __ne__ = object.__ne__

    def __call__(self, /, *args, **kwargs):
        if self._mock_name is None:
            return _Call(("", args, kwargs), name="()")
        return _Call((self._mock_name, args, kwargs), name=self._mock_name + "()", parent=self)

    def __getattr__(self, attr):
        if self._mock_name is None:
            return _Call(name=attr, from_kall=False)
        return _Call(name=f"{self._mock_name}.{attr}", parent=self, from_kall=False)

    def __getattribute__(self, attr):
        if attr in ("count", "index"):
            raise AttributeError
        return tuple.__getattribute__(self, attr)

    @property
    def args(self):
        """The positional arguments."""
        return self[-2]

    @property
    def kwargs(self):
        """The keyword arguments."""
        return self[-1]

    def __repr__(self):
        if not self._mock_from_kall:
            name = self._mock_name or "call"
            return "call" + name if name.startswith("()") else name
        name = self[0] if len(self) == 3 else ""
        if name and not name.startswith("()"):
            name = "." + name
        return _call_as_text("call" + name, *self[-2:])

    def call_list(self):
        """The calls that lead here."""
        found = []
        thing = self
        while thing is not None:
            if thing._mock_from_kall:
                found.append(thing)
            thing = thing._mock_parent
        return _CallList(reversed(found))


call = _Call(from_kall=False)


class _CallList(list):
    """Calls. Some of them in a row are in the list, too."""

    def __contains__(self, value):
        if not isinstance(value, list):
            return list.__contains__(self, value)
        return any(self[start : start + len(value)] == value for start in range(len(self) - len(value) + 1))

    def __repr__(self):
        return _pprint.pformat(list(self))
