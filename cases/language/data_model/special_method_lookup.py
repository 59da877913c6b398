# Special methods are looked up on the type, not the instance; None switches them off.
class A:
    pass


a = A()
a.__len__ = lambda: 5
a.__call__ = lambda: 6
a.__getitem__ = lambda key: 7
a.__iter__ = lambda: iter([8])
a.__bool__ = lambda: False
a.__eq__ = lambda other: "eq"
a.__hash__ = lambda: 9
a.__str__ = lambda: "str"
a.__repr__ = lambda: "repr"
a.__enter__ = lambda: 1
a.__format__ = lambda spec: "format"
for source in ["len(a)", "a()", "a[0]", "iter(a)", "bool(a)", "a == 1", "hash(a) == 9", "str(a) == 'str'", "repr(a) == 'repr'", "f'{a}' == 'format'", "a + 1", "with_(a)", "1 in a", "next(a)", "reversed(a)", "a < 1", "-a", "abs(a)", "int(a)", "a.__len__()", "int(True .__add__(1))"]:
    if source == "with_(a)":
        try:
            with a:
                pass
        except TypeError as error:
            print(error)
        continue
    try:
        print(source, "->", eval(source))
    except TypeError as error:
        print(source, "|", error)


class Off:
    __hash__ = None
    __iter__ = None
    __len__ = None
    __contains__ = None
    __bool__ = None
    __add__ = None
    __call__ = None
    __eq__ = None
    __getitem__ = None
    __str__ = None
    __enter__ = None
    __exit__ = None
    __lt__ = None
    __neg__ = None
    __index__ = None
    __await__ = None
    __reversed__ = None
    __format__ = None
    __setitem__ = None
    __delitem__ = None
    __int__ = None
    __round__ = None


o = Off()
for source in ["hash(o)", "iter(o)", "len(o)", "1 in o", "bool(o)", "o + 1", "1 + o", "o()", "o == 1", "o != 1", "o[0]", "str(o)", "o < 1", "o > 1", "-o", "[1][o]", "reversed(o)", "f'{o}'", "int(o)", "round(o)", "not o", "list(o)", "{o: 1}", "range(o)", "print(o)", "'%s' % o"]:
    try:
        print(source, "->", eval(source))
    except TypeError as error:
        print(source, "|", error)
for source in ["o[0] = 1", "del o[0]", "with o: pass", "for x in o: pass"]:
    try:
        exec(source)
    except TypeError as error:
        print(source, "|", error)
