"""Writes executor/interpreter/src/text/unicode_tables.rs from the Unicode data of the CPython 3.13 that runs it.

python3.13 tools/tables/unicode_tables.py > executor/interpreter/src/text/unicode_tables.rs
"""

import _sre
import re._casefix as casefix
import unicodedata

LAST = 0x110000


def ranges(test):
    out, start = [], None
    for code in range(LAST + 1):
        if code < LAST and test(code):
            if start is None:
                start = code
        elif start is not None:
            out.append((start, code - 1))
            start = None
    return out


def show(name, doc, rows, kind):
    print(f"\n/// {doc}")
    print("#[rustfmt::skip]")
    print(f"pub(super) static {name}: &[{kind}] = &[")
    line = "   "
    for row in rows:
        text = " (" + ", ".join(f"0x{n:x}" if i < 2 and n >= 0 else str(n) for i, n in enumerate(row)) + "),"
        if len(line) + len(text) > 118:
            print(line)
            line = "   "
        line += text
    print(line)
    print("];")


def lower_runs():
    """(first, last, step, delta): every step-th code from first to last lowers to itself plus delta."""
    pairs = [(c, _sre.unicode_tolower(c) - c) for c in range(LAST) if _sre.unicode_tolower(c) != c]
    out, i = [], 0
    while i < len(pairs):
        code, delta = pairs[i]
        best = (code, code, 1, delta)
        taken = 1
        for step in (1, 2):
            n = 1
            while i + n < len(pairs) and pairs[i + n] == (code + n * step, delta):
                n += 1
            if n > taken:
                best, taken = (code, code + (n - 1) * step, step, delta), n
        out.append(best)
        i += taken
    return out


print("//! Character tables of Unicode", unicodedata.unidata_version, "as CPython 3.13 answers them. Written by")
print("//! `tools/tables/unicode_tables.py`; not edited by hand.")
show(
    "NOT_PRINTABLE",
    "Ranges for which `str.isprintable` is false.",
    ranges(lambda c: not chr(c).isprintable()),
    "(u32, u32)",
)
show("ALPHANUMERIC", "Ranges for which `str.isalnum` is true.", ranges(lambda c: chr(c).isalnum()), "(u32, u32)")
show(
    "DECIMAL",
    "Ranges for which `str.isdecimal` is true; each is a whole number of tens from digit zero.",
    ranges(lambda c: chr(c).isdecimal()),
    "(u32, u32)",
)
show("SPACE", "Ranges for which `str.isspace` is true.", ranges(lambda c: chr(c).isspace()), "(u32, u32)")
show(
    "CASED",
    "Ranges of characters that have another case, as `re.IGNORECASE` sees it.",
    ranges(_sre.unicode_iscased),
    "(u32, u32)",
)
show("LOWER", "Simple lower case: (first, last, step, distance).", lower_runs(), "(u32, u32, u32, i32)")
extra = sorted((a, b) for a, others in casefix._EXTRA_CASES.items() for b in others)
show("SAME_UPPER", "Lower-case characters that share an upper case, pairwise and sorted.", extra, "(u32, u32)")

for first, last in ranges(lambda c: chr(c).isdecimal()):
    assert (last - first + 1) % 10 == 0 and unicodedata.decimal(chr(first)) == 0
