"""Conventions of languages and countries: those of the C locale, which is the only one there is."""

import re as _re
from builtins import str as _text
from collections.abc import Mapping as _Mapping

__all__ = [
    *("getlocale", "getdefaultlocale", "getpreferredencoding", "Error", "setlocale", "localeconv", "strcoll"),
    *("strxfrm", "str", "atof", "atoi", "format_string", "currency", "normalize", "LC_CTYPE", "LC_COLLATE"),
    *("LC_TIME", "LC_MONETARY", "LC_NUMERIC", "LC_ALL", "CHAR_MAX", "getencoding", "LC_MESSAGES"),
]

LC_CTYPE, LC_NUMERIC, LC_TIME, LC_COLLATE, LC_MONETARY, LC_MESSAGES, LC_ALL = range(7)
CHAR_MAX = 127


class Error(Exception):
    """A locale that does not exist."""


Error.__module__ = "locale"

_KNOWN = {"": "C.UTF-8", "C": "C", "POSIX": "C", "C.UTF-8": "C.UTF-8", "C.utf8": "C.utf8"}
_PARTS = (
    *("LC_CTYPE", "LC_NUMERIC", "LC_TIME", "LC_COLLATE", "LC_MONETARY", "LC_MESSAGES", "LC_PAPER", "LC_NAME"),
    *("LC_ADDRESS", "LC_TELEPHONE", "LC_MEASUREMENT", "LC_IDENTIFICATION"),
)
# What is set for each category; glibc counts LC_ALL among them.
_set = dict.fromkeys((0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12), "C")
_set[LC_CTYPE] = "C.UTF-8"


def setlocale(category, locale=None):
    """Set or ask for the locale of a category."""
    if locale is not None and not isinstance(locale, _text):
        try:
            language, encoding = locale
            locale = normalize("C" if language is None else language if encoding is None else f"{language}.{encoding}")
        except (TypeError, ValueError):
            message = "Locale must be None, a string, or an iterable of two strings -- language code, encoding."
            raise TypeError(message) from None
    if not isinstance(category, int):
        raise TypeError(f"'{type(category).__name__}' object cannot be interpreted as an integer")
    if category != LC_ALL and category not in _set:
        raise Error("locale query failed" if locale is None else "unsupported locale setting")
    if locale is not None:
        if locale not in _KNOWN:
            raise Error("unsupported locale setting")
        for one in _set if category == LC_ALL else (category,):
            _set[one] = _KNOWN[locale]
    if category != LC_ALL:
        return _set[category]
    if len(set(_set.values())) == 1:
        return _set[LC_CTYPE]
    return ";".join(f"{name}={value}" for name, value in zip(_PARTS, _set.values()))


def getlocale(category=LC_CTYPE):
    """The language and the encoding of a category."""
    name = setlocale(category)
    if category == LC_ALL and ";" in name:
        raise TypeError("category LC_ALL is not supported")
    if name.startswith("C."):
        return ("C", "UTF-8")
    return (None, None)


def getdefaultlocale(envvars=("LC_ALL", "LC_CTYPE", "LANG", "LANGUAGE")):
    """The language and the encoding that a host would have: there is none."""
    import warnings

    message = "'locale.getdefaultlocale' is deprecated and slated for removal in Python 3.15"
    warnings.warn(message + ". Use setlocale(), getencoding() and getlocale() instead.", DeprecationWarning, 2)
    return ("C", "UTF-8")


def getencoding():
    """The encoding of text."""
    return "UTF-8"


def getpreferredencoding(do_setlocale=True):
    """The encoding of text."""
    return "UTF-8"


def localeconv():
    """The conventions for numbers and money."""
    money = ("int_frac_digits", "frac_digits", "p_cs_precedes", "p_sep_by_space", "n_cs_precedes", "n_sep_by_space")
    texts = ("int_curr_symbol", "currency_symbol", "mon_decimal_point", "mon_thousands_sep")
    return {
        **dict.fromkeys(texts, ""),
        "mon_grouping": [],
        "positive_sign": "",
        "negative_sign": "",
        **dict.fromkeys((*money, "p_sign_posn", "n_sign_posn"), CHAR_MAX),
        "decimal_point": ".",
        "thousands_sep": "",
        "grouping": [],
    }


def _plain(function, text, which=""):
    if not isinstance(text, _text):
        raise TypeError(f"{function}() argument {which}must be str, not {type(text).__name__}")
    if "\0" in text:
        raise ValueError("embedded null character")


