# Unpacking what is not iterable, sources that are buffers, special methods called without their instance.

def t(f, *a, **k):
    try:
        print(repr(f(*a, **k)))
    except BaseException as e:
        print(type(e).__name__ + ":", e)


one = lambda *a, **k: a
t(lambda: one(*(int|None))); t(lambda: [*(int|None)]); t(lambda: {*(int|None)}); t(lambda: (*(int|None),)); t(lambda: one(*5)); t(lambda: [*5]); t(lambda: one(*list[int])); t(lambda: [*type(None)]); t(lambda: one(**(int|None)))
t(lambda: eval(memoryview(b"1+1"))); t(lambda: exec(memoryview(b"print(5)"))); t(lambda: eval(bytearray(b"1+1"))); t(lambda: compile(memoryview(b"1+1"), "a", "eval") and 1); t(lambda: eval(memoryview(b"1 1"))); t(lambda: eval(5))
t(lambda: type(len).__eq__(0)); t(lambda: type(len).__eq__()); t(lambda: len.__eq__()); t(lambda: type(len).__eq__(0, 1)); t(lambda: int.__eq__("a")); t(lambda: int.__eq__(1)); t(lambda: int.__add__("", 1)); t(lambda: int.__add__(1)); t(lambda: object.__eq__(1)); t(lambda: type(len).__repr__(3)); t(lambda: type(len).__call__(3)); t(lambda: type(len.__call__).__call__(3)); t(lambda: type(str.upper).__get__(3)); t(lambda: type(t).__get__(3)); t(lambda: type(t).__call__(3))
t(lambda: list.append.__get__(None)); t(lambda: list.append.__get__(None, None)); t(lambda: list.append.__get__(None, list)); t(lambda: list.append.__get__(3)); t(lambda: int.__add__.__get__(None)); t(lambda: len.__get__); t(lambda: t.__get__(None)); t(lambda: dict.__dict__["fromkeys"].__get__({})()); t(lambda: property(t).__get__(3)); t(lambda: classmethod(t).__get__(None)); t(lambda: classmethod(t).__get__()); t(lambda: int.real.__get__(None)); t(lambda: int.real.__get__(None, int))
t(lambda: print >> 5); t(lambda: print >> ""); t(lambda: len >> 5); t(lambda: 5 >> print)
