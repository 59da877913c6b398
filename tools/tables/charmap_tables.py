"""Writes executor/interpreter/src/text/codec/charmap_tables.rs: single-byte encodings, and the other names of encodings.

    ~/.pyenv/versions/3.13.0/bin/python3.13 tools/tables/charmap_tables.py > executor/interpreter/src/text/codec/charmap_tables.rs
"""

import codecs
import encodings.aliases
import pkgutil

# Encodings that `codec/mod.rs` knows by their names.
OTHERS = "utf_8 utf_8_sig utf_7 utf_16 utf_16_le utf_16_be utf_32 utf_32_le utf_32_be ascii latin_1".split()
OTHERS += "unicode_escape raw_unicode_escape iso8859_1 charmap".split()
OTHERS += "hex_codec base64_codec bz2_codec zlib_codec quopri_codec uu_codec rot_13".split()
MISSING = 0xFFFE


def table(name):
    """The characters of all bytes, None when it is no plain single-byte encoding."""
    codes = []
    for byte in range(256):
        text = bytes([byte]).decode(name, "ignore")
        if len(text) > 1:
            return None
        codes.append(ord(text) if text else MISSING)
    # Where several bytes stand for a character, the last is written.
    for byte, code in enumerate(codes):
        if code != MISSING:
            last = max(place for place, other in enumerate(codes) if other == code)
            if chr(code).encode(name) != bytes([last]):
                return None
    return codes if codes.count(MISSING) < 128 else None


tables = {}
for module in pkgutil.iter_modules(encodings.__path__):
    try:
        if module.name not in OTHERS and "Multibyte" not in repr(codecs.lookup(module.name).encode):
            codes = table(module.name)
            if codes:
                tables[module.name] = codes
    except (LookupError, UnicodeError):
        pass

print("""//! Single-byte encodings, and the other names of encodings. Written by `tools/tables/charmap_tables.py`; not edited by
//! hand.
//! tidy: long because tables are.

use super::Charmap;

/// What a byte that stands for nothing has in place of a character.
pub(super) const MISSING: u16 = 0xfffe;

/// Encodings with the characters of all bytes.
#[rustfmt::skip]
pub(super) static CHARMAPS: &[Charmap] = &[""")
for name, codes in tables.items():
    ascii_like = str(codes[:128] == list(range(128)) and min(codes[128:]) > 127).lower()
    print(f'    Charmap {{ plain: "{name}", name: "{codecs.lookup(name).name}", ascii: {ascii_like}, table: [')
    for start in range(0, 256, 16):
        print("        " + " ".join(f"0x{code:04x}," for code in codes[start : start + 16]))
    print("    ] },")
print("""];

/// Other names, sorted, with the names they stand for.
#[rustfmt::skip]
pub(super) static ALIASES: &[(&str, &str)] = &[""")
line = "   "
for alias, name in sorted(encodings.aliases.aliases.items()):
    if name in tables or name in OTHERS:
        item = f' ("{alias}", "{name}"),'
        if len(line) + len(item) > 118:
            print(line)
            line = "   "
        line += item
print(line)
print("];")
