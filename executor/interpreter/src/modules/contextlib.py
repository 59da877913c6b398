import abc as _abc
import sys as _sys
from collections import deque as _deque
from functools import wraps as _wraps
from types import GenericAlias as _GenericAlias, MethodType as _MethodType

__all__ = [
    "asynccontextmanager",
    "contextmanager",
    "closing",
    "nullcontext",
    "AbstractContextManager",
    "AbstractAsyncContextManager",
    "AsyncExitStack",
    "ContextDecorator",
    "ExitStack",
    "redirect_stdout",
    "redirect_stderr",
    "suppress",
    "aclosing",
    "chdir",
]


def _has(cls, *names):
    for name in names:
        for base in cls.__mro__:
            if name in base.__dict__:
                if base.__dict__[name] is None:
                    return NotImplemented
                break
        else:
            return NotImplemented
    return True


class AbstractContextManager(_abc.ABC):
    """What can stand behind with."""

    __class_getitem__ = classmethod(_GenericAlias)
    __slots__ = ()

    def __enter__(self):
        """Return self."""
        return self

    @_abc.abstractmethod
    def __exit__(self, exc_type, exc_value, traceback):
        """Let an exception through."""
        return None

    @classmethod
    def __subclasshook__(cls, C):
        if cls is AbstractContextManager:
            return _has(C, "__enter__", "__exit__")
        return NotImplemented


class AbstractAsyncContextManager(_abc.ABC):
    """What can stand behind async with."""

    __class_getitem__ = classmethod(_GenericAlias)
    __slots__ = ()

    async def __aenter__(self):
        """Return self."""
        return self

    @_abc.abstractmethod
    async def __aexit__(self, exc_type, exc_value, traceback):
        """Let an exception through."""
        return None

    @classmethod
    def __subclasshook__(cls, C):
        if cls is AbstractAsyncContextManager:
            return _has(C, "__aenter__", "__aexit__")
        return NotImplemented


class ContextDecorator:
    """Lets a context manager be used as a decorator."""

    def _recreate_cm(self):
        return self

    def __call__(self, func):
        @_wraps(func)
        def inner(*args, **kwds):
            with self._recreate_cm():
                return func(*args, **kwds)

        return inner


class AsyncContextDecorator:
    """Lets an asynchronous context manager be used as a decorator."""

    def _recreate_cm(self):
        return self

    def __call__(self, func):
        @_wraps(func)
        async def inner(*args, **kwds):
            async with self._recreate_cm():
                return await func(*args, **kwds)

        return inner


# What no generator yields.
_NOTHING = object()


class _Made:
    """What the managers of generators have in common."""

    # Exceptions that a generator cannot let through: they come out wrapped.
    _ENDS = StopIteration

    def __init__(self, func, args, kwds):
        self.gen = func(*args, **kwds)
        self.func, self.args, self.kwds = func, args, kwds
        self.__doc__ = getattr(func, "__doc__", None) or type(self).__doc__

    def _recreate_cm(self):
        return type(self)(self.func, self.args, self.kwds)

    def _begin(self):
        # It is not made again, and what it was made of is nothing to keep.
        del self.args, self.kwds, self.func
        return self.gen

    def _begun(self, first):
        if first is _NOTHING:
            try:
                raise StopIteration
            except StopIteration:
                raise RuntimeError("generator didn't yield") from None
        return first

    def _passed_through(self, error, value, traceback):
        # Whether what comes out of the generator is what was thrown into it.
        wrapped = isinstance(error, RuntimeError) and isinstance(value, self._ENDS) and error.__cause__ is value
        if error is value or wrapped:
            value.__traceback__ = traceback
            return True
        return False


class _GeneratorContextManager(_Made, AbstractContextManager, ContextDecorator):
    """What contextmanager() makes."""

    def __enter__(self):
        return self._begun(next(self._begin(), _NOTHING))

    def __exit__(self, typ, value, traceback):
        if typ is None:
            goes_on, how = next(self.gen, _NOTHING) is not _NOTHING, "generator didn't stop"
        else:
            goes_on, how = True, "generator didn't stop after throw()"
            value = typ() if value is None else value
            try:
                self.gen.throw(value)
            except StopIteration as stop:
                return stop is not value
            except BaseException as error:
                if self._passed_through(error, value, traceback):
                    return False
                raise
        if goes_on:
            with closing(self.gen):
                raise RuntimeError(how)
        return False


