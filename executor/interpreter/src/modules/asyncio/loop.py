

class Handle:
    """Something that the loop will call."""

    def __init__(self, callback, args, loop, context=None):
        self._callback = callback
        self._args = args
        self._loop = loop
        self._cancelled = False

    def cancel(self):
        # What would have been called need not live on.
        self._cancelled = True
        self._callback = self._args = None

    def cancelled(self):
        return self._cancelled

    def __repr__(self):
        return f"<{' '.join(self._info())}>"

    def _info(self):
        info = [type(self).__name__]
        if self._cancelled:
            info.append("cancelled")
        if self._callback is not None:
            info.append(_callback_text(self._callback))
        return info

    def _run(self):
        try:
            self._callback(*self._args)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as error:
            self._loop.call_exception_handler(
                {"message": f"Exception in callback {_callback_text(self._callback)}", "exception": error, "handle": self}
            )


def _callback_text(callback):
    name = getattr(callback, "__qualname__", None) or repr(callback)
    place = _inspect._place(_inspect.unwrap(getattr(callback, "__func__", callback)))
    if place is None or place[0] == "<asyncio>":
        return f"{name}()"
    return f"{name}() at {place[0]}:{place[1]}"


class TimerHandle(Handle):
    """Something that the loop will call at some time."""

    def __init__(self, when, callback, args, loop, context=None):
        super().__init__(callback, args, loop, context)
        self._when = when

    def _info(self):
        info = super()._info()
        info.insert(2 if self._cancelled else 1, f"when={self._when}")
        return info

    def when(self):
        return self._when


def _not_implemented(name, asynchronous=False):
    if asynchronous:

        async def method(self, *args, **kwargs):
            raise NotImplementedError

    else:

        def method(self, *args, **kwargs):
            raise NotImplementedError

    method.__name__ = method.__qualname__ = name
    method.__doc__ = "For subclasses to implement."
    return method


def _abstract(methods, coroutines):
    def fill(cls):
        for name in methods.split():
            setattr(cls, name, _not_implemented(name))
        for name in coroutines.split():
            setattr(cls, name, _not_implemented(name, True))
        return cls

    return fill


@_abstract(
    """
    run_forever run_until_complete stop is_running is_closed close call_soon call_later call_at time create_future
    create_task call_soon_threadsafe run_in_executor set_default_executor set_task_factory get_task_factory
    get_exception_handler set_exception_handler default_exception_handler call_exception_handler get_debug set_debug
    add_reader remove_reader add_writer remove_writer add_signal_handler remove_signal_handler
    """,
    """
    shutdown_asyncgens shutdown_default_executor getaddrinfo getnameinfo create_connection create_server sendfile
    start_tls create_unix_connection create_unix_server connect_accepted_socket create_datagram_endpoint
    connect_read_pipe connect_write_pipe subprocess_shell subprocess_exec sock_recv sock_recv_into sock_recvfrom
    sock_recvfrom_into sock_sendall sock_sendto sock_connect sock_accept sock_sendfile
    """,
)
class AbstractEventLoop:
    """What an event loop offers."""


@_abstract("close close_clients abort_clients get_loop is_serving", "start_serving serve_forever wait_closed")
class AbstractServer:
    """What would listen for connections: there are none here."""

    async def __aenter__(self):
        return self

    async def __aexit__(self, *exc):
        self.close()
        await self.wait_closed()


