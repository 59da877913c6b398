import re as _re
import sys as _sys

__version__ = "1.1"
__all__ = [
    *("ArgumentParser", "ArgumentError", "ArgumentTypeError", "BooleanOptionalAction", "FileType", "HelpFormatter"),
    *("ArgumentDefaultsHelpFormatter", "RawDescriptionHelpFormatter", "RawTextHelpFormatter"),
    *("MetavarTypeHelpFormatter", "Namespace", "Action", "ONE_OR_MORE", "OPTIONAL", "PARSER", "REMAINDER"),
    *("SUPPRESS", "ZERO_OR_MORE"),
]
SUPPRESS = "==SUPPRESS=="
OPTIONAL = "?"
ZERO_OR_MORE = "*"
ONE_OR_MORE = "+"
PARSER = "A..."
REMAINDER = "..."
_UNRECOGNIZED_ARGS_ATTR = "_unrecognized_args"
_SCREEN_WIDTH = 80


class _AttributeHolder:
    """An object whose repr() shows how it could be made."""

    def __repr__(self):
        shown = [repr(value) for value in self._get_args()]
        odd = {}
        for name, value in self._get_kwargs():
            if name.isidentifier():
                shown.append(f"{name}={value!r}")
            else:
                odd[name] = value
        if odd:
            shown.append(f"**{odd!r}")
        return f"{type(self).__name__}({', '.join(shown)})"

    def _get_args(self):
        return []

    def _get_kwargs(self):
        return list(self.__dict__.items())


class _Section:
    """A heading and what stands below it: functions that give text, with their arguments."""

    def __init__(self, formatter, parent, heading=None):
        self.formatter = formatter
        self.parent = parent
        self.heading = heading
        self.items = []

    def format_help(self):
        """The section as text; nothing at all when nothing is below the heading."""
        formatter = self.formatter
        if self.parent is None:
            return formatter._join_parts([make(*arguments) for make, arguments in self.items])
        formatter._indent()
        body = formatter._join_parts([make(*arguments) for make, arguments in self.items])
        formatter._dedent()
        if not body:
            return ""
        if self.heading is None or self.heading is SUPPRESS:
            heading = ""
        else:
            heading = " " * formatter._current_indent + f"{self.heading}:\n"
        return formatter._join_parts(["\n", heading, body, "\n"])


