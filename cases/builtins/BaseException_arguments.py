# Exceptions take any arguments and no keywords; what str, repr and args say of them.
class Own(Exception):
    pass


class WithInit(Exception):
    def __init__(self, a, *, b=2):
        self.b = b


class WithNew(Exception):
    def __new__(cls, *arguments, **named):
        made = super().__new__(cls, "new")
        made.named = named
        return made

    def __init__(self, *arguments, **named):
        pass


class Titled(Exception):
    def __str__(self):
        return "told by __str__"


def told(source):
    try:
        error = eval(source)
        print(source, "->", repr(error), "|", str(error), "|", ascii(error.args), error.__dict__)
    except BaseException as error:
        print(source, "|", type(error).__name__, error)


for source in [
    "Exception()", "Exception(1)", "Exception(1, 2)", "Exception('a')", "Exception(('a',))", "Exception([])",
    "Exception(a=1)", "Exception(1, a=1)", "BaseException(x=2)", "ValueError(x=2)", "Exception(None)",
    "Exception('')", "Exception(Exception('in'))", "Exception(*range(3))", "Exception('é\\n')", "Exception(b'x')",
    "Own()", "Own(1, 2)", "Own(a=1)", "WithInit(1)", "WithInit(1, b=3)", "WithInit()", "WithInit(1, 2)",
    "WithNew(1, k=2)", "Titled('a')", "Exception.__new__(Exception, 1, 2)", "Exception.__new__(Exception, a=2)",
    "Exception.__new__(Own)", "Exception.__new__(int)", "Exception.__new__(BaseException)", "Exception.__new__()",
    "BaseException.__new__(KeyError, 'k')", "ArithmeticError(1.5)", "AssertionError(False)", "EOFError('e', 'f')",
    "KeyboardInterrupt()", "GeneratorExit(1)", "MemoryError('m')", "RecursionError(a=1)", "StopAsyncIteration(1, 2)",
    "NotImplementedError()", "FloatingPointError('f')", "BufferError(1)", "SystemError(2)", "ReferenceError(3)",
    "PythonFinalizationError('p')", "UserWarning('w', 1)", "EncodingWarning()", "ResourceWarning(1)",
]:
    told(source)
