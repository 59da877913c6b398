# eval, exec and compile: namespaces, code objects, closures, keywords, and what they refuse.
# covers: eval, exec, compile
class Namespace(dict):
    def __missing__(self, key):
        return ('made', key)
sources = [
    r"eval('1 + 1'), eval(' 1'), eval('\n1'), eval('x', {'x': 5}), eval('x', {}, {'x': 6}), eval(b'1'), eval(bytearray(b'2')), eval(compile('3', 'f', 'eval')), eval('x', {}, Namespace()), eval('[x for x in y]', {'y': 'ab'}), eval('(lambda: z)()', {'z': 1}), eval('1', globals={'a': 1}), eval('1', None, None)",
    "eval('x = 1')",
    "eval('')",
    "eval('1 +')",
    "eval('1; 2')",
    "eval('x', {})",
    "eval(5)",
    "eval(None)",
    "eval('1', 5)",
    "eval('1', {}, 5)",
    "eval()",
    "eval('1', {}, {}, {})",
    "eval(source='1')",
    r"eval('1\x00')",
    "eval('é' if False else 'undefined_name')",
    r"eval('\ud800')",
    "exec('x = 1'), exec(''), exec(b'y = 2'), exec(compile('z = 1', 'f', 'exec')), exec('pass', {})",
    "exec('x = ', {})",
    "exec(5)",
    "exec('x', 5)",
    "exec('x', {}, 5)",
    "exec()",
    "exec('x', closure=())",
    "exec(compile('1', 'f', 'eval'))",
    "eval(compile('x = 1', 'f', 'exec'), d := {}), d['x']",
    "(lambda d: (exec('a = 1', d), sorted(d)))({})",
    "(lambda d: (exec('a = 1', {}, d), d))({})",
    "(lambda n: (exec('b = c', {}, n), dict(n)))(Namespace())",
    "type(compile('1', 'f', 'eval'))",
    "compile('1', 'f', 'bad')",
    "compile('1', 'f')",
    "compile('1')",
    "compile('1', 5, 'eval')",
    "compile('1', 'f', 5)",
    "compile(5, 'f', 'eval')",
    "compile('x =', 'f', 'exec')",
    "compile('1', 'f', 'eval', 99999999)",
    "compile('1', 'f', 'eval', 0, True, 5)",
    "compile('1', 'f', 'eval', optimize=-2)",
    "compile('1', 'f', 'eval', flags='a')",
    r"compile('1\x00', 'f', 'eval')",
    "compile('', 'f', 'single')",
    r"compile('a = 1\nb = 2', 'f', 'single')",
    "exec(compile('1 + 1', 'f', 'single'))",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
