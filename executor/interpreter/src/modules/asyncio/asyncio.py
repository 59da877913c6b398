import collections as _collections
import enum as _enum
import functools as _functools
import heapq as _heapq
import inspect as _inspect
import sys as _sys
import time as _time
import types as _types

FIRST_COMPLETED = "FIRST_COMPLETED"
FIRST_EXCEPTION = "FIRST_EXCEPTION"
ALL_COMPLETED = "ALL_COMPLETED"


class CancelledError(BaseException):
    """The task or future was cancelled."""


TimeoutError = TimeoutError


class InvalidStateError(Exception):
    """A future is not in the state that an operation asks for."""


class IncompleteReadError(EOFError):
    """A stream ended too early."""

    def __init__(self, partial, expected):
        shown = "undefined" if expected is None else repr(expected)
        super().__init__(f"{len(partial)} bytes read on a total of {shown} expected bytes")
        self.partial = partial
        self.expected = expected


class LimitOverrunError(Exception):
    """A separator was not found within the limit."""

    def __init__(self, message, consumed):
        super().__init__(message)
        self.consumed = consumed


class SendfileNotAvailableError(RuntimeError):
    """There are no files here."""


class BrokenBarrierError(RuntimeError):
    """A barrier was broken."""


class QueueEmpty(Exception):
    """Nothing to get."""


class QueueFull(Exception):
    """No room to put."""


class QueueShutDown(Exception):
    """The queue has been shut down."""


for _class in (CancelledError, InvalidStateError, IncompleteReadError, LimitOverrunError, BrokenBarrierError):
    _class.__module__ = "asyncio.exceptions"
for _class in (QueueEmpty, QueueFull, QueueShutDown):
    _class.__module__ = "asyncio.queues"
del _class


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
        new_task = not isfuture(future)
        future = ensure_future(future, loop=self)

        def stop(_):
            self.stop()

        future.add_done_callback(stop)
        try:
            self.run_forever()
        except BaseException:
            if new_task and future.done() and not future.cancelled():
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


class _State:
    running = None
    current = None
    tasks = {}
    counter = 0


_state = _State()


def get_running_loop():
    """The loop that runs now."""
    if _state.running is None:
        raise RuntimeError("no running event loop")
    return _state.running


def _get_running_loop():
    return _state.running


@_abstract("get_event_loop set_event_loop new_event_loop get_child_watcher set_child_watcher", "")
class AbstractEventLoopPolicy:
    """Which loop belongs to whom."""


class DefaultEventLoopPolicy(AbstractEventLoopPolicy):
    """One loop, for the one thread there is."""

    _loop = None

    def get_event_loop(self):
        if self._loop is None:
            self._loop = self.new_event_loop()
        return self._loop

    def set_event_loop(self, loop):
        if loop is not None and not isinstance(loop, AbstractEventLoop):
            found = type(loop).__name__
            raise TypeError(f"loop must be an instance of AbstractEventLoop or None, not '{found}'")
        self._loop = loop

    def new_event_loop(self):
        return SelectorEventLoop()


_policy = DefaultEventLoopPolicy()


def get_event_loop_policy():
    """The policy in use."""
    return _policy


def set_event_loop_policy(policy):
    """Use another policy."""
    global _policy
    if policy is not None and not isinstance(policy, AbstractEventLoopPolicy):
        found = type(policy).__name__
        raise TypeError(f"policy must be an instance of AbstractEventLoopPolicy or None, not '{found}'")
    _policy = DefaultEventLoopPolicy() if policy is None else policy


def get_event_loop():
    """The loop that runs, or the one of the policy."""
    return _state.running if _state.running is not None else _policy.get_event_loop()


def set_event_loop(loop):
    """Make a loop the one of the policy."""
    _policy.set_event_loop(loop)


def new_event_loop():
    """A new loop."""
    return _policy.new_event_loop()


