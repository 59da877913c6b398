# covers: string.Template, string.Formatter, textwrap.wrap, textwrap.fill
# Templates, formatters and wrapped text.
import re, string, textwrap, struct, bisect, heapq, copy, warnings
warnings.simplefilter('ignore')
def t(f):
    try: print(re.sub(' at 0x[0-9a-f]+','',repr(f())))
    except BaseException as e: print(type(e).__name__, e)
T=string.Template; t(lambda: T('$a ${b} $$').substitute(a=1,b=2)); t(lambda: T('$a').substitute()); t(lambda: T('$a $b').safe_substitute(a=1)); t(lambda: T('$').substitute()); t(lambda: T('$1').substitute()); t(lambda: T('$a $b ${c}').get_identifiers()); t(lambda: T('$').is_valid()); t(lambda: T('$a').substitute({'a':1},a=2)); t(lambda: string.capwords('hello  world','o')); t(lambda: (string.ascii_letters,string.digits,string.hexdigits,string.punctuation,string.whitespace,string.printable[-6:])); F=string.Formatter(); t(lambda: F.format('{} {a!r:>5} {0[1]}','xy',a='b')); t(lambda: F.format('{}')); t(lambda: list(F.parse('a{b!r:c}d{{}}'))); t(lambda: F.vformat('{a}',(),{'a':1})); t(lambda: F.format('{a.b}',a=1)); t(lambda: F.format('{0}{}',1,2)); t(lambda: F.get_field('a.x',(),{'a':1})); 
for w in ['The quick brown fox jumps over the lazy dog. It was-a-hyphenated word; and averyveryverylongwordthatdoesnotfit here.','','  lead and  double  spaces\n\tnewline\n\npara two','a—b em—dash test']:
    for k in [{},{'width':20},{'width':10,'break_long_words':False},{'width':15,'initial_indent':'* ','subsequent_indent':'  '},{'width':20,'drop_whitespace':False},{'width':20,'max_lines':2},{'width':20,'max_lines':1,'placeholder':'~'},{'width':12,'break_on_hyphens':False},{'width':20,'fix_sentence_endings':True},{'width':20,'replace_whitespace':False},{'width':20,'expand_tabs':False},{'width':20,'tabsize':4}]:
        t(lambda: textwrap.wrap(w,**k)); 
    t(lambda: textwrap.fill(w,25)); t(lambda: textwrap.shorten(w,30)); t(lambda: textwrap.dedent(w)); t(lambda: textwrap.indent(w,'> ')); t(lambda: textwrap.indent(w,'> ',lambda l:True))
t(lambda: textwrap.wrap('a',0)); t(lambda: textwrap.shorten('hello world',5,placeholder='.....x')); t(lambda: textwrap.dedent('''
    a
      b

    c
''')); t(lambda: textwrap.dedent('  a\n\tb')); t(lambda: textwrap.wrap('x y',width=1)); t(lambda: textwrap.TextWrapper(width=5).fill('aa bb cc'))
