

class ArgumentParser(_AttributeHolder, _ActionsContainer):
    """Turns the words of a command line into attributes, and explains itself."""

    def __init__(
        self, prog=None, usage=None, description=None, epilog=None, parents=[], formatter_class=HelpFormatter,
        prefix_chars="-", fromfile_prefix_chars=None, argument_default=None, conflict_handler="error", add_help=True,
        allow_abbrev=True, exit_on_error=True,
    ):
        _ActionsContainer.__init__(self, description, prefix_chars, argument_default, conflict_handler)
        self.prog = _sys.argv[0].rpartition("/")[-1] if prog is None else prog
        self.usage = usage
        self.epilog = epilog
        self.formatter_class = formatter_class
        self.fromfile_prefix_chars = fromfile_prefix_chars
        self.add_help = add_help
        self.allow_abbrev = allow_abbrev
        self.exit_on_error = exit_on_error
        self._positionals = self.add_argument_group("positional arguments")
        self._optionals = self.add_argument_group("options")
        self._subparsers = None
        self.register("type", None, _identity)
        if add_help:
            dash = "-" if "-" in prefix_chars else prefix_chars[0]
            self.add_argument(
                dash + "h", dash * 2 + "help", action="help", default=SUPPRESS, help="show this help message and exit"
            )
        for parent in parents:
            if not isinstance(parent, ArgumentParser):
                raise TypeError("parents must be a list of ArgumentParser")
            self._add_container_actions(parent)
            self._defaults.update(parent._defaults)

    def _get_kwargs(self):
        names = ("prog", "usage", "description", "formatter_class", "conflict_handler", "add_help")
        return [(name, getattr(self, name)) for name in names]

    def add_subparsers(self, **kwargs):
        """Add an argument that names a command with arguments of its own."""
        if self._subparsers is not None:
            raise ArgumentError(None, "cannot have multiple subparser arguments")
        kwargs.setdefault("parser_class", type(self))
        if "title" in kwargs or "description" in kwargs:
            title = kwargs.pop("title", "subcommands")
            self._subparsers = self.add_argument_group(title, kwargs.pop("description", None))
        else:
            self._subparsers = self._positionals
        if kwargs.get("prog") is None:
            formatter = self._get_formatter()
            formatter.add_usage(self.usage, self._get_positional_actions(), self._mutually_exclusive_groups, "")
            kwargs["prog"] = formatter.format_help().strip()
        action = self._pop_action_class(kwargs, "parsers")(option_strings=[], **kwargs)
        self._subparsers._add_action(action)
        return action

    def _add_action(self, action):
        (self._optionals if action.option_strings else self._positionals)._add_action(action)
        return action

    def _get_optional_actions(self):
        return [action for action in self._actions if action.option_strings]

    def _get_positional_actions(self):
        return [action for action in self._actions if not action.option_strings]

    def parse_args(self, args=None, namespace=None):
        """The attributes that the words give; words nobody knows are an error."""
        return self._without_unknown(*self.parse_known_args(args, namespace))

    def parse_known_args(self, args=None, namespace=None):
        """The attributes that the words give, and the words that nobody knows."""
        args = _sys.argv[1:] if args is None else list(args)
        if namespace is None:
            namespace = Namespace()
        for action in self._actions:
            if action.dest is not SUPPRESS and action.default is not SUPPRESS and not hasattr(namespace, action.dest):
                setattr(namespace, action.dest, action.default)
        for dest, value in self._defaults.items():
            if not hasattr(namespace, dest):
                setattr(namespace, dest, value)
        if self.exit_on_error:
            try:
                namespace, args = self._parse_known_args(args, namespace)
            except ArgumentError as error:
                self.error(str(error))
        else:
            namespace, args = self._parse_known_args(args, namespace)
        if hasattr(namespace, _UNRECOGNIZED_ARGS_ATTR):
            args.extend(getattr(namespace, _UNRECOGNIZED_ARGS_ATTR))
            delattr(namespace, _UNRECOGNIZED_ARGS_ATTR)
        return namespace, args

    def _without_unknown(self, namespace, unknown):
        if unknown:
            message = f"unrecognized arguments: {' '.join(unknown)}"
            if self.exit_on_error:
                self.error(message)
            raise ArgumentError(None, message)
        return namespace

    def _parse_known_args(self, arg_strings, namespace):
        if self.fromfile_prefix_chars is not None:
            arg_strings = self._read_args_from_files(arg_strings)
        return _Parsing(self, arg_strings, namespace).run()

    def _read_args_from_files(self, arg_strings):
        words = []
        for word in arg_strings:
            if word and word[0] in self.fromfile_prefix_chars:
                message = f"can't read '{word[1:]}': files of arguments are not available in this sandbox"
                raise ArgumentError(None, message)
            words.append(word)
        return words

    def convert_arg_line_to_args(self, arg_line):
        """The words of a line of a file."""
        return [arg_line]

    def _match_argument(self, action, arg_strings_pattern):
        found = _re.match(self._get_nargs_pattern(action), arg_strings_pattern)
        if found is not None:
            return len(found[1])
        if action.nargs is None:
            message = "expected one argument"
        elif action.nargs == OPTIONAL:
            message = "expected at most one argument"
        elif action.nargs == ONE_OR_MORE:
            message = "expected at least one argument"
        else:
            message = f"expected {action.nargs} argument{'' if action.nargs == 1 else 's'}"
        raise ArgumentError(action, message)

    def _match_arguments_partial(self, actions, arg_strings_pattern):
        for count in range(len(actions), 0, -1):
            pattern = "".join([self._get_nargs_pattern(action) for action in actions[:count]])
            found = _re.match(pattern, arg_strings_pattern)
            if found is not None:
                return [len(words) for words in found.groups()]
        return []

    def _get_nargs_pattern(self, action):
        nargs = action.nargs
        if nargs is None:
            pattern = "(-*A-*)"
        elif nargs == OPTIONAL:
            pattern = "(-*A?-*)"
        elif nargs == ZERO_OR_MORE:
            pattern = "(-*[A-]*)"
        elif nargs == ONE_OR_MORE:
            pattern = "(-*A[A-]*)"
        elif nargs == REMAINDER:
            pattern = "([-AO]*)"
        elif nargs == PARSER:
            pattern = "(-*A[-AO]*)"
        elif nargs == SUPPRESS:
            pattern = "(-*-*)"
        else:
            pattern = f"(-*{'-*'.join('A' * nargs)}-*)"
        if action.option_strings:
            pattern = pattern.replace("-*", "").replace("-", "")
        return pattern

    def _parse_optional(self, arg_string):
        """What option a word may be: the option, its name, the sign behind the name and the value behind the sign."""
        if not arg_string or arg_string[0] not in self.prefix_chars:
            return None
        known = self._option_string_actions
        if arg_string in known:
            return known[arg_string], arg_string, None, None
        if len(arg_string) == 1:
            return None
        name, sign, value = arg_string.partition("=")
        if sign and name in known:
            return known[name], name, sign, value
        found = self._get_option_tuples(arg_string)
        if len(found) > 1:
            names = ", ".join([name for _, name, _, _ in found])
            raise ArgumentError(None, f"ambiguous option: {arg_string} could match {names}")
        if found:
            return found[0]
        if self._negative_number_matcher.match(arg_string) and not self._has_negative_number_optionals:
            return None
        if " " in arg_string:
            return None
        return None, arg_string, None, None

    def _get_option_tuples(self, option_string):
        chars = self.prefix_chars
        found = []
        if option_string[0] in chars and option_string[1] in chars:
            if self.allow_abbrev:
                prefix, sign, value = option_string.partition("=")
                if not sign:
                    sign = value = None
                for name, action in self._option_string_actions.items():
                    if name.startswith(prefix):
                        found.append((action, name, sign, value))
        elif option_string[0] in chars and option_string[1] not in chars:
            short, behind = option_string[:2], option_string[2:]
            for name, action in self._option_string_actions.items():
                if name == short:
                    found.append((action, name, "", behind))
                elif name.startswith(option_string):
                    found.append((action, name, None, None))
        else:
            raise ArgumentError(None, f"unexpected option string: {option_string}")
        return found

    def parse_intermixed_args(self, args=None, namespace=None):
        """Like parse_args(), with options and positional arguments in any order."""
        return self._without_unknown(*self.parse_known_intermixed_args(args, namespace))

    def parse_known_intermixed_args(self, args=None, namespace=None):
        """Like parse_known_args(), with options and positional arguments in any order."""
        positionals = self._get_positional_actions()
        unfit = [action for action in positionals if action.nargs in (PARSER, REMAINDER)]
        if unfit:
            raise TypeError(f"parse_intermixed_args: positional arg with nargs={unfit[0].nargs}")
        if any(action in group._group_actions for group in self._mutually_exclusive_groups for action in positionals):
            raise TypeError("parse_intermixed_args: positional in mutuallyExclusiveGroup")
        usage = self.usage
        try:
            namespace, args = self._parse_without_positionals(positionals, args, namespace)
            return self._parse_without_required_options(args, namespace)
        finally:
            self.usage = usage

    def _parse_without_positionals(self, positionals, args, namespace):
        try:
            if self.usage is None:
                self.usage = self.format_usage()[7:]
            for action in positionals:
                action.save_nargs, action.save_default = action.nargs, action.default
                action.nargs = action.default = SUPPRESS
            namespace, args = self.parse_known_args(args, namespace)
            for action in positionals:
                if hasattr(namespace, action.dest) and getattr(namespace, action.dest) == []:
                    _warn(f"Do not expect {action.dest} in {namespace}", UserWarning)
                    delattr(namespace, action.dest)
        finally:
            for action in positionals:
                action.nargs, action.default = action.save_nargs, action.save_default
        return namespace, args

    def _parse_without_required_options(self, args, namespace):
        options = self._get_optional_actions()
        groups = self._mutually_exclusive_groups
        try:
            for needed in (*options, *groups):
                needed.save_required = needed.required
                needed.required = False
            return self.parse_known_args(args, namespace)
        finally:
            for needed in (*options, *groups):
                needed.required = needed.save_required

    def _get_values(self, action, arg_strings):
        nargs = action.nargs
        if nargs not in (PARSER, REMAINDER) and "--" in arg_strings:
            arg_strings.remove("--")
        if not arg_strings and nargs == OPTIONAL:
            value = action.const if action.option_strings else action.default
            if isinstance(value, str):
                value = self._get_value(action, value)
                self._check_value(action, value)
        elif not arg_strings and nargs == ZERO_OR_MORE and not action.option_strings:
            value = arg_strings
            if action.default is not None:
                value = action.default
                self._check_value(action, value)
        elif len(arg_strings) == 1 and nargs in (None, OPTIONAL):
            value = self._get_value(action, arg_strings[0])
            self._check_value(action, value)
        elif nargs == REMAINDER:
            value = [self._get_value(action, word) for word in arg_strings]
        elif nargs == PARSER:
            value = [self._get_value(action, word) for word in arg_strings]
            self._check_value(action, value[0])
        elif nargs == SUPPRESS:
            value = SUPPRESS
        else:
            value = [self._get_value(action, word) for word in arg_strings]
            for item in value:
                self._check_value(action, item)
        return value

    def _get_value(self, action, arg_string):
        type_function = self._registry_get("type", action.type, action.type)
        if not callable(type_function):
            raise ArgumentError(action, f"{type_function!r} is not callable")
        try:
            return type_function(arg_string)
        except ArgumentTypeError as error:
            message = str(error)
        except (TypeError, ValueError):
            message = f"invalid {getattr(action.type, '__name__', repr(action.type))} value: {arg_string!r}"
        raise ArgumentError(action, message)

    def _check_value(self, action, value):
        if action.choices is not None and value not in action.choices:
            shown = ", ".join(map(repr, action.choices))
            raise ArgumentError(action, f"invalid choice: {value!r} (choose from {shown})")

    def format_usage(self):
        """How the program is called, as text."""
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        return formatter.format_help()

    def format_help(self):
        """All help, as text."""
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        formatter.add_text(self.description)
        for group in self._action_groups:
            formatter.start_section(group.title)
            formatter.add_text(group.description)
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        formatter.add_text(self.epilog)
        return formatter.format_help()

    def _get_formatter(self):
        return self.formatter_class(prog=self.prog)

    def print_usage(self, file=None):
        """Print how the program is called."""
        self._print_message(self.format_usage(), _sys.stdout if file is None else file)

    def print_help(self, file=None):
        """Print all help."""
        self._print_message(self.format_help(), _sys.stdout if file is None else file)

    def _print_message(self, message, file=None):
        if message:
            try:
                (file or _sys.stderr).write(message)
            except (AttributeError, OSError):
                pass

    def exit(self, status=0, message=None):
        """End the program, with a message."""
        if message:
            self._print_message(message, _sys.stderr)
        _sys.exit(status)

    def error(self, message):
        """Say what is wrong with the command line and end the program."""
        self.print_usage(_sys.stderr)
        self.exit(2, f"{self.prog}: error: {message}\n")

    def _warning(self, message):
        self._print_message(f"{self.prog}: warning: {message}\n", _sys.stderr)