class _AsyncGeneratorContextManager(_Made, AbstractAsyncContextManager, AsyncContextDecorator):
    """What asynccontextmanager() makes."""

    _ENDS = (StopIteration, StopAsyncIteration)

    async def __aenter__(self):
        return self._begun(await anext(self._begin(), _NOTHING))

    async def __aexit__(self, typ, value, traceback):
        if typ is None:
            goes_on, how = await anext(self.gen, _NOTHING) is not _NOTHING, "generator didn't stop"
        else:
            goes_on, how = True, "generator didn't stop after athrow()"
            value = typ() if value is None else value
            try:
                await self.gen.athrow(value)
            except StopAsyncIteration as stop:
                return stop is not value
            except BaseException as error:
                if self._passed_through(error, value, traceback):
                    return False
                raise
        if goes_on:
            async with aclosing(self.gen):
                raise RuntimeError(how)
        return False


def contextmanager(func):
    """Make a context manager of a generator function with one yield."""

    @_wraps(func)
    def helper(*args, **kwds):
        return _GeneratorContextManager(func, args, kwds)

    return helper


def asynccontextmanager(func):
    """Make an asynchronous context manager of an asynchronous generator function."""

    @_wraps(func)
    def helper(*args, **kwds):
        return _AsyncGeneratorContextManager(func, args, kwds)

    return helper


class closing(AbstractContextManager):
    """Calls close() of an object at the end."""

    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, *exc_info):
        self.thing.close()


class aclosing(AbstractAsyncContextManager):
    """Awaits aclose() of an object at the end."""

    def __init__(self, thing):
        self.thing = thing

    async def __aenter__(self):
        return self.thing

    async def __aexit__(self, *exc_info):
        await self.thing.aclose()


class _RedirectStream(AbstractContextManager):
    _stream = None

    def __init__(self, new_target):
        self._new_target = new_target
        self._old_targets = []

    def __enter__(self):
        self._old_targets.append(getattr(_sys, self._stream))
        setattr(_sys, self._stream, self._new_target)
        return self._new_target

    def __exit__(self, exctype, excinst, exctb):
        setattr(_sys, self._stream, self._old_targets.pop())


class redirect_stdout(_RedirectStream):
    """Sends what is printed somewhere else."""

    _stream = "stdout"


class redirect_stderr(_RedirectStream):
    """Sends what goes to sys.stderr somewhere else."""

    _stream = "stderr"


class suppress(AbstractContextManager):
    """Ends a with block quietly at certain exceptions."""

    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __enter__(self):
        pass

    def __exit__(self, exctype, excinst, exctb):
        if exctype is None:
            return None
        if issubclass(exctype, self._exceptions):
            return True
        if issubclass(exctype, BaseExceptionGroup):
            _, rest = excinst.split(self._exceptions)
            if rest is None:
                return True
            raise rest
        return False


class _BaseExitStack:
    def __init__(self):
        self._exit_callbacks = _deque()

    def pop_all(self):
        """Hand all that is to be done at the end to a new stack."""
        new = type(self)()
        new._exit_callbacks = self._exit_callbacks
        self._exit_callbacks = _deque()
        return new

    def push(self, exit):
        """Have an __exit__() method, or a function like one, called at the end."""
        try:
            method = type(exit).__exit__
        except AttributeError:
            self._push(exit, True)
        else:
            self._push(_MethodType(method, exit), True)
        return exit

    def enter_context(self, cm):
        """Enter a context manager, to be left at the end."""
        cls = type(cm)
        try:
            enter = cls.__enter__
            leave = cls.__exit__
        except AttributeError:
            raise TypeError(
                f"'{cls.__module__}.{cls.__qualname__}' object does not support the context manager protocol"
            ) from None
        result = enter(cm)
        self._push(_MethodType(leave, cm), True)
        return result

    def callback(self, callback, /, *args, **kwds):
        """Have a function called at the end."""

        def wrapper(exc_type, exc, tb):
            callback(*args, **kwds)

        wrapper.__wrapped__ = callback
        self._push(wrapper, True)
        return callback

    def _push(self, callback, is_sync):
        self._exit_callbacks.append((is_sync, callback))


