

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