class Future:
    """A result that is not there yet."""

    _state = "PENDING"
    _asyncio_future_blocking = False

    def __init__(self, *, loop=None):
        self._loop = get_event_loop() if loop is None else loop
        self._callbacks = []
        self._result = None
        self._exception = None
        self._cancel_message = None
        self._cancelled_error = None
        self._log_traceback = False

    def __repr__(self):
        return f"<{type(self).__name__} {' '.join(self._info())}>"

    def _info(self):
        info = [self._state.lower()]
        if self._state == "FINISHED":
            if self._exception is not None:
                info.append(f"exception={self._exception!r}")
            else:
                info.append(f"result={self._result!r}")
        if self._callbacks:
            names = [_callback_text(one) for one in self._callbacks]
            if len(names) > 2:
                names[1:-1] = [f"<{len(names) - 2} more>"]
            info.append(f"cb=[{', '.join(names)}]")
        return info

    def get_loop(self):
        return self._loop

    def cancel(self, msg=None):
        if self._state != "PENDING":
            return False
        self._state = "CANCELLED"
        self._cancel_message = msg
        self._schedule_callbacks()
        return True

    def _schedule_callbacks(self):
        callbacks, self._callbacks = self._callbacks, []
        for callback in callbacks:
            self._loop.call_soon(callback, self)

    def cancelled(self):
        return self._state == "CANCELLED"

    def done(self):
        return self._state != "PENDING"

    def _make_cancelled_error(self):
        if self._cancelled_error is not None:
            error, self._cancelled_error = self._cancelled_error, None
            return error
        return CancelledError() if self._cancel_message is None else CancelledError(self._cancel_message)

    def result(self):
        if self._state == "CANCELLED":
            raise self._make_cancelled_error()
        if self._state != "FINISHED":
            raise InvalidStateError("Result is not set.")
        self._log_traceback = False
        if self._exception is not None:
            raise self._exception.with_traceback(self._exception.__traceback__)
        return self._result

    def exception(self):
        if self._state == "CANCELLED":
            raise self._make_cancelled_error()
        if self._state != "FINISHED":
            raise InvalidStateError("Exception is not set.")
        self._log_traceback = False
        return self._exception

    def add_done_callback(self, fn, *, context=None):
        if self._state != "PENDING":
            self._loop.call_soon(fn, self)
        else:
            self._callbacks.append(fn)

    def remove_done_callback(self, fn):
        kept = [one for one in self._callbacks if one != fn]
        removed = len(self._callbacks) - len(kept)
        self._callbacks[:] = kept
        return removed

    def set_result(self, result):
        if self._state != "PENDING":
            raise InvalidStateError("invalid state")
        self._result = result
        self._state = "FINISHED"
        self._schedule_callbacks()

    def set_exception(self, exception):
        if self._state != "PENDING":
            raise InvalidStateError("invalid state")
        if isinstance(exception, type):
            exception = exception()
        if isinstance(exception, StopIteration):
            error = RuntimeError("StopIteration interacts badly with generators and cannot be raised into a Future")
            error.__cause__ = exception
            exception = error
        self._exception = exception
        self._state = "FINISHED"
        self._schedule_callbacks()
        self._log_traceback = True

    def __del__(self):
        if self._log_traceback:
            message = f"{type(self).__name__} exception was never retrieved"
            context = {"message": message, "exception": self._exception, "future": self}
            self._loop.call_exception_handler(context)

    def __await__(self):
        if not self.done():
            self._asyncio_future_blocking = True
            yield self
        if not self.done():
            raise RuntimeError("await wasn't used with future")
        return self.result()

    __iter__ = __await__
    def __class_getitem__(cls, item, /):
        return _types.GenericAlias(cls, item)


def _coroutine_text(coroutine):
    name = f"{getattr(coroutine, '__qualname__', type(coroutine).__name__)}()"
    place = _inspect._place(coroutine)
    if place is None:
        return name
    how = "done, defined" if _inspect.getcoroutinestate(coroutine) == "CORO_CLOSED" else "running"
    return f"{name} {how} at {place[0]}:{place[1]}"


