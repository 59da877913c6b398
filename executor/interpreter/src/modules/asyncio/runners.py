

async def to_thread(func, /, *args, **kwargs):
    """Call a function; there is one thread, so everything else waits meanwhile."""
    return await get_running_loop().run_in_executor(None, _functools.partial(func, *args, **kwargs))


def run_coroutine_threadsafe(coro, loop):
    """Have a coroutine run by a loop."""
    if not iscoroutine(coro):
        raise TypeError("A coroutine object is required")
    return ensure_future(coro, loop=loop)


class Runner:
    """Runs several coroutines in one loop."""

    def __init__(self, *, debug=None, loop_factory=None):
        self._debug = debug
        self._factory = loop_factory
        self._loop = None
        self._closed = False

    def __enter__(self):
        self.get_loop()
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.close()

    def get_loop(self):
        if self._closed:
            raise RuntimeError("Runner is closed")
        if self._loop is None:
            self._loop = new_event_loop() if self._factory is None else self._factory()
            if self._debug is not None:
                self._loop.set_debug(self._debug)
        return self._loop

    def run(self, coro, *, context=None):
        if not iscoroutine(coro):
            raise ValueError(f"a coroutine was expected, got {coro!r}")
        if _state.running is not None:
            raise RuntimeError("Runner.run() cannot be called from a running event loop")
        loop = self.get_loop()
        return loop.run_until_complete(loop.create_task(coro))

    def close(self):
        loop = self._loop
        if loop is None or self._closed:
            self._closed = True
            return
        try:
            _cancel_all(loop)
        finally:
            loop.close()
            self._loop = None
            self._closed = True


def _cancel_all(loop):
    left = all_tasks(loop)
    if not left:
        return
    for task in left:
        task.cancel()
    loop.run_until_complete(_settle(left))
    for task in left:
        if not task.cancelled() and task.exception() is not None:
            loop.call_exception_handler(
                {
                    "message": "unhandled exception during asyncio.run() shutdown",
                    "exception": task.exception(),
                    "task": task,
                }
            )


async def _settle(tasks):
    await gather(*tasks, return_exceptions=True)


def run(main, *, debug=None, loop_factory=None):
    """Run a coroutine in a loop of its own."""
    if _state.running is not None:
        if iscoroutine(main):
            main.close()
        raise RuntimeError("asyncio.run() cannot be called from a running event loop")
    with Runner(debug=debug, loop_factory=loop_factory) as runner:
        return runner.run(main)


def _refused(name):
    async def refuse(*args, **kwargs):
        raise PermissionError(f"asyncio.{name}() is not available in this sandbox")

    refuse.__name__ = refuse.__qualname__ = name
    refuse.__doc__ = "Not available: there are no sockets and processes here."
    return refuse


open_connection = _refused("open_connection")
start_server = _refused("start_server")
create_subprocess_exec = _refused("create_subprocess_exec")
create_subprocess_shell = _refused("create_subprocess_shell")
for _module, _classes in {
    "base_events": (BaseEventLoop,),
    "events": (Handle, TimerHandle, AbstractEventLoop, AbstractServer, AbstractEventLoopPolicy),
    "exceptions": (SendfileNotAvailableError,),
    "locks": (Lock, Event, Condition, Semaphore, BoundedSemaphore, Barrier),
    "queues": (Queue, PriorityQueue, LifoQueue),
    "runners": (Runner,),
    "taskgroups": (TaskGroup,),
    "timeouts": (Timeout,),
    "unix_events": (DefaultEventLoopPolicy,),
}.items():
    for _class in _classes:
        _class.__module__ = f"asyncio.{_module}"
del _module, _classes, _class
DefaultEventLoopPolicy.__name__ = DefaultEventLoopPolicy.__qualname__ = "_UnixDefaultEventLoopPolicy"
__all__ = tuple(name for name in dir() if not name.startswith("_"))
