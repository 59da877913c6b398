# raise in every form: classes, instances, causes, context, re-raising, what is none.
class Needs(Exception):
    def __init__(self, value):
        super().__init__(value)


class BadNew(Exception):
    def __new__(cls):
        return 5


class Failing(Exception):
    def __init__(self):
        raise KeyError("in init")


for source in ["raise", "raise ValueError", "raise ValueError('v')", "raise ValueError('v') from None", "raise ValueError from KeyError", "raise ValueError from KeyError('k')", "raise ValueError('v') from 5", "raise ValueError from int", "raise 5", "raise 'text'", "raise None", "raise int", "raise object()", "raise Needs", "raise BadNew", "raise Failing", "raise ValueError from Failing", "raise (ValueError, KeyError)", "raise ValueError, 'v'", "raise from ValueError", "raise [ValueError]",
               "try:\n    1 / 0\nexcept ZeroDivisionError:\n    raise", "try:\n    1 / 0\nexcept ZeroDivisionError as e:\n    raise e", "try:\n    1 / 0\nexcept ZeroDivisionError as e:\n    raise ValueError('v')", "try:\n    1 / 0\nexcept ZeroDivisionError as e:\n    raise ValueError('v') from e", "try:\n    1 / 0\nexcept ZeroDivisionError:\n    raise ValueError('v') from None", "try:\n    1 / 0\nfinally:\n    raise ValueError('f')", "try:\n    raise ValueError(1)\nexcept ValueError as e:\n    e.__context__ = e\n    raise",
               "try:\n    try:\n        1 / 0\n    except ZeroDivisionError:\n        raise KeyError('k')\nexcept KeyError:\n    raise", "try:\n    raise ValueError\nexcept (KeyError, ValueError) as e:\n    print(repr(e))\nprint('e' in dir())", "try:\n    raise ValueError\nexcept 5:\n    pass", "try:\n    raise ValueError\nexcept (5,):\n    pass", "try:\n    raise ValueError\nexcept ():\n    pass", "try:\n    raise ValueError\nexcept [ValueError]:\n    pass", "try:\n    raise ValueError\nexcept (KeyError, (ValueError,)):\n    print('nested')", "try:\n    pass\nexcept undefined:\n    pass\nprint('never asked')", "try:\n    1 / 0\nexcept undefined:\n    pass",
               "try:\n    raise KeyboardInterrupt\nexcept Exception:\n    pass", "try:\n    raise KeyboardInterrupt\nexcept:\n    print('bare')", "try:\n    raise ValueError\nexcept ValueError as e:\n    del e", "try:\n    raise ValueError\nexcept ValueError as e:\n    e = 5\nprint('e' in dir())", "try:\n    print(1)\nelse:\n    print(2)\nfinally:\n    print(3)", "try:\n    raise ValueError\nexcept ValueError:\n    print('c')\nelse:\n    print('never')\nfinally:\n    print('f')"]:
    print("#", source.replace("\n", "; "))
    try:
        exec(source)
    except BaseException as error:
        print("   ", type(error).__name__, error, "| cause", repr(error.__cause__), "| context", repr(error.__context__), error.__suppress_context__)


def returns():
    try:
        return "try"
    finally:
        print("finally ran")


def overrides():
    for _ in [1]:
        try:
            1 / 0
        finally:
            break
    return "broke out"


def nested():
    try:
        try:
            raise ValueError("inner")
        finally:
            raise KeyError("outer")
    except KeyError as error:
        return repr(error.__context__)


print(returns(), overrides(), nested())