class Task(Future):
    """A coroutine that is run by the loop."""

    def __init__(self, coro, *, loop=None, name=None, context=None, eager_start=False):
        super().__init__(loop=loop)
        if not iscoroutine(coro):
            raise TypeError(f"a coroutine was expected, got {coro!r}")
        if name is None:
            _state.counter += 1
            name = f"Task-{_state.counter}"
        self._name = str(name)
        self._coro = coro
        self._waiter = None
        self._must_cancel = False
        self._cancel_requests = 0
        if eager_start and self._loop.is_running():
            self._start_at_once()
        else:
            self._loop.call_soon(self._step)
            _state.tasks[id(self)] = self

    def _start_at_once(self):
        _state.tasks[id(self)] = self
        self._step()

    def _info(self):
        info = super()._info()
        if self.cancelling() and not self.done():
            info[0] = "cancelling"
        info.insert(1, f"name={self._name!r}")
        info.insert(2, f"coro=<{_coroutine_text(self._coro)}>")
        if self._waiter is not None:
            info.insert(3, f"wait_for={self._waiter!r}")
        return info

    def get_name(self):
        return self._name

    def set_name(self, value):
        self._name = str(value)

    def get_coro(self):
        return self._coro

    def get_context(self):
        return None

    def get_stack(self, *, limit=None):
        return []

    def print_stack(self, *, limit=None, file=None):
        print(f"No stack for {self!r}", file=file or _sys.stderr)

    def set_result(self, result):
        raise RuntimeError("Task does not support set_result operation")

    def set_exception(self, exception):
        raise RuntimeError("Task does not support set_exception operation")

    def cancel(self, msg=None):
        if self.done():
            return False
        self._cancel_requests += 1
        if self._waiter is not None and self._waiter.cancel(msg=msg):
            return True
        self._must_cancel = True
        self._cancel_message = msg
        return True

    def cancelling(self):
        return self._cancel_requests

    def uncancel(self):
        if self._cancel_requests > 0:
            self._cancel_requests -= 1
            if self._cancel_requests == 0:
                self._must_cancel = False
        return self._cancel_requests

    def _finish(self):
        self._waiter = None
        _state.tasks.pop(id(self), None)

    def _step(self, error=None):
        if self.done():
            return
        if self._must_cancel:
            if not isinstance(error, CancelledError):
                error = self._make_cancelled_error()
            self._must_cancel = False
        self._waiter = None
        before, _state.current = _state.current, self
        try:
            result = self._coro.send(None) if error is None else self._coro.throw(error)
        except StopIteration as stop:
            self._finish()
            if self._must_cancel:
                self._must_cancel = False
                super().cancel(msg=self._cancel_message)
            else:
                super().set_result(stop.value)
        except CancelledError as cancelled:
            self._finish()
            self._cancelled_error = cancelled
            super().cancel()
        except (KeyboardInterrupt, SystemExit) as fatal:
            self._finish()
            super().set_exception(fatal)
            raise
        except BaseException as failure:
            self._finish()
            super().set_exception(failure)
        else:
            self._wait_for(result)
        finally:
            _state.current = before

    def _wait_for(self, result):
        if isinstance(result, Future):
            if result is self:
                self._loop.call_soon(self._step, RuntimeError(f"Task cannot await on itself: {self!r}"))
            elif result._asyncio_future_blocking:
                result._asyncio_future_blocking = False
                result.add_done_callback(self.task_wakeup)
                self._waiter = result
                if self._must_cancel and result.cancel(msg=self._cancel_message):
                    self._must_cancel = False
            else:
                error = RuntimeError(f"yield was used instead of yield from in task {self!r} with {result!r}")
                self._loop.call_soon(self._step, error)
        elif result is None:
            self._loop.call_soon(self._step)
        elif _inspect.isgenerator(result):
            error = RuntimeError(f"yield was used instead of yield from for generator in task {self!r} with {result!r}")
            self._loop.call_soon(self._step, error)
        else:
            self._loop.call_soon(self._step, RuntimeError(f"Task got bad yield: {result!r}"))

    def task_wakeup(self, future):
        try:
            future.result()
        except BaseException as error:
            self._step(error)
        else:
            self._step()


for _class in (Future, Task):
    _class.__module__ = "_asyncio"
del _class


def isfuture(obj):
    """Whether an object is a future."""
    return isinstance(obj, Future)


def iscoroutine(obj):
    """Whether an object is a coroutine."""
    return isinstance(obj, _types.CoroutineType)


def iscoroutinefunction(func):
    """Whether calling a function makes a coroutine."""
    return _inspect.iscoroutinefunction(func)


def ensure_future(coro_or_future, *, loop=None):
    """A future of a coroutine, a future or something else to be awaited."""
    if isfuture(coro_or_future):
        if loop is not None and loop is not coro_or_future.get_loop():
            raise ValueError("The future belongs to a different loop than the one specified as the loop argument")
        return coro_or_future
    if not iscoroutine(coro_or_future):
        if not hasattr(type(coro_or_future), "__await__"):
            raise TypeError("An asyncio.Future, a coroutine or an awaitable is required")

        async def wrapper(awaitable):
            return await awaitable

        coro_or_future = wrapper(coro_or_future)
    if loop is None:
        loop = get_event_loop()
    return loop.create_task(coro_or_future)


def wrap_future(future, *, loop=None):
    """The future of a future: there are no threads whose futures could be wrapped."""
    if isfuture(future):
        return future
    raise AssertionError(f"concurrent.futures.Future is expected, got {future!r}")


