import time as _time
from itertools import repeat as _repeat

__all__ = ["Timer", "timeit", "repeat", "default_timer"]
default_timer = _time.perf_counter
default_number = 1000000
default_repeat = 5
_FILE = "<timeit-src>"
_END = "\n"
# What code sees that is given no names of its own.
_names = {}


class Timer:
    """Measures how long something takes."""

    def __init__(self, stmt="pass", setup="pass", timer=default_timer, globals=None):
        self.timer = timer
        names = _names if globals is None else globals
        given = {}
        for what, part in (("setup", setup), ("stmt", stmt)):
            if not isinstance(part, str) and not callable(part):
                raise ValueError(f"{what} is neither a string nor callable")
        first = ""
        if isinstance(setup, str):
            # Each part has to be right by itself.
            compile(setup, _FILE, "exec")
            first = setup + "\n"
        else:
            given["_setup"] = setup
            setup = "_setup()"
        if isinstance(stmt, str):
            compile(first + stmt, _FILE, "exec")
        else:
            given["_stmt"] = stmt
            stmt = "_stmt()"
        parameters = "".join(f", {name}={name}" for name in given)
        self.src = f"""def inner(_it, _timer{parameters}):
    {setup.replace(_END, _END + 4 * " ")}
    _t0 = _timer()
    for _i in _it:
        {stmt.replace(_END, _END + 8 * " ")}
        pass
    _t1 = _timer()
    return _t1 - _t0
"""
        exec(compile(self.src, _FILE, "exec"), names, given)
        self.inner = given["inner"]

    def timeit(self, number=default_number):
        """The time that a number of runs take."""
        return self.inner(_repeat(None, number), self.timer)

    def repeat(self, repeat=default_repeat, number=default_number):
        """Several measurements."""
        return [self.timeit(number) for _ in range(repeat)]

    def autorange(self, callback=None):
        """A number of runs that takes long enough, and the time."""
        scale = 1
        while True:
            for step in 1, 2, 5:
                number = scale * step
                taken = self.timeit(number)
                if callback:
                    callback(number, taken)
                if taken >= 0.2:
                    return number, taken
            scale *= 10

    def print_exc(self, file=None):
        """Print the exception that is handled now."""
        import traceback

        traceback.print_exc(file=file)


def timeit(stmt="pass", setup="pass", timer=default_timer, number=default_number, globals=None):
    """The time that a number of runs take."""
    return Timer(stmt, setup, timer, globals).timeit(number)


def repeat(stmt="pass", setup="pass", timer=default_timer, repeat=default_repeat, number=default_number, globals=None):
    """Several measurements."""
    return Timer(stmt, setup, timer, globals).repeat(repeat, number)
