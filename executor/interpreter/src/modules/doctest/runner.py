

class _Captured(_io.StringIO):
    """What an example prints; it ends with the end of a line."""

    def getvalue(self):
        return _ended(super().getvalue())

    def truncate(self, size=None):
        self.seek(size)
        super().truncate()


class OutputChecker:
    """Says whether what was printed is what was wanted, and how it differs."""

    def _toAscii(self, s):
        return str(s.encode("ASCII", "backslashreplace"), "ASCII")

    def check_output(self, want, got, optionflags):
        """True when it is what was wanted."""
        got = self._toAscii(got)
        want = self._toAscii(want)
        if got == want:
            return True
        if not optionflags & DONT_ACCEPT_TRUE_FOR_1 and (got, want) in (("True\n", "1\n"), ("False\n", "0\n")):
            return True
        if not optionflags & DONT_ACCEPT_BLANKLINE:
            want = _re.sub(rf"(?m)^{BLANKLINE_MARKER}\s*?$", "", want)
            got = _re.sub(r"(?m)^[^\S\n]+$", "", got)
            if got == want:
                return True
        if optionflags & NORMALIZE_WHITESPACE:
            got = " ".join(got.split())
            want = " ".join(want.split())
            if got == want:
                return True
        return bool(optionflags & ELLIPSIS) and _matches(want, got)

    def output_difference(self, example, got, optionflags):
        """How what was printed differs from what was wanted."""
        want = example.want
        if not optionflags & DONT_ACCEPT_BLANKLINE:
            got = _re.sub("(?m)^[ ]*(?=\n)", BLANKLINE_MARKER, got)
        if self._do_a_fancy_diff(want, got, optionflags):
            return self._difference(want.splitlines(keepends=True), got.splitlines(keepends=True), optionflags)
        if want and got:
            return f"Expected:\n{_indented(want)}Got:\n{_indented(got)}"
        if want:
            return f"Expected:\n{_indented(want)}Got nothing\n"
        if got:
            return f"Expected nothing\nGot:\n{_indented(got)}"
        return "Expected nothing\nGot nothing\n"

    def _do_a_fancy_diff(self, want, got, optionflags):
        if not optionflags & (REPORT_UDIFF | REPORT_CDIFF | REPORT_NDIFF):
            return False
        return bool(optionflags & REPORT_NDIFF) or want.count("\n") > 2 and got.count("\n") > 2

    def _difference(self, want, got, optionflags):
        import difflib

        if optionflags & REPORT_UDIFF:
            lines = list(difflib.unified_diff(want, got, n=2))[2:]
            kind = "unified diff with -expected +actual"
        elif optionflags & REPORT_CDIFF:
            lines = list(difflib.context_diff(want, got, n=2))[2:]
            kind = "context diff with expected followed by actual"
        else:
            lines = difflib.Differ(charjunk=difflib.IS_CHARACTER_JUNK).compare(want, got)
            kind = "ndiff with -expected +actual"
        return f"Differences ({kind}):\n{_indented(''.join(lines))}"


def _matches(want, got):
    """True when the text is as wanted, where ... stands for anything."""
    if ELLIPSIS_MARKER not in want:
        return want == got
    first, *middle, last = want.split(ELLIPSIS_MARKER)
    if not got.startswith(first) or not got.endswith(last) or len(first) + len(last) > len(got):
        return False
    place, end = len(first), len(got) - len(last)
    for part in middle:
        place = got.find(part, place, end)
        if place < 0:
            return False
        place += len(part)
    return True


def _name_of_error(message):
    """The last line of a traceback without the message and the module."""
    line = message.split("\n", 1)[0]
    return line.split(":", 1)[0].rpartition(".")[2]


