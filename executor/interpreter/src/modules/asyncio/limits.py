

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
