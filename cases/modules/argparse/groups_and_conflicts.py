# covers: argparse.ArgumentParser, argparse.SUPPRESS
# Groups in the help, options that exclude each other, defaults from several places.
import argparse

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

parser = argparse.ArgumentParser(prog="g", exit_on_error=False, add_help=False)
files = parser.add_argument_group("files", "what is read")
files.add_argument("--in", dest="source", default="-", metavar="FILE")
files.add_argument("--out", required=True)
either = files.add_mutually_exclusive_group()
either.add_argument("--fast", action="store_const", const="fast", dest="speed")
either.add_argument("--slow", action="store_const", const="slow", dest="speed", default="normal")
must = parser.add_mutually_exclusive_group(required=True)
must.add_argument("-a", action="store_true")
must.add_argument("-b", nargs="?", const="B")
print(parser.format_help())
for line in ("--out o -a", "--out o -b", "--out o -b x --fast", "--out o", "-a", "--out o -a -b", "--out o -a --fast --slow", "--out=o -a --in f"):
    show(lambda: vars(parser.parse_args(line.split())))
for call in (lambda: parser.add_argument("--out"), lambda: must.add_argument("pos"), lambda: must.add_argument("--req", required=True), lambda: type(must.add_argument("opt", nargs="?")).__name__, lambda: parser.add_argument_group("files", conflict_handler="nope")):
    show(call)
defaults = argparse.ArgumentParser(prog="d", argument_default=argparse.SUPPRESS)
defaults.add_argument("--x")
defaults.add_argument("--y", default=5, type=str)
defaults.add_argument("--z", default="7", type=int)
print(defaults.parse_args([]), defaults.parse_args(["--x", "1"]))
defaults.set_defaults(z="8", w=1)
print(defaults.parse_args([]), defaults.get_default("z"))
nosuppress = argparse.Namespace(z=100, kept=True)
print(defaults.parse_args([], nosuppress))
known, rest = defaults.parse_known_args(["--x", "1", "--unknown", "u", "pos", "--", "-q"])
print(known, rest)
mixed = argparse.ArgumentParser(prog="m", exit_on_error=False)
mixed.add_argument("--flag", action="store_true")
mixed.add_argument("names", nargs="*")
show(lambda: mixed.parse_args(["a", "--flag", "b"]))
print(mixed.parse_intermixed_args(["a", "--flag", "b"]))
