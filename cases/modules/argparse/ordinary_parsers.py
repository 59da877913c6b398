# Options, positional arguments, groups, commands and the errors of users.
import argparse,inspect
print(argparse.__all__)
p=argparse.ArgumentParser(prog='p',description='A thing that does stuff.',epilog='the end')
p.add_argument('file',help='the file',nargs='+'); p.add_argument('-v','--verbose',action='count',default=0,help='more (default: %(default)s)')
p.add_argument('--level',choices=['a','b'],required=True); p.add_argument('-n','--num',type=int,metavar='N',help='number')
g=p.add_mutually_exclusive_group(); g.add_argument('--x',action='store_true'); g.add_argument('--y',action='store_const',const=3)
gg=p.add_argument_group('extra','desc'); gg.add_argument('--flag',action=argparse.BooleanOptionalAction)
p.print_help()
s=argparse.ArgumentParser(prog='q'); sp=s.add_subparsers(dest='cmd',help='subs',title='t',required=True); a=sp.add_parser('add',help='adds',aliases=['ad']); a.add_argument('n',type=int); r=sp.add_parser('rm'); 
s.print_help(); a.print_help()
def t(q,l):
    try: print(q.parse_args(l))
    except SystemExit as e: print('exit',e.code)
import sys; sys.stderr=sys.stdout
for l in ([],['f'],['f','--level','c'],['f','--level','a','-n','x'],['f','--level=a','-vv','-n3'],['f','--level','a','--x','--y'],['f','--level','a','--zz'],['f','--lev','a'],['f','--level'],['--level','a','--','-x'],['f','--level','a','--x=3'],['f','--level','a','--no-flag']): t(p,l)
for l in ([],['zz'],['add','3'],['add','x'],['ad','4'],['rm','x']): t(s,l)
print(repr(p.parse_known_args(['f','--level','a','--zz','3'])))
p2=argparse.ArgumentParser(prog='p2'); p2.add_argument('a',nargs='?',default='d'); p2.add_argument('b',nargs='*'); p2.add_argument('--c',nargs=2); p2.add_argument('--d',action='append'); p2.add_argument('--e',action='extend',nargs='+'); p2.add_argument('--version',action='version',version='%(prog)s 1'); p2.add_argument('--o',nargs='?',const='K'); p2.add_argument('--r',nargs=argparse.REMAINDER)
p2.print_help()
for l in ([],['1','2','3'],['--c','1'],['--c','1','2','--d','3','--d','4','--e','5','6','--e','7'],['--version'],['--o'],['--o','3'],['-1'],['x','--r','a','--c']): t(p2,l)
