

class _ActionsContainer:
    """What arguments can be added to: a parser, or a group of one."""

    def __init__(self, description, prefix_chars, argument_default, conflict_handler):
        super().__init__()
        self.description = description
        self.argument_default = argument_default
        self.prefix_chars = prefix_chars
        self.conflict_handler = conflict_handler
        self._registries = {}
        for name, action in (
            (None, _StoreAction),
            ("store", _StoreAction),
            ("store_const", _StoreConstAction),
            ("store_true", _StoreTrueAction),
            ("store_false", _StoreFalseAction),
            ("append", _AppendAction),
            ("append_const", _AppendConstAction),
            ("count", _CountAction),
            ("help", _HelpAction),
            ("version", _VersionAction),
            ("parsers", _SubParsersAction),
            ("extend", _ExtendAction),
        ):
            self.register("action", name, action)
        self._get_handler()
        self._actions = []
        self._option_string_actions = {}
        self._action_groups = []
        self._mutually_exclusive_groups = []
        self._defaults = {}
        self._negative_number_matcher = _re.compile(r"^-\d+$|^-\d*\.\d+$")
        # Not empty when there are options like -1: such words are then no negative numbers. Shared with groups.
        self._has_negative_number_optionals = []

    def register(self, registry_name, value, object):
        """Give an action or a type a name."""
        self._registries.setdefault(registry_name, {})[value] = object

    def _registry_get(self, registry_name, value, default=None):
        return self._registries[registry_name].get(value, default)

    def set_defaults(self, **kwargs):
        """Give values to attributes without or before any arguments."""
        self._defaults.update(kwargs)
        for action in self._actions:
            if action.dest in kwargs:
                action.default = kwargs[action.dest]

    def get_default(self, dest):
        """The value of an attribute without arguments."""
        for action in self._actions:
            if action.dest == dest and action.default is not None:
                return action.default
        return self._defaults.get(dest, None)

    def add_argument(self, *args, **kwargs):
        """Add an argument: add_argument(dest, ..., name=value, ...) or add_argument("-x", "--xx", ..., name=value)."""
        chars = self.prefix_chars
        if not args or len(args) == 1 and args[0][0] not in chars:
            if args and "dest" in kwargs:
                raise ValueError("dest supplied twice for positional argument")
            kwargs = self._get_positional_kwargs(*args, **kwargs)
        else:
            kwargs = self._get_optional_kwargs(*args, **kwargs)
        if "default" not in kwargs:
            dest = kwargs["dest"]
            if dest in self._defaults:
                kwargs["default"] = self._defaults[dest]
            elif self.argument_default is not None:
                kwargs["default"] = self.argument_default
        action_class = self._pop_action_class(kwargs)
        if not callable(action_class):
            raise ValueError(f'unknown action "{action_class}"')
        action = action_class(**kwargs)
        type_function = self._registry_get("type", action.type, action.type)
        if not callable(type_function):
            raise ValueError(f"{type_function!r} is not callable")
        if type_function is FileType:
            raise ValueError(f"{type_function!r} is a FileType class object, instance of it must be passed")
        # Only parsers lay out help, so what groups of groups hold is not looked at here.
        if hasattr(self, "_get_formatter"):
            try:
                self._get_formatter()._format_args(action, None)
            except TypeError:
                raise ValueError("length of metavar tuple does not match nargs")
        return self._add_action(action)

    def add_argument_group(self, *args, **kwargs):
        """Add a section of the help with arguments of its own."""
        group = _ArgumentGroup(self, *args, **kwargs)
        self._action_groups.append(group)
        return group

    def add_mutually_exclusive_group(self, **kwargs):
        """Add a group of which at most one argument may be given."""
        group = _MutuallyExclusiveGroup(self, **kwargs)
        self._mutually_exclusive_groups.append(group)
        return group

    def _add_action(self, action):
        self._check_conflict(action)
        self._actions.append(action)
        action.container = self
        for option_string in action.option_strings:
            self._option_string_actions[option_string] = action
            if self._negative_number_matcher.match(option_string) and not self._has_negative_number_optionals:
                self._has_negative_number_optionals.append(True)
        return action

    def _remove_action(self, action):
        self._actions.remove(action)

    def _add_container_actions(self, container):
        """Take over the groups and arguments of another parser."""
        own = {}
        for group in self._action_groups:
            if group.title in own:
                raise ValueError(f"cannot merge actions - two groups are named {group.title!r}")
            own[group.title] = group
        homes = {}
        for group in container._action_groups:
            if group.title not in own:
                own[group.title] = self.add_argument_group(
                    title=group.title, description=group.description, conflict_handler=group.conflict_handler
                )
            for action in group._group_actions:
                homes[action] = own[group.title]
        for group in container._mutually_exclusive_groups:
            exclusive = self.add_mutually_exclusive_group(required=group.required)
            for action in group._group_actions:
                homes[action] = exclusive
        for action in container._actions:
            homes.get(action, self)._add_action(action)

    def _get_positional_kwargs(self, dest, **kwargs):
        if "required" in kwargs:
            raise TypeError("'required' is an invalid argument for positionals")
        nargs = kwargs.get("nargs")
        kwargs["required"] = not (nargs == OPTIONAL or nargs == ZERO_OR_MORE and "default" in kwargs)
        return dict(kwargs, dest=dest, option_strings=[])

    def _get_optional_kwargs(self, *args, **kwargs):
        long = []
        for name in args:
            if name[0] not in self.prefix_chars:
                raise ValueError(f"invalid option string {name!r}: must start with a character {self.prefix_chars!r}")
            if len(name) > 1 and name[1] in self.prefix_chars:
                long.append(name)
        dest = kwargs.pop("dest", None)
        if dest is None:
            shown = (long or args)[0]
            dest = shown.lstrip(self.prefix_chars)
            if not dest:
                raise ValueError(f"dest= is required for options like {shown!r}")
            dest = dest.replace("-", "_")
        return dict(kwargs, dest=dest, option_strings=list(args))

    def _pop_action_class(self, kwargs, default=None):
        action = kwargs.pop("action", default)
        return self._registry_get("action", action, action)

    def _get_handler(self):
        handler = self.conflict_handler
        try:
            return getattr(self, f"_handle_conflict_{handler}")
        except AttributeError:
            raise ValueError(f"invalid conflict_resolution value: {handler!r}")

    def _check_conflict(self, action):
        known = self._option_string_actions
        conflicts = [(name, known[name]) for name in action.option_strings if name in known]
        if conflicts:
            self._get_handler()(action, conflicts)

    def _handle_conflict_error(self, action, conflicting_actions):
        many = "s" if len(conflicting_actions) != 1 else ""
        names = ", ".join([name for name, _ in conflicting_actions])
        raise ArgumentError(action, f"conflicting option string{many}: {names}")

    def _handle_conflict_resolve(self, action, conflicting_actions):
        for name, other in conflicting_actions:
            other.option_strings.remove(name)
            self._option_string_actions.pop(name, None)
            if not other.option_strings:
                other.container._remove_action(other)


