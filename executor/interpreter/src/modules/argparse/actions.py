

def _get_action_name(argument):
    """What an argument is called in messages."""
    if argument is None:
        return None
    if argument.option_strings:
        return "/".join(argument.option_strings)
    if argument.metavar not in (None, SUPPRESS):
        return argument.metavar
    if argument.dest not in (None, SUPPRESS):
        return argument.dest
    if argument.choices:
        return "{" + ",".join(argument.choices) + "}"
    return None


class ArgumentError(Exception):
    """What is wrong with an argument."""

    def __init__(self, argument, message):
        self.argument_name = _get_action_name(argument)
        self.message = message

    def __str__(self):
        if self.argument_name is None:
            return f"{self.message}"
        return f"argument {self.argument_name}: {self.message}"


class ArgumentTypeError(Exception):
    """Raised by what turns a text into a value, with the message to show."""


class Action(_AttributeHolder):
    """What an argument of the command line does."""

    def __init__(
        self, option_strings, dest, nargs=None, const=None, default=None, type=None, choices=None, required=False,
        help=None, metavar=None, deprecated=False,
    ):
        self.option_strings = option_strings
        self.dest = dest
        self.nargs = nargs
        self.const = const
        self.default = default
        self.type = type
        self.choices = choices
        self.required = required
        self.help = help
        self.metavar = metavar
        self.deprecated = deprecated

    def _get_kwargs(self):
        names = ("option_strings", "dest", "nargs", "const", "default", "type", "choices", "required", "help")
        return [(name, getattr(self, name)) for name in (*names, "metavar", "deprecated")]

    def format_usage(self):
        """How it is written in the usage."""
        return self.option_strings[0]

    def __call__(self, parser, namespace, values, option_string=None):
        raise NotImplementedError(".__call__() not defined")


_deprecated_default = object()


class BooleanOptionalAction(Action):
    """An option --x that also has the form --no-x."""

    def __init__(
        self, option_strings, dest, default=None, type=_deprecated_default, choices=_deprecated_default,
        required=False, help=None, metavar=_deprecated_default, deprecated=False,
    ):
        names = []
        for name in option_strings:
            names.append(name)
            if name.startswith("--"):
                names.append("--no-" + name[2:])
        for parameter in ("type", "choices", "metavar"):
            if locals()[parameter] is not _deprecated_default:
                _warn(f"{parameter!r} is deprecated as of Python 3.12 and will be removed in Python 3.14.")
        type = None if type is _deprecated_default else type
        choices = None if choices is _deprecated_default else choices
        metavar = None if metavar is _deprecated_default else metavar
        super().__init__(
            names, dest, nargs=0, default=default, type=type, choices=choices, required=required, help=help,
            metavar=metavar, deprecated=deprecated,
        )

    def __call__(self, parser, namespace, values, option_string=None):
        if option_string in self.option_strings:
            setattr(namespace, self.dest, not option_string.startswith("--no-"))

    def format_usage(self):
        """All its forms."""
        return " | ".join(self.option_strings)


class _StoreAction(Action):
    def __init__(
        self, option_strings, dest, nargs=None, const=None, default=None, type=None, choices=None, required=False,
        help=None, metavar=None, deprecated=False,
    ):
        if nargs == 0:
            raise ValueError(
                "nargs for store actions must be != 0; if you have nothing to store, actions such as store true or "
                "store const may be more appropriate"
            )
        if const is not None and nargs != OPTIONAL:
            raise ValueError("nargs must be %r to supply const" % OPTIONAL)
        super().__init__(
            option_strings, dest, nargs, const, default, type, choices, required, help, metavar, deprecated
        )

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, values)


class _StoreConstAction(Action):
    def __init__(
        self, option_strings, dest, const=None, default=None, required=False, help=None, metavar=None,
        deprecated=False,
    ):
        super().__init__(
            option_strings, dest, nargs=0, const=const, default=default, required=required, help=help,
            deprecated=deprecated,
        )

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, self.const)


class _StoreTrueAction(_StoreConstAction):
    def __init__(self, option_strings, dest, default=False, required=False, help=None, deprecated=False):
        super().__init__(
            option_strings, dest, const=True, deprecated=deprecated, required=required, help=help, default=default
        )


class _StoreFalseAction(_StoreConstAction):
    def __init__(self, option_strings, dest, default=True, required=False, help=None, deprecated=False):
        super().__init__(
            option_strings, dest, const=False, default=default, required=required, help=help, deprecated=deprecated
        )


def _copied(items):
    """A new list with the same items, or another container of that kind."""
    if items is None:
        return []
    if type(items) is list:
        return items[:]
    import copy

    return copy.copy(items)


class _AppendAction(Action):
    def __init__(
        self, option_strings, dest, nargs=None, const=None, default=None, type=None, choices=None, required=False,
        help=None, metavar=None, deprecated=False,
    ):
        if nargs == 0:
            raise ValueError(
                "nargs for append actions must be != 0; if arg strings are not supplying the value to append, the "
                "append const action may be more appropriate"
            )
        if const is not None and nargs != OPTIONAL:
            raise ValueError("nargs must be %r to supply const" % OPTIONAL)
        super().__init__(
            option_strings, dest, nargs, const, default, type, choices, required, help, metavar, deprecated
        )

    def __call__(self, parser, namespace, values, option_string=None):
        items = _copied(getattr(namespace, self.dest, None))
        items.append(values)
        setattr(namespace, self.dest, items)