def _identity(text):
    return text


class _Parsing:
    """One command line on its way into a namespace."""

    def __init__(self, parser, words, namespace):
        self.parser = parser
        self.words = words
        self.namespace = namespace
        self.extras = []
        self.seen = set()
        self.seen_with_value = set()
        self.warned = set()
        self.positionals = parser._get_positional_actions()
        self.conflicts = {}
        for group in parser._mutually_exclusive_groups:
            for place, action in enumerate(group._group_actions):
                others = self.conflicts.setdefault(action, [])
                others.extend(group._group_actions[:place])
                others.extend(group._group_actions[place + 1 :])
        self.options = {}
        self.pattern = self._classified()

    def _classified(self):
        """A letter for each word: O is an option, A an argument, - the first word of two dashes."""
        letters = []
        for index, word in enumerate(self.words):
            if word == "--":
                letters.append("-" + "A" * (len(self.words) - index - 1))
                break
            option = self.parser._parse_optional(word)
            if option is None:
                letters.append("A")
            else:
                self.options[index] = option
                letters.append("O")
        return "".join(letters)

    def run(self):
        """The namespace, and the words that nobody knows."""
        index = 0
        last_option = max(self.options, default=-1)
        while index <= last_option:
            next_option = min([place for place in self.options if place >= index])
            if index != next_option:
                end = self._take_positionals(index)
                if end > index:
                    index = end
                    continue
            if index not in self.options:
                self.extras.extend(self.words[index:next_option])
                index = next_option
            index = self._take_option(index)
        end = self._take_positionals(index)
        self.extras.extend(self.words[end:])
        self._check_required()
        return self.namespace, self.extras

    def _take_action(self, action, words, name=None):
        self.seen.add(action)
        values = self.parser._get_values(action, words)
        if values is not action.default:
            self.seen_with_value.add(action)
            for other in self.conflicts.get(action, ()):
                if other in self.seen_with_value:
                    raise ArgumentError(action, "not allowed with argument %s" % _get_action_name(other))
        if values is not SUPPRESS:
            action(self.parser, self.namespace, values, name)

    def _take_option(self, index):
        parser = self.parser
        action, name, sign, value = self.options[index]
        taken = []
        while True:
            if action is None:
                self.extras.append(self.words[index])
                return index + 1
            if value is None:
                start = index + 1
                count = parser._match_argument(action, self.pattern[start:])
                end = start + count
                taken.append((action, self.words[start:end], name))
                break
            count = parser._match_argument(action, "A")
            chars = parser.prefix_chars
            if count == 0 and name[1] not in chars and value != "":
                if sign or value[0] in chars:
                    raise ArgumentError(action, f"ignored explicit argument {value!r}")
                taken.append((action, [], name))
                name = name[0] + value[0]
                if name not in parser._option_string_actions:
                    self.extras.append(name[0] + value)
                    end = index + 1
                    break
                action = parser._option_string_actions[name]
                value = value[1:]
                if not value:
                    sign = value = None
                elif value[0] == "=":
                    sign, value = "=", value[1:]
                else:
                    sign = ""
            elif count == 1:
                end = index + 1
                taken.append((action, [value], name))
                break
            else:
                raise ArgumentError(action, f"ignored explicit argument {value!r}")
        for action, words, name in taken:
            if action.deprecated and name not in self.warned:
                parser._warning(f"option '{name}' is deprecated")
                self.warned.add(name)
            self._take_action(action, words, name)
        return end

    def _take_positionals(self, index):
        counts = self.parser._match_arguments_partial(self.positionals, self.pattern[index:])
        for action, count in zip(self.positionals, counts):
            words = self.words[index : index + count]
            index += count
            if words and action.deprecated and action.dest not in self.warned:
                self.parser._warning(f"argument '{action.dest}' is deprecated")
                self.warned.add(action.dest)
            self._take_action(action, words)
        self.positionals = self.positionals[len(counts) :]
        return index

    def _check_required(self):
        missing = []
        for action in self.parser._actions:
            if action in self.seen:
                continue
            if action.required:
                missing.append(_get_action_name(action))
            elif (
                isinstance(action.default, str)
                and hasattr(self.namespace, action.dest)
                and action.default is getattr(self.namespace, action.dest)
            ):
                setattr(self.namespace, action.dest, self.parser._get_value(action, action.default))
        if missing:
            raise ArgumentError(None, f"the following arguments are required: {', '.join(missing)}")
        for group in self.parser._mutually_exclusive_groups:
            if group.required and not any(action in self.seen_with_value for action in group._group_actions):
                names = [_get_action_name(action) for action in group._group_actions if action.help is not SUPPRESS]
                raise ArgumentError(None, f"one of the arguments {' '.join(names)} is required")
