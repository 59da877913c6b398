

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
