# The constants: each the only one of its class, which makes no other; none of their names can be bound.
# covers: False, True, None, Ellipsis, NotImplemented, __debug__
import copy
import warnings


def tried(make):
    try:
        return repr(make())
    except Exception as error:
        return f"{type(error).__name__}: {error}"


for name in ["None", "Ellipsis", "NotImplemented", "True", "False", "__debug__"]:
    value = eval(name)
    kind = type(value)
    print(name, repr(value), str(value), f"{value}", kind, kind.__module__, kind.__mro__)
    print(value is eval(name), copy.copy(value) is value, copy.deepcopy(value) is value)
    for make in [
        lambda: kind(), lambda: kind(1), lambda: kind(1, 2), lambda: kind(x=1), lambda: type("Below", (kind,), {}),
        lambda: value.nope, lambda: setattr(value, "a", 1), lambda: value(), lambda: value[0], lambda: value + 1,
        lambda: value < value, lambda: value == value, lambda: value == 1, lambda: len(value), lambda: iter(value),
        lambda: value.__eq__(5), lambda: value.__ne__(value), lambda: value | value, lambda: value | int, lambda: -value,
        lambda: {value: 1}[value], lambda: format(value, "5"), lambda: sorted(set(dir(value)) - set(dir(object)))[:6],
    ]:
        print("  ", tried(make))
    for text in [
        f"{name} = 1", f"{name} += 1", f"del {name}", f"for {name} in []: pass", f"def {name}(): pass",
        f"def f({name}): pass", f"class {name}: pass", f"import {name}", f"import a as {name}", f"f({name}=1)",
        f"with a as {name}: pass", f"({name} := 1)", f"global {name}", f"lambda {name}: 1", f"x.{name} = 1", f"x.{name}",
        f"try: pass\nexcept A as {name}: pass", f"[{name} for {name} in x]", f"match 1:\n case {name}: pass",
        f"type {name} = 1", f"{name}: int", f"def f(*{name}): pass",
    ]:
        try:
            compile(text, "text", "exec")
            print("  ", repr(text), "compiles")
        except SyntaxError as error:
            print("  ", repr(text), error.msg, error.offset, error.end_offset)
with warnings.catch_warnings():
    warnings.simplefilter("error")
    print(tried(lambda: bool(NotImplemented)), tried(lambda: not NotImplemented), tried(lambda: ~True))
print(None is type(None)(), ... is Ellipsis, NotImplemented is type(NotImplemented)(), bool() is False)
print(tried(lambda: hash(None) == hash(None)), hash(True), hash(False), bool(...), bool(None), True + True, False * 5)
