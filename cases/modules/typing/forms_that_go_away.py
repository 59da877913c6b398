# Named tuples and typed dicts without fields: what CPython warns of, and the words it puts them in.
# covers: typing.NamedTuple, typing.TypedDict
import warnings
from typing import NamedTuple, TypedDict

for text in """NamedTuple('X')
NamedTuple('X', None)
NamedTuple('X', a=int)
NamedTuple('X', [])
NamedTuple('X', None, a=int)
NamedTuple('X', [('a', int)], b=int)
NamedTuple('X', [('a', int), ('a', int)])
NamedTuple('X', fields=int)
NamedTuple('{}')
NamedTuple('}')
NamedTuple('{name}')
NamedTuple(1)
TypedDict('X')
TypedDict('X', None)
TypedDict('X', {})
TypedDict('{')
TypedDict({'': 0})
TypedDict(1, {})""".splitlines():
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        try:
            print(text, "->", eval(text))
        except Exception as error:
            print(text, "->", type(error).__name__ + ":", error)
    for one in told:
        print("   ", one.category.__name__, one.message)
