import sys as _sys

__all__ = [
    *("IsolatedAsyncioTestCase", "TestResult", "TestCase", "TestSuite", "TextTestRunner", "TestLoader"),
    *("FunctionTestCase", "main", "defaultTestLoader", "SkipTest", "skip", "skipIf", "skipUnless", "expectedFailure"),
    *("TextTestResult", "installHandler", "registerResult", "removeResult", "removeHandler", "addModuleCleanup"),
    *("doModuleCleanups", "enterModuleContext"),
]
# Parts of a traceback in these files are not shown.
_FILES = ("<unittest>", "<unittest.mock>")
_MAX_LENGTH = 80
# What is kept of two long texts that are shown beside each other.
_KEPT_AT_AN_END = 5
_KEPT_IN_COMMON = 5
_PLACEHOLDER = 12
_KEPT_OF_DIFFERENCE = _MAX_LENGTH - (2 * _KEPT_AT_AN_END + 2 * _PLACEHOLDER + _KEPT_IN_COMMON)


def _safe_repr(obj, short=False):
    try:
        text = repr(obj)
    except Exception:
        text = object.__repr__(obj)
    if not short or len(text) < _MAX_LENGTH:
        return text
    return text[:_MAX_LENGTH] + " [truncated]..."


def _strclass(cls):
    return f"{cls.__module__}.{cls.__qualname__}"


def _without_middle(text, at_start, at_end):
    left_out = len(text) - at_start - at_end
    if left_out <= _PLACEHOLDER:
        return text
    return f"{text[:at_start]}[{left_out} chars]{text[len(text) - at_end:]}"


def _common_length(first, second):
    for place, (one, other) in enumerate(zip(first, second)):
        if one != other:
            return place
    return min(len(first), len(second))


def _two_reprs(first, second):
    """Two objects as text, without much of what they have in common when they are long."""
    texts = _safe_repr(first), _safe_repr(second)
    longest = max(map(len, texts))
    if longest <= _MAX_LENGTH:
        return texts
    common = _common_length(*texts)
    room = _MAX_LENGTH - (longest - common + _KEPT_AT_AN_END + _PLACEHOLDER)
    if room > _KEPT_IN_COMMON:
        start = _without_middle(texts[0][:common], _KEPT_AT_AN_END, room)
        return tuple([start + text[common:] for text in texts])
    start = _without_middle(texts[0][:common], _KEPT_AT_AN_END, _KEPT_IN_COMMON)
    return tuple([start + _without_middle(text[common:], _KEPT_OF_DIFFERENCE, _KEPT_AT_AN_END) for text in texts])


def _different_counts(first, second):
    """The items that are in one of two lists more often than in the other: the count in each, and the item."""
    try:
        counts = [{}, {}]
        for count, items in zip(counts, (first, second)):
            for item in items:
                count[item] = count.get(item, 0) + 1
        items = [*counts[0], *[item for item in counts[1] if item not in counts[0]]]
        found = [(counts[0].get(item, 0), counts[1].get(item, 0), item) for item in items]
    except TypeError:
        found = _different_counts_by_comparison(first, second)
    return [entry for entry in found if entry[0] != entry[1]]


def _different_counts_by_comparison(first, second):
    first, second = list(first), list(second)
    gone = object()
    found = []
    for items in (first, second):
        for item in items:
            if item is gone:
                continue
            counts = []
            for others in (first, second):
                count = 0
                for place, other in enumerate(others):
                    if other is item or other == item:
                        count += 1
                        others[place] = gone
                counts.append(count)
            found.append((*counts, item))
    return found


def _failure_text(error, only_failure):
    """The text of an exception and those behind it, without the parts of tracebacks that are this module's."""
    import traceback

    top = traceback.TracebackException.from_exception(error, compact=True)
    seen = set()
    waiting = [(top, only_failure)]
    while waiting:
        one, failed = waiting.pop()
        if one is None or id(one) in seen:
            continue
        seen.add(id(one))
        parts = list(one.stack)
        while parts and parts[0].filename in _FILES:
            del parts[0]
        if failed:
            for place, part in enumerate(parts):
                if part.filename in _FILES:
                    del parts[place:]
                    break
        one.stack[:] = parts
        waiting.extend([(one.__cause__, False), (one.__context__, False)])
    return "".join(top.format())