class DocTestRunner:
    """Runs examples and tells what comes of them."""

    DIVIDER = "*" * 70

    def __init__(self, checker=None, verbose=None, optionflags=0):
        self._checker = checker or OutputChecker()
        self._verbose = "-v" in _sys.argv if verbose is None else verbose
        self.optionflags = optionflags
        self.original_optionflags = optionflags
        self.tries = 0
        self.failures = 0
        self.skips = 0
        self._stats = {}
        self._fakeout = _Captured()

    def report_start(self, out, test, example):
        """An example is about to run."""
        if self._verbose:
            wanted = f"Expecting:\n{_indented(example.want)}" if example.want else "Expecting nothing\n"
            out(f"Trying:\n{_indented(example.source)}{wanted}")

    def report_success(self, out, test, example, got):
        """An example did as was wanted."""
        if self._verbose:
            out("ok\n")

    def report_failure(self, out, test, example, got):
        """An example printed something else."""
        difference = self._checker.output_difference(example, got, self.optionflags)
        out(self._failure_header(test, example) + difference)

    def report_unexpected_exception(self, out, test, example, exc_info):
        """An example raised an exception that was not wanted."""
        text = _indented(_error_text(exc_info[1], test))
        out(f"{self._failure_header(test, example)}Exception raised:\n{text}")

    def _failure_header(self, test, example):
        if test.filename:
            known = test.lineno is not None and example.lineno is not None
            line = test.lineno + example.lineno + 1 if known else "?"
            place = f'File "{test.filename}", line {line}, in {test.name}'
        else:
            place = f"Line {example.lineno + 1}, in {test.name}"
        return f"{self.DIVIDER}\n{place}\nFailed example:\n{_indented(example.source)}"

    def run(self, test, compileflags=None, out=None, clear_globs=True):
        """Run the examples of a test."""
        self.test = test
        stdout = _sys.stdout
        if out is None:
            out = stdout.write
        _sys.stdout = self._fakeout
        try:
            return self._run_examples(test, out)
        finally:
            _sys.stdout = stdout
            if clear_globs:
                test.globs.clear()

    def _run_examples(self, test, out):
        failures = tries = skips = 0
        flags = self.optionflags
        for number, example in enumerate(test.examples):
            quiet = flags & REPORT_ONLY_FIRST_FAILURE and failures > 0
            self.optionflags = flags
            for flag, is_on in example.options.items():
                self.optionflags = self.optionflags | flag if is_on else self.optionflags & ~flag
            tries += 1
            if self.optionflags & SKIP:
                skips += 1
                continue
            if not quiet:
                self.report_start(out, test, example)
            error = None
            try:
                code = compile(example.source, f"<doctest {test.name}[{number}]>", "single", 0, True)
                exec(code, test.globs)
            except KeyboardInterrupt:
                raise
            except BaseException as caught:
                error = caught
            got = self._fakeout.getvalue()
            self._fakeout.truncate(0)
            if error is None:
                succeeded = self._checker.check_output(example.want, got, self.optionflags)
            else:
                succeeded = self._is_wanted_error(example, error)
                if not quiet:
                    got += _error_text(error, test)
            if succeeded:
                if not quiet:
                    self.report_success(out, test, example, got)
                continue
            if not quiet:
                if error is not None and example.exc_msg is None:
                    self.report_unexpected_exception(out, test, example, (type(error), error, error.__traceback__))
                else:
                    self.report_failure(out, test, example, got)
            failures += 1
            if self.optionflags & FAIL_FAST:
                break
        self.optionflags = flags
        self._note(test, failures, tries, skips)
        return TestResults(failures, tries, skipped=skips)

    def _is_wanted_error(self, example, error):
        if example.exc_msg is None:
            return False
        lines = _traceback.format_exception_only(error)
        if isinstance(error, SyntaxError):
            names = ("SyntaxError: ", "IndentationError: ", "TabError: ")
            start = next((place for place, line in enumerate(lines) if line.startswith(names)), 0)
            lines = lines[start:]
        message = "".join(lines)
        check = self._checker.check_output
        if check(example.exc_msg, message, self.optionflags):
            return True
        if not self.optionflags & IGNORE_EXCEPTION_DETAIL:
            return False
        return check(_name_of_error(example.exc_msg), _name_of_error(message), self.optionflags)

    def _note(self, test, failures, tries, skips):
        known = self._stats.get(test.name, (0, 0, 0))
        self._stats[test.name] = (known[0] + failures, known[1] + tries, known[2] + skips)
        self.failures += failures
        self.tries += tries
        self.skips += skips

    def summarize(self, verbose=None):
        """Print what came of all tests."""
        if verbose is None:
            verbose = self._verbose
        stats = sorted(self._stats.items())
        untested = [name for name, (_, tries, _) in stats if tries == 0]
        passed = [(name, tries) for name, (failures, tries, _) in stats if tries and not failures]
        failed = [(name, failures, tries) for name, (failures, tries, _) in stats if tries and failures]
        if verbose:
            if untested:
                print(f"{_counted(len(untested), 'item')} had no tests:")
                for name in untested:
                    print(f"    {name}")
            if passed:
                print(f"{_counted(len(passed), 'item')} passed all tests:")
                for name, tries in passed:
                    print(f" {tries:3d} test{'' if tries == 1 else 's'} in {name}")
        if failed:
            print(self.DIVIDER)
            print(f"{_counted(len(failed), 'item')} had failures:")
            for name, failures, tries in failed:
                print(f" {failures:3d} of {tries:3d} in {name}")
        failures, tries, skips = [sum(counts) for counts in zip((0, 0, 0), *self._stats.values())]
        if verbose:
            print(f"{_counted(tries, 'test')} in {_counted(len(stats), 'item')}.")
            print(f"{tries - failures} passed{f' and {failures} failed' if failures else ''}.")
        if failures:
            skipped = f" and {_counted(skips, 'skipped test')}" if skips else ""
            print(f"***Test Failed*** {_counted(failures, 'failure')}{skipped}.")
        elif verbose:
            print("Test passed.")
        return TestResults(failures, tries, skipped=skips)

    def merge(self, other):
        """Add what came of the tests of another runner."""
        for name, counts in other._stats.items():
            known = self._stats.get(name, (0, 0, 0))
            self._stats[name] = tuple(map(sum, zip(known, counts)))


