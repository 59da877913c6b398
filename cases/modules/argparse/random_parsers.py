# Parsers made at random, their help, and what they make of words taken at random.
import sys, random, io, contextlib
sys.stderr = sys.stdout
import argparse
import re, warnings
warnings.simplefilter('ignore')
def build(R):
    kw={}
    if R.random()<.3: kw['description']=' '.join(R.choice(['some','words that','are','long enough to wrap around']) for _ in range(R.randrange(15)))
    if R.random()<.2: kw['epilog']='the %(prog)s end\n  and more'
    if R.random()<.2: kw['usage']='%(prog)s [what]'
    if R.random()<.3: kw['formatter_class']=R.choice([argparse.RawDescriptionHelpFormatter,argparse.RawTextHelpFormatter,argparse.ArgumentDefaultsHelpFormatter])
    if R.random()<.1: kw['allow_abbrev']=False
    if R.random()<.1: kw['argument_default']=R.choice([argparse.SUPPRESS,'7'])
    if R.random()<.1: kw['prefix_chars']='-+'
    if R.random()<.1: kw['add_help']=False
    if R.random()<.1: kw['exit_on_error']=False
    prog=R.choice(["p",'p','prog','a_long_program_name_of_forty_or_fifty_chars_that_goes_on_and_on'][:R.choice([2,2,3])])
    p=argparse.ArgumentParser(prog=prog,**kw)
    fill(p,R,0,R.randrange(7))
    return p
names=['alpha','beta','gamma','verbose','very-long-option-name-indeed','x','y','z','file','n','vex','1']
def fill(p,R,depth,count):
    homes=[p]
    for _ in range(count):
        c=R.random()
        try:
            h=R.choice(homes)
            if c<.1: homes.append(p.add_argument_group(R.choice(['grp','other',None]),R.choice([None,'group desc'])))
            elif c<.25: homes.append((p if 'Mutual' in repr(h) else h).add_mutually_exclusive_group(required=R.random()<.4)); fill2(homes[-1],R); 
            elif c<.33 and not depth:
                k={}
                if R.random()<.5:k['dest']='cmd'
                if R.random()<.3:k['required']=True
                if R.random()<.3:k['title']='cmds'
                if R.random()<.3:k['help']='a command'
                if R.random()<.3:k['metavar']='CMD'
                s=p.add_subparsers(**k)
                for n in R.sample(['add','rm','list'],R.randrange(1,3)):
                    k={}
                    if R.random()<.5:k['help']='does '+n
                    if R.random()<.3:k['aliases']=[n[:1],n+'x']
                    if R.random()<.1:k['deprecated']=True
                    q=s.add_parser(n,**k); fill(q,R,1,R.randrange(4))
            else: arg(h,R)
        except Exception as e: print('E',type(e).__name__,e)
def fill2(g,R):
    for _ in range(R.randrange(1,4)): arg(g,R)
def arg(h,R):
    k={}
    act=R.choice([None]*6+['store_true','store_false','count','append','append_const','store_const','extend',argparse.BooleanOptionalAction])
    n=R.choice(names)
    pos=R.random()<.35 and act in (None,'append','extend')
    if act: k['action']=act
    if act in (None,'append','extend'):
        if R.random()<.5: k['nargs']=R.choice(['?','*','+',1,2,'...' if R.random()<.3 else '*'])
        if R.random()<.4: k['type']=R.choice([int,float,str])
        if R.random()<.15: k['choices']=R.choice([['a','b'],[1,2,3],'xyz',range(3)])
        if R.random()<.2: k['metavar']=R.choice(['M','LONG',('A','B')])
        if k.get('nargs')=='?' and R.random()<.5: k['const']='9'
    if act in ('store_const','append_const'): k['const']=R.choice([3,'k'])
    if R.random()<.4: k['default']=R.choice([None,'5',6,'a',argparse.SUPPRESS,[],['q']]) if act in(None,'append','extend') else R.choice([None,0,1,True])
    if R.random()<.6: k['help']=R.choice(['help text','a much longer text that should be wrapped somewhere because it is long and has many words in it','def %(default)s',argparse.SUPPRESS,'','two\nlines %(dest)s'])
    if not pos and R.random()<.15: k['required']=True
    if R.random()<.05: k['deprecated']=True
    if pos: a=[n]
    else:
        a=['--'+n]
        if R.random()<.5: a.insert(0,'-'+n[0])
        elif R.random()<.2: a=['-'+n]
        elif R.random()<.2: a=['-'+n[0]]
        if R.random()<.1: a.append('--alias')
        if R.random()<.2: k['dest']='dd'
    try: h.add_argument(*a,**k)
    except Exception as e: print('E',type(e).__name__,e)
words=['--alpha','--al','--be','-a','-b','-v','-vv','-x','-xy','-y','--verb','--ve','--vex','--no-alpha','a','b','1','2','3.5','-1','-5','-2.5','x','add','rm','list','l','a','--','--file','--file=3','-n','-n3','-n=4','--gamma=','-g','-','','a b','-q w','--zzz','--zzz=3','-xz','--very','-f','--alias','-ve','-h','+x','--alpha=1','--beta=2', '-vex','-al','-vx=3','-xn4']
def sh(f):
    try: print(repr(f()))
    except SystemExit as e: print('exit',e.code)
    except Exception as e: print('X',type(e).__name__,re.sub('0x[0-9a-f]+','',str(e)))
a,b=0,60
for seed in range(a,b):
    R=random.Random(seed)
    print('##',seed)
    p=build(R)
    try: print(p.format_help())
    except Exception as e: print('H',type(e).__name__,re.sub('0x[0-9a-f]+','',str(e)))
    for _ in range(12):
        w=[R.choice(words) for _ in range(R.randrange(6))]
        print(w)
        m=R.random()
        sh(lambda: (p.parse_args if m<.8 else p.parse_known_args if m<.9 else p.parse_intermixed_args)(w))
