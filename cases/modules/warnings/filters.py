# Filters, records and errors.
import warnings

with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    warnings.warn("one")
    warnings.warn("two", DeprecationWarning)
    warnings.warn(RuntimeWarning("three"))
    print([(str(one.message), one.category.__name__) for one in caught])
with warnings.catch_warnings():
    warnings.simplefilter("error")
    try:
        warnings.warn("bad", UserWarning)
    except UserWarning as error:
        print(repr(error))
    warnings.filterwarnings("ignore", message="quiet.*")
    warnings.warn("quiet please")
for call in (lambda: warnings.warn("x", 3), lambda: warnings.simplefilter("no"), lambda: warnings.simplefilter("error", lineno=-1)):
    try:
        call()
    except Exception as error:
        print(type(error).__name__, error)


@warnings.deprecated("old")
def old():
    return 5


with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(old(), old.__deprecated__, [str(one.message) for one in caught])