def create_task(coro, *, name=None, context=None):
    """Have a coroutine run by the loop that runs now."""
    try:
        loop = get_running_loop()
    except RuntimeError:
        if iscoroutine(coro):
            coro.close()
        raise
    return loop.create_task(coro, name=name)


def create_eager_task_factory(custom_task_constructor):
    """A factory of tasks."""

    def factory(loop, coro, *, name=None, context=None):
        return custom_task_constructor(coro, loop=loop, name=name, context=context, eager_start=True)

    return factory


eager_task_factory = create_eager_task_factory(Task)


def current_task(loop=None):
    """The task that runs now."""
    if loop is None:
        loop = get_running_loop()
    return _state.current


def all_tasks(loop=None):
    """The tasks that are not done."""
    if loop is None:
        loop = get_running_loop()
    return {task for task in _state.tasks.values() if not task.done() and task._loop is loop}


class _Bare:
    """Gives way to other tasks once."""

    def __await__(self):
        yield


async def sleep(delay, result=None):
    """Wait for some time."""
    if delay <= 0:
        await _Bare()
        return result
    if delay != delay:
        raise ValueError("Invalid delay: NaN (not a number)")
    loop = get_running_loop()
    future = loop.create_future()

    def wake():
        if not future.done():
            future.set_result(result)

    handle = loop.call_later(delay, wake)
    try:
        return await future
    finally:
        handle.cancel()


class _Gathering(Future):
    def __init__(self, children, *, loop):
        super().__init__(loop=loop)
        self._children = children
        self._cancel_requested = False

    def cancel(self, msg=None):
        if self.done():
            return False
        cancelled = False
        for child in self._children:
            if child.cancel(msg=msg):
                cancelled = True
        if cancelled:
            self._cancel_requested = True
        return cancelled


_Gathering.__name__ = _Gathering.__qualname__ = "_GatheringFuture"


def gather(*coros_or_futures, return_exceptions=False):
    """Run several things at the same time; gives the list of their results."""
    if not coros_or_futures:
        outer = get_event_loop().create_future()
        outer.set_result([])
        return outer
    known = {}
    children = []
    loop = None
    finished = 0
    outer = None

    def done(future):
        nonlocal finished
        finished += 1
        if outer is None or outer.done():
            if not future.cancelled():
                future.exception()
            return
        if not return_exceptions:
            if future.cancelled():
                outer.set_exception(future._make_cancelled_error())
                return
            error = future.exception()
            if error is not None:
                outer.set_exception(error)
                return
        if finished == len(known):
            results = []
            for child in children:
                if child.cancelled():
                    results.append(CancelledError("" if child._cancel_message is None else child._cancel_message))
                else:
                    error = child.exception()
                    results.append(child.result() if error is None else error)
            if outer._cancel_requested:
                outer.set_exception(future._make_cancelled_error() if future.cancelled() else CancelledError())
            else:
                outer.set_result(results)

    for one in coros_or_futures:
        future = known.get(id(one))
        if future is None:
            future = ensure_future(one, loop=loop)
            if loop is None:
                loop = future.get_loop()
            known[id(one)] = future
            future.add_done_callback(done)
        children.append(future)
    outer = _Gathering(children, loop=loop)
    return outer


def shield(arg):
    """Keep something from being cancelled with whoever waits for it."""
    inner = ensure_future(arg)
    if inner.done():
        return inner
    outer = inner.get_loop().create_future()

    def inner_done(inner):
        if outer.cancelled():
            return
        if inner.cancelled():
            outer.cancel()
        else:
            error = inner.exception()
            if error is not None:
                outer.set_exception(error)
            else:
                outer.set_result(inner.result())

    def outer_done(outer):
        if not inner.done():
            inner.remove_done_callback(inner_done)

    inner.add_done_callback(inner_done)
    outer.add_done_callback(outer_done)
    return outer


