import inspect as _inspect
import io as _io
import re as _re
import sys as _sys
import traceback as _traceback
from collections import namedtuple as _namedtuple

__docformat__ = "reStructuredText en"
__all__ = [
    *("register_optionflag", "DONT_ACCEPT_TRUE_FOR_1", "DONT_ACCEPT_BLANKLINE", "NORMALIZE_WHITESPACE", "ELLIPSIS"),
    *("SKIP", "IGNORE_EXCEPTION_DETAIL", "COMPARISON_FLAGS", "REPORT_UDIFF", "REPORT_CDIFF", "REPORT_NDIFF"),
    *("REPORT_ONLY_FIRST_FAILURE", "REPORTING_FLAGS", "FAIL_FAST", "Example", "DocTest", "DocTestParser"),
    *("DocTestFinder", "DocTestRunner", "OutputChecker", "DocTestFailure", "UnexpectedException", "DebugRunner"),
    *("testmod", "testfile", "run_docstring_examples", "DocTestSuite", "DocFileSuite", "set_unittest_reportflags"),
    *("script_from_examples", "testsource", "debug_src", "debug"),
]
_FILE = "<doctest>"


class TestResults(_namedtuple("TestResults", "failed attempted")):
    """How many examples failed, and how many were tried."""

    def __new__(cls, failed, attempted, *, skipped=0):
        made = super().__new__(cls, failed, attempted)
        made.skipped = skipped
        return made

    def __repr__(self):
        skipped = f", skipped={self.skipped}" if self.skipped else ""
        return f"TestResults(failed={self.failed}, attempted={self.attempted}{skipped})"


OPTIONFLAGS_BY_NAME = {}


def register_optionflag(name):
    """The flag of a name, a new one if there is none."""
    return OPTIONFLAGS_BY_NAME.setdefault(name, 1 << len(OPTIONFLAGS_BY_NAME))


DONT_ACCEPT_TRUE_FOR_1 = register_optionflag("DONT_ACCEPT_TRUE_FOR_1")
DONT_ACCEPT_BLANKLINE = register_optionflag("DONT_ACCEPT_BLANKLINE")
NORMALIZE_WHITESPACE = register_optionflag("NORMALIZE_WHITESPACE")
ELLIPSIS = register_optionflag("ELLIPSIS")
SKIP = register_optionflag("SKIP")
IGNORE_EXCEPTION_DETAIL = register_optionflag("IGNORE_EXCEPTION_DETAIL")
COMPARISON_FLAGS = (
    DONT_ACCEPT_TRUE_FOR_1 | DONT_ACCEPT_BLANKLINE | NORMALIZE_WHITESPACE | ELLIPSIS | SKIP | IGNORE_EXCEPTION_DETAIL
)
REPORT_UDIFF = register_optionflag("REPORT_UDIFF")
REPORT_CDIFF = register_optionflag("REPORT_CDIFF")
REPORT_NDIFF = register_optionflag("REPORT_NDIFF")
REPORT_ONLY_FIRST_FAILURE = register_optionflag("REPORT_ONLY_FIRST_FAILURE")
FAIL_FAST = register_optionflag("FAIL_FAST")
REPORTING_FLAGS = REPORT_UDIFF | REPORT_CDIFF | REPORT_NDIFF | REPORT_ONLY_FIRST_FAILURE | FAIL_FAST
BLANKLINE_MARKER = "<BLANKLINE>"
ELLIPSIS_MARKER = "..."


def _indented(text):
    """The lines of a text, those that are not empty with a margin of four spaces."""
    return _re.sub("(?m)^(?!$)", "    ", text)


def _ended(text):
    return text if not text or text.endswith("\n") else text + "\n"


class Example:
    """Code, and what it is to print."""

    def __init__(self, source, want, exc_msg=None, lineno=0, indent=0, options=None):
        self.source = source if source.endswith("\n") else source + "\n"
        self.want = _ended(want)
        self.lineno = lineno
        self.indent = indent
        self.options = {} if options is None else options
        if exc_msg is not None and not exc_msg.endswith("\n"):
            exc_msg += "\n"
        self.exc_msg = exc_msg

    def _parts(self):
        return self.source, self.want, self.lineno, self.indent, self.options, self.exc_msg

    def __eq__(self, other):
        if type(self) is not type(other):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self):
        return hash((self.source, self.want, self.lineno, self.indent, self.exc_msg))


