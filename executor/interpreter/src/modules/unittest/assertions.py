

class _Assertions:
    """What a test can claim."""

    def _formatMessage(self, msg, standardMsg):
        if not self.longMessage:
            return msg or standardMsg
        if msg is None:
            return standardMsg
        return f"{standardMsg} : {msg}"

    def fail(self, msg=None):
        """Fail."""
        raise self.failureException(msg)

    def assertFalse(self, expr, msg=None):
        """The expression is false."""
        if expr:
            raise self.failureException(self._formatMessage(msg, f"{_safe_repr(expr)} is not false"))

    def assertTrue(self, expr, msg=None):
        """The expression is true."""
        if not expr:
            raise self.failureException(self._formatMessage(msg, f"{_safe_repr(expr)} is not true"))

    def assertRaises(self, expected_exception, *args, **kwargs):
        """The call, or the body of the with statement, raises an exception of that class."""
        return _AssertRaisesContext(expected_exception, self).handle("assertRaises", args, kwargs)

    def assertRaisesRegex(self, expected_exception, expected_regex, *args, **kwargs):
        """The same, and the pattern is found in the text of the exception."""
        context = _AssertRaisesContext(expected_exception, self, expected_regex)
        return context.handle("assertRaisesRegex", args, kwargs)

    def assertWarns(self, expected_warning, *args, **kwargs):
        """The call, or the body of the with statement, gives a warning of that class."""
        return _AssertWarnsContext(expected_warning, self).handle("assertWarns", args, kwargs)

    def assertWarnsRegex(self, expected_warning, expected_regex, *args, **kwargs):
        """The same, and the pattern is found in the text of the warning."""
        context = _AssertWarnsContext(expected_warning, self, expected_regex)
        return context.handle("assertWarnsRegex", args, kwargs)

    def assertLogs(self, logger=None, level=None):
        """The body of the with statement tells the logger something."""
        return _AssertLogsContext(self, logger, level, no_logs=False)

    def assertNoLogs(self, logger=None, level=None):
        """The body of the with statement tells the logger nothing."""
        return _AssertLogsContext(self, logger, level, no_logs=True)

    def _getAssertEqualityFunc(self, first, second):
        if type(first) == type(second):
            function = self._type_equality_funcs.get(type(first))
            if function is not None:
                return getattr(self, function) if isinstance(function, str) else function
        return self._baseAssertEqual

    def _baseAssertEqual(self, first, second, msg=None):
        if not first == second:
            raise self.failureException(self._formatMessage(msg, "%s != %s" % _two_reprs(first, second)))

    def assertEqual(self, first, second, msg=None):
        """The two are equal."""
        self._getAssertEqualityFunc(first, second)(first, second, msg=msg)

    def assertNotEqual(self, first, second, msg=None):
        """The two are not equal."""
        if not first != second:
            message = f"{_safe_repr(first)} == {_safe_repr(second)}"
            raise self.failureException(self._formatMessage(msg, message))

    def assertAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        """The two differ by no more than delta, or by nothing that shows in so many decimal places."""
        if first == second:
            return
        difference, near, bound = self._nearness(first, second, places, delta)
        if not near:
            message = f"{_safe_repr(first)} != {_safe_repr(second)} within {bound}"
            message += f" ({_safe_repr(difference)} difference)"
            raise self.failureException(self._formatMessage(msg, message))

    def assertNotAlmostEqual(self, first, second, places=None, msg=None, delta=None):
        """The two differ by more than delta, or by something that shows in so many decimal places."""
        difference, near, bound = self._nearness(first, second, places, delta)
        if first == second or near:
            message = f"{_safe_repr(first)} == {_safe_repr(second)} within {bound}"
            if delta is not None:
                message += f" ({_safe_repr(difference)} difference)"
            raise self.failureException(self._formatMessage(msg, message))

    def _nearness(self, first, second, places, delta):
        if delta is not None and places is not None:
            raise TypeError("specify delta or places not both")
        difference = abs(first - second)
        if delta is not None:
            return difference, difference <= delta, f"{_safe_repr(delta)} delta"
        places = 7 if places is None else places
        return difference, round(difference, places) == 0, f"{places!r} places"

    def assertSequenceEqual(self, seq1, seq2, msg=None, seq_type=None):
        """The two have the same items in the same order, and are of that type."""
        name = "sequence" if seq_type is None else seq_type.__name__
        if seq_type is not None:
            for which, seq in (("First", seq1), ("Second", seq2)):
                if not isinstance(seq, seq_type):
                    raise self.failureException(f"{which} sequence is not a {name}: {_safe_repr(seq)}")
        message = None
        lengths = []
        for which, seq in (("First", seq1), ("Second", seq2)):
            try:
                lengths.append(len(seq))
            except (TypeError, NotImplementedError):
                message = f"{which} {name} has no length.    Non-sequence?"
                break
        if message is None:
            if seq1 == seq2:
                return
            message = "%ss differ: %s != %s\n" % (name.capitalize(), *_two_reprs(seq1, seq2))
            message, differ = self._first_difference(message, name, seq1, seq2, lengths)
            if not differ and lengths[0] == lengths[1] and seq_type is None and type(seq1) != type(seq2):
                return
            message = self._additional_items(message, name, seq1, seq2, lengths)
        message = self._truncateMessage(message, "\n" + "\n".join(_compared_lines(seq1, seq2)))
        self.fail(self._formatMessage(msg, message))

    def _first_difference(self, message, name, seq1, seq2, lengths):
        for place in range(min(lengths)):
            items = []
            for which, seq in (("first", seq1), ("second", seq2)):
                try:
                    items.append(seq[place])
                except (TypeError, IndexError, NotImplementedError):
                    return message + f"\nUnable to index element {place} of {which} {name}\n", True
            if items[0] != items[1]:
                return message + "\nFirst differing element %d:\n%s\n%s\n" % (place, *_two_reprs(*items)), True
        return message, False

    def _additional_items(self, message, name, seq1, seq2, lengths):
        if lengths[0] == lengths[1]:
            return message
        if lengths[0] > lengths[1]:
            which, seq = "First", seq1
        else:
            which, seq = "Second", seq2
        more, place = abs(lengths[0] - lengths[1]), min(lengths)
        message += f"\n{which} {name} contains {more} additional elements.\n"
        try:
            return message + f"First extra element {place}:\n{_safe_repr(seq[place])}\n"
        except (TypeError, IndexError, NotImplementedError):
            return message + f"Unable to index element {place} of {which.lower()} {name}\n"

    def _truncateMessage(self, message, diff):
        if self.maxDiff is None or len(diff) <= self.maxDiff:
            return message + diff
        return message + f"\nDiff is {len(diff)} characters long. Set self.maxDiff to None to see it."

    def assertListEqual(self, list1, list2, msg=None):
        """The two are equal lists."""
        self.assertSequenceEqual(list1, list2, msg, seq_type=list)

    def assertTupleEqual(self, tuple1, tuple2, msg=None):
        """The two are equal tuples."""
        self.assertSequenceEqual(tuple1, tuple2, msg, seq_type=tuple)

    def assertSetEqual(self, set1, set2, msg=None):
        """The two are equal sets."""
        differences = []
        for which, one, other in (("first", set1, set2), ("second", set2, set1)):
            try:
                differences.append(one.difference(other))
            except TypeError as error:
                self.fail(f"invalid type when attempting set difference: {error}")
            except AttributeError as error:
                self.fail(f"{which} argument does not support set difference: {error}")
        if not (differences[0] or differences[1]):
            return
        lines = []
        for items, which, other in zip(differences, ("first", "second"), ("second", "first")):
            if items:
                lines.append(f"Items in the {which} set but not the {other}:")
                lines.extend([repr(item) for item in items])
        self.fail(self._formatMessage(msg, "\n".join(lines)))

    def assertDictEqual(self, d1, d2, msg=None):
        """The two are equal dicts."""
        self.assertIsInstance(d1, dict, "First argument is not a dictionary")
        self.assertIsInstance(d2, dict, "Second argument is not a dictionary")
        if d1 != d2:
            message = "%s != %s" % _two_reprs(d1, d2)
            message = self._truncateMessage(message, "\n" + "\n".join(_compared_lines(d1, d2)))
            self.fail(self._formatMessage(msg, message))

    def assertCountEqual(self, first, second, msg=None):
        """The two have the same items, in any order."""
        differences = _different_counts(list(first), list(second))
        if differences:
            lines = ["First has %d, Second has %d:  %r" % difference for difference in differences]
            message = self._truncateMessage("Element counts were not equal:\n", "\n".join(lines))
            self.fail(self._formatMessage(msg, message))

    def assertMultiLineEqual(self, first, second, msg=None):
        """The two are equal texts."""
        self.assertIsInstance(first, str, "First argument is not a string")
        self.assertIsInstance(second, str, "Second argument is not a string")
        if first == second:
            return
        if len(first) > self._diffThreshold or len(second) > self._diffThreshold:
            self._baseAssertEqual(first, second, msg)
        texts = [first, second]
        # Where a line end is missing both get one more, so that it shows when only one of them lacks it.
        if any(text and text[-1] != "\n" for text in texts):
            texts = [text and text + "\n" for text in texts]
        import difflib

        message = "%s != %s" % _two_reprs(first, second)
        diff = "\n" + "".join(difflib.ndiff(texts[0].splitlines(keepends=True), texts[1].splitlines(keepends=True)))
        self.fail(self._formatMessage(msg, self._truncateMessage(message, diff)))

    def assertIn(self, member, container, msg=None):
        """The container contains the member."""
        if member not in container:
            message = f"{_safe_repr(member)} not found in {_safe_repr(container)}"
            self.fail(self._formatMessage(msg, message))

    def assertNotIn(self, member, container, msg=None):
        """The container does not contain the member."""
        if member in container:
            message = f"{_safe_repr(member)} unexpectedly found in {_safe_repr(container)}"
            self.fail(self._formatMessage(msg, message))

    def assertIs(self, expr1, expr2, msg=None):
        """The two are the same object."""
        if expr1 is not expr2:
            self.fail(self._formatMessage(msg, f"{_safe_repr(expr1)} is not {_safe_repr(expr2)}"))

    def assertIsNot(self, expr1, expr2, msg=None):
        """The two are not the same object."""
        if expr1 is expr2:
            self.fail(self._formatMessage(msg, f"unexpectedly identical: {_safe_repr(expr1)}"))

    def assertLess(self, a, b, msg=None):
        """a < b."""
        if not a < b:
            self.fail(self._formatMessage(msg, f"{_safe_repr(a)} not less than {_safe_repr(b)}"))

    def assertLessEqual(self, a, b, msg=None):
        """a <= b."""
        if not a <= b:
            self.fail(self._formatMessage(msg, f"{_safe_repr(a)} not less than or equal to {_safe_repr(b)}"))

    def assertGreater(self, a, b, msg=None):
        """a > b."""
        if not a > b:
            self.fail(self._formatMessage(msg, f"{_safe_repr(a)} not greater than {_safe_repr(b)}"))

    def assertGreaterEqual(self, a, b, msg=None):
        """a >= b."""
        if not a >= b:
            self.fail(self._formatMessage(msg, f"{_safe_repr(a)} not greater than or equal to {_safe_repr(b)}"))

    def assertIsNone(self, obj, msg=None):
        """The object is None."""
        if obj is not None:
            self.fail(self._formatMessage(msg, f"{_safe_repr(obj)} is not None"))

    def assertIsNotNone(self, obj, msg=None):
        """The object is not None."""
        if obj is None:
            self.fail(self._formatMessage(msg, "unexpectedly None"))

    def assertIsInstance(self, obj, cls, msg=None):
        """The object is an instance of the class."""
        if not isinstance(obj, cls):
            self.fail(self._formatMessage(msg, f"{_safe_repr(obj)} is not an instance of {cls!r}"))

    def assertNotIsInstance(self, obj, cls, msg=None):
        """The object is not an instance of the class."""
        if isinstance(obj, cls):
            self.fail(self._formatMessage(msg, f"{_safe_repr(obj)} is an instance of {cls!r}"))

    def assertRegex(self, text, expected_regex, msg=None):
        """The pattern is found in the text."""
        pattern = _compiled(expected_regex)
        if not pattern.search(text):
            message = f"Regex didn't match: {pattern.pattern!r} not found in {text!r}"
            raise self.failureException(self._formatMessage(msg, message))

    def assertNotRegex(self, text, unexpected_regex, msg=None):
        """The pattern is not found in the text."""
        pattern = _compiled(unexpected_regex)
        found = pattern.search(text)
        if found:
            message = f"Regex matched: {found[0]!r} matches {pattern.pattern!r} in {text!r}"
            raise self.failureException(self._formatMessage(msg, message))


def _compiled(pattern):
    if isinstance(pattern, (str, bytes)):
        import re

        assert pattern, "expected_regex must not be empty."
        pattern = re.compile(pattern)
    return pattern


def _compared_lines(first, second):
    import difflib
    import pprint

    return difflib.ndiff(pprint.pformat(first).splitlines(), pprint.pformat(second).splitlines())