class HelpFormatter:
    """Lays out usage and help. Only the name of this class is meant to be used."""

    _Section = _Section

    def __init__(self, prog, indent_increment=2, max_help_position=24, width=None):
        if width is None:
            width = _SCREEN_WIDTH - 2
        self._prog = prog
        self._indent_increment = indent_increment
        self._max_help_position = min(max_help_position, max(width - 20, indent_increment * 2))
        self._width = width
        self._current_indent = 0
        self._level = 0
        self._action_max_length = 0
        self._root_section = self._current_section = self._Section(self, None)
        self._whitespace_matcher = _re.compile(r"\s+", _re.ASCII)
        self._long_break_matcher = _re.compile(r"\n\n\n+")

    def _indent(self):
        self._current_indent += self._indent_increment
        self._level += 1

    def _dedent(self):
        self._current_indent -= self._indent_increment
        assert self._current_indent >= 0, "Indent decreased below 0."
        self._level -= 1

    def _add_item(self, func, args):
        self._current_section.items.append((func, args))

    def start_section(self, heading):
        """Begin a section; it ends with end_section()."""
        self._indent()
        section = self._Section(self, self._current_section, heading)
        self._add_item(section.format_help, [])
        self._current_section = section

    def end_section(self):
        """End the section begun last."""
        self._current_section = self._current_section.parent
        self._dedent()

    def add_text(self, text):
        """Add a paragraph."""
        if text is not SUPPRESS and text is not None:
            self._add_item(self._format_text, [text])

    def add_usage(self, usage, actions, groups, prefix=None):
        """Add the lines that say how the program is called."""
        if usage is not SUPPRESS:
            self._add_item(self._format_usage, (usage, actions, groups, prefix))

    def add_argument(self, action):
        """Add the lines about one argument."""
        if action.help is SUPPRESS:
            return
        longest = self._current_indent + len(self._format_action_invocation(action))
        for below in self._iter_indented_subactions(action):
            longest = max(longest, self._current_indent + len(self._format_action_invocation(below)))
        self._action_max_length = max(self._action_max_length, longest)
        self._add_item(self._format_action, [action])

    def add_arguments(self, actions):
        """Add the lines about several arguments."""
        for action in actions:
            self.add_argument(action)

    def format_help(self):
        """Everything added, as text."""
        text = self._root_section.format_help()
        if text:
            text = self._long_break_matcher.sub("\n\n", text).strip("\n") + "\n"
        return text

    def _join_parts(self, part_strings):
        return "".join([part for part in part_strings if part and part is not SUPPRESS])

    def _format_usage(self, usage, actions, groups, prefix):
        if prefix is None:
            prefix = "usage: "
        if usage is not None:
            usage = usage % {"prog": self._prog}
        elif not actions:
            usage = f"{self._prog}"
        else:
            usage = self._laid_out_usage(actions, groups, prefix)
        return f"{prefix}{usage}\n\n"

    def _laid_out_usage(self, actions, groups, prefix):
        """The usage in one line if it fits, else with options and positional arguments in lines of their own."""
        prog = f"{self._prog}"
        options = [action for action in actions if action.option_strings]
        positionals = [action for action in actions if not action.option_strings]
        usage = " ".join([word for word in (prog, self._format_actions_usage(options + positionals, groups)) if word])
        room = self._width - self._current_indent
        if len(prefix) + len(usage) <= room:
            return usage
        option_parts = self._get_actions_usage_parts(options, groups)
        positional_parts = self._get_actions_usage_parts(positionals, groups)
        if len(prefix) + len(prog) > 0.75 * room:
            indent = " " * len(prefix)
            lines = _filled_lines(option_parts + positional_parts, room, indent)
            if len(lines) > 1:
                lines = _filled_lines(option_parts, room, indent) + _filled_lines(positional_parts, room, indent)
            return "\n".join([prog] + lines)
        indent = " " * (len(prefix) + len(prog) + 1)
        if option_parts:
            lines = _filled_lines([prog] + option_parts, room, indent, len(prefix))
            lines.extend(_filled_lines(positional_parts, room, indent))
        elif positional_parts:
            lines = _filled_lines([prog] + positional_parts, room, indent, len(prefix))
        else:
            lines = [prog]
        return "\n".join(lines)

    def _format_actions_usage(self, actions, groups):
        return " ".join(self._get_actions_usage_parts(actions, groups))

    def _get_actions_usage_parts(self, actions, groups):
        grouped, bounds = _groups_in_a_row(actions, groups)
        parts = []
        for action in actions:
            if action.help is SUPPRESS:
                parts.append(None)
            elif not action.option_strings:
                part = self._format_args(action, self._get_default_metavar_for_positional(action))
                if action in grouped and part[:1] == "[" and part[-1:] == "]":
                    part = part[1:-1]
                parts.append(part)
            else:
                if action.nargs == 0:
                    part = action.format_usage()
                else:
                    values = self._format_args(action, self._get_default_metavar_for_optional(action))
                    part = f"{action.option_strings[0]} {values}"
                if not action.required and action not in grouped:
                    part = f"[{part}]"
                parts.append(part)
        for (start, end), group in sorted(bounds.items(), key=lambda item: item[0], reverse=True):
            shown = [part for part in parts[start:end] if part is not None]
            if group.required:
                opening, closing = "()" if len(shown) > 1 else ("", "")
            else:
                opening, closing = "[]"
            shown[0] = opening + shown[0]
            shown[:-1] = [part if part.endswith(" |") else part + " |" for part in shown[:-1]]
            shown[-1] += closing
            parts[start:end] = shown
        return [part for part in parts if part is not None]

    def _format_text(self, text):
        if "%(prog)" in text:
            text = text % {"prog": self._prog}
        room = max(self._width - self._current_indent, 11)
        return self._fill_text(text, room, " " * self._current_indent) + "\n\n"

    def _format_action(self, action):
        position = min(self._action_max_length + 2, self._max_help_position)
        help_room = max(self._width - position, 11)
        name_room = position - self._current_indent - 2
        name = self._format_action_invocation(action)
        margin = " " * self._current_indent
        if not action.help:
            name = f"{margin}{name}\n"
        elif len(name) <= name_room:
            name = f"{margin}{name:<{name_room}}  "
            first_indent = 0
        else:
            name = f"{margin}{name}\n"
            first_indent = position
        parts = [name]
        if action.help and action.help.strip():
            text = self._expand_help(action)
            if text:
                lines = self._split_lines(text, help_room)
                parts.append(" " * first_indent + f"{lines[0]}\n")
                parts.extend([" " * position + f"{line}\n" for line in lines[1:]])
        elif not name.endswith("\n"):
            parts.append("\n")
        for below in self._iter_indented_subactions(action):
            parts.append(self._format_action(below))
        return self._join_parts(parts)

    def _format_action_invocation(self, action):
        if not action.option_strings:
            default = self._get_default_metavar_for_positional(action)
            [name] = self._metavar_formatter(action, default)(1)
            return name
        names = ", ".join(action.option_strings)
        if action.nargs == 0:
            return names
        return f"{names} {self._format_args(action, self._get_default_metavar_for_optional(action))}"

    def _metavar_formatter(self, action, default_metavar):
        if action.metavar is not None:
            metavar = action.metavar
        elif action.choices is not None:
            metavar = "{" + ",".join(map(str, action.choices)) + "}"
        else:
            metavar = default_metavar

        def format(count):
            return metavar if isinstance(metavar, tuple) else (metavar,) * count

        return format

    def _format_args(self, action, default_metavar):
        metavars = self._metavar_formatter(action, default_metavar)
        nargs = action.nargs
        if nargs is None:
            return "%s" % metavars(1)
        if nargs == OPTIONAL:
            return "[%s]" % metavars(1)
        if nargs == ZERO_OR_MORE:
            names = metavars(1)
            return "[%s [%s ...]]" % names if len(names) == 2 else "[%s ...]" % names
        if nargs == ONE_OR_MORE:
            return "%s [%s ...]" % metavars(2)
        if nargs == REMAINDER:
            return "..."
        if nargs == PARSER:
            return "%s ..." % metavars(1)
        if nargs == SUPPRESS:
            return ""
        try:
            places = ["%s" for _ in range(nargs)]
        except TypeError:
            raise ValueError("invalid nargs value") from None
        return " ".join(places) % metavars(nargs)

    def _expand_help(self, action):
        values = dict(vars(action), prog=self._prog)
        for name in list(values):
            if values[name] is SUPPRESS:
                del values[name]
            elif hasattr(values[name], "__name__"):
                values[name] = values[name].__name__
        if values.get("choices") is not None:
            values["choices"] = ", ".join([str(choice) for choice in values["choices"]])
        return self._get_help_string(action) % values

    def _iter_indented_subactions(self, action):
        subactions = getattr(action, "_get_subactions", None)
        if subactions is not None:
            self._indent()
            yield from subactions()
            self._dedent()

    def _split_lines(self, text, width):
        import textwrap

        return textwrap.wrap(self._whitespace_matcher.sub(" ", text).strip(), width)

    def _fill_text(self, text, width, indent):
        import textwrap

        text = self._whitespace_matcher.sub(" ", text).strip()
        return textwrap.fill(text, width, initial_indent=indent, subsequent_indent=indent)

    def _get_help_string(self, action):
        return action.help

    def _get_default_metavar_for_optional(self, action):
        return action.dest.upper()

    def _get_default_metavar_for_positional(self, action):
        return action.dest


