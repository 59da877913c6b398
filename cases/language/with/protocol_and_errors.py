# Of with: order of enter and exit, several managers, swallowed exceptions, broken managers, targets.
class Manager:
    def __init__(self, name, swallow=False, fail=None):
        self.name, self.swallow, self.fail = name, swallow, fail

    def __enter__(self):
        print("enter", self.name)
        if self.fail == "enter":
            raise ValueError("enter " + self.name)
        return self.name

    def __exit__(self, *details):
        print("exit", self.name, details[0] and details[0].__name__, details[1])
        if self.fail == "exit":
            raise KeyError("exit " + self.name)
        return self.swallow


M = Manager
for source in ["with M('a') as x: print(x)", "with M('a') as x, M('b') as y: print(x, y)", "with (M('a') as x, M('b'),): print(x)", "with (M('a')) as x: print(x)", "with M('a', True): 1 / 0\nprint('after')", "with M('a'): 1 / 0", "with M('a', True), M('b'): 1 / 0\nprint('after')",
               "with M('a'), M('b', True): 1 / 0\nprint('after')", "with M('a'), M('b', fail='enter'): print('never')", "with M('a', True), M('b', fail='exit'): print('body')", "with M('a', fail='exit'): 1 / 0", "with M('a') as (p, q): pass", "with M('ab') as (p, q): print(p, q)", "with M('a') as d['k']: print(d)",
               "with M('a') as [*z]: print(z)", "with 5: pass", "with None as x: pass", "with M: pass", "with object(): pass", "def f():\n    with M('a'):\n        return 1\nprint(f())", "for i in range(2):\n    with M(str(i)):\n        continue\nprint(i)", "while 1:\n    with M('w'):\n        break", "with (M('a'), M('b')): pass", "with M('a'), M('b', True): raise SystemExit", "with (M('x')): pass", "with (yield_ := M('x')): print(yield_.name)"]:
    d = {}
    print("#", source.replace("\n", "; "))
    try:
        exec(source)
    except BaseException as error:
        print("   ", type(error).__name__, error, repr(error.__context__))


class OnlyEnter:
    def __enter__(self):
        return 1


class OnlyExit:
    def __exit__(self, *details):
        return True


class Truth:
    def __enter__(self):
        pass

    def __exit__(self, *details):
        class Odd:
            def __bool__(self):
                raise TypeError("no truth")

        return Odd()


for source in ["with OnlyEnter(): pass", "with OnlyExit(): pass", "with Truth(): pass", "with Truth(): 1 / 0"]:
    try:
        exec(source)
    except Exception as error:
        print(source, "|", type(error).__name__, error)
