"""Writes executor/interpreter/src/modules/html/entities.txt: the names of characters in HTML, as CPython lists them.

    ~/.pyenv/versions/3.13.0/bin/python3.13 tools/tables/html_entities.py > executor/interpreter/src/modules/html/entities.txt

A line is a name and code points; names that stood in HTML 4 come first, in their order, behind a `4`.
"""

from html.entities import html5, name2codepoint

for name, code in name2codepoint.items():
    print("4", name, f"{code:x}")
for name, text in html5.items():
    print("5", name, *(f"{ord(char):x}" for char in text))