def strcoll(os1, os2, /):
    """How two texts are ordered: below 0, 0 or above 0."""
    _plain("strcoll", os1, "1 ")
    _plain("strcoll", os2, "2 ")
    return (os1 > os2) - (os1 < os2)


def strxfrm(string, /):
    """A text that compares as this one is ordered."""
    _plain("strxfrm", string)
    return string


_SPECIFIER = _re.compile(r"%(?:\(.*?\))?([-#0-9 +*.hlL]*?)[eEfFgGdiouxXcrs%]")


def format_string(f, val, grouping=False, monetary=False):
    """Like the operator %, with numbers as the locale writes them."""
    specifiers = list(_SPECIFIER.finditer(f))
    pattern = _SPECIFIER.sub("%s", f)
    if isinstance(val, _Mapping):
        shown = ["%" if one.group()[-1] == "%" else one.group() % val for one in specifiers]
        return pattern % tuple(shown)
    if not isinstance(val, tuple):
        val = (val,)
    shown, place = [], 0
    for one in specifiers:
        if one.group()[-1] == "%":
            shown.append("%")
            continue
        # A star takes a value of its own. Thousands are not set apart here.
        taken = 1 + one.group(1).count("*")
        shown.append(one.group() % (val[place], *val[place + 1 : place + taken]))
        place += taken
    return pattern % tuple(shown)


def currency(val, symbol=True, grouping=False, international=False):
    """An amount of money: the C locale has none."""
    raise ValueError("Currency formatting is not possible using the 'C' locale.")


def str(val):
    """A float as text."""
    return "%.12g" % (val,)


def delocalize(string):
    """A number in the locale's form as Python reads it."""
    return string.replace(".", ".")


def localize(string, grouping=False, monetary=False):
    """A number as text in the locale's form."""
    return string.replace(".", "") if monetary else string


def atof(string, func=float):
    """The number that a text in the locale's form stands for."""
    return func(delocalize(string))


def atoi(string):
    """The int that a text in the locale's form stands for."""
    return int(delocalize(string))


# The country and the encoding that go with a language.
_COUNTRIES = dict(
    part.split(":")
    for part in """
    bg:BG.CP1251 cs:CZ.ISO8859-2 da:DK.ISO8859-1 de:DE.ISO8859-1 el:GR.ISO8859-7 en:US.ISO8859-1 es:ES.ISO8859-1
    et:EE.ISO8859-15 fi:FI.ISO8859-15 fr:FR.ISO8859-1 he:IL.ISO8859-8 hi:IN.ISCII-DEV hr:HR.ISO8859-2 hu:HU.ISO8859-2
    it:IT.ISO8859-1 ja:JP.eucJP ko:KR.eucKR lt:LT.ISO8859-13 lv:LV.ISO8859-13 nb:NO.ISO8859-1 nl:NL.ISO8859-1
    no:NO.ISO8859-1 pl:PL.ISO8859-2 pt:PT.ISO8859-1 ro:RO.ISO8859-2 ru:RU.UTF-8 sk:SK.ISO8859-2 sl:SI.ISO8859-2
    sv:SE.ISO8859-1 th:TH.ISO8859-11 tr:TR.ISO8859-9 uk:UA.KOI8-U vi:VN.TCVN zh:CN.eucCN
    """.split()
)
_ENCODINGS = {"utf8": "UTF-8", "utf": "UTF-8", "euc_jp": "eucJP", "eucjp": "eucJP", "euckr": "eucKR", "big5": "big5"}


def normalize(localename):
    """A name of a locale in its usual spelling, with an encoding."""
    lowered = localename.lower()
    base, _, modifier = lowered.partition("@")
    language, _, encoding = base.partition(".")
    if language in ("c", "posix"):
        return f"C.{_encoding_name(encoding)}" if encoding else "C"
    word, _, country = language.partition("_")
    if word not in _COUNTRIES:
        return localename
    usual_country, usual_encoding = _COUNTRIES[word].split(".", 1)
    if modifier == "euro" and not encoding:
        encoding, modifier = "iso8859-15", ""
    name = f"{word}_{country.upper() or usual_country}.{_encoding_name(encoding) if encoding else usual_encoding}"
    return f"{name}@{modifier}" if modifier else name


def _encoding_name(encoding):
    plain = encoding.replace("-", "").replace("_", "")
    if plain in _ENCODINGS:
        return _ENCODINGS[plain]
    if plain.startswith("iso8859"):
        return "ISO8859-" + (plain[7:] or "1")
    return encoding.upper()