class BaseEventLoop(AbstractEventLoop):
    """Runs callbacks and tasks, one at a time."""

    def __init__(self):
        self._ready = _collections.deque()
        self._timers = []
        self._count = 0
        self._running = False
        self._stopping = False
        self._closed = False
        self._debug = False
        self._exception_handler = None
        self._task_factory = None
        self._tasks = []

    def __repr__(self):
        return f"<{type(self).__name__} running={self._running} closed={self._closed} debug={self._debug}>"

    def time(self):
        return _time.monotonic()

    def get_debug(self):
        return self._debug

    def set_debug(self, enabled):
        self._debug = enabled

    def is_running(self):
        return self._running

    def is_closed(self):
        return self._closed

    def _check_closed(self):
        if self._closed:
            raise RuntimeError("Event loop is closed")

    def close(self):
        if self._running:
            raise RuntimeError("Cannot close a running event loop")
        self._closed = True
        self._ready.clear()
        self._timers.clear()

    def stop(self):
        self._stopping = True

    def call_soon(self, callback, *args, context=None):
        self._check_closed()
        handle = Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(self, delay, callback, *args, context=None):
        if delay is None:
            raise TypeError("delay must not be None")
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(self, when, callback, *args, context=None):
        if when is None:
            raise TypeError("when cannot be None")
        self._check_closed()
        handle = TimerHandle(when, callback, args, self, context)
        self._count += 1
        _heapq.heappush(self._timers, (when, self._count, handle))
        return handle

    def create_future(self):
        return Future(loop=self)

    def create_task(self, coro, *, name=None, context=None):
        self._check_closed()
        if self._task_factory is not None:
            task = self._task_factory(self, coro)
            if name is not None:
                task.set_name(name)
            return task
        return Task(coro, loop=self, name=name, context=context)

    def set_task_factory(self, factory):
        if factory is not None and not callable(factory):
            raise TypeError("task factory must be a callable or None")
        self._task_factory = factory

    def get_task_factory(self):
        return self._task_factory

    def set_exception_handler(self, handler):
        if handler is not None and not callable(handler):
            raise TypeError(f"A callable object or None is expected, got {handler!r}")
        self._exception_handler = handler

    def get_exception_handler(self):
        return self._exception_handler

    def default_exception_handler(self, context):
        message = context.get("message") or "Unhandled exception in event loop"
        lines = [message]
        for key in sorted(context):
            if key not in ("message", "exception"):
                lines.append(f"{key}: {context[key]!r}")
        print("\n".join(lines), file=_sys.stderr)
        error = context.get("exception")
        if error is not None:
            import traceback

            traceback.print_exception(error)

    def call_exception_handler(self, context):
        if self._exception_handler is None:
            self.default_exception_handler(context)
        else:
            self._exception_handler(self, context)

    def run_in_executor(self, executor, func, *args):
        """Call a function; there is one thread, so it is called before anything else goes on."""
        future = self.create_future()

        def call():
            if future.cancelled():
                return
            try:
                result = func(*args)
            except Exception as error:
                future.set_exception(error)
            else:
                future.set_result(result)

        self.call_soon(call)
        return future

    async def shutdown_asyncgens(self):
        pass

    async def shutdown_default_executor(self, timeout=None):
        pass

    def _run_once(self):
        timers = self._timers
        while timers and timers[0][2]._cancelled:
            _heapq.heappop(timers)
        if not self._ready and not self._stopping:
            if not timers:
                raise RuntimeError(
                    "the event loop waits for something that cannot happen: no task can go on, and there is no timer"
                )
            delay = timers[0][0] - self.time()
            if delay > 0:
                _time.sleep(delay)
        now = self.time() + 1e-9
        while timers and timers[0][0] <= now:
            handle = _heapq.heappop(timers)[2]
            self._ready.append(handle)
        for _ in range(len(self._ready)):
            handle = self._ready.popleft()
            if not handle._cancelled:
                handle._run()

    def run_forever(self):
        self._check_closed()
        if self._running:
            raise RuntimeError("This event loop is already running")
        if _state.running is not None:
            raise RuntimeError("Cannot run the event loop while another loop is running")
        self._running = True
        _state.running = self
        try:
            while True:
                self._run_once()
                if self._stopping:
                    break
        finally:
            self._stopping = False
            self._running = False
            _state.running = None

    def run_until_complete(self, future):
        self._check_closed()
        if self._running:
            raise RuntimeError("This event loop is already running")
        if _state.running is not None:
            raise RuntimeError("Cannot run the event loop while another loop is running")
        future = ensure_future(future, loop=self)

        def stop(_):
            self.stop()

        future.add_done_callback(stop)
        try:
            self.run_forever()
        except BaseException:
            if future.done() and not future.cancelled():
                # It is told here, not when the task goes.
                future.exception()
            raise
        finally:
            future.remove_done_callback(stop)
        if not future.done():
            raise RuntimeError("Event loop stopped before Future completed.")
        return future.result()


class SelectorEventLoop(BaseEventLoop):
    """The event loop there is."""


SelectorEventLoop.__name__ = SelectorEventLoop.__qualname__ = "_UnixSelectorEventLoop"
SelectorEventLoop.__module__ = "asyncio.unix_events"
EventLoop = SelectorEventLoop
