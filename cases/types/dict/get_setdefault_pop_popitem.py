# dict.get, setdefault, pop, popitem: defaults, unhashable keys, arity, keywords.
# covers: dict.get, dict.setdefault, dict.pop, dict.popitem
class BadHash:
    def __hash__(self):
        raise KeyError('hash')


class BadEq:
    def __hash__(self):
        return 1

    def __eq__(self, other):
        raise ValueError('eq')


def after(name, *arguments, **named):
    it = {'a': 1, 1: 2}
    try:
        print(ascii(getattr(it, name)(*arguments, **named)), end=' ')
    except Exception as error:
        print(type(error).__name__, '|', error, end=' ')
    print(it)


for name in ('get', 'setdefault', 'pop'):
    for arguments in [('a',), ('b',), ('b', 5), ('b', None), (True,), (1.0,), ([],), ([], 1), (BadHash(),), (BadEq(),), (), ('a', 1, 2), ((1, [2]),)]:
        after(name, *arguments)
    after(name, key='a')
    after(name, 'b', default=5)
    after(name, 'b', d=5)
after('popitem')
after('popitem', 1)
after('popitem', last=False)
for source in ["{}.popitem()", "{}.pop('x')", "{}.pop([])", "{}.pop([], 1)", "{}.get([])", "{}.setdefault([])", "{}[[]]", "[] in {}", "{[]: 1}", "{{}: 1}", "{slice(1): 2}",
               "{(1, {}): 1}", "dict.get({}, 'a', 1)", "dict.pop({})", "dict.get()", "dict.setdefault(5, 1)"]:
    try:
        print(source, '->', eval(source))
    except Exception as error:
        print(source, '|', type(error).__name__, error)
