# expect: reject AttributeError at run
# Objects take no state.
import functools

f = functools.partial(len)
f.__setstate__((max, (1, 2), {}, None))
print(f())