async def wait(fs, *, timeout=None, return_when=ALL_COMPLETED):
    """Wait for futures; gives those that are done and those that are not."""
    if isfuture(fs) or iscoroutine(fs):
        raise TypeError(f"expect a list of futures, not {type(fs).__name__}")
    if not fs:
        raise ValueError("Set of Tasks/Futures is empty.")
    if return_when not in (FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED):
        raise ValueError(f"Invalid return_when value: {return_when}")
    fs = set(fs)
    if any(iscoroutine(one) for one in fs):
        raise TypeError("Passing coroutines is forbidden, use tasks explicitly.")
    loop = get_running_loop()
    waiter = loop.create_future()
    left = sum(not one.done() for one in fs)

    def over(one):
        if return_when == FIRST_COMPLETED:
            return one.done()
        return return_when == FIRST_EXCEPTION and one.done() and not one.cancelled() and one.exception() is not None

    def done(one):
        nonlocal left
        left -= 1
        if (left <= 0 or over(one)) and not waiter.done():
            waiter.set_result(None)

    if left and not any(over(one) for one in fs):
        handle = None
        if timeout is not None:
            handle = loop.call_later(timeout, lambda: waiter.done() or waiter.set_result(None))
        for one in fs:
            if not one.done():
                one.add_done_callback(done)
        try:
            await waiter
        finally:
            if handle is not None:
                handle.cancel()
            for one in fs:
                one.remove_done_callback(done)
    return {one for one in fs if one.done()}, {one for one in fs if not one.done()}


async def wait_for(fut, timeout):
    """Wait for something, but not longer than some time."""
    if fut is not None and not isfuture(fut) and not iscoroutine(fut) and not hasattr(type(fut), "__await__"):
        raise TypeError("An asyncio.Future, a coroutine or an awaitable is required")
    if timeout is not None and timeout <= 0:
        fut = ensure_future(fut)
        if fut.done():
            return fut.result()
        fut.cancel()
        try:
            await fut
        except CancelledError as error:
            raise TimeoutError from error
        return fut.result()
    async with _timeout(timeout):
        return await fut


def as_completed(fs, *, timeout=None):
    """Things in the order in which they are done."""
    if isfuture(fs) or iscoroutine(fs):
        raise TypeError(f"expects an iterable of awaitables, not {type(fs).__name__}")
    return _AsCompleted(fs, timeout)


class _AsCompleted:
    def __init__(self, fs, timeout):
        self._done = Queue()
        self._handle = None
        loop = get_event_loop()
        todo = {id(one): ensure_future(one, loop=loop) for one in list(dict.fromkeys(fs))}
        self._todo = set(todo.values())
        self._left = len(self._todo)
        if self._todo and timeout is not None:
            self._handle = loop.call_later(timeout, self._on_timeout)
        for one in todo.values():
            one.add_done_callback(self._on_done)

    def _on_timeout(self):
        for one in self._todo:
            one.remove_done_callback(self._on_done)
            self._done.put_nowait(None)
        self._todo.clear()

    def _on_done(self, one):
        if one not in self._todo:
            return
        self._todo.remove(one)
        self._done.put_nowait(one)
        if not self._todo and self._handle is not None:
            self._handle.cancel()

    async def _next(self, resolve):
        one = await self._done.get()
        if one is None:
            raise TimeoutError
        return one.result() if resolve else one

    def __aiter__(self):
        return self

    def __iter__(self):
        return self

    async def __anext__(self):
        if not self._left:
            raise StopAsyncIteration
        self._left -= 1
        return await self._next(False)

    def __next__(self):
        if not self._left:
            raise StopIteration
        self._left -= 1
        return self._next(True)


class Timeout:
    """What timeout() makes."""

    def __init__(self, when):
        self._status = "created"
        self._handle = None
        self._task = None
        self._when = when

    def __repr__(self):
        info = [""] if self._status != "active" else [f" when={round(self._when, 3) if self._when is not None else None}"]
        return f"<Timeout [{self._status}]{info[0]}>"

    def when(self):
        return self._when

    def reschedule(self, when):
        if self._status != "active":
            if self._status == "created":
                raise RuntimeError("Timeout has not been entered")
            raise RuntimeError(f"Cannot change state of {self._status} Timeout")
        self._when = when
        if self._handle is not None:
            self._handle.cancel()
        if when is None:
            self._handle = None
            return
        loop = get_running_loop()
        if when <= loop.time():
            self._handle = loop.call_soon(self._on_timeout)
        else:
            self._handle = loop.call_at(when, self._on_timeout)

    def expired(self):
        return self._status in ("expiring", "expired")

    def _on_timeout(self):
        self._task.cancel()
        self._status = "expiring"
        self._handle = None

    async def __aenter__(self):
        if self._status != "created":
            raise RuntimeError("Timeout has already been entered")
        task = current_task()
        if task is None:
            raise RuntimeError("Timeout should be used inside a task")
        self._status = "active"
        self._task = task
        self._cancelling = task.cancelling()
        self.reschedule(self._when)
        return self

    async def __aexit__(self, exc_type, exc_val, exc_tb):
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None
        if self._status == "expiring":
            self._status = "expired"
            if self._task.uncancel() <= self._cancelling and exc_type is not None:
                if issubclass(exc_type, CancelledError):
                    raise TimeoutError from exc_val
        elif self._status == "active":
            self._status = "finished"
        return None


