# How many loops, withs and trys may stand in each other.

def tell(text):
    try:
        compile(text, '<t>', 'exec')
        print('compiles', ascii(text))
    except SyntaxError as error:
        print(ascii(text), type(error).__name__, error.args)


def nested(head, depth, tail=None):
    lines = [' ' * level + head for level in range(depth)] + [' ' * depth + 'pass']
    if tail:
        lines += [' ' * level + tail for level in reversed(range(depth))]
    return '\n'.join(lines) + '\n'


def first_refused(make):
    for depth in range(1, 30):
        try:
            compile(make(depth), '<t>', 'exec')
        except SyntaxError as error:
            return depth, error.args
    return 'never'


def handlers(depth):
    lines = []
    for level in range(depth):
        lines += [' ' * level + 'try: a', ' ' * level + 'except E as e:']
    return '\n'.join(lines) + '\n' + ' ' * depth + 'pass\n'


for head in 'for x in y:', 'while x:', 'with x:', 'if x:':
    print(head, first_refused(lambda depth: nested(head, depth)))
for tail in 'except A: pass', 'except A as b: pass', 'finally: pass', 'except* A: pass':
    print(tail, first_refused(lambda depth: nested('try:', depth, tail)))
print('handlers', first_refused(handlers))
print('def', first_refused(lambda depth: 'def f():\n ' + nested('for x in y:', depth).replace('\n', '\n ')))
print('async', first_refused(lambda depth: 'async def f():\n ' + nested('async with x:', depth).replace('\n', '\n ')))
