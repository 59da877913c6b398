# covers: traceback.format_exception_only, traceback.format_exception
# The last lines alone know no names around; names of modules, files without lines, notes of other kinds.
import inspect
import traceback


def last(error):
    return "".join(traceback.format_exception_only(error)).rstrip()


near = 1
for text in "io", "nea", "collections", "printt":
    try:
        eval(text)
    except NameError as error:
        print(last(error), "|", traceback.format_exception(error)[-1].rstrip())

broken = SyntaxError("bad")
print(last(broken))
broken.filename = "folder/file.py"
print(last(broken))
print(last(SyntaxError("bad", ("file.py", None, None, None))))

error = ValueError(1)
for notes in [], (1, "two"), 5, "text", None, {}:
    error.__notes__ = notes
    print(notes, last(error).split("\n"))
print(inspect.signature(traceback.format_exception))
print("print_list" in traceback.__all__)