def timeout(delay):
    """Cancel a block that takes longer than some time."""
    loop = get_running_loop()
    return Timeout(None if delay is None else loop.time() + delay)


_timeout = timeout


def timeout_at(when):
    """Cancel a block that has not ended at some time."""
    return Timeout(when)


class TaskGroup:
    """Tasks that end together."""

    def __init__(self):
        self._entered = False
        self._exiting = False
        self._aborting = False
        self._parent = None
        self._parent_cancel_requested = False
        self._tasks = set()
        self._errors = []
        self._base_error = None
        self._completed = None

    def __repr__(self):
        info = [""]
        if self._tasks:
            info.append(f"tasks={len(self._tasks)}")
        if self._errors:
            info.append(f"errors={len(self._errors)}")
        if self._aborting:
            info.append("cancelling")
        elif self._entered:
            info.append("entered")
        return f"<TaskGroup{' '.join(info)}>"

    async def __aenter__(self):
        if self._entered:
            raise RuntimeError(f"TaskGroup {self!r} has already been entered")
        self._entered = True
        self._loop = get_running_loop()
        self._parent = current_task(self._loop)
        if self._parent is None:
            raise RuntimeError(f"TaskGroup {self!r} cannot determine the parent task")
        return self

    async def __aexit__(self, kind, error, tb):
        self._exiting = True
        if error is not None and isinstance(error, (SystemExit, KeyboardInterrupt)) and self._base_error is None:
            self._base_error = error
        cancelled = error if kind is not None and issubclass(kind, CancelledError) else None
        if kind is not None and not self._aborting:
            self._abort()
        while self._tasks:
            if self._completed is None:
                self._completed = self._loop.create_future()
            try:
                await self._completed
            except CancelledError as caught:
                if not self._aborting:
                    cancelled = caught
                    self._abort()
            self._completed = None
        if self._base_error is not None:
            raise self._base_error
        if self._parent_cancel_requested and self._parent.uncancel() == 0:
            cancelled = None
        if cancelled is not None and not self._errors:
            raise cancelled
        if kind is not None and not issubclass(kind, CancelledError):
            self._errors.append(error)
        if self._errors:
            errors, self._errors = self._errors, []
            raise BaseExceptionGroup("unhandled errors in a TaskGroup", errors) from None

    def create_task(self, coro, *, name=None, context=None):
        if not self._entered:
            coro.close()
            raise RuntimeError(f"TaskGroup {self!r} has not been entered")
        if self._exiting and not self._tasks:
            coro.close()
            raise RuntimeError(f"TaskGroup {self!r} is finished")
        if self._aborting:
            coro.close()
            raise RuntimeError(f"TaskGroup {self!r} is shutting down")
        task = self._loop.create_task(coro, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._on_task_done)
        return task

    def _abort(self):
        self._aborting = True
        for task in list(self._tasks):
            if not task.done():
                task.cancel()

    def _on_task_done(self, task):
        self._tasks.discard(task)
        if self._completed is not None and not self._tasks and not self._completed.done():
            self._completed.set_result(True)
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            return
        self._errors.append(error)
        if isinstance(error, (SystemExit, KeyboardInterrupt)) and self._base_error is None:
            self._base_error = error
        if self._parent.done():
            return
        if not self._aborting and not self._parent_cancel_requested:
            self._abort()
            self._parent_cancel_requested = True
            self._parent.cancel()


class _Shown:
    """Shows the state in brackets behind what object shows."""

    def __repr__(self):
        extra = self._extra()
        waiters = getattr(self, "_waiters", None)
        if waiters:
            extra += f", waiters:{len(waiters)}"
        return f"<{object.__repr__(self)[1:-1]} [{extra}]>"


class _InWith:
    async def __aenter__(self):
        await self.acquire()
        return None

    async def __aexit__(self, exc_type, exc, tb):
        self.release()


class Lock(_InWith, _Shown):
    """Only one task at a time."""

    def __init__(self):
        self._waiters = _collections.deque()
        self._locked = False

    def _extra(self):
        return "locked" if self._locked else "unlocked"

    def locked(self):
        return self._locked

    async def acquire(self):
        if not self._locked and all(one.cancelled() for one in self._waiters):
            self._locked = True
            return True
        future = get_running_loop().create_future()
        self._waiters.append(future)
        try:
            try:
                await future
            finally:
                self._waiters.remove(future)
        except CancelledError:
            if not self._locked:
                self._wake_first()
            raise
        self._locked = True
        return True

    def release(self):
        if not self._locked:
            raise RuntimeError("Lock is not acquired.")
        self._locked = False
        self._wake_first()

    def _wake_first(self):
        if self._waiters and not self._waiters[0].done():
            self._waiters[0].set_result(True)