def _filled_lines(parts, room, indent, first_column=None):
    """Parts put into lines. The first one begins at another column when one is given, behind what is written already."""
    lines = []
    line = []
    used = (len(indent) if first_column is None else first_column) - 1
    for part in parts:
        if line and used + 1 + len(part) > room:
            lines.append(indent + " ".join(line))
            line = []
            used = len(indent) - 1
        line.append(part)
        used += 1 + len(part)
    if line:
        lines.append(indent + " ".join(line))
    if first_column is not None:
        lines[0] = lines[0][len(indent) :]
    return lines


def _groups_in_a_row(actions, groups):
    """The actions of exclusive groups that stand in a row, and the groups by where they begin and end."""
    grouped = set()
    bounds = {}
    for group in groups:
        members = group._group_actions
        if not members:
            raise ValueError(f"empty group {group}")
        if all(action.help is SUPPRESS for action in members) or members[0] not in actions:
            continue
        start = actions.index(members[0])
        end = start + len(members)
        if actions[start:end] == members:
            grouped.update(members)
            bounds[start, end] = group
    return grouped, bounds


class RawDescriptionHelpFormatter(HelpFormatter):
    """Leaves the lines of descriptions as they are."""

    def _fill_text(self, text, width, indent):
        return "".join([indent + line for line in text.splitlines(keepends=True)])


class RawTextHelpFormatter(RawDescriptionHelpFormatter):
    """Leaves the lines of all help as they are."""

    def _split_lines(self, text, width):
        return text.splitlines()


class ArgumentDefaultsHelpFormatter(HelpFormatter):
    """Adds the defaults to the help of arguments."""

    def _get_help_string(self, action):
        help = action.help
        if help is None:
            help = ""
        if "%(default)" in help or action.default is SUPPRESS:
            return help
        if action.option_strings or action.nargs in (OPTIONAL, ZERO_OR_MORE):
            help += " (default: %(default)s)"
        return help


class MetavarTypeHelpFormatter(HelpFormatter):
    """Shows the name of an argument's type in the place of its value."""

    def _get_default_metavar_for_optional(self, action):
        return action.type.__name__

    def _get_default_metavar_for_positional(self, action):
        return action.type.__name__
