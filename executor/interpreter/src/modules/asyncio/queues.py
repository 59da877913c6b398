

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
