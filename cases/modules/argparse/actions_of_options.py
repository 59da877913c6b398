# covers: argparse.ArgumentParser, argparse.Action, argparse.Namespace, argparse.BooleanOptionalAction
# covers: argparse.SUPPRESS
# What each action puts into the namespace.
import argparse

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

parser = argparse.ArgumentParser(prog="prog", exit_on_error=False)
parser.add_argument("-s", "--store", type=int, default="7")
parser.add_argument("--const", action="store_const", const=42)
parser.add_argument("-t", action="store_true")
parser.add_argument("-f", action="store_false", dest="off")
parser.add_argument("-a", "--append", action="append")
parser.add_argument("--ac", action="append_const", const=1, dest="append")
parser.add_argument("-v", action="count", default=0)
parser.add_argument("-e", action="extend", nargs="+", type=float)
parser.add_argument("--flag", action=argparse.BooleanOptionalAction)
parser.add_argument("--quiet", default=argparse.SUPPRESS)
for line in ("", "-s 3", "--store=4 --const", "-tf", "-a x --append=y --ac", "-vvv -v", "-e 1 2 -e 3", "--flag", "--no-flag", "--quiet q", "--sto 9", "-s5 -tvv", "-a=x"):
    show(lambda: parser.parse_args(line.split()))
for line in ("-s x", "-s", "--nothing", "--const=1", "-e", "extra", "--flag=1", "-tx"):
    show(lambda: parser.parse_args(line.split()))


class Shout(argparse.Action):
    def __init__(self, option_strings, dest, nargs=None, **kwargs):
        print("made", option_strings, dest, nargs, sorted(kwargs))
        super().__init__(option_strings, dest, nargs, **kwargs)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, (values.upper(), option_string))


parser.add_argument("--shout", action=Shout)
print(parser.parse_args(["--shout", "hey"]).shout)
space = argparse.Namespace(a=1, b="x")
print(space, space == argparse.Namespace(b="x", a=1), "a" in space, vars(space), argparse.Namespace(**{"odd name": 2}), space != 5)
print(parser.parse_args(["-t"], namespace=space) is space, space.t)
for options in ({"action": "nope"}, {"action": "store_true", "type": int}, {"nargs": 0}, {"type": 5}, {"action": "store_const", "nargs": 2}, {"dest": "x", "action": "store", "nargs": "z"}):
    show(lambda: type(parser.add_argument("--bad", **options)).__name__)
show(lambda: argparse.Action(["-x"], "x")(None, None, None))
print(parser.get_default("store"), parser.get_default("none"), parser.set_defaults(store=1, more=2), parser.get_default("more"), parser.parse_args([]).more)
