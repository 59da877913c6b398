# Exception groups in boxes: limits of width and depth, chains, notes, and the last lines with those of the members.
# covers: traceback.TracebackException, traceback.format_exception_only
import traceback


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


members = [ValueError(number) for number in range(17)]
inner = ExceptionGroup("inner", [TypeError("two\nlines"), ExceptionGroup("deep", [KeyError(1)])])
group = ExceptionGroup("outer", [*members, inner])


def show(error, **options):
    print("".join(traceback.TracebackException.from_exception(error, **options).format()))


show(group)
show(group, max_group_width=2)
show(group, max_group_width=17)
show(group, max_group_width=0)
show(inner, max_group_depth=1)
show(ExceptionGroup("last", [inner]), max_group_depth=2)
print("".join(traceback.format_exception_only(inner, show_group=True)))
print("".join(traceback.format_exception_only(inner)))
print("".join(traceback.TracebackException.from_exception(inner).format_exception_only(show_group=True)))
try:
    try:
        raise inner
    except ExceptionGroup as error:
        raise OSError("behind it") from error
except OSError as error:
    error.add_note("a note\nof two lines")
    show(error, max_group_width=1)
    show(ExceptionGroup("around", [error, ValueError("next")]))
    print("".join(traceback.TracebackException.from_exception(error).format(chain=False)))
raise ExceptionGroup("whole", members)
