# Functions called when the program ends: the latest first, with their arguments, whatever they raise.
import atexit


def show(*args, **kwargs):
    print("called with", args, kwargs)


@atexit.register
def decorated():
    print("the first is called last")


print(decorated.__name__, atexit.register(show) is show)
atexit.register(show, 1, 2, key="value")
atexit.register(atexit.register, show, "registered too late")
atexit.register(print, "with", "a separator", sep=" -> ")

for wrong in [(), (1,), (None,), ("text",)]:
    try:
        atexit.register(*wrong)
    except TypeError as error:
        print(error)
try:
    atexit.register(func=show)
except TypeError as error:
    print(error)
print(atexit._ncallbacks())
print("the end")
