# What programs usually read from sys.
import sys

print(
    sys.maxsize,
    sys.version_info[:2],
    sys.version_info >= (3, 8),
    sys.byteorder,
    sys.getrecursionlimit(),
    sys.maxunicode,
    sys.float_info.max,
    sys.float_info.epsilon,
    sys.float_info.dig,
    isinstance(sys.argv, list),
    sys.intern("a") == "a",
    sys.hexversion >> 16 == 0x030D,
    type(sys.version).__name__,
    sys.int_info.default_max_str_digits,
    sys.version.startswith("3.13"),
)
print("to stdout", file=sys.stdout)
sys.stdout.write("written\n")
sys.stdout.flush()
try:
    1 / 0
except ZeroDivisionError:
    print(sys.exc_info()[0].__name__, sys.exc_info()[1], sys.exception())
print(sys.exc_info())
try:
    sys.exit("bye")
except SystemExit as e:
    print(repr(e), e.code)
try:
    sys.exit()
except SystemExit as e:
    print(repr(e), e.code)
import io

old, sys.stdout = sys.stdout, io.StringIO()
print("captured")
got = sys.stdout.getvalue()
sys.stdout = old
print(repr(got))
sys.setrecursionlimit(200)


def d(n):
    return d(n + 1)


try:
    d(0)
except RecursionError as e:
    print(e)
