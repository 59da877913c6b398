# covers: sys.stdout, sys.stderr
# The two streams that lead out, and putting others in their place.
import io
import sys

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

print(sys.stdout.write("written\n"), sys.stdout.writable(), sys.stdout.readable(), sys.stdout.closed, sys.stdout.encoding, sys.stdout.name, sys.stderr.name, sys.stdout.flush(), sys.stdout.writelines(["a", "\n"]), sys.stdout.seekable() in (True, False))
show(lambda: sys.stdout.write(5))
show(lambda: sys.stdout.write(b"x"))
show(lambda: sys.stdout.read())
held, sys.stdout = sys.stdout, io.StringIO()
print("caught")
sys.stdout.write("too")
caught, sys.stdout = sys.stdout.getvalue(), held
print(repr(caught), sys.stdout is sys.__stdout__, type(sys.stdout).__name__, sys.stderr.errors)


class Upper:
    def write(self, text):
        held.write(text.upper())


sys.stdout = Upper()
print("shouted", 1)
sys.stdout = None
print("nowhere")
sys.stdout = held
print("to file", file=sys.stdout, flush=True)
show(lambda: sys.stdout.isatty())
