# covers: warnings.simplefilter, warnings.filterwarnings, warnings.resetwarnings, warnings.catch_warnings
# covers: warnings.warn, warnings.warn_explicit
# Which warnings are shown, raised or kept, and how often.
import warnings

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

def give(text="w", category=UserWarning):
    warnings.warn(text, category)


for action in ("error", "ignore", "always", "default", "module", "once"):
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter(action)
        for _ in range(3):
            try:
                give("said " + action)
            except UserWarning as error:
                print("raised", error)
        give("said " + action)if action != "error" else None
    print(action, [str(w.message) for w in seen])
with warnings.catch_warnings(record=True) as seen:
    warnings.resetwarnings()
    warnings.filterwarnings("ignore", message="no.*")
    warnings.filterwarnings("error", category=RuntimeWarning, append=True)
    give("nothing")
    give("NOTHING either")
    give("yes")
    show(give, "r", RuntimeWarning)
    warnings.simplefilter("ignore", UserWarning)
    give("quiet")
    give("other", FutureWarning)
print([(str(w.message), w.category.__name__, w.lineno > 0, w.filename == __file__ if "__file__" in globals() else True, w.line, w.source) for w in seen])
with warnings.catch_warnings(action="ignore", category=UserWarning):
    give("hidden")
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    warnings.warn(DeprecationWarning("an instance"))
    warnings.warn("text", stacklevel=2)
    warnings.warn_explicit("explicit", UserWarning, "file.py", 7)
    warnings.warn_explicit(SyntaxWarning("inst"), None, "g.py", 8, module="mod", registry={})
    warnings.warn("with source", source=[1])
print([(type(w.message).__name__, str(w.message), w.lineno if w.filename.endswith(("file.py", "g.py")) else None) for w in seen])
print(str(seen[2]).replace("'", '"')[:60])
for call in (lambda: warnings.warn("x", int), lambda: warnings.warn("x", 5), lambda: warnings.warn("x", stacklevel="y"), lambda: warnings.simplefilter("nope"), lambda: warnings.simplefilter("ignore", int), lambda: warnings.simplefilter("ignore", lineno=-1), lambda: warnings.filterwarnings("ignore", message=5), lambda: warnings.filterwarnings("nope"), lambda: warnings.filterwarnings("ignore", category=5), lambda: warnings.catch_warnings().__exit__()):
    show(call)
again = warnings.catch_warnings()
with again:
    show(again.__enter__)
print(repr(warnings.catch_warnings(record=True)))