def _counted(count, what):
    return f"{count} {what}{'' if count == 1 else 's'}"


def _error_text(error, test):
    """The traceback of an example: without what runs examples, but with the lines of their code."""
    made = _traceback.TracebackException.from_exception(error)
    start = f"<doctest {test.name}["
    parts = []
    for part in made.stack:
        if part.filename == _FILE:
            continue
        if part.filename.startswith(start):
            example = test.examples[int(part.filename[len(start) : -2])]
            lines = example.source.splitlines()
            line = lines[part.lineno - 1] if part.lineno <= len(lines) else ""
            part = _traceback.FrameSummary(part.filename, part.lineno, part.name, line=line)
        parts.append(part)
    made.stack[:] = parts
    return "".join(made.format())


class DocTestFailure(Exception):
    """An example printed something else."""

    def __init__(self, test, example, got):
        self.test = test
        self.example = example
        self.got = got

    def __str__(self):
        return str(self.test)


class UnexpectedException(Exception):
    """An example raised an exception that was not wanted."""

    def __init__(self, test, example, exc_info):
        self.test = test
        self.example = example
        self.exc_info = exc_info

    def __str__(self):
        return str(self.test)


class DebugRunner(DocTestRunner):
    """Runs examples and raises an exception at the first that goes wrong."""

    def run(self, test, compileflags=None, out=None, clear_globs=True):
        result = super().run(test, compileflags, out, False)
        if clear_globs:
            test.globs.clear()
        return result

    def report_unexpected_exception(self, out, test, example, exc_info):
        raise UnexpectedException(test, example, exc_info)

    def report_failure(self, out, test, example, got):
        raise DocTestFailure(test, example, got)