def _fix_context(new, old, outer):
    """Have the context of a new exception end at an old one instead of at what was there before."""
    while True:
        context = new.__context__
        if context is None or context is old:
            return
        if context is outer:
            break
        new = context
    new.__context__ = old


class ExitStack(_BaseExitStack, AbstractContextManager):
    """Several context managers and functions, left in turn."""

    def __enter__(self):
        return self

    def __exit__(self, *exc_details):
        exc = exc_details[1]
        received = exc is not None
        outer = _sys.exc_info()[1]
        suppressed = pending = False
        while self._exit_callbacks:
            _, callback = self._exit_callbacks.pop()
            try:
                details = (None, None, None) if exc is None else (type(exc), exc, exc.__traceback__)
                if callback(*details):
                    suppressed = True
                    pending = False
                    exc = None
            except BaseException as new:
                _fix_context(new, exc, outer)
                pending = True
                exc = new
        if pending:
            context = exc.__context__
            try:
                raise exc
            except BaseException:
                exc.__context__ = context
                raise
        return received and suppressed

    def close(self):
        """Leave everything now."""
        self.__exit__(None, None, None)


class AsyncExitStack(_BaseExitStack, AbstractAsyncContextManager):
    """Several context managers and functions, also asynchronous ones, left in turn."""

    async def enter_async_context(self, cm):
        """Enter an asynchronous context manager, to be left at the end."""
        cls = type(cm)
        try:
            enter = cls.__aenter__
            leave = cls.__aexit__
        except AttributeError:
            raise TypeError(
                f"'{cls.__module__}.{cls.__qualname__}' object does not support the asynchronous context manager protocol"
            ) from None
        result = await enter(cm)
        self._push(_MethodType(leave, cm), False)
        return result

    def push_async_exit(self, exit):
        """Have an __aexit__() method, or a function like one, awaited at the end."""
        try:
            method = type(exit).__aexit__
        except AttributeError:
            self._push(exit, False)
        else:
            self._push(_MethodType(method, exit), False)
        return exit

    def push_async_callback(self, callback, /, *args, **kwds):
        """Have a coroutine function awaited at the end."""

        async def wrapper(exc_type, exc, tb):
            await callback(*args, **kwds)

        wrapper.__wrapped__ = callback
        self._push(wrapper, False)
        return callback

    async def aclose(self):
        """Leave everything now."""
        await self.__aexit__(None, None, None)

    async def __aenter__(self):
        return self

    async def __aexit__(self, *exc_details):
        exc = exc_details[1]
        received = exc is not None
        outer = _sys.exc_info()[1]
        suppressed = pending = False
        while self._exit_callbacks:
            is_sync, callback = self._exit_callbacks.pop()
            try:
                details = (None, None, None) if exc is None else (type(exc), exc, exc.__traceback__)
                answer = callback(*details)
                if not is_sync:
                    answer = await answer
                if answer:
                    suppressed = True
                    pending = False
                    exc = None
            except BaseException as new:
                _fix_context(new, exc, outer)
                pending = True
                exc = new
        if pending:
            context = exc.__context__
            try:
                raise exc
            except BaseException:
                exc.__context__ = context
                raise
        return received and suppressed


class nullcontext(AbstractContextManager, AbstractAsyncContextManager):
    """A context manager that does nothing."""

    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, *excinfo):
        pass

    async def __aenter__(self):
        return self.enter_result

    async def __aexit__(self, *excinfo):
        pass


class chdir(AbstractContextManager):
    """Not available: there are no folders here."""

    def __init__(self, path):
        self.path = path
        self._old_cwd = []

    def __enter__(self):
        raise PermissionError("chdir() is not available in this sandbox")

    def __exit__(self, *excinfo):
        pass
