# Help in several layouts, commands, parents, types and actions of one's own.
import sys
sys.stderr = sys.stdout
import argparse, warnings
warnings.simplefilter('ignore')
def t(f):
    try: print(repr(f()))
    except SystemExit as e: print('exit', e.code)
    except Exception as e: print(type(e).__name__, e)
class Color:
    def __init__(s,v): 
        if v!='red': raise argparse.ArgumentTypeError('only red, not %s' % v)
    def __repr__(s): return 'Color'
p=argparse.ArgumentParser(prog='p',formatter_class=argparse.MetavarTypeHelpFormatter)
p.add_argument('--c',type=Color); p.add_argument('n',type=int,nargs='*')
p.add_argument('--kv',type=lambda s:dict([s.split('=')]),default={})
t(p.format_help)
for l in (['--c','blue'],['--c','red'],['--kv','a=b'],['--kv','c'],['x']): t(lambda: p.parse_args(l))
class A(argparse.Action):
    def __call__(self, parser, ns, values, option_string=None):
        print(parser.prog, ns, values, option_string); setattr(ns,self.dest,values)
p=argparse.ArgumentParser(prog='p'); p.add_argument('--q','-q',action=A,nargs='*'); p.add_argument('w',action=A)
t(lambda: p.parse_args(['w','-q','1','2']))
ns=argparse.Namespace(z=1,q=5)
t(lambda: p.parse_args(['w'],ns)); print(ns)
p=argparse.ArgumentParser(prog='p'); s=p.add_subparsers(dest='command',required=True)
a=s.add_parser('add'); a.add_argument('x',type=int); a.set_defaults(func=max)
t(lambda: p.parse_args([])); t(lambda: p.parse_args(['add','1'])); t(lambda: p.parse_args(['add','-h'])); t(lambda: p.parse_args(['add','1','-z'])); t(lambda: p.parse_known_args(['add','1','-z']))
p=argparse.ArgumentParser(prog='p'); s=p.add_subparsers(required=True); s.add_parser('add',help='x %(prog)s',description='d',epilog='e'); s.add_parser('sub',aliases=['s','su'],help='subtract')
t(lambda: p.parse_args([])); p.print_help(); p.print_usage()
class F(argparse.HelpFormatter):
    def __init__(self, prog): super().__init__(prog, max_help_position=40, width=100)
    def _format_action_invocation(self, action):
        if not action.option_strings: return super()._format_action_invocation(action)
        return ' / '.join(action.option_strings)
p=argparse.ArgumentParser(prog='p',formatter_class=F,epilog='x'*120); p.add_argument('--long-long-option-name',help='h'*20); p.print_help()
p=argparse.ArgumentParser(prog='p',formatter_class=lambda prog: argparse.HelpFormatter(prog,max_help_position=8,width=40),description='lorem ipsum dolor '*8)
p.add_argument('--abc',help='words and words '*6); p.add_argument('--version',action='version',version='%(prog)s 1.0')
p.print_help(); t(lambda: p.parse_args(['--version']))
p._optionals.title='flags'; p._positionals.title='things'; p.add_argument('thing'); p.print_help()
class P(argparse.ArgumentParser):
    def error(self, message): raise ValueError(message)
t(lambda: P(prog='x').parse_args(['k']))
p=argparse.ArgumentParser(prog='p',description='%(prog)s does 100%% x'); p.add_argument('-p',type=float,default=.5,help='pct 50%% (%(default)s) %(type)s'); p.print_help()
p=argparse.ArgumentParser(prog='p'); p.add_argument('-x',help='100%'); t(p.format_help)
par=argparse.ArgumentParser(add_help=False); par.add_argument('--v',action='store_true'); par.set_defaults(zz=3); g=par.add_argument_group('gg','d'); g.add_argument('--w')
p=argparse.ArgumentParser(prog='p',parents=[par]); p.print_help(); t(lambda: p.parse_args(['--v']))
p=argparse.ArgumentParser(prog='p',conflict_handler='resolve'); p.add_argument('-f','--foo',help='old'); p.add_argument('--foo',help='new'); p.print_help()
p=argparse.ArgumentParser(prog='p'); p.add_argument('--b',action=argparse.BooleanOptionalAction,default=True,help='bb'); p.print_help(); t(lambda: p.parse_args(['--no-b'])); t(lambda: p.parse_args([]))
p=argparse.ArgumentParser(prog='p'); p.add_argument('--old',deprecated=True); p.add_argument('pos',deprecated=True,nargs='?'); t(lambda: p.parse_args(['--old','1','x']))
import enum
class E(enum.Enum):
    A='a'; B='b'
    def __str__(s): return s.value
p=argparse.ArgumentParser(prog='p'); p.add_argument('--e',type=E,choices=list(E),default=E.A,help='%(choices)s %(default)s'); p.print_help(); t(lambda: p.parse_args(['--e','b'])); t(lambda: p.parse_args(['--e','z']))
p=argparse.ArgumentParser(prog='p', usage=argparse.SUPPRESS); p.print_help(); p.print_usage()
import copy
p=argparse.ArgumentParser(prog='p'); p.add_argument('--l',action='append',default=['x']); t(lambda: p.parse_args(['--l','1'])); t(lambda: p.parse_args([]))
t(lambda: vars(p.parse_args([]))); t(lambda: p.parse_args(['--l=1','--l','2']).l)
try: 
    argparse.ArgumentParser(prog='p',exit_on_error=False).parse_args(['--zz'])
except argparse.ArgumentError as e: print(e, e.argument_name, e.message)
warnings.simplefilter('always')
import contextlib
with warnings.catch_warnings(record=True) as w:
    p.add_argument('--bo', action=argparse.BooleanOptionalAction, metavar='X', type=int)
    p.add_argument_group('x').add_argument_group('y')
    for x in w: print(x.category, x.message)
t(lambda: p.parse_args('a b'))
t(lambda: p.parse_args(5))
t(lambda: p.parse_args([1]))
for c in (argparse.ArgumentParser, argparse.Namespace, argparse.HelpFormatter): print(c.__name__, c.__module__, c.__bases__)
p = argparse.ArgumentParser(prog='p')
p.add_argument('--num', choices=range(1,4), type=int); p.add_argument('--many', choices=['x'*10,'y'*20,'z'*30], nargs='+', help='pick')
p.print_help(); t(lambda: p.parse_args(['--num','7'])); t(lambda: p.parse_args(['--many','7'])); t(lambda: p.parse_args(['--many']))
