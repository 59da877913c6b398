

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
        except BaseException:
            # It may have been told to go on, which another has to do now.
            self._notify(1)
            raise

    async def wait_for(self, predicate):
        result = predicate()
        while not result:
            await self.wait()
            result = predicate()
        return result

    def notify(self, n=1):
        if not self.locked():
            raise RuntimeError("cannot notify on un-acquired lock")
        self._notify(n)

    def _notify(self, n):
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
