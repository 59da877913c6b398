# Bounds are converted before the key is asked; what has no items by place is refused even where nothing is looked at.
# covers: bisect.bisect_left, bisect.bisect_right, bisect.insort_left, bisect.insort_right
import bisect


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


for function in (bisect.bisect_left, bisect.bisect_right, bisect.insort_left, bisect.insort_right):
    show(lambda: function(1, 0, hi=1))
    show(lambda: function(1, 0, hi=0))
    show(lambda: function({}, 0))
    show(lambda: function({1: 2}, 0, 0, 1))
    show(lambda: function({1}, 0))
    show(lambda: function(0, 0, ""))
    show(lambda: function(0, 0, "", key=lambda x: 1 / 0))
    show(lambda: function(0, 0, hi="", key=lambda x: 1 / 0))
    show(lambda: function(0, 0, -1, ""))
    show(lambda: function(0, 0, 0, -(2**2000)))
    show(lambda: function(0, 0, 2**70))
    show(lambda: function("abc", "b"))
