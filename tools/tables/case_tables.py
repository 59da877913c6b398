"""Writes executor/interpreter/src/text/case_tables.rs from the characters as CPython itself answers about them.

    ~/.pyenv/versions/3.13.0/bin/python3.13 tools/tables/case_tables.py > executor/interpreter/src/text/case_tables.rs
"""

import sys
import unicodedata

from rust import table

CODES = [c for c in range(sys.maxunicode + 1)]
CHARS = [chr(c) for c in CODES]


def ranges(test):
    out = []
    for code, char in zip(CODES, CHARS):
        if test(char):
            if out and out[-1][1] == code - 1:
                out[-1][1] = code
            else:
                out.append([code, code])
    return out


def runs(mapping):
    """Single mappings as (first, last, step, distance)."""
    pairs = [(c, m - c) for c, m in mapping if m != c]
    out = []
    for code, distance in pairs:
        if out:
            last = out[-1]
            if last[3] == distance and last[0] == last[1] and code - last[1] in (1, 2):
                last[1], last[2] = code, code - last[1]
                continue
            if last[3] == distance and code - last[1] == last[2]:
                last[1] = code
                continue
        out.append([code, code, 1, distance])
    return out


def text(value):
    return '"' + "".join(f"\\u{{{ord(c):x}}}" for c in value) + '"'


def range_table(name, doc, test):
    table(name, doc, "(u32, u32)", [f"(0x{a:x}, 0x{b:x})" for a, b in ranges(test)])


def final_sigma(before):
    return (before + "\u03a3").lower().endswith("\u03c2")


print(f"""//! Tables for the case methods and character tests of `str`, Unicode {unicodedata.unidata_version} as CPython 3.13 answers them. Written by
//! `tools/tables/case_tables.py`; not edited by hand.
//! tidy: long because tables are.""")
range_table("ALPHABETIC", "Ranges for which `str.isalpha` is true.", str.isalpha)
range_table("DIGIT", "Ranges for which `str.isdigit` is true.", str.isdigit)
range_table("NUMERIC", "Ranges for which `str.isnumeric` is true.", str.isnumeric)
range_table("LOWERCASE", "Ranges for which `str.islower` is true.", str.islower)
range_table("UPPERCASE", "Ranges for which `str.isupper` is true.", str.isupper)
range_table("TITLECASE", "Title case characters that are not upper case.", lambda c: c.istitle() and not c.isupper())
range_table("CASED", "Characters with case: behind them a word goes on.", lambda c: (c + "a").title().endswith("a"))
range_table(
    "CASE_IGNORABLE",
    "Characters that the rule for a final sigma looks through.",
    lambda c: final_sigma("a" + c) and not final_sigma(c),
)
range_table("ID_START", "Characters that may begin a name.", str.isidentifier)
range_table("ID_CONTINUE", "Characters that may go on with a name.", lambda c: ("a" + c).isidentifier())
table(
    "UPPER",
    "Upper case by one character: first, last, step, distance.",
    "(u32, u32, u32, i32)",
    [
        f"(0x{a:x}, 0x{b:x}, {s}, {d})"
        for a, b, s, d in runs([(c, ord(ch.upper())) for c, ch in zip(CODES, CHARS) if len(ch.upper()) == 1])
    ],
)
for name, doc, mapped, usual in [
    ("UPPER_LONG", "Upper case by several characters.", str.upper, None),
    ("TITLE", "Title case where it is not the upper case.", str.title, str.upper),
    ("FOLD", "Case folding where it is not the lower case.", str.casefold, str.lower),
]:
    entries = []
    for code, char in zip(CODES, CHARS):
        value = mapped(char)
        if (usual is None and len(value) > 1) or (usual is not None and value != usual(char)):
            entries.append(f"(0x{code:x}, {text(value)})")
    table(name, doc, "(u32, &str)", entries)
