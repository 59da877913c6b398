# covers: locale.format_string, locale.currency, locale.str, locale.atof, locale.atoi, locale.localeconv
# covers: locale.CHAR_MAX
# Numbers in the C locale.
import locale

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

locale.setlocale(locale.LC_ALL, "C")
for args in (("%d", 1234567), ("%d", 1234567, True), ("%.2f", 1234567.891, True), ("%s and %5.1f|%-6d|%+i", ("a", 2.25, 3, 4)), ("%(a)s %(b)d%%", {"a": 1, "b": 2}), ("%*d|%d", (5, 3, 4)),
             ("%x %o %c %r %e %G", (255, 8, "x", "y", 1.5, 1e20)), ("plain", ()), ("%%", ()), ("%d", "x"), ("%s %s", ("a",)), ("%s %s", "a"), ("%q", 1), (5, 4), ("%d", (1, 2)), ("%(x)d", {})):
    show(locale.format_string, *args)
for value in (0, 1.5, 1e300, -0.1, 3, "a", None):
    show(locale.str, value)
for text in ("12", " 1.5 ", "1,5", "x", "", "1e3", "-7"):
    show(locale.atof, text)
    show(locale.atoi, text)
show(locale.atof, "7", int)
show(locale.currency, 1.5)
show(locale.currency, 1.5, False, True, international=True)
conv = locale.localeconv()
print(conv, conv is locale.localeconv(), locale.CHAR_MAX)
print(locale.localize("1234.5"), locale.delocalize("1234.5"))
