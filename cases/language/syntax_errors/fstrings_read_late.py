# Mistakes of the tokenizer inside f-strings wait for the parser; comments belong to the line end.

def tell(text):
    try:
        compile(text, '<t>', 'exec')
        print('compiles', ascii(text))
    except SyntaxError as error:
        print(ascii(text), type(error).__name__, error.args)


for text in (":\nf'", ":\n'", ":\nf'{a}' '", ": f'{ )}'", ": f'{0_}'", ": f'' 0_", "x y\nf'", "f(x for x in y, 1)\nf'",
             "f'{lambda x:3}'", "(lambda: {}) (% )", "(lambda: {1: 2}) (% )", "a = '\\'", "x = 'abc\\'", "b'\\'", "f'\\'",
             "'''\\'''", "x\n@p\n", "@p\n", "@p #a\n", "@p\n \n", "def f#a\n", "class A #b\n x", "if x # c\n"):
    tell(text)
