# Texts of exceptions that were caught.
import io, traceback


def inner():
    return 1 / 0


def outer():
    try:
        inner()
    except ZeroDivisionError as error:
        raise ValueError("outer") from error


try:
    outer()
except ValueError as error:
    print(traceback.format_exc().count("Traceback"), traceback.format_exc().splitlines()[-1])
    print(traceback.format_exception_only(error), traceback.format_exception_only(type(error), error))
    print([part.name for part in traceback.extract_tb(error.__traceback__)])
    print(traceback.format_exception(error, chain=False)[0], traceback.format_exception(error)[-1])
    print("".join(traceback.format_exception(error)) == traceback.format_exc())
    text = io.StringIO()
    traceback.print_exc(file=text)
    print(text.getvalue() == traceback.format_exc())
    print([line.line for line in traceback.extract_tb(error.__traceback__)])
    kept = traceback.TracebackException.from_exception(error)
    print(str(kept), kept.exc_type_str, "".join(kept.format()) == traceback.format_exc())
print(traceback.format_exc())
try:
    traceback.format_exception(3)
except TypeError as error:
    print(error)
