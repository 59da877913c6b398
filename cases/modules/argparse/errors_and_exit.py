# covers: argparse.ArgumentParser, argparse.FileType
# Where messages go, how it ends, and options of the parser that change what is read.
import argparse
import contextlib
import io


def attempt(parser, *args):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            result = parser.parse_args(args)
        except SystemExit as error:
            result = f"exit {error.code}"
    print(result, repr(out.getvalue()), repr(err.getvalue()))


parser = argparse.ArgumentParser(prog="tool")
parser.add_argument("--number", type=int, help="n")
parser.add_argument("--name", choices="ab")
parser.add_argument("--version", action="version", version="%(prog)s 1.0")
exclusive = parser.add_mutually_exclusive_group()
exclusive.add_argument("-x", action="store_true")
exclusive.add_argument("-y", action="store_true")
for args in (["--number", "z"], ["--number"], ["--name", "c"], ["--n", "1"], ["-x", "-y"], ["--help"], ["--version"], ["rest", "more"], ["-h", "--number", "z"], ["-xx"]):
    attempt(parser, *args)
attempt(argparse.ArgumentParser(prog="t", allow_abbrev=False), "--hel")
plus = argparse.ArgumentParser(prog="t", prefix_chars="+")
plus.add_argument("+v", action="count")
attempt(plus, "+vv")
attempt(plus, "-v")
default = argparse.ArgumentParser(prog="t", argument_default="none")
default.add_argument("--q")
attempt(default)


class Quiet(argparse.ArgumentParser):
    def error(self, message):
        raise ValueError(message)


try:
    Quiet(prog="q").parse_args(["x"])
except ValueError as error:
    print(error)
try:
    parser.exit(4, "bye\n")
except SystemExit as error:
    print(error.code)
print(repr(argparse.FileType("r", encoding="utf-8")), argparse.FileType("w", 1))
files = argparse.ArgumentParser(prog="f", exit_on_error=False)
files.add_argument("out", type=argparse.FileType("w"))
print(files.parse_args(["-"]).out.name)


class Line(argparse.ArgumentParser):
    def convert_arg_line_to_args(self, line):
        return line.split()


print(Line().convert_arg_line_to_args("a b"), parser.convert_arg_line_to_args("a b"))
