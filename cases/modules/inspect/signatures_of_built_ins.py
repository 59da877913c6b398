# covers: inspect.signature
# What built-in functions and classes say of their parameters.
import inspect

for thing in (len, abs, sorted, print, sum, pow, isinstance, enumerate, repr, round, divmod, open, compile, exec, id, hash, callable, chr, ord, format, input, any, all, str.split, str.join, str.replace, list.append, list.sort, list.pop, "".strip, [].extend, dict.fromkeys, {}.setdefault, int.from_bytes, (1).to_bytes, float.fromhex, bytes.fromhex, set.add, set().discard, object, object.__init__, property, staticmethod, classmethod):
    try:
        print(getattr(thing, "__qualname__", thing), inspect.signature(thing))
    except (ValueError, TypeError) as error:
        print(getattr(thing, "__qualname__", thing), type(error).__name__)
for thing in (int, str, dict, type, range, slice, zip, map, min, max, getattr, iter, next, vars, dir):
    try:
        print(thing.__name__, inspect.signature(thing))
    except ValueError as error:
        print(thing.__name__, str(error)[:40])
