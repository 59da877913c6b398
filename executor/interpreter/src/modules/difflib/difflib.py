import bisect as _bisect
import heapq as _heapq
import re as _re
from collections import namedtuple as _namedtuple
from types import GenericAlias as _GenericAlias

__all__ = [
    *("get_close_matches", "ndiff", "restore", "SequenceMatcher", "Differ", "IS_CHARACTER_JUNK", "IS_LINE_JUNK"),
    *("context_diff", "unified_diff", "diff_bytes", "HtmlDiff", "Match"),
]

Match = _namedtuple("Match", "a b size")


def _share(common, total):
    """How alike: twice the part in common over the whole."""
    return 2.0 * common / total if total else 1.0


class SequenceMatcher:
    """Compares two sequences of hashable items by their longest common runs."""

    __class_getitem__ = classmethod(_GenericAlias)

    def __init__(self, isjunk=None, a="", b="", autojunk=True):
        self.isjunk = isjunk
        self.a = self.b = None
        self.autojunk = autojunk
        self.set_seqs(a, b)

    def set_seqs(self, a, b):
        self.set_seq1(a)
        self.set_seq2(b)

    def set_seq1(self, a):
        if a is not self.a:
            self.a = a
            self.matching_blocks = self.opcodes = None

    def set_seq2(self, b):
        if b is not self.b:
            self.b = b
            self.matching_blocks = self.opcodes = None
            self.fullbcount = None
            self._index()

    def _index(self):
        """Where each item of b stands, junk and, in long sequences, very frequent items left out."""
        places = self.b2j = {}
        for place, item in enumerate(self.b):
            places.setdefault(item, []).append(place)
        self.bjunk = set()
        if self.isjunk:
            self.bjunk = {item for item in places if self.isjunk(item)}
            for item in self.bjunk:
                del places[item]
        self.bpopular = set()
        length = len(self.b)
        if self.autojunk and length >= 200:
            bound = length // 100 + 1
            self.bpopular = {item for item, found in places.items() if len(found) > bound}
            for item in self.bpopular:
                del places[item]

    def find_longest_match(self, alo=0, ahi=None, blo=0, bhi=None):
        """The longest run in a[alo:ahi] and b[blo:bhi], the first one of equals."""
        a, b, places, junk = self.a, self.b, self.b2j, self.bjunk
        ahi = len(a) if ahi is None else ahi
        bhi = len(b) if bhi is None else bhi
        start_a, start_b, size = alo, blo, 0
        # The length of the run that ends at a place of b, for the item of a before this one.
        ends = {}
        for i in range(alo, ahi):
            now = {}
            for j in places.get(a[i], ()):
                if j < blo:
                    continue
                if j >= bhi:
                    break
                run = now[j] = ends.get(j - 1, 0) + 1
                if run > size:
                    start_a, start_b, size = i - run + 1, j - run + 1, run
            ends = now
        # First other items beside the run are taken in, then junk.
        for wanted in (False, True):
            while (
                start_a > alo
                and start_b > blo
                and (b[start_b - 1] in junk) == wanted
                and a[start_a - 1] == b[start_b - 1]
            ):
                start_a, start_b, size = start_a - 1, start_b - 1, size + 1
            while (
                start_a + size < ahi
                and start_b + size < bhi
                and (b[start_b + size] in junk) == wanted
                and a[start_a + size] == b[start_b + size]
            ):
                size += 1
        return Match(start_a, start_b, size)

    def get_matching_blocks(self):
        """All common runs in order, and an empty one at the end."""
        if self.matching_blocks is not None:
            return self.matching_blocks
        length_a, length_b = len(self.a), len(self.b)
        found = []
        areas = [(0, length_a, 0, length_b)]
        while areas:
            alo, ahi, blo, bhi = areas.pop()
            match = self.find_longest_match(alo, ahi, blo, bhi)
            if not match.size:
                continue
            found.append(match)
            if alo < match.a and blo < match.b:
                areas.append((alo, match.a, blo, match.b))
            if match.a + match.size < ahi and match.b + match.size < bhi:
                areas.append((match.a + match.size, ahi, match.b + match.size, bhi))
        found.sort()
        blocks = []
        for i, j, size in found:
            if blocks and blocks[-1].a + blocks[-1].size == i and blocks[-1].b + blocks[-1].size == j:
                blocks[-1] = blocks[-1]._replace(size=blocks[-1].size + size)
            else:
                blocks.append(Match(i, j, size))
        blocks.append(Match(length_a, length_b, 0))
        self.matching_blocks = blocks
        return blocks

    def get_opcodes(self):
        """How to turn a into b: (tag, i1, i2, j1, j2) in order."""
        if self.opcodes is None:
            i = j = 0
            self.opcodes = []
            for start_a, start_b, size in self.get_matching_blocks():
                if i < start_a or j < start_b:
                    tag = "delete" if j == start_b else "insert" if i == start_a else "replace"
                    self.opcodes.append((tag, i, start_a, j, start_b))
                i, j = start_a + size, start_b + size
                if size:
                    self.opcodes.append(("equal", start_a, i, start_b, j))
        return self.opcodes

    def get_grouped_opcodes(self, n=3):
        """Groups of changes that have up to n equal items around them."""
        codes = list(self.get_opcodes()) or [("equal", 0, 1, 0, 1)]
        tag, i1, i2, j1, j2 = codes[0]
        if tag == "equal":
            codes[0] = tag, max(i1, i2 - n), i2, max(j1, j2 - n), j2
        tag, i1, i2, j1, j2 = codes[-1]
        if tag == "equal":
            codes[-1] = tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)
        group = []
        for tag, i1, i2, j1, j2 in codes:
            if tag == "equal" and i2 - i1 > 2 * n:
                group.append((tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)))
                yield group
                group = []
                i1, j1 = max(i1, i2 - n), max(j1, j2 - n)
            group.append((tag, i1, i2, j1, j2))
        if group and not (len(group) == 1 and group[0][0] == "equal"):
            yield group

    def ratio(self):
        """How alike the sequences are, from 0.0 to 1.0."""
        common = sum(block.size for block in self.get_matching_blocks())
        return _share(common, len(self.a) + len(self.b))

    def quick_ratio(self):
        """A bound of ratio(): items in common, wherever they stand."""
        if self.fullbcount is None:
            self.fullbcount = {}
            for item in self.b:
                self.fullbcount[item] = self.fullbcount.get(item, 0) + 1
        left = {}
        common = 0
        for item in self.a:
            count = left.get(item, self.fullbcount.get(item, 0))
            left[item] = count - 1
            common += count > 0
        return _share(common, len(self.a) + len(self.b))

    def real_quick_ratio(self):
        """A bound of ratio() from the lengths alone."""
        return _share(min(len(self.a), len(self.b)), len(self.a) + len(self.b))

    def _exceeds(self, bound, or_equal):
        """The ratio if it is more than a bound, cheap looks first; otherwise None."""
        for look in (self.real_quick_ratio, self.quick_ratio, self.ratio):
            ratio = look()
            if ratio < bound or ratio == bound and not or_equal:
                return None
        return ratio


