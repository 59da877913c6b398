# covers: argparse.HelpFormatter, argparse.RawDescriptionHelpFormatter, argparse.RawTextHelpFormatter
# covers: argparse.ArgumentDefaultsHelpFormatter, argparse.MetavarTypeHelpFormatter
# Usage and help, by each formatter.
import argparse


def build(formatter, **options):
    parser = argparse.ArgumentParser(prog="tool", description="Does  things.\n   Many of them, in a text that is long enough to be wrapped at the end of the line.", epilog="Ends\n  here.", formatter_class=formatter, **options)
    parser.add_argument("source", help="where from", type=str)
    parser.add_argument("rest", nargs="*", help="the rest\n  of it", type=int)
    parser.add_argument("-n", "--number", type=int, default=5, help="how many (%(type)s, %(default)s, %(prog)s)", metavar="N")
    parser.add_argument("--mode", choices=["fast", "slow"], default="fast", help="how", type=str)
    parser.add_argument("--hidden", help=argparse.SUPPRESS, type=str)
    parser.add_argument("--pair", nargs=2, metavar=("A", "B"), help="two 100%%", type=str)
    parser.add_argument("-q", action="store_true", help="quiet")
    group = parser.add_argument_group("special", "Only at times.")
    group.add_argument("--very-long-option-name-that-needs-room", help="its help starts on a line of its own", type=str)
    exclusive = parser.add_mutually_exclusive_group(required=True)
    exclusive.add_argument("--yes", action="store_true")
    exclusive.add_argument("--no", action="store_true")
    return parser


for formatter in (argparse.HelpFormatter, argparse.RawDescriptionHelpFormatter, argparse.RawTextHelpFormatter, argparse.ArgumentDefaultsHelpFormatter, argparse.MetavarTypeHelpFormatter):
    print("=====", formatter.__name__)
    print(build(formatter).format_help())
parser = build(argparse.HelpFormatter, usage="%(prog)s [anything]", add_help=False)
print(parser.format_usage())
parser.print_usage()
narrow = argparse.ArgumentParser(prog="narrow", formatter_class=lambda prog: argparse.HelpFormatter(prog, max_help_position=10, width=40, indent_increment=4))
narrow.add_argument("--alpha", "-a", help="some words about alpha that go on")
narrow.add_argument("positional", nargs="+")
narrow.print_help()
print(argparse.ArgumentParser(prog="x").format_usage(), end="")
print(argparse.ArgumentParser(prog="x", prefix_chars="+-", add_help=False).format_help(), end="")
print(argparse.ArgumentParser(prog="x", usage=argparse.SUPPRESS).format_help(), end="")
print(repr(argparse.ArgumentParser(prog="x", description="d")))
