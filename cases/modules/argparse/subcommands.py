# covers: argparse.ArgumentParser, argparse.ArgumentTypeError
# Parsers below a parser, with aliases, defaults and help.
import argparse

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

parser = argparse.ArgumentParser(prog="git", exit_on_error=False)
parser.add_argument("--verbose", action="store_true")
commands = parser.add_subparsers(dest="command", title="commands", metavar="CMD", help="what to do")
add = commands.add_parser("add", help="add files", aliases=["a"])
add.add_argument("files", nargs="+")
add.set_defaults(run=len)
commit = commands.add_parser("commit", description="Commits.")
commit.add_argument("-m", required=True)
remote = commands.add_parser("remote").add_subparsers(dest="sub", required=True)
remote.add_parser("show").add_argument("name", nargs="?")
for line in ("", "add x y", "a z", "--verbose commit -m hi", "commit", "push", "remote", "remote show o", "com -m x", "add x --verbose"):
    show(lambda: parser.parse_args(line.split()))
print(parser.format_help())
print(add.format_usage(), commit.format_help(), sep="")
print(sorted(commands.choices), commands.choices["add"] is add, add.prog, remote.dest)
show(lambda: commands.add_parser("add"))
show(lambda: parser.add_subparsers())
required = argparse.ArgumentParser(prog="r", exit_on_error=False)
required.add_subparsers(required=True)
show(lambda: required.parse_args([]))
parent = argparse.ArgumentParser(add_help=False)
parent.add_argument("--shared", type=int)
child = argparse.ArgumentParser(prog="c", parents=[parent], exit_on_error=False)
child.add_argument("own")
print(child.parse_args(["--shared", "3", "o"]), child.format_usage(), end="")
show(lambda: argparse.ArgumentParser(prog="d", parents=[parent, parent]))
again = argparse.ArgumentParser(prog="d", parents=[parent], conflict_handler="resolve")
again.add_argument("--shared", help="other")
print(again.parse_args(["--shared", "x"]))
show(lambda: child.add_argument("--shared"))
show(lambda: child.add_argument("-x", "y"))
show(lambda: child.add_argument())
show(lambda: child.add_argument("own2", required=True))
show(lambda: child.add_argument("--a", dest=""))