class _AppendConstAction(Action):
    def __init__(
        self, option_strings, dest, const=None, default=None, required=False, help=None, metavar=None,
        deprecated=False,
    ):
        super().__init__(
            option_strings, dest, nargs=0, const=const, default=default, required=required, help=help,
            metavar=metavar, deprecated=deprecated,
        )

    def __call__(self, parser, namespace, values, option_string=None):
        items = _copied(getattr(namespace, self.dest, None))
        items.append(self.const)
        setattr(namespace, self.dest, items)


class _ExtendAction(_AppendAction):
    def __call__(self, parser, namespace, values, option_string=None):
        items = _copied(getattr(namespace, self.dest, None))
        items.extend(values)
        setattr(namespace, self.dest, items)


class _CountAction(Action):
    def __init__(self, option_strings, dest, default=None, required=False, help=None, deprecated=False):
        super().__init__(
            option_strings, dest, nargs=0, default=default, required=required, help=help, deprecated=deprecated
        )

    def __call__(self, parser, namespace, values, option_string=None):
        count = getattr(namespace, self.dest, None)
        setattr(namespace, self.dest, (0 if count is None else count) + 1)


class _HelpAction(Action):
    def __init__(self, option_strings, dest=SUPPRESS, default=SUPPRESS, help=None, deprecated=False):
        super().__init__(option_strings, dest, nargs=0, default=default, help=help, deprecated=deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        parser.print_help()
        parser.exit()


class _VersionAction(Action):
    def __init__(self, option_strings, version=None, dest=SUPPRESS, default=SUPPRESS, help=None, deprecated=False):
        if help is None:
            help = "show program's version number and exit"
        super().__init__(option_strings, dest, nargs=0, default=default, help=help)
        self.version = version

    def __call__(self, parser, namespace, values, option_string=None):
        version = parser.version if self.version is None else self.version
        formatter = parser._get_formatter()
        formatter.add_text(version)
        parser._print_message(formatter.format_help(), _sys.stdout)
        parser.exit()


class _ChoicesPseudoAction(Action):
    """A command, as far as help goes."""

    def __init__(self, name, aliases, help):
        metavar = f"{name} ({', '.join(aliases)})" if aliases else name
        super().__init__(option_strings=[], dest=name, help=help, metavar=metavar)


class _SubParsersAction(Action):
    _ChoicesPseudoAction = _ChoicesPseudoAction

    def __init__(
        self, option_strings, prog, parser_class, dest=SUPPRESS, required=False, help=None, metavar=None
    ):
        self._prog_prefix = prog
        self._parser_class = parser_class
        self._name_parser_map = {}
        self._choices_actions = []
        self._deprecated = set()
        super().__init__(
            option_strings, dest, nargs=PARSER, choices=self._name_parser_map, required=required, help=help,
            metavar=metavar,
        )

    def add_parser(self, name, *, deprecated=False, **kwargs):
        """Add a command; the parser of what follows it."""
        if kwargs.get("prog") is None:
            kwargs["prog"] = f"{self._prog_prefix} {name}"
        aliases = kwargs.pop("aliases", ())
        if name in self._name_parser_map:
            raise ArgumentError(self, f"conflicting subparser: {name}")
        for alias in aliases:
            if alias in self._name_parser_map:
                raise ArgumentError(self, f"conflicting subparser alias: {alias}")
        if "help" in kwargs:
            self._choices_actions.append(self._ChoicesPseudoAction(name, aliases, kwargs.pop("help")))
        parser = self._parser_class(**kwargs)
        for word in (name, *aliases):
            self._name_parser_map[word] = parser
            if deprecated:
                self._deprecated.add(word)
        return parser

    def _get_subactions(self):
        return self._choices_actions

    def __call__(self, parser, namespace, values, option_string=None):
        name, arguments = values[0], values[1:]
        if self.dest is not SUPPRESS:
            setattr(namespace, self.dest, name)
        if name not in self._name_parser_map:
            choices = ", ".join(self._name_parser_map)
            raise ArgumentError(self, f"unknown parser {name!r} (choices: {choices})")
        if name in self._deprecated:
            parser._warning(f"command '{name}' is deprecated")
        found, unknown = self._name_parser_map[name].parse_known_args(arguments, None)
        for key, value in vars(found).items():
            setattr(namespace, key, value)
        if unknown:
            vars(namespace).setdefault(_UNRECOGNIZED_ARGS_ATTR, [])
            getattr(namespace, _UNRECOGNIZED_ARGS_ATTR).extend(unknown)


class FileType:
    """Would open the file an argument names. Only "-" can be had here: it is the standard input or output."""

    def __init__(self, mode="r", bufsize=-1, encoding=None, errors=None):
        self._mode = mode
        self._bufsize = bufsize
        self._encoding = encoding
        self._errors = errors

    def __call__(self, string):
        if string == "-":
            if "r" in self._mode:
                return _sys.stdin.buffer if "b" in self._mode else _sys.stdin
            if any(letter in self._mode for letter in "wax"):
                return _sys.stdout.buffer if "b" in self._mode else _sys.stdout
            raise ValueError('argument "-" with mode %r' % self._mode)
        raise ArgumentTypeError(f"can't open '{string}': argparse.FileType() is not available in this sandbox")

    def __repr__(self):
        shown = [repr(one) for one in (self._mode, self._bufsize) if one != -1]
        for name in ("encoding", "errors"):
            value = getattr(self, "_" + name)
            if value is not None:
                shown.append(f"{name}={value!r}")
        return f"{type(self).__name__}({', '.join(shown)})"


class Namespace(_AttributeHolder):
    """An object with attributes."""

    def __init__(self, **kwargs):
        for name in kwargs:
            setattr(self, name, kwargs[name])

    def __eq__(self, other):
        if not isinstance(other, Namespace):
            return NotImplemented
        return vars(self) == vars(other)

    def __contains__(self, key):
        return key in self.__dict__