class Event(_Shown):
    """Something that tasks wait for."""

    def __init__(self):
        self._waiters = _collections.deque()
        self._value = False

    def _extra(self):
        return "set" if self._value else "unset"

    def is_set(self):
        return self._value

    def set(self):
        if not self._value:
            self._value = True
            for future in self._waiters:
                if not future.done():
                    future.set_result(True)

    def clear(self):
        self._value = False

    async def wait(self):
        if self._value:
            return True
        future = get_running_loop().create_future()
        self._waiters.append(future)
        try:
            await future
            return True
        finally:
            self._waiters.remove(future)


class Condition(_InWith, _Shown):
    """A lock with something to wait for."""

    def __init__(self, lock=None):
        self._lock = Lock() if lock is None else lock
        self.locked = self._lock.locked
        self.acquire = self._lock.acquire
        self.release = self._lock.release
        self._waiters = _collections.deque()

    def _extra(self):
        return "locked" if self.locked() else "unlocked"

    async def wait(self):
        if not self.locked():
            raise RuntimeError("cannot wait on un-acquired lock")
        future = get_running_loop().create_future()
        self.release()
        try:
            self._waiters.append(future)
            try:
                await future
                return True
            finally:
                self._waiters.remove(future)
        finally:
            failure = None
            while True:
                try:
                    await self.acquire()
                    break
                except CancelledError as error:
                    failure = error
            if failure is not None:
                raise failure

    async def wait_for(self, predicate):
        result = predicate()
        while not result:
            await self.wait()
            result = predicate()
        return result

    def notify(self, n=1):
        if not self.locked():
            raise RuntimeError("cannot notify on un-acquired lock")
        count = 0
        for future in self._waiters:
            if count >= n:
                break
            if not future.done():
                count += 1
                future.set_result(False)

    def notify_all(self):
        self.notify(len(self._waiters))


class Semaphore(_InWith, _Shown):
    """Only some tasks at a time."""

    def __init__(self, value=1):
        if value < 0:
            raise ValueError("Semaphore initial value must be >= 0")
        self._waiters = _collections.deque()
        self._value = value

    def _extra(self):
        return "locked" if self.locked() else f"unlocked, value:{self._value}"

    def locked(self):
        return self._value == 0 or any(not one.cancelled() for one in self._waiters)

    async def acquire(self):
        if not self.locked():
            self._value -= 1
            return True
        future = get_running_loop().create_future()
        self._waiters.append(future)
        try:
            try:
                await future
            finally:
                self._waiters.remove(future)
        except CancelledError:
            if future.done() and not future.cancelled():
                self._value += 1
            raise
        finally:
            while self._value > 0 and self._wake_next():
                pass
        return True

    def release(self):
        self._value += 1
        self._wake_next()

    def _wake_next(self):
        for future in self._waiters:
            if not future.done():
                self._value -= 1
                future.set_result(True)
                return True
        return False


class BoundedSemaphore(Semaphore):
    """A semaphore that is not released more often than it was acquired."""

    def __init__(self, value=1):
        self._bound = value
        super().__init__(value)

    def release(self):
        if self._value >= self._bound:
            raise ValueError("BoundedSemaphore released too many times")
        super().release()


class Barrier(_Shown):
    """Where tasks wait for each other."""

    def __init__(self, parties):
        if parties < 1:
            raise ValueError("parties must be > 0")
        self._condition = Condition()
        self._parties = parties
        self._mode = "filling"
        self._count = 0

    def _extra(self):
        waiters = "" if self.broken else f", waiters:{self.n_waiting}/{self.parties}"
        return self._mode + waiters

    async def __aenter__(self):
        return await self.wait()

    async def __aexit__(self, *args):
        pass

    async def wait(self):
        async with self._condition:
            while self._mode in ("draining", "resetting"):
                await self._condition.wait()
            if self._mode == "broken":
                raise BrokenBarrierError("Barrier aborted")
            try:
                index = self._count
                self._count += 1
                if index + 1 == self._parties:
                    self._mode = "draining"
                    self._condition.notify_all()
                else:
                    await self._condition.wait_for(lambda: self._mode != "filling")
                    if self._mode in ("broken", "resetting"):
                        raise BrokenBarrierError("Abort or reset of barrier")
                return index
            finally:
                self._count -= 1
                if self._count == 0:
                    if self._mode in ("resetting", "draining"):
                        self._mode = "filling"
                    self._condition.notify_all()

    async def reset(self):
        async with self._condition:
            if self._count > 0:
                self._mode = "resetting"
                self._condition.notify_all()
            else:
                self._mode = "filling"

    async def abort(self):
        async with self._condition:
            self._mode = "broken"
            self._condition.notify_all()

    @property
    def parties(self):
        return self._parties

    @property
    def n_waiting(self):
        return self._count if self._mode == "filling" else 0

    @property
    def broken(self):
        return self._mode == "broken"


