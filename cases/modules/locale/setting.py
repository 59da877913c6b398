# covers: locale.setlocale, locale.getlocale, locale.normalize, locale.Error, locale.LC_ALL, locale.LC_COLLATE
# covers: locale.LC_CTYPE, locale.LC_MESSAGES, locale.LC_MONETARY, locale.LC_NUMERIC, locale.LC_TIME
# covers: locale.strcoll, locale.strxfrm
# Only the C locale can be set; text is ordered by its characters.
import functools
import locale

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

print(locale.LC_CTYPE, locale.LC_NUMERIC, locale.LC_TIME, locale.LC_COLLATE, locale.LC_MONETARY, locale.LC_MESSAGES, locale.LC_ALL)
for args in ((locale.LC_ALL, "C"), (locale.LC_ALL,), (locale.LC_ALL, "POSIX"), (locale.LC_ALL, None), (locale.LC_NUMERIC, "C"), (locale.LC_TIME, ("C", None)), (locale.LC_ALL, "xx_XX"), (99, "C"), (99,), ("x", "C"), (locale.LC_ALL, 5), (locale.LC_ALL, ("a", "b", "c"))):
    show(locale.setlocale, *args)
show(locale.getlocale)
show(locale.getlocale, locale.LC_NUMERIC)
show(locale.getlocale, 99)
for name in ("de_DE", "de", "en_us", "en_US.utf8", "C", "posix", "", "ja_JP.eucjp", "fr_FR@euro", "pt_br.utf8", "de.ISO8859-15", "zh_TW.Big5", "xx_YY", "it_IT.utf-8"):
    print(repr(name), locale.normalize(name))
for pair in (("a", "b"), ("b", "a"), ("a", "a"), ("Z", "a"), ("é", "z"), ("", "a")):
    result = locale.strcoll(*pair)
    print(pair, (result > 0) - (result < 0))
show(locale.strcoll, "a", 5)
show(locale.strcoll, "a\0b", "a")
show(locale.strxfrm, "aé")
show(locale.strxfrm, 5)
print(sorted(["b", "A", "a", "B"], key=locale.strxfrm), sorted(["b", "A"], key=functools.cmp_to_key(locale.strcoll)))
print(locale.Error.__mro__, locale.Error.__module__)