def get_close_matches(word, possibilities, n=3, cutoff=0.6):
    """The best of the sequences that are like word."""
    if not n > 0:
        raise ValueError("n must be > 0: %r" % (n,))
    if not 0.0 <= cutoff <= 1.0:
        raise ValueError("cutoff must be in [0.0, 1.0]: %r" % (cutoff,))
    matcher = SequenceMatcher()
    matcher.set_seq2(word)
    found = []
    for candidate in possibilities:
        matcher.set_seq1(candidate)
        ratio = matcher._exceeds(cutoff, True)
        if ratio is not None:
            found.append((ratio, candidate))
    return [candidate for _, candidate in _heapq.nlargest(n, found)]


# From this ratio on, two lines pass for an old and a new form of the same line.
_ALIKE = 0.75


class _Lineup:
    """Which lines of two changed blocks belong together, found greedily: the closest pair first, and no two cross."""

    def __init__(self, old, new, charjunk):
        self.old, self.new = old, new
        # Places in the old and the new block, pair by pair and both ascending.
        self.olds, self.news = [], []
        for _, place_new, place_old in sorted(self._candidates(charjunk)):
            self._accept(place_old, place_new)

    def _candidates(self, charjunk):
        """Keys of possible pairs: the alike before the equal, which the comparison by lines had set aside as junk."""
        matcher = SequenceMatcher(charjunk)
        for place_new, new in enumerate(self.new):
            matcher.set_seq2(new)
            for place_old, old in enumerate(self.old):
                if old == new:
                    yield 0, place_new, place_old
                    continue
                matcher.set_seq1(old)
                ratio = matcher._exceeds(_ALIKE, True)
                if ratio is not None:
                    yield -ratio, place_new, place_old

    def _accept(self, place_old, place_new):
        at = _bisect.bisect_left(self.olds, place_old)
        if at != _bisect.bisect_left(self.news, place_new):
            return
        if at < len(self.olds) and (self.olds[at] == place_old or self.news[at] == place_new):
            return
        self.olds.insert(at, place_old)
        self.news.insert(at, place_new)

    def steps(self):
        """In order: lists of old and of new lines without partner, and the pair behind them, None at the end."""
        done_old = done_new = 0
        for place_old, place_new in zip(self.olds, self.news):
            pair = self.old[place_old], self.new[place_new]
            yield self.old[done_old:place_old], self.new[done_new:place_new], pair
            done_old, done_new = place_old + 1, place_new + 1
        yield self.old[done_old:], self.new[done_new:], None


