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
