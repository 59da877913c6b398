# covers: timeit.Timer, timeit.timeit, timeit.repeat, timeit.default_timer
# How often code is run; times themselves are not shown.
import timeit

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

calls = []
clock = iter(range(1000)).__next__
print(timeit.timeit(lambda: calls.append(1), number=5, timer=clock), len(calls), timeit.repeat("x += 1", "x = 0", timer=clock, repeat=3, number=4), timeit.timeit("y.append(1)", "y = calls", globals={"calls": calls}, number=2, timer=clock), len(calls))
t = timeit.Timer("total += n", "total, n = 0, 2", timer=clock)
print(t.timeit(3), t.repeat(2, 1), isinstance(timeit.Timer("pass").timeit(1), float), len(timeit.Timer("pass").repeat(number=1)))
print(timeit.Timer(lambda: 1, lambda: calls.append("setup"), timer=clock).timeit(2), calls[-1])
seen = []


def slow_clock(state=[0.0]):
    state[0] += 0.3
    return state[0]


print(timeit.Timer("pass", timer=slow_clock).autorange(lambda number, taken: seen.append(number)), seen)
for call in (lambda: timeit.Timer(5), lambda: timeit.Timer("pass", 5), lambda: timeit.Timer("not valid ("), lambda: timeit.Timer("undefined_name").timeit(1), lambda: timeit.Timer("x = 1\n  y = 2"), lambda: timeit.timeit("1 / 0", number=1), lambda: timeit.Timer("return 5"), lambda: timeit.Timer("pass").timeit("x")):
    show(call)
print(timeit.default_timer() <= timeit.default_timer(), timeit.default_number, timeit.default_repeat)
