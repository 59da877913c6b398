"""Writes executor/interpreter/src/text/properties_tables.rs from the Unicode data of the CPython 3.13 that runs it.

    python3.13 tools/tables/properties_tables.py [NAMES] > executor/interpreter/src/text/properties_tables.rs

CPython cannot list its named sequences: NAMES is a file in which code points and names of sequences can be found, such as
Perl's unicore/Name.pl (code points, a line or tab, the name). Each is looked up; without the file none is known.
"""

import re
import sys
import unicodedata

from rust import table

CODES = range(0x110000)


def text(value):
    return '"' + "".join(f"\\u{{{ord(c):x}}}" for c in value) + '"'


def properties(char):
    return (
        unicodedata.category(char),
        unicodedata.bidirectional(char),
        unicodedata.east_asian_width(char),
        unicodedata.combining(char),
        unicodedata.mirrored(char),
    )


def value_runs(value):
    """(first, last, value of the first) for runs in which values rise by one."""
    out = []
    for code in CODES:
        number = value(chr(code), None)
        if number is None:
            continue
        if out and out[-1][1] == code - 1 and number == out[-1][2] + (code - out[-1][0]):
            out[-1][1] = code
        else:
            out.append([code, code, number])
    return [f"(0x{first:x}, 0x{last:x}, {number!r})" for first, last, number in out]


def compositions():
    for code in CODES:
        parts = unicodedata.decomposition(chr(code))
        if not parts or parts[0] == "<" or len(parts.split()) != 2:
            continue
        first, second = (int(part, 16) for part in parts.split())
        if unicodedata.normalize("NFC", chr(first) + chr(second)) == chr(code):
            yield first, second, code


def sequences(path):
    found = {}
    for codes, name in re.findall(r"^([0-9A-F]{4,6}(?: [0-9A-F]{4,6})+)[\t\n](.+)$", open(path).read(), re.M):
        value = "".join(chr(int(code, 16)) for code in codes.split())
        try:
            if unicodedata.lookup(name) == value:
                found[name] = value
        except KeyError:
            pass
    return found


version = unicodedata.unidata_version
print(f"""//! Properties of characters in Unicode {version} as CPython 3.13 answers them. Written by
//! `tools/tables/properties_tables.py`; not edited by hand.
//! tidy: long because tables are.""")
runs, records = [], []
for code in CODES:
    record = properties(chr(code))
    if record not in records:
        records.append(record)
    if not runs or runs[-1][1] != record:
        runs.append((code, record))
table(
    "RECORDS",
    "Category, direction, width, combining class, whether mirrored.",
    "(&str, &str, &str, u8, bool)",
    [f'("{c}", "{b}", "{w}", {n}, {str(bool(m)).lower()})' for c, b, w, n, m in records],
)
table(
    "RUNS",
    "Where characters of a record begin.",
    "(u32, u8)",
    [f"(0x{code:x}, {records.index(record)})" for code, record in runs],
)
table("NUMERIC", "Runs of numbers: first, last, value of the first.", "(u32, u32, f64)", value_runs(unicodedata.numeric))
table("DIGIT", "Runs of digits: first, last, value of the first.", "(u32, u32, i64)", value_runs(unicodedata.digit))
table(
    "DECOMPOSITION",
    "What a character consists of, as the Unicode data file writes it.",
    "(u32, &str)",
    [f'(0x{c:x}, "{unicodedata.decomposition(chr(c))}")' for c in CODES if unicodedata.decomposition(chr(c))],
)
table(
    "COMPOSITION",
    "Pairs that form one character.",
    "(u32, u32, u32)",
    [f"(0x{a:x}, 0x{b:x}, 0x{c:x})" for a, b, c in sorted(compositions())],
)
known = sequences(sys.argv[1]) if len(sys.argv) > 1 else {}
table(
    "SEQUENCES",
    "Names of several characters.",
    "(&str, &str)",
    [f'("{name}", {text(value)})' for name, value in sorted(known.items())],
)