def _guide(line, spans, mark):
    """The "? " line below a line: one mark at each place of the spans that need one; blanks of the line stay."""
    row = [char if char.isspace() else " " for char in line]
    for tag, low, high in spans:
        if tag != "equal":
            row[low:high] = ("^" if tag == "replace" else mark) * (high - low)
    row = "".join(row).rstrip()
    return [f"? {row}\n"] if row else []


def _tagged(tag, lines):
    return [f"{tag} {line}" for line in lines]


class Differ:
    """Compares texts line by line, and near lines character by character."""

    def __init__(self, linejunk=None, charjunk=None):
        self.linejunk = linejunk
        self.charjunk = charjunk

    def compare(self, a, b):
        """The lines of both: "- " of a, "+ " of b, "  " of both, "? " marks."""
        for tag, i1, i2, j1, j2 in SequenceMatcher(self.linejunk, a, b).get_opcodes():
            if tag == "replace":
                for gone, come, pair in _Lineup(a[i1:i2], b[j1:j2], self.charjunk).steps():
                    # The shorter part stands first.
                    parts = [_tagged("-", gone), _tagged("+", come)]
                    yield from parts[len(come) < len(gone)]
                    yield from parts[len(come) >= len(gone)]
                    if pair:
                        yield from self._pair(*pair)
            elif tag == "insert":
                yield from _tagged("+", b[j1:j2])
            else:
                yield from _tagged("-" if tag == "delete" else " ", a[i1:i2])

    def _pair(self, old, new):
        if old == new:
            return _tagged(" ", [old])
        codes = SequenceMatcher(self.charjunk, old, new).get_opcodes()
        below_old = _guide(old, [(tag, i1, i2) for tag, i1, i2, _, _ in codes], "-")
        below_new = _guide(new, [(tag, j1, j2) for tag, _, _, j1, j2 in codes], "+")
        return [*_tagged("-", [old]), *below_old, *_tagged("+", [new]), *below_new]


def IS_LINE_JUNK(line, pat=_re.compile(r"\s*(?:#\s*)?$").match):
    """True for a blank line, or one with nothing but a '#'."""
    return pat(line) is not None


def IS_CHARACTER_JUNK(ch, ws=" \t"):
    """True for a blank or a tab."""
    return ch in ws


