import collections as _collections
import dataclasses as _dataclasses
import re as _re
import types as _types
from io import StringIO as _StringIO

__all__ = ["pprint", "pformat", "isreadable", "isrecursive", "saferepr", "PrettyPrinter", "pp"]


class _Key:
    """Orders what cannot be compared."""

    __slots__ = ("obj",)

    def __init__(self, obj):
        self.obj = obj

    def __lt__(self, other):
        try:
            return self.obj < other.obj
        except TypeError:
            return (str(type(self.obj)), id(self.obj)) < (str(type(other.obj)), id(other.obj))


def _pair_key(pair):
    return _Key(pair[0]), _Key(pair[1])


def pprint(object, stream=None, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
    """Print an object so that it can be read."""
    PrettyPrinter(
        stream=stream,
        indent=indent,
        width=width,
        depth=depth,
        compact=compact,
        sort_dicts=sort_dicts,
        underscore_numbers=underscore_numbers,
    ).pprint(object)


def pformat(object, indent=1, width=80, depth=None, *, compact=False, sort_dicts=True, underscore_numbers=False):
    """An object as text that can be read."""
    return PrettyPrinter(
        indent=indent,
        width=width,
        depth=depth,
        compact=compact,
        sort_dicts=sort_dicts,
        underscore_numbers=underscore_numbers,
    ).pformat(object)


def pp(object, *args, sort_dicts=False, **kwargs):
    """Print an object so that it can be read, dicts in their own order."""
    pprint(object, *args, sort_dicts=sort_dicts, **kwargs)


def saferepr(object):
    """A repr() that copes with objects that hold themselves."""
    return PrettyPrinter()._safe_repr(object, {}, None, 0)[0]


def isreadable(object):
    """Whether the text of an object makes it again."""
    return PrettyPrinter()._safe_repr(object, {}, None, 0)[1]


def isrecursive(object):
    """Whether an object holds itself."""
    return PrettyPrinter()._safe_repr(object, {}, None, 0)[2]


def _recursion(object):
    return f"<Recursion on {type(object).__name__} with id={id(object)}>"


class PrettyPrinter:
    """Prints objects so that they can be read."""

    def __init__(
        self,
        indent=1,
        width=80,
        depth=None,
        stream=None,
        *,
        compact=False,
        sort_dicts=True,
        underscore_numbers=False,
    ):
        indent, width = int(indent), int(width)
        if indent < 0:
            raise ValueError("indent must be >= 0")
        if depth is not None and depth <= 0:
            raise ValueError("depth must be > 0")
        if not width:
            raise ValueError("width must be != 0")
        self._depth = depth
        self._indent_per_level = indent
        self._width = width
        self._stream = stream
        self._compact = bool(compact)
        self._sort_dicts = sort_dicts
        self._underscore_numbers = underscore_numbers

    def pprint(self, object):
        text = self.pformat(object) + "\n"
        if self._stream is not None:
            self._stream.write(text)
        else:
            print(text, end="")

    def pformat(self, object):
        stream = _StringIO()
        self._format(object, stream, 0, 0, {}, 0)
        return stream.getvalue()

    def isrecursive(self, object):
        return self.format(object, {}, 0, 0)[2]

    def isreadable(self, object):
        _, readable, recursive = self.format(object, {}, 0, 0)
        return readable and not recursive

    def format(self, object, context, maxlevels, level):
        """Text of an object, whether it can be read back, whether it holds itself."""
        return self._safe_repr(object, context, maxlevels, level)

    def _repr(self, object, context, level):
        return self.format(object, context.copy(), self._depth, level)[0]

    def _format(self, object, stream, indent, allowance, context, level):
        key = id(object)
        if key in context:
            stream.write(_recursion(object))
            return
        text = self._repr(object, context, level)
        if len(text) > self._width - indent - allowance:
            printer = self._dispatch.get(type(object).__repr__, None)
            if printer is not None:
                context[key] = 1
                printer(self, object, stream, indent, allowance, context, level + 1)
                del context[key]
                return
            if (
                _dataclasses.is_dataclass(object)
                and not isinstance(object, type)
                and object.__dataclass_params__.repr
                and hasattr(type(object).__repr__, "__wrapped__")
            ):
                context[key] = 1
                self._dataclass(object, stream, indent, allowance, context, level + 1)
                del context[key]
                return
        stream.write(text)

    def _dataclass(self, object, stream, indent, allowance, context, level):
        name = object.__class__.__name__
        indent += len(name) + 1
        items = [(one.name, getattr(object, one.name)) for one in _dataclasses.fields(object) if one.repr]
        stream.write(name + "(")
        self._names(items, stream, indent, allowance, context, level)
        stream.write(")")

    def _dict(self, object, stream, indent, allowance, context, level):
        stream.write("{")
        if self._indent_per_level > 1:
            stream.write((self._indent_per_level - 1) * " ")
        if len(object):
            items = sorted(object.items(), key=_pair_key) if self._sort_dicts else object.items()
            self._pairs(items, stream, indent, allowance + 1, context, level)
        stream.write("}")

    def _ordered_dict(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        name = object.__class__.__name__
        stream.write(name + "(")
        self._format(list(object.items()), stream, indent + len(name) + 1, allowance + 1, context, level)
        stream.write(")")

    def _list(self, object, stream, indent, allowance, context, level):
        stream.write("[")
        self._items(object, stream, indent, allowance + 1, context, level)
        stream.write("]")

    def _tuple(self, object, stream, indent, allowance, context, level):
        stream.write("(")
        end = ",)" if len(object) == 1 else ")"
        self._items(object, stream, indent, allowance + len(end), context, level)
        stream.write(end)

    def _set(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        kind = object.__class__
        if kind is set:
            stream.write("{")
            end = "}"
        else:
            stream.write(kind.__name__ + "({")
            end = "})"
            indent += len(kind.__name__) + 1
        self._items(sorted(object, key=_Key), stream, indent, allowance + len(end), context, level)
        stream.write(end)

    def _str(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        chunks = []
        lines = object.splitlines(True)
        if level == 1:
            indent += 1
            allowance += 1
        room = last_room = self._width - indent
        text = ""
        for number, line in enumerate(lines):
            text = repr(line)
            if number == len(lines) - 1:
                last_room -= allowance
            if len(text) <= last_room:
                chunks.append(text)
                continue
            parts = _re.findall(r"\S*\s*", line)
            parts.pop()
            width = room
            current = ""
            for place, part in enumerate(parts):
                candidate = current + part
                if place == len(parts) - 1 and number == len(lines) - 1:
                    width -= allowance
                if len(repr(candidate)) > width:
                    if current:
                        chunks.append(repr(current))
                    current = part
                else:
                    current = candidate
            if current:
                chunks.append(repr(current))
        if len(chunks) == 1:
            stream.write(text)
            return
        if level == 1:
            stream.write("(")
        for number, chunk in enumerate(chunks):
            if number:
                stream.write("\n" + " " * indent)
            stream.write(chunk)
        if level == 1:
            stream.write(")")

    def _bytes(self, object, stream, indent, allowance, context, level):
        if len(object) <= 4:
            stream.write(repr(object))
            return
        parens = level == 1
        if parens:
            indent += 1
            allowance += 1
            stream.write("(")
        separator = ""
        width = self._width - indent
        current = b""
        last = len(object) // 4 * 4
        for place in range(0, len(object), 4):
            part = object[place : place + 4]
            candidate = current + part
            if place == last:
                width -= allowance
            if len(repr(candidate)) > width:
                if current:
                    stream.write(separator + repr(current))
                    separator = "\n" + " " * indent
                current = part
            else:
                current = candidate
        if current:
            stream.write(separator + repr(current))
        if parens:
            stream.write(")")

    def _bytearray(self, object, stream, indent, allowance, context, level):
        stream.write("bytearray(")
        self._bytes(bytes(object), stream, indent + 10, allowance + 1, context, level + 1)
        stream.write(")")

    def _mapping_proxy(self, object, stream, indent, allowance, context, level):
        stream.write("mappingproxy(")
        self._format(object.copy(), stream, indent + 13, allowance + 1, context, level)
        stream.write(")")

    def _namespace(self, object, stream, indent, allowance, context, level):
        kind = object.__class__
        name = "namespace" if kind is _types.SimpleNamespace else kind.__name__
        indent += len(name) + 1
        stream.write(name + "(")
        self._names(object.__dict__.items(), stream, indent, allowance, context, level)
        stream.write(")")

    def _pairs(self, items, stream, indent, allowance, context, level):
        indent += self._indent_per_level
        separator = ",\n" + " " * indent
        items = list(items)
        for number, (key, value) in enumerate(items):
            last = number == len(items) - 1
            shown = self._repr(key, context, level)
            stream.write(shown + ": ")
            self._format(value, stream, indent + len(shown) + 2, allowance if last else 1, context, level)
            if not last:
                stream.write(separator)

    def _names(self, items, stream, indent, allowance, context, level):
        separator = ",\n" + " " * indent
        items = list(items)
        for number, (key, value) in enumerate(items):
            last = number == len(items) - 1
            stream.write(key + "=")
            if id(value) in context:
                stream.write("...")
            else:
                self._format(value, stream, indent + len(key) + 1, allowance if last else 1, context, level)
            if not last:
                stream.write(separator)

    def _items(self, items, stream, indent, allowance, context, level):
        indent += self._indent_per_level
        if self._indent_per_level > 1:
            stream.write((self._indent_per_level - 1) * " ")
        separator = ",\n" + " " * indent
        between = ""
        width = most = self._width - indent + 1
        items = list(items)
        for number, item in enumerate(items):
            last = number == len(items) - 1
            if last:
                most -= allowance
                width -= allowance
            if self._compact:
                shown = self._repr(item, context, level)
                needed = len(shown) + 2
                if width < needed:
                    width = most
                    if between:
                        between = separator
                if width >= needed:
                    width -= needed
                    stream.write(between + shown)
                    between = ", "
                    continue
            stream.write(between)
            between = separator
            self._format(item, stream, indent, allowance if last else 1, context, level)

    def _default_dict(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        factory = self._repr(object.default_factory, context, level)
        name = object.__class__.__name__
        indent += len(name) + 1
        stream.write(f"{name}({factory},\n{' ' * indent}")
        self._dict(object, stream, indent, allowance + 1, context, level)
        stream.write(")")

    def _counter(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        name = object.__class__.__name__
        stream.write(name + "({")
        if self._indent_per_level > 1:
            stream.write((self._indent_per_level - 1) * " ")
        self._pairs(object.most_common(), stream, indent + len(name) + 1, allowance + 2, context, level)
        stream.write("})")

    def _chain_map(self, object, stream, indent, allowance, context, level):
        if not len(object.maps):
            stream.write(repr(object))
            return
        name = object.__class__.__name__
        stream.write(name + "(")
        indent += len(name) + 1
        for number, one in enumerate(object.maps):
            if number == len(object.maps) - 1:
                self._format(one, stream, indent, allowance + 1, context, level)
                stream.write(")")
            else:
                self._format(one, stream, indent, 1, context, level)
                stream.write(",\n" + " " * indent)

    def _deque(self, object, stream, indent, allowance, context, level):
        if not len(object):
            stream.write(repr(object))
            return
        name = object.__class__.__name__
        stream.write(name + "(")
        indent += len(name) + 1
        stream.write("[")
        if object.maxlen is None:
            self._items(object, stream, indent, allowance + 2, context, level)
            stream.write("])")
        else:
            self._items(object, stream, indent, 2, context, level)
            stream.write(f"],\n{' ' * indent}maxlen={self._repr(object.maxlen, context, level)})")

    _dispatch = {
        dict.__repr__: _dict,
        list.__repr__: _list,
        tuple.__repr__: _tuple,
        set.__repr__: _set,
        frozenset.__repr__: _set,
        str.__repr__: _str,
        bytes.__repr__: _bytes,
        bytearray.__repr__: _bytearray,
        _types.MappingProxyType.__repr__: _mapping_proxy,
        _types.SimpleNamespace.__repr__: _namespace,
        _collections.defaultdict.__repr__: _default_dict,
        _collections.OrderedDict.__repr__: _ordered_dict,
        _collections.Counter.__repr__: _counter,
        _collections.ChainMap.__repr__: _chain_map,
        _collections.deque.__repr__: _deque,
    }

    def _safe_repr(self, object, context, maxlevels, level):
        kind = type(object)
        if kind in (str, bytes, bytearray, float, complex, bool, type(None)):
            return repr(object), True, False
        method = getattr(kind, "__repr__", None)
        if issubclass(kind, int) and method is int.__repr__:
            return (f"{object:_d}" if self._underscore_numbers else repr(object)), True, False
        is_dict = issubclass(kind, dict) and method is dict.__repr__
        is_list = issubclass(kind, list) and method is list.__repr__
        is_tuple = issubclass(kind, tuple) and method is tuple.__repr__
        if not (is_dict or is_list or is_tuple):
            text = repr(object)
            return text, bool(text) and not text.startswith("<"), False
        if not object:
            return ("{}" if is_dict else "[]" if is_list else "()"), True, False
        key = id(object)
        if maxlevels and level >= maxlevels:
            shown = "{...}" if is_dict else "[...]" if is_list else "(...,)" if len(object) == 1 else "(...)"
            return shown, False, key in context
        if key in context:
            return _recursion(object), False, True
        context[key] = 1
        readable, recursive = True, False
        parts = []
        level += 1
        if is_dict:
            items = sorted(object.items(), key=_pair_key) if self._sort_dicts else object.items()
            for one, other in items:
                left, left_ok, left_recursive = self.format(one, context, maxlevels, level)
                right, right_ok, right_recursive = self.format(other, context, maxlevels, level)
                parts.append(f"{left}: {right}")
                readable = readable and left_ok and right_ok
                recursive = recursive or left_recursive or right_recursive
        else:
            for one in object:
                shown, ok, again = self.format(one, context, maxlevels, level)
                parts.append(shown)
                readable = readable and ok
                recursive = recursive or again
        del context[key]
        joined = ", ".join(parts)
        if is_dict:
            return "{" + joined + "}", readable, recursive
        if is_list:
            return f"[{joined}]", readable, recursive
        return (f"({joined},)" if len(object) == 1 else f"({joined})"), readable, recursive
