# All names of characters, with and without what ends them.
# covers: html.entities
import hashlib
import html
import html.entities

TABLES = html.entities.html5, html.entities.name2codepoint, html.entities.codepoint2name, html.entities.entitydefs
for table in TABLES:
    print(len(table), hashlib.md5(repr(table).encode()).hexdigest(), list(table.items())[:3])
print([name for name in dir(html.entities) if not name.startswith("_")], html.entities.__all__)

digest = hashlib.md5()
for name in html.entities.html5:
    for text in (
        f"&{name}",
        f"&{name};",
        f"&{name}x",
        f"&{name[:-1]}",
        f"&{name}&{name}",
        f"a&{name.lower()}=1",
        f"&{name[:-1]} ",
    ):
        digest.update(html.unescape(text).encode())
print(digest.hexdigest())
for text in (
    "&notit;",
    "&notin;",
    "&notin",
    "&ampamp;",
    "&amp;lt;",
    "&NotEqualTilde;",
    "&Nope;",
    "&;",
    "&",
    "&&amp",
    "&a",
    "&#;",
    "&#x;",
    "&fjlig;",
):
    print(ascii(text), ascii(html.unescape(text)))
for number in (
    0,
    1,
    8,
    9,
    10,
    11,
    12,
    13,
    31,
    127,
    128,
    129,
    150,
    159,
    160,
    0xD7FF,
    0xD800,
    0xDFFF,
    0xFDD0,
    0xFFFE,
    0x1FFFF,
    0x10FFFF,
    0x110000,
    10**20,
):
    print(number, ascii(html.unescape(f"&#{number}; &#x{number:X}; &#X{number:x}g &#{number}")))
