import time as _time

__all__ = ["Timer", "timeit", "repeat", "default_timer"]
default_timer = _time.perf_counter
default_number = 1000000
default_repeat = 5


class Timer:
    """Measures how long something takes."""

    def __init__(self, stmt="pass", setup="pass", timer=default_timer, globals=None):
        self.timer = timer
        names = {} if globals is None else dict(globals)
        for what in (stmt, setup):
            if not isinstance(what, str) and not callable(what):
                raise ValueError(f"{'stmt' if what is stmt else 'setup'} is neither a string nor callable")
        self._stmt = stmt if callable(stmt) else compile(stmt, "<timeit-src>", "exec")
        self._setup = setup if callable(setup) else compile(setup, "<timeit-src>", "exec")
        self._names = names

    def timeit(self, number=default_number):
        """The time that a number of runs take."""
        names = dict(self._names)
        if callable(self._setup):
            self._setup()
        else:
            exec(self._setup, names)
        stmt = self._stmt
        start = self.timer()
        if callable(stmt):
            for _ in range(number):
                stmt()
        else:
            for _ in range(number):
                exec(stmt, names)
        return self.timer() - start

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
