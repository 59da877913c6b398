# wraps and update_wrapper: what is copied, what is left out, and the constants that say so.
# covers: functools.wraps, functools.update_wrapper, functools.WRAPPER_ASSIGNMENTS, functools.WRAPPER_UPDATES
import functools
from functools import partial, update_wrapper, wraps


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


def original(a: int, b: str = "x") -> float:
    "The doc."


original.mark = [1]


@wraps(original)
def wrapper(*arguments):
    "Other."


print(functools.WRAPPER_ASSIGNMENTS, functools.WRAPPER_UPDATES)
print(wrapper.__name__, wrapper.__qualname__, wrapper.__doc__, wrapper.__module__, wrapper.__annotations__, wrapper.__wrapped__ is original, wrapper.mark is original.mark)


def other():
    pass


other.kept = 1
print(update_wrapper(other, original, assigned=("__doc__",), updated=()) is other, other.__name__, other.__doc__, vars(other).keys())


class Callable:
    """A class."""

    def __init__(self):
        self.inner = 1

    def __call__(self):
        return 5


c = update_wrapper(Callable(), original)
print(sorted(vars(c)), c.__name__)
made = wraps(Callable())(lambda: 1)
print(made.__name__, made.__doc__, made.inner, made.__wrapped__())
made = wraps(partial(original, 1))(lambda: 1)
print(made.__name__, hasattr(made.__wrapped__, "__name__"))
for call in (
    lambda: update_wrapper(5, original),
    lambda: update_wrapper(other, 5).__wrapped__,
    lambda: update_wrapper(other, original, updated=("missing",)),
    lambda: update_wrapper(other, original, ("nothing", "there")).__name__,
    lambda: update_wrapper(other),
    lambda: wraps(),
    lambda: wraps(original)(),
    lambda: type(wraps(original)).__name__,
    lambda: wraps(original, updated=())(lambda: 1).__dict__.keys(),
    lambda: update_wrapper(wrapper=other, wrapped=original) is other,
):
    show(call)