def _check(a, b, *marks):
    for lines in (a, b):
        if lines and not isinstance(lines[0], str):
            raise TypeError("lines to compare must be str, not %s (%r)" % (type(lines[0]).__name__, lines[0]))
    for mark in marks:
        if not isinstance(mark, str):
            raise TypeError("all arguments must be str, not: %r" % (mark,))


def _heads(marks, from_file, to_file, from_date, to_date, end):
    for mark, name, date in zip(marks, (from_file, to_file), (from_date, to_date)):
        date = "\t" + date if date else ""
        yield f"{mark} {name}{date}{end}"


def unified_diff(a, b, fromfile="", tofile="", fromfiledate="", tofiledate="", n=3, lineterm="\n"):
    """The changes from a to b, old and new lines in one text."""
    _check(a, b, fromfile, tofile, fromfiledate, tofiledate, lineterm)
    started = False
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if not started:
            started = True
            yield from _heads(("---", "+++"), fromfile, tofile, fromfiledate, tofiledate, lineterm)
        ranges = []
        for low, high in ((group[0][1], group[-1][2]), (group[0][3], group[-1][4])):
            length = high - low
            ranges.append(f"{low + 1}" if length == 1 else f"{low + 1 if length else low},{length}")
        yield f"@@ -{ranges[0]} +{ranges[1]} @@{lineterm}"
        for tag, i1, i2, j1, j2 in group:
            if tag == "equal":
                yield from (" " + line for line in a[i1:i2])
                continue
            if tag != "insert":
                yield from ("-" + line for line in a[i1:i2])
            if tag != "delete":
                yield from ("+" + line for line in b[j1:j2])


def context_diff(a, b, fromfile="", tofile="", fromfiledate="", tofiledate="", n=3, lineterm="\n"):
    """The changes from a to b, old and new lines apart."""
    _check(a, b, fromfile, tofile, fromfiledate, tofiledate, lineterm)
    marks = {"insert": "+ ", "delete": "- ", "replace": "! ", "equal": "  "}
    started = False
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if not started:
            started = True
            yield from _heads(("***", "---"), fromfile, tofile, fromfiledate, tofiledate, lineterm)
        yield "*" * 15 + lineterm
        for lines, at, edge, other in ((a, 1, "***", "insert"), (b, 3, "---", "delete")):
            low, high = group[0][at], group[-1][at + 1]
            length = high - low
            place = f"{low + 1 if length else low}" if length <= 1 else f"{low + 1},{high}"
            yield f"{edge} {place} {'*' * 4 if at == 1 else '-' * 4}{lineterm}"
            if any(code[0] not in ("equal", other) for code in group):
                for code in group:
                    if code[0] != other:
                        yield from (marks[code[0]] + line for line in lines[code[at] : code[at + 1]])


def diff_bytes(dfunc, a, b, fromfile=b"", tofile=b"", fromfiledate=b"", tofiledate=b"", n=3, lineterm=b"\n"):
    """A diff of lines of bytes, whatever their encoding."""

    def text(line):
        try:
            return line.decode("ascii", "surrogateescape")
        except AttributeError as error:
            found = type(line).__name__
            raise TypeError(f"all arguments must be bytes, not {found} ({line!r})") from error

    lines = [list(map(text, part)) for part in (a, b)]
    names = [text(part) for part in (fromfile, tofile, fromfiledate, tofiledate)]
    for line in dfunc(*lines, *names, n, text(lineterm)):
        yield line.encode("ascii", "surrogateescape")


def ndiff(a, b, linejunk=None, charjunk=IS_CHARACTER_JUNK):
    """The lines of both texts, with marks under what changed."""
    return Differ(linejunk, charjunk).compare(a, b)


def restore(delta, which):
    """One of the two texts an ndiff was made of."""
    try:
        tag = {1: "- ", 2: "+ "}[int(which)]
    except KeyError:
        raise ValueError("unknown delta choice (must be 1 or 2): %r" % which) from None
    for line in delta:
        if line[:2] in ("  ", tag):
            yield line[2:]
