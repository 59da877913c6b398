# covers: inspect.CO_OPTIMIZED, inspect.CO_NEWLOCALS, inspect.CO_VARARGS, inspect.CO_VARKEYWORDS, inspect.CO_NESTED
# covers: inspect.CO_GENERATOR, inspect.CO_NOFREE, inspect.CO_COROUTINE, inspect.CO_ITERABLE_COROUTINE
# covers: inspect.CO_ASYNC_GENERATOR, inspect.TPFLAGS_IS_ABSTRACT, inspect.BufferFlags
# Numbers that mean something to the interpreter.
import inspect

print({name: getattr(inspect, name) for name in sorted(dir(inspect)) if name.startswith("CO_")}, inspect.TPFLAGS_IS_ABSTRACT)
print(list(inspect.BufferFlags.__members__.items()))
print(inspect.BufferFlags.FULL_RO, inspect.BufferFlags(0), inspect.BufferFlags.READ | inspect.BufferFlags.ND, inspect.BufferFlags.__mro__[1])