class _ArgumentGroup(_ActionsContainer):
    def __init__(self, container, title=None, description=None, **kwargs):
        kwargs.setdefault("conflict_handler", container.conflict_handler)
        kwargs.setdefault("prefix_chars", container.prefix_chars)
        kwargs.setdefault("argument_default", container.argument_default)
        super().__init__(description=description, **kwargs)
        self.title = title
        self._group_actions = []
        for shared in (
            *("_registries", "_actions", "_option_string_actions", "_defaults", "_has_negative_number_optionals"),
            "_mutually_exclusive_groups",
        ):
            setattr(self, shared, getattr(container, shared))

    def _add_action(self, action):
        action = super()._add_action(action)
        self._group_actions.append(action)
        return action

    def _remove_action(self, action):
        super()._remove_action(action)
        self._group_actions.remove(action)

    def add_argument_group(self, *args, **kwargs):
        """Groups within groups do nothing and are on their way out."""
        _warn("Nesting argument groups is deprecated.")
        return super().add_argument_group(*args, **kwargs)


class _MutuallyExclusiveGroup(_ArgumentGroup):
    def __init__(self, container, required=False):
        super().__init__(container)
        self.required = required
        self._container = container

    def _add_action(self, action):
        if action.required:
            raise ValueError("mutually exclusive arguments must be optional")
        action = self._container._add_action(action)
        self._group_actions.append(action)
        return action

    def _remove_action(self, action):
        self._container._remove_action(action)
        self._group_actions.remove(action)

    def add_mutually_exclusive_group(self, *args, **kwargs):
        """Groups within groups do nothing and are on their way out."""
        _warn("Nesting mutually exclusive groups is deprecated.")
        return super().add_mutually_exclusive_group(*args, **kwargs)


def _warn(message, category=DeprecationWarning):
    """Warn of something in the code that called the function that calls this one."""
    import warnings

    warnings.warn(message, category=category, stacklevel=3)
