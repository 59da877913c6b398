# covers: traceback.extract_tb, traceback.format_tb, traceback.print_tb, traceback.walk_tb, traceback.format_list
# covers: traceback.StackSummary, traceback.FrameSummary, traceback.extract_stack, traceback.format_stack
# covers: traceback.print_stack, traceback.clear_frames, traceback.walk_stack
# The entries of a traceback as objects and text.
import io
import traceback

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

def inner():
    raise ValueError("x")


def outer():
    inner()


try:
    outer()
except ValueError as error:
    trace = error.__traceback__
stack = traceback.extract_tb(trace)
for frame in stack:
    print(frame.name, frame.lineno, frame.line, tuple(frame)[1:], frame.locals, len(frame))
print(type(stack).__name__, isinstance(stack, list), len(traceback.extract_tb(trace, limit=1)), [f.name for f in traceback.extract_tb(trace, limit=-1)], traceback.extract_tb(None), stack[0] == stack[0], repr(stack[2]).split(" in ")[-1])
text = [line for entry in traceback.format_tb(trace) for line in entry.splitlines() if "^" not in line and "~" not in line]
print(len(traceback.format_tb(trace)), [line.split(",", 1)[-1] for line in text])
made = traceback.FrameSummary("f.py", 3, "func", line="x = 1", lookup_line=False)
print(made, made.filename, made.line, traceback.format_list([made, ("g.py", 4, "g", "  y  "), ("h.py", 5, "h", None)]), made == ("f.py", 3, "func", "x = 1"), list(made))
summary = traceback.StackSummary.from_list([("a.py", 1, "a", "code"), made])
print(summary.format(), traceback.StackSummary.from_list([("a.py", 1, "a", "code")] * 6).format())
out = io.StringIO()
traceback.print_tb(trace, file=out, limit=1)
traceback.print_list([("p.py", 1, "p", "line")], file=out)
print(len(out.getvalue().splitlines()) >= 3, out.getvalue().splitlines()[-1])


def where():
    return [f.name for f in traceback.extract_stack()]


print(where(), [f.name for f in traceback.extract_stack(limit=1)], len(traceback.format_stack()))
traceback.print_stack(file=out)
print(out.getvalue().splitlines()[-1].strip(), traceback.clear_frames(trace))
show(lambda: traceback.StackSummary.from_list([(1, 2)]))
