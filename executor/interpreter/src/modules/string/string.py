"""Constants and classes for text."""

import re as _re

__all__ = [
    "ascii_letters",
    "ascii_lowercase",
    "ascii_uppercase",
    "capwords",
    "digits",
    "hexdigits",
    "octdigits",
    "printable",
    "punctuation",
    "whitespace",
    "Formatter",
    "Template",
]

whitespace = " \t\n\r\v\f"
ascii_lowercase = "abcdefghijklmnopqrstuvwxyz"
ascii_uppercase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ascii_letters = ascii_lowercase + ascii_uppercase
digits = "0123456789"
hexdigits = digits + "abcdef" + "ABCDEF"
octdigits = "01234567"
punctuation = r"""!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"""
printable = digits + ascii_letters + punctuation + whitespace


def capwords(s, sep=None):
    """Capitalize each word; without a separator, blanks between words become one."""
    return (sep or " ").join(map(str.capitalize, s.split(sep)))


_nothing = {}


class _Layers:
    # Looks keys up in one mapping, then in another.
    def __init__(self, above, below):
        self.above = above
        self.below = below

    def __getitem__(self, key):
        return self.above[key] if key in self.above else self.below[key]


class Template:
    """Text with $-placeholders."""

    delimiter = "$"
    idpattern = r"(?a:[_a-z][_a-z0-9]*)"
    braceidpattern = None
    flags = _re.IGNORECASE

    def __init_subclass__(cls):
        super().__init_subclass__()
        pattern = cls.__dict__.get("pattern")
        if pattern is None:
            mark = _re.escape(cls.delimiter)
            braced = cls.braceidpattern or cls.idpattern
            pattern = (
                f"{mark}(?:(?P<escaped>{mark})|(?P<named>{cls.idpattern})"
                f"|{{(?P<braced>{braced})}}|(?P<invalid>))"
            )
        cls.pattern = _re.compile(pattern, cls.flags | _re.VERBOSE)

    def __init__(self, template):
        self.template = template

    def _placeholders(self):
        # Each placeholder as (kind, name, match).
        for found in self.pattern.finditer(self.template):
            yield *self._classify(found), found

    def _classify(self, found):
        name = found.group("named") or found.group("braced")
        if name is not None:
            return "name", name
        if found.group("escaped") is not None:
            return "escape", None
        if found.group("invalid") is not None:
            return "invalid", None
        raise ValueError("Unrecognized named group in pattern", self.pattern)

    def _refuse(self, found):
        place = found.start("invalid")
        lines = self.template[:place].splitlines(keepends=True)
        line = max(1, len(lines))
        column = place - sum(map(len, lines[:-1])) if lines else 1
        raise ValueError(f"Invalid placeholder in string: line {line}, col {column}")

    def _fill(self, mapping, words, safe):
        if mapping is _nothing:
            mapping = words
        elif words:
            mapping = _Layers(words, mapping)

        def replacement(found):
            kind, name = self._classify(found)
            if kind == "escape":
                return self.delimiter
            if kind == "invalid":
                return found.group() if safe else self._refuse(found)
            if not safe:
                return str(mapping[name])
            try:
                return str(mapping[name])
            except KeyError:
                return found.group()

        return self.pattern.sub(replacement, self.template)

    def substitute(self, mapping=_nothing, /, **kws):
        """The text with placeholders filled; a KeyError when a value is missing."""
        return self._fill(mapping, kws, False)

    def safe_substitute(self, mapping=_nothing, /, **kws):
        """The text with those placeholders filled that there are values for."""
        return self._fill(mapping, kws, True)

    def is_valid(self):
        """False when a placeholder is malformed."""
        return all([kind != "invalid" for kind, _, _ in self._placeholders()])

    def get_identifiers(self):
        """The names of the placeholders, each once."""
        return list(dict.fromkeys(name for kind, name, _ in self._placeholders() if kind == "name"))


Template.__init_subclass__()

_MIXED = "cannot switch from manual field specification to automatic field numbering"


class Formatter:
    """str.format, with steps that subclasses can change."""

    def format(self, format_string, /, *args, **kwargs):
        """Fill the fields of a format string."""
        return self.vformat(format_string, args, kwargs)

    def vformat(self, format_string, args, kwargs):
        """format() with the arguments in a sequence and a mapping."""
        used = set()
        text, _ = self._vformat(format_string, args, kwargs, used, 2)
        self.check_unused_args(used, args, kwargs)
        return text

    def _vformat(self, format_string, args, kwargs, used_args, recursion_depth, auto_arg_index=0):
        if recursion_depth < 0:
            raise ValueError("Max string recursion exceeded")
        parts = []
        for literal, name, spec, conversion in self.parse(format_string):
            if literal:
                parts.append(literal)
            if name is None:
                continue
            if name == "":
                if auto_arg_index is False:
                    raise ValueError(_MIXED)
                name = str(auto_arg_index)
                auto_arg_index += 1
            elif name.isdigit():
                if auto_arg_index:
                    raise ValueError(_MIXED)
                auto_arg_index = False
            value, used = self.get_field(name, args, kwargs)
            used_args.add(used)
            value = self.convert_field(value, conversion)
            spec, auto_arg_index = self._vformat(
                spec, args, kwargs, used_args, recursion_depth - 1, auto_arg_index=auto_arg_index
            )
            parts.append(self.format_field(value, spec))
        return "".join(parts), auto_arg_index

    def get_value(self, key, args, kwargs):
        """The argument with a number or a name."""
        return (args if isinstance(key, int) else kwargs)[key]

    def check_unused_args(self, used_args, args, kwargs):
        """For subclasses: look at what was used."""

    def format_field(self, value, format_spec):
        """format(value, format_spec)"""
        return format(value, format_spec)

    def convert_field(self, value, conversion):
        """What !r, !s or !a makes of a value."""
        if conversion is None:
            return value
        if conversion == "s":
            return str(value)
        if conversion == "r":
            return repr(value)
        if conversion == "a":
            return ascii(value)
        raise ValueError(f"Unknown conversion specifier {conversion!s}")

    def parse(self, format_string):
        """The pieces: literal text, field name, format specification, conversion."""
        return _parse(format_string)

    def get_field(self, field_name, args, kwargs):
        """The value a field name stands for, and the argument it came from."""
        first, steps = _split(field_name)
        value = self.get_value(first, args, kwargs)
        for attribute, key in steps:
            value = getattr(value, key) if attribute else value[key]
        return value, first
