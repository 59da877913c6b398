"""Writes executor/interpreter/src/text/codec/charmap_tables.rs: the upper halves of single-byte encodings.

    ~/.pyenv/versions/3.13.0/bin/python3.13 tools/tables/charmap_tables.py > executor/interpreter/src/text/codec/charmap_tables.rs
"""

NAMES = (
    ["cp437", "cp850", "cp852", "cp866"]
    + [f"cp{n}" for n in range(1250, 1259)]
    + [f"iso8859_{n}" for n in range(2, 17) if n != 12]
    + ["koi8_r", "koi8_u", "mac_roman"]
)

print("""//! The upper halves of single-byte encodings, 0 where a byte stands for nothing. Written by
//! `tools/tables/charmap_tables.py`; not edited by hand.

/// Encodings by their normalised names, with the characters of bytes 0x80..=0xFF.
#[rustfmt::skip]
pub(super) static CHARMAPS: &[(&str, [u16; 128])] = &[""")
for name in NAMES:
    codes = [ord(bytes([byte]).decode(name, "ignore") or "\0") for byte in range(0x80, 0x100)]
    print(f'    ("{name}", [')
    for start in range(0, 128, 16):
        print("        " + " ".join(f"0x{code:04x}," for code in codes[start : start + 16]))
    print("    ]),")
print("];")
