# A class method of a built-in type is a descriptor of its own kind as long as it is bound to nothing.
# covers: dict.fromkeys, types.ClassMethodDescriptorType
import types

d = dict.__dict__["fromkeys"]


def shown(text):
    try:
        print(text, "->", eval(text))
    except Exception as error:
        print(text, "->", type(error).__name__ + ":", error)


for text in """d | type(d) | d.__name__ | d.__qualname__ | d.__objclass__ | d.__text_signature__ | d.__func__ | d.__get__(None, dict)([1])
d.__get__({})('ab') | d(dict, [1]) | d(dict) | d() | d(int, [1]) | d(1) | d.__get__(1) | d.__get__(None) | d.__get__(None, int)
types.ClassMethodDescriptorType is type(d) | types.ClassMethodDescriptorType is classmethod | types.ClassMethodDescriptorType(1)
int.__dict__['from_bytes'] | bytes.__dict__['fromhex'] | float.__dict__['fromhex'] | object.__dict__['__init_subclass__']
type(int.__dict__['from_bytes']) | isinstance(d, classmethod) | isinstance(classmethod(len), type(d)) | classmethod(d)
{}.fromkeys('a', 1) | dict.fromkeys() | classmethod(len).__func__ | hasattr(d, '__call__')""".replace("\n", " | ").split(" | "):
    shown(text)


class Sub(dict):
    pass


print(type(d(Sub, "a")), type(d.__get__(None, Sub)("a")))
