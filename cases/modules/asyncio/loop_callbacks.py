# covers: asyncio.Handle, asyncio.TimerHandle, asyncio.AbstractEventLoop, asyncio.BaseEventLoop
# covers: asyncio.SelectorEventLoop, asyncio.EventLoop
# call_soon keeps the order, call_later that of the times; a handle can be cancelled.
import asyncio


async def main():
    loop = asyncio.get_running_loop()
    print(isinstance(loop, asyncio.AbstractEventLoop), loop.is_running(), loop.is_closed(), loop.get_debug())
    log = []
    loop.call_soon(log.append, "one")
    handle = loop.call_soon(log.append, "two")
    loop.call_soon(log.append, "three")
    print(type(handle).__name__, handle.cancelled())
    handle.cancel()
    print(handle.cancelled(), repr(handle))
    await asyncio.sleep(0)
    print(log)
    late = loop.call_later(0.02, log.append, "late")
    early = loop.call_at(loop.time() + 0.01, log.append, "early")
    gone = loop.call_later(0.005, log.append, "gone")
    gone.cancel()
    print(late.when() > early.when(), isinstance(late, asyncio.TimerHandle), isinstance(late, asyncio.Handle))
    await asyncio.sleep(0.04)
    print(log)
    seen = []
    loop.set_exception_handler(lambda loop, context: seen.append((context["message"].split("<")[0], repr(context["exception"]))))
    loop.call_soon(lambda: 1 / 0)
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    print(seen, loop.get_exception_handler() is not None)
    loop.call_exception_handler({"message": "told<", "exception": None})
    print(seen[-1])
    loop.set_exception_handler(None)
    for bad in (5, "x"):
        try:
            loop.set_exception_handler(bad)
        except TypeError as error:
            print(error)
    print(loop.call_soon_threadsafe(log.append, 5).cancelled())
    print(issubclass(asyncio.SelectorEventLoop, asyncio.BaseEventLoop), asyncio.EventLoop is asyncio.SelectorEventLoop)


asyncio.run(main())
