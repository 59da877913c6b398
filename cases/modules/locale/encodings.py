# covers: locale.getencoding, locale.getpreferredencoding, locale.getdefaultlocale
# The encodings of the locale are names of encodings that there are.
import codecs
import locale
import warnings

for function in (locale.getencoding, locale.getpreferredencoding):
    print(codecs.lookup(function()).name in ("utf-8", "ascii"))
print(codecs.lookup(locale.getpreferredencoding(False)).name in ("utf-8", "ascii"))
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    print(len(locale.getdefaultlocale()), [w.category.__name__ for w in seen])
for call in (lambda: locale.getencoding(1), lambda: locale.getpreferredencoding(1, 2)):
    try:
        call()
    except TypeError:
        print("TypeError")
