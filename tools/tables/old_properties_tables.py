"""Writes executor/interpreter/src/text/old_properties_tables.rs from `ucd_3_2_0` of the CPython 3.13 that runs it.

    python3.13 tools/tables/old_properties_tables.py > executor/interpreter/src/text/old_properties_tables.rs

Only what is another in Unicode 3.2.0 than in today's tables is kept.
"""

import unicodedata

from rust import table

CODES = range(0x110000)
OLD = unicodedata.ucd_3_2_0


def ranges(pairs):
    """Neighbours with the same value as one: first code, last code, value."""
    found = []
    for code, value in pairs:
        if found and found[-1][1] == code - 1 and found[-1][2] == value:
            found[-1][1] = code
        else:
            found.append([code, code, value])
    return found


def is_new(code):
    return OLD.category(chr(code)) == "Cn" and unicodedata.category(chr(code)) != "Cn"


def changes(ask, *default):
    """What a function of the module says otherwise of characters that there were."""
    for code in CODES:
        char = chr(code)
        old = getattr(OLD, ask)(char, *default)
        if not is_new(code) and old != getattr(unicodedata, ask)(char, *default):
            yield code, old


print("//! What was another in Unicode 3.2.0, as CPython's `ucd_3_2_0` answers it. Written by")
print("//! `tools/tables/old_properties_tables.py`; not edited by hand.")
print("//! tidy: long because tables are.")
new = ranges((code, None) for code in CODES if is_new(code))
table("NEWER", "First and last of the characters that came later.", "(u32, u32)", (f"({a:#x}, {b:#x})" for a, b, _ in new))
for name, ask, doc in (
    ("CATEGORIES", "category", "First, last and their category."),
    ("DIRECTIONS", "bidirectional", "First, last and their direction."),
    ("WIDTHS", "east_asian_width", "First, last and their width."),
):
    items = (f'({a:#x}, {b:#x}, "{value}")' for a, b, value in ranges(changes(ask)))
    table(name, doc, "(u32, u32, &str)", items)
mirrored = (f"({a:#x}, {b:#x}, {str(bool(value)).lower()})" for a, b, value in ranges(changes("mirrored")))
table("MIRRORED", "First, last and whether they were mirrored.", "(u32, u32, bool)", mirrored)
decimals = (f"({code:#x}, {-1 if value is None else value})" for code, value in changes("decimal", None))
table("DECIMALS", "Characters and the decimal digit they stood for, -1 for none.", "(u32, i8)", decimals)
parts = (
    f"({code:#x}, {ord(OLD.normalize('NFD', chr(code))):#x})"
    for code in CODES
    if not 0xD800 <= code < 0xE000
    and not is_new(code)
    and OLD.normalize("NFD", chr(code)) != unicodedata.normalize("NFD", chr(code))
)
table("PARTS", "Characters and what they were taken for in normal forms.", "(u32, u32)", parts)
assert not any(list(changes(ask, *rest)) for ask, *rest in (("combining",), ("decomposition",), ("digit", None)))
assert not any(list(changes(ask, None)) for ask in ("numeric", "name"))