class DocTest:
    """The examples of one docstring."""

    def __init__(self, examples, globs, name, filename, lineno, docstring):
        assert not isinstance(examples, str), "DocTest no longer accepts str; use DocTestParser instead"
        self.examples = examples
        self.docstring = docstring
        self.globs = globs.copy()
        self.name = name
        self.filename = filename
        self.lineno = lineno

    def __repr__(self):
        count = len(self.examples)
        shown = "no examples" if count == 0 else "1 example" if count == 1 else f"{count} examples"
        return f"<{self.__class__.__name__} {self.name} from {self.filename}:{self.lineno} ({shown})>"

    def _parts(self):
        return self.examples, self.docstring, self.globs, self.name, self.filename, self.lineno

    def __eq__(self, other):
        if type(self) is not type(other):
            return NotImplemented
        return self._parts() == other._parts()

    def __hash__(self):
        return hash((self.docstring, self.name, self.filename, self.lineno))

    def __lt__(self, other):
        if not isinstance(other, DocTest):
            return NotImplemented
        places = [
            (one.name, one.filename, -1 if one.lineno is None else one.lineno, id(one)) for one in (self, other)
        ]
        return places[0] < places[1]


class DocTestParser:
    """Finds examples in text."""

    _PROMPT = _re.compile(r"( *)>>>(.*)$")
    _OPTIONS = _re.compile(r"""#\s*doctest:\s*([^\n'"]*)$""", _re.MULTILINE)
    _ERROR = _re.compile(r"Traceback \((?:most recent call last|innermost last)\):\s*$.*?^(\w+.*)", _re.M | _re.S)

    def parse(self, string, name="<string>"):
        """The text between examples, and the examples."""
        string = string.expandtabs()
        margins = [len(line) - len(line.lstrip()) for line in string.split("\n") if line.strip()]
        margin = min(margins, default=0)
        lines = [line[margin:] for line in string.split("\n")]
        parts = []
        between = []
        place = 0
        while place < len(lines):
            prompt = self._PROMPT.match(lines[place])
            if prompt is None:
                between.append(lines[place])
                place += 1
                continue
            indent = len(prompt[1])
            start = place
            place += 1
            while place < len(lines) and _re.match(r" *\.\.\.", lines[place]):
                place += 1
            middle = place
            while place < len(lines) and lines[place].strip(" ") and not self._PROMPT.match(lines[place]):
                place += 1
            parts.append("".join([line + "\n" for line in between]))
            between = []
            example = self._example(lines[start:middle], lines[middle:place], indent, margin, start, name)
            if example is not None:
                parts.append(example)
        parts.append("\n".join(between))
        return parts

    def _example(self, code, wanted, indent, margin, lineno, name):
        for number, line in enumerate(code):
            behind = line[indent + 3 : indent + 4]
            if behind and behind != " ":
                raise ValueError(
                    f"line {lineno + number + 1} of the docstring for {name} lacks blank after "
                    f"{line[indent:indent + 3]}: {line!r}"
                )
        self._check_margin(code[1:], " " * indent + ".", name, lineno)
        source = "\n".join([line[indent + 4 :] for line in code])
        self._check_margin(wanted, " " * indent, name, lineno + len(code))
        want = "\n".join([line[indent:] for line in wanted])
        error = self._ERROR.match(want)
        options = self._find_options(source, name, lineno)
        if not _has_code(source):
            return None
        return Example(source, want, error and error[1], lineno, margin + indent, options)

    def _check_margin(self, lines, margin, name, lineno):
        for number, line in enumerate(lines):
            if line and not line.startswith(margin):
                place = f"line {lineno + number + 1} of the docstring for {name}"
                raise ValueError(f"{place} has inconsistent leading whitespace: {line!r}")

    def _find_options(self, source, name, lineno):
        options = {}
        for found in self._OPTIONS.finditer(source):
            for option in found[1].replace(",", " ").split():
                if option[0] not in "+-" or option[1:] not in OPTIONFLAGS_BY_NAME:
                    raise ValueError(f"line {lineno + 1} of the doctest for {name} has an invalid option: {option!r}")
                options[OPTIONFLAGS_BY_NAME[option[1:]]] = option[0] == "+"
        if options and not _has_code(source):
            raise ValueError(
                f"line {lineno} of the doctest for {name} has an option directive on a line with no example: {source!r}"
            )
        return options

    def get_doctest(self, string, globs, name, filename, lineno):
        """The examples of a docstring as one test."""
        return DocTest(self.get_examples(string, name), globs, name, filename, lineno, string)

    def get_examples(self, string, name="<string>"):
        """The examples of a text."""
        return [part for part in self.parse(string, name) if isinstance(part, Example)]


def _has_code(source):
    return _re.fullmatch(r" *(#.*)?", source) is None