class Queue:
    """Items first in, first out."""

    def __init__(self, maxsize=0):
        self._maxsize = maxsize
        self._getters = _collections.deque()
        self._putters = _collections.deque()
        self._unfinished = 0
        self._finished = Event()
        self._finished.set()
        self._is_shutdown = False
        self._init(maxsize)

    def _init(self, maxsize):
        self._queue = _collections.deque()

    def _get(self):
        return self._queue.popleft()

    def _put(self, item):
        self._queue.append(item)

    def __repr__(self):
        return f"<{type(self).__name__} at {id(self):#x} {self._info()}>"

    def __str__(self):
        return f"<{type(self).__name__} {self._info()}>"

    def _info(self):
        info = f"maxsize={self._maxsize!r}"
        if getattr(self, "_queue", None):
            info += f" _queue={list(self._queue)!r}"
        if self._getters:
            info += f" _getters[{len(self._getters)}]"
        if self._putters:
            info += f" _putters[{len(self._putters)}]"
        if self._unfinished:
            info += f" tasks={self._unfinished}"
        if self._is_shutdown:
            info += " shutdown"
        return info

    def _wake(self, waiters):
        while waiters:
            waiter = waiters.popleft()
            if not waiter.done():
                waiter.set_result(None)
                break

    @property
    def maxsize(self):
        return self._maxsize

    def qsize(self):
        return len(self._queue)

    def empty(self):
        return not self._queue

    def full(self):
        return 0 < self._maxsize <= self.qsize()

    async def _stand_in_line(self, waiters, blocked):
        future = get_running_loop().create_future()
        waiters.append(future)
        try:
            await future
        except BaseException:
            future.cancel()
            if future in waiters:
                waiters.remove(future)
            if not blocked() and not future.cancelled():
                self._wake(waiters)
            raise

    async def put(self, item):
        while self.full():
            if self._is_shutdown:
                raise QueueShutDown
            await self._stand_in_line(self._putters, self.full)
        return self.put_nowait(item)

    def put_nowait(self, item):
        if self._is_shutdown:
            raise QueueShutDown
        if self.full():
            raise QueueFull
        self._put(item)
        self._unfinished += 1
        self._finished.clear()
        self._wake(self._getters)

    async def get(self):
        while self.empty():
            if self._is_shutdown:
                raise QueueShutDown
            await self._stand_in_line(self._getters, self.empty)
        return self.get_nowait()

    def get_nowait(self):
        if self.empty():
            if self._is_shutdown:
                raise QueueShutDown
            raise QueueEmpty
        item = self._get()
        self._wake(self._putters)
        return item

    def task_done(self):
        if self._unfinished <= 0:
            raise ValueError("task_done() called too many times")
        self._unfinished -= 1
        if self._unfinished == 0:
            self._finished.set()

    async def join(self):
        if self._unfinished > 0:
            await self._finished.wait()

    def shutdown(self, immediate=False):
        self._is_shutdown = True
        if immediate:
            while not self.empty():
                self._get()
                if self._unfinished > 0:
                    self._unfinished -= 1
            if self._unfinished == 0:
                self._finished.set()
        for waiters in (self._getters, self._putters):
            while waiters:
                waiter = waiters.popleft()
                if not waiter.done():
                    waiter.set_result(None)

    __class_getitem__ = classmethod(_types.GenericAlias)


class PriorityQueue(Queue):
    """The smallest item first."""

    def _init(self, maxsize):
        self._queue = []

    def _put(self, item):
        _heapq.heappush(self._queue, item)

    def _get(self):
        return _heapq.heappop(self._queue)


class LifoQueue(Queue):
    """Items last in, first out."""

    def _init(self, maxsize):
        self._queue = []

    def _put(self, item):
        self._queue.append(item)

    def _get(self):
        return self._queue.pop()


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
