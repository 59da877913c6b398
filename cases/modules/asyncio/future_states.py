# covers: asyncio.Future, asyncio.InvalidStateError, asyncio.isfuture, asyncio.wrap_future, asyncio.ensure_future
# A future is given one result or one exception, once; callbacks come a round later.
import asyncio


async def main():
    loop = asyncio.get_running_loop()
    future = loop.create_future()
    print(future.done(), future.cancelled(), repr(future), future.get_loop() is loop)
    for call in (future.result, future.exception):
        try:
            call()
        except asyncio.InvalidStateError as error:
            print(error)
    calls = []
    future.add_done_callback(lambda f: calls.append(("first", f.result())))
    second = lambda f: calls.append("second")
    future.add_done_callback(second)
    future.add_done_callback(second)
    print(future.remove_done_callback(second), future.remove_done_callback(second))
    future.set_result(5)
    print(calls, future.done(), future.result(), future.exception(), repr(future))
    await asyncio.sleep(0)
    print(calls, await future)
    for call, value in ((future.set_result, 1), (future.set_exception, ValueError())):
        try:
            call(value)
        except asyncio.InvalidStateError as error:
            print(error)
    print(future.cancel())
    failed = asyncio.Future()
    failed.set_exception(KeyError("x"))
    print(repr(failed.exception()), repr(failed))
    try:
        await failed
    except KeyError as error:
        print(error)
    for bad in (StopIteration, StopIteration()):
        try:
            made = loop.create_future()
            made.set_exception(bad)
            print(repr(made.exception()))
        except Exception as error:
            print(type(error).__name__, error)
    made = loop.create_future()
    made.set_exception(OSError)
    print(repr(made.exception()))
    gone = loop.create_future()
    print(gone.cancel("msg"), gone.cancelled(), gone.done(), repr(gone))
    try:
        gone.result()
    except asyncio.CancelledError as error:
        print("cancelled", error.args)
    print(asyncio.isfuture(gone), asyncio.isfuture(5), asyncio.ensure_future(gone) is gone, asyncio.wrap_future(gone) is gone)
    task = asyncio.ensure_future(asyncio.sleep(0, "slept"))
    print(type(task).__name__, await task)
    for bad in (5, None):
        try:
            asyncio.ensure_future(bad)
        except TypeError as error:
            print(error)
    try:
        asyncio.wrap_future(5)
    except AssertionError as error:
        print(error)


asyncio.run(main())
