# Every built-in exception with its bases, its module and name, and what it inherits.
import builtins

kinds = [value for value in vars(builtins).values() if isinstance(value, type) and issubclass(value, BaseException)]
kinds = [kind for kind in kinds if not kind.__name__.startswith("_")]
for kind in sorted(set(kinds), key=lambda kind: kind.__name__):
    print(kind.__name__, kind.__qualname__, kind.__module__, [base.__name__ for base in kind.__bases__], kind)
print(IOError is OSError, EnvironmentError is OSError)
print([kind.__name__ for kind in ModuleNotFoundError.mro()])
print([kind.__name__ for kind in UnicodeDecodeError.__mro__])
print([kind.__name__ for kind in ExceptionGroup.__mro__])
for kind in sorted(set(kinds), key=lambda kind: kind.__name__):
    own = [name for name in vars(kind) if not name.startswith("__")]
    print(kind.__name__, sorted(own))
