import builtins as _builtins
from itertools import islice as _islice

__all__ = ["Repr", "repr", "recursive_repr"]


def recursive_repr(fillvalue="..."):
    """Let a __repr__ show something short where an object holds itself."""

    def decorating_function(user_function):
        running = set()

        def wrapper(self):
            key = id(self)
            if key in running:
                return fillvalue
            running.add(key)
            try:
                return user_function(self)
            finally:
                running.discard(key)

        wrapper.__module__ = getattr(user_function, "__module__")
        wrapper.__doc__ = getattr(user_function, "__doc__")
        wrapper.__name__ = getattr(user_function, "__name__")
        wrapper.__qualname__ = getattr(user_function, "__qualname__")
        wrapper.__type_params__ = getattr(user_function, "__type_params__", ())
        wrapper.__wrapped__ = user_function
        return wrapper

    return decorating_function


def _sorted(items):
    try:
        return sorted(items)
    except Exception:
        return list(items)


class Repr:
    """A repr() with limits."""

    def __init__(
        self,
        *,
        maxlevel=6,
        maxtuple=6,
        maxlist=6,
        maxarray=5,
        maxdict=4,
        maxset=6,
        maxfrozenset=6,
        maxdeque=6,
        maxstring=30,
        maxlong=40,
        maxother=30,
        fillvalue="...",
        indent=None,
    ):
        self.maxlevel = maxlevel
        self.maxtuple = maxtuple
        self.maxlist = maxlist
        self.maxarray = maxarray
        self.maxdict = maxdict
        self.maxset = maxset
        self.maxfrozenset = maxfrozenset
        self.maxdeque = maxdeque
        self.maxstring = maxstring
        self.maxlong = maxlong
        self.maxother = maxother
        self.fillvalue = fillvalue
        self.indent = indent

    def repr(self, x):
        return self.repr1(x, self.maxlevel)

    def repr1(self, x, level):
        name = type(x).__name__
        if " " in name:
            name = "_".join(name.split())
        method = getattr(self, "repr_" + name, None)
        return method(x, level) if method else self.repr_instance(x, level)

    def _join(self, pieces, level):
        if self.indent is None:
            return ", ".join(pieces)
        if not pieces:
            return ""
        indent = self.indent
        if isinstance(indent, int):
            if indent < 0:
                raise ValueError(f"Repr.indent cannot be negative int (was {indent!r})")
            indent *= " "
        try:
            separator = ",\n" + (self.maxlevel - level + 1) * indent
        except TypeError as error:
            raise TypeError(f"Repr.indent must be a str, int or None, not {type(indent)}") from error
        return separator.join(("", *pieces, ""))[1 : -len(indent) or None]

    def _repr_iterable(self, x, level, left, right, most, trail=""):
        count = len(x)
        if level <= 0 and count:
            shown = self.fillvalue
        else:
            pieces = [self.repr1(item, level - 1) for item in _islice(x, most)]
            if count > most:
                pieces.append(self.fillvalue)
            shown = self._join(pieces, level)
            if count == 1 and trail and self.indent is None:
                right = trail + right
        return f"{left}{shown}{right}"

    def repr_tuple(self, x, level):
        return self._repr_iterable(x, level, "(", ")", self.maxtuple, ",")

    def repr_list(self, x, level):
        return self._repr_iterable(x, level, "[", "]", self.maxlist)

    def repr_array(self, x, level):
        if not x:
            return f"array('{x.typecode}')"
        return self._repr_iterable(x, level, f"array('{x.typecode}', [", "])", self.maxarray)

    def repr_set(self, x, level):
        if not x:
            return "set()"
        return self._repr_iterable(_sorted(x), level, "{", "}", self.maxset)

    def repr_frozenset(self, x, level):
        if not x:
            return "frozenset()"
        return self._repr_iterable(_sorted(x), level, "frozenset({", "})", self.maxfrozenset)

    def repr_deque(self, x, level):
        return self._repr_iterable(x, level, "deque([", "])", self.maxdeque)

    def repr_dict(self, x, level):
        count = len(x)
        if count == 0:
            return "{}"
        if level <= 0:
            return "{" + self.fillvalue + "}"
        pieces = [
            f"{self.repr1(key, level - 1)}: {self.repr1(x[key], level - 1)}" for key in _islice(_sorted(x), self.maxdict)
        ]
        if count > self.maxdict:
            pieces.append(self.fillvalue)
        return "{" + self._join(pieces, level) + "}"

    def _cut(self, text, most):
        if len(text) <= most:
            return text
        before = max(0, (most - 3) // 2)
        behind = max(0, most - 3 - before)
        return text[:before] + self.fillvalue + text[len(text) - behind :]

    def repr_str(self, x, level):
        text = _builtins.repr(x[: self.maxstring])
        if len(text) <= self.maxstring:
            return text
        before = max(0, (self.maxstring - 3) // 2)
        behind = max(0, self.maxstring - 3 - before)
        text = _builtins.repr(x[:before] + x[len(x) - behind :])
        return text[:before] + self.fillvalue + text[len(text) - behind :]

    def repr_int(self, x, level):
        text, most = _builtins.repr(x), self.maxlong
        return self._cut(text, most)

    def repr_instance(self, x, level):
        try:
            text = _builtins.repr(x)
        except Exception:
            return f"<{type(x).__name__} instance at {id(x):#x}>"
        return self._cut(text, self.maxother)


aRepr = Repr()
repr = aRepr.repr
