# A yield that has no parentheses is no part of a tuple or a conditional.

def tell(text):
    try:
        compile(text, '<t>', 'exec')
        print('compiles', ascii(text))
    except SyntaxError as error:
        print(ascii(text), type(error).__name__, error.args)


for text in ('(yield,)', '(yield a,)', 'c, yield d', '(c, yield d)', 'x = yield, 1', 'x = *a, yield', 'a, b = yield, 1',
             'yield if x else y', '(yield if x else y)', '((yield), 1)', '(yield), (yield a)', 'yield a, b', 'yield *a, b',
             '(yield) if x else y', 'x = (yield a), 1'):
    tell(f'def f():\n    {text}\n')
for text in ('yield from a', 'class A: yield from x', 'yield a'):
    tell(text)
