# Source as bytes: marks, declared encodings, line ends; and what `optimize` leaves out.
# covers: compile
def attempt(source):
    try:
        print(ascii(eval(source)))
    except SyntaxError as error:
        print(error.msg, error.lineno, error.offset)


attempt(b"'''a\r\nb\rc'''")
attempt("'''a\r\nb\rc'''")
attempt(b'\xef\xbb\xbf"x"')
attempt(b'# coding: latin-1\n"\xe4"')
attempt(b'# -*- coding: utf-8 -*-\n"\xc3\xa4"')
attempt(b'#!/usr/bin/python\n# vim: set fileencoding=cp1252 :\n"\x80"')
attempt(b'"\xff"')
attempt(b'# coding: ascii\n"\xe4"')
attempt(b"# coding: nowhere\n1")
attempt(bytearray(b"# coding=koi8-r\n'\xc1'"))
TEXT = '''"""words"""
assert False, "checked"
def f():
    """more words"""
class C:
    """and more"""
debugging = __debug__
'''
for optimize in (0, 1, 2):
    namespace = {}
    try:
        exec(compile(TEXT, "text", "exec", optimize=optimize), namespace)
    except AssertionError as error:
        print(optimize, repr(error))
        continue
    print(optimize, namespace.get("__doc__"), namespace["f"].__doc__, namespace["C"].__doc__, namespace["debugging"])
inside, outside = {}, {}
exec("def f():\n  global y\n  return y\ny = 9\nz = f()", outside, inside)
print(sorted(inside), "y" in outside)
