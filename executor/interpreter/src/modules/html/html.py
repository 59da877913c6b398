import re as _re

__all__ = ["escape", "unescape"]

_WINDOWS = {
    **{0x80: "\u20ac", 0x82: "\u201a", 0x83: "\u0192", 0x84: "\u201e", 0x85: "\u2026", 0x86: "\u2020"},
    **{0x87: "\u2021", 0x88: "\u02c6", 0x89: "\u2030", 0x8A: "\u0160", 0x8B: "\u2039", 0x8C: "\u0152"},
    **{0x8E: "\u017d", 0x91: "\u2018", 0x92: "\u2019", 0x93: "\u201c", 0x94: "\u201d", 0x95: "\u2022"},
    **{0x96: "\u2013", 0x97: "\u2014", 0x98: "\u02dc", 0x99: "\u2122", 0x9A: "\u0161", 0x9B: "\u203a"},
    **{0x9C: "\u0153", 0x9E: "\u017e", 0x9F: "\u0178", 0x00: "\ufffd", 0x0D: "\r"},
}


def escape(s, quote=True):
    """Text in which what HTML gives a meaning is written out."""
    s = s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    if quote:
        s = s.replace('"', "&quot;").replace("'", "&#x27;")
    return s


def _replaced(match):
    name = match[1]
    if name[0] == "#":
        digits = name[1:].rstrip(";")
        number = int(digits[1:], 16) if digits[0] in "xX" else int(digits)
        if number in _WINDOWS:
            return _WINDOWS[number]
        if 0xD800 <= number <= 0xDFFF or number > 0x10FFFF:
            return "\ufffd"
        control = number < 0x20 and number not in (9, 10, 12, 13) or 0x7F <= number <= 0x9F
        if control and number not in _KEPT or 0xFDD0 <= number <= 0xFDEF or number & 0xFFFE == 0xFFFE:
            return ""
        return chr(number)
    from html.entities import html5

    # Some names need no semicolon, and text may follow them at once.
    for length in range(len(name), 1, -1):
        if name[:length] in html5:
            return html5[name[:length]] + name[length:]
    return "&" + name


_KEPT = frozenset((0x81, 0x8D, 0x8F, 0x90, 0x9D))
_REFERENCE = _re.compile(r"&(#[0-9]+;?|#[xX][0-9a-fA-F]+;?|[^\t\n\f <&#;]{1,32};?)")


def unescape(s):
    """Text with the characters that references stand for."""
    if "&" not in s:
        return s
    return _REFERENCE.sub(_replaced, s)
