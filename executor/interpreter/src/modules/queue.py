import time as _time
from collections import deque as _deque
from heapq import heappop as _heappop, heappush as _heappush
from types import GenericAlias as _GenericAlias

__all__ = ["Empty", "Full", "ShutDown", "Queue", "PriorityQueue", "LifoQueue", "SimpleQueue"]


class Empty(Exception):
    """Nothing to get."""

    __module__ = "_queue"


class Full(Exception):
    """No room to put."""


class ShutDown(Exception):
    """The queue has been shut down."""


def _wait(timeout):
    """There is one thread: whoever waits for ever has lost, so waiting ends at once when no time is given."""
    if timeout is None:
        raise RuntimeError("this wait would never end: there is only one thread in this sandbox")
    _time.sleep(timeout)


class Queue:
    """Items first in, first out."""

    def __init__(self, maxsize=0):
        self.maxsize = maxsize
        self._init(maxsize)
        self.unfinished_tasks = 0
        self.is_shutdown = False

    def _init(self, maxsize):
        self.queue = _deque()

    def _qsize(self):
        return len(self.queue)

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.popleft()

    def task_done(self):
        """Say that an item got has been dealt with."""
        if self.unfinished_tasks <= 0:
            raise ValueError("task_done() called too many times")
        self.unfinished_tasks -= 1

    def join(self):
        """Wait until all items have been dealt with."""
        if self.unfinished_tasks:
            _wait(None)

    def qsize(self):
        """How many items there are."""
        return self._qsize()

    def empty(self):
        """Whether there are no items."""
        return not self._qsize()

    def full(self):
        """Whether there is no room."""
        return 0 < self.maxsize <= self._qsize()

    def put(self, item, block=True, timeout=None):
        """Put an item into the queue."""
        if self.is_shutdown:
            raise ShutDown
        if self.maxsize > 0:
            if not block:
                if self._qsize() >= self.maxsize:
                    raise Full
            elif timeout is not None and timeout < 0:
                raise ValueError("'timeout' must be a non-negative number")
            elif self._qsize() >= self.maxsize:
                _wait(timeout)
                raise Full
        self._put(item)
        self.unfinished_tasks += 1

    def get(self, block=True, timeout=None):
        """Take an item out of the queue."""
        if self.is_shutdown and not self._qsize():
            raise ShutDown
        if not block:
            if not self._qsize():
                raise Empty
        elif timeout is not None and timeout < 0:
            raise ValueError("'timeout' must be a non-negative number")
        elif not self._qsize():
            _wait(timeout)
            raise Empty
        return self._get()

    def put_nowait(self, item):
        """Put an item into the queue if there is room."""
        return self.put(item, block=False)

    def get_nowait(self):
        """Take an item if there is one."""
        return self.get(block=False)

    def shutdown(self, immediate=False):
        """Refuse what is put from now on."""
        self.is_shutdown = True
        if immediate:
            while self._qsize():
                self._get()
                if self.unfinished_tasks > 0:
                    self.unfinished_tasks -= 1

    __class_getitem__ = classmethod(_GenericAlias)


class PriorityQueue(Queue):
    """The smallest item first."""

    def _init(self, maxsize):
        self.queue = []

    def _put(self, item):
        _heappush(self.queue, item)

    def _get(self):
        return _heappop(self.queue)


class LifoQueue(Queue):
    """Items last in, first out."""

    def _init(self, maxsize):
        self.queue = []

    def _put(self, item):
        self.queue.append(item)

    def _get(self):
        return self.queue.pop()


class SimpleQueue:
    """Items first in, first out, without a limit."""

    __slots__ = ("_queue", "__weakref__")

    def __new__(cls, /, *args, **kwargs):
        if (args or kwargs) and cls is SimpleQueue:
            raise TypeError(f"SimpleQueue() takes no {'positional' if args else 'keyword'} arguments")
        self = object.__new__(cls)
        self._queue = _deque()
        return self

    def put(self, item, block=True, timeout=None):
        """Put an item into the queue."""
        self._queue.append(item)

    def get(self, block=True, timeout=None):
        """Take an item out of the queue."""
        if block and timeout is not None:
            if not isinstance(timeout, (int, float)) and not hasattr(timeout, "__index__"):
                raise TypeError(f"'{type(timeout).__name__}' object cannot be interpreted as an integer")
            if timeout < 0:
                raise ValueError("'timeout' must be a non-negative number")
        if not self._queue:
            if block:
                _wait(timeout)
            raise Empty
        return self._queue.popleft()

    def put_nowait(self, item):
        """Put an item into the queue."""
        self._queue.append(item)

    def get_nowait(self):
        """Take an item if there is one."""
        if not self._queue:
            raise Empty
        return self._queue.popleft()

    def empty(self):
        """Whether there are no items."""
        return not self._queue

    def qsize(self):
        """How many items there are."""
        return len(self._queue)

    __class_getitem__ = classmethod(_GenericAlias)


_in_c(SimpleQueue, "_queue")
