# How Callable with brackets is shown, and what it refuses between them.
# covers: collections.abc.Callable
import collections.abc as abc

print(abc.Callable[[int], str], abc.Callable[[int, str], None].__args__, abc.Callable[[], int])
try:
    print(abc.Callable[5, str])
except TypeError as error:
    print(error)
