# covers: argparse.OPTIONAL, argparse.ZERO_OR_MORE, argparse.ONE_OR_MORE, argparse.REMAINDER, argparse.PARSER
# covers: argparse.ArgumentError
# nargs in all its forms, for positional arguments and options.
import argparse

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

print(argparse.OPTIONAL, argparse.ZERO_OR_MORE, argparse.ONE_OR_MORE, argparse.REMAINDER, argparse.PARSER)


def parse(line, *specs):
    parser = argparse.ArgumentParser(prog="p", exit_on_error=False, add_help=False)
    for names, options in specs:
        parser.add_argument(*names.split(), **options)
    return parser.parse_args(line.split())


for line, *specs in (
    ("1 2", ("x", {}), ("y", {"type": int})),
    ("1", ("x", {}), ("y", {})),
    ("1 2 3", ("x", {"nargs": 2}), ("y", {})),
    ("", ("x", {"nargs": "?", "default": "d"})),
    ("v", ("x", {"nargs": "?", "default": "d"})),
    ("-o", ("-o", {"nargs": "?", "const": "c", "default": "d"})),
    ("", ("x", {"nargs": "*"})),
    ("1 2", ("x", {"nargs": "*", "type": int})),
    ("a b c d", ("x", {"nargs": "+"}), ("y", {})),
    ("", ("x", {"nargs": "+"})),
    ("a --b c", ("x", {}), ("rest", {"nargs": argparse.REMAINDER})),
    ("-o 1 2 3", ("-o", {"nargs": "*"}), ("x", {"nargs": "*"})),
    ("-o 1 -- 2", ("-o", {"nargs": "*"}), ("x", {"nargs": "*"})),
    ("-- -x", ("x", {})),
    ("-1", ("x", {"type": int})),
    ("-1", ("x", {}), ("-1", {"dest": "one", "action": "store_true"})),
    ("a", ("x", {"choices": ["a", "b"]})),
    ("c", ("x", {"choices": ["a", "b"]})),
    ("5", ("x", {"type": int, "choices": range(3)})),
    ("", ("-r", {"required": True})),
    ("a -o 1 b", ("x", {"nargs": 2}), ("-o", {})),
    ("x=1 y=2", ("pairs", {"nargs": "+", "type": lambda s: tuple(s.split("="))})),
    ("", ("x", {"nargs": "*", "default": ["d"]})),
    ("q", ("x", {"type": float})),
):
    show(parse, line, *specs)
parser = argparse.ArgumentParser(prog="p", add_help=False)
action = parser.add_argument("-z", "--zed")
error = argparse.ArgumentError(action, "wrong")
print(error, error.argument_name, error.message, argparse.ArgumentError(None, "plain"), isinstance(error, Exception))
print(parser.parse_known_args(["-z", "1", "x", "--y"]), parser.parse_intermixed_args(["--zed=2"]))


def fails(text):
    raise argparse.ArgumentTypeError(f"not {text}!")


parser.add_argument("w", type=fails)
try:
    parser.parse_args(["oops"])
except SystemExit as error:
    print("exit", error.code)
