# covers: asyncio.run, asyncio.Runner, asyncio.get_running_loop, asyncio._get_running_loop, asyncio.iscoroutine
# covers: asyncio.iscoroutinefunction, asyncio.get_event_loop, asyncio.new_event_loop, asyncio.set_event_loop
# Where a loop comes from and when there is none.
import asyncio


async def value(x):
    return x


async def nested():
    coroutine = value(1)
    try:
        asyncio.run(coroutine)
    except RuntimeError as error:
        print(error)
    coroutine.close()
    return asyncio.get_running_loop() is asyncio._get_running_loop() is asyncio.get_event_loop()


print(asyncio.run(value(3)), asyncio.run(nested()), asyncio.run(value(None), debug=True))
for bad in (5, value, None):
    try:
        asyncio.run(bad)
    except (TypeError, ValueError) as error:
        print(type(error).__name__, str(error).split(" at 0x")[0])
try:
    asyncio.get_running_loop()
except RuntimeError as error:
    print(error, asyncio._get_running_loop())
with asyncio.Runner() as runner:
    loop = runner.get_loop()
    print(runner.run(value("a")), runner.run(value("b")), loop.is_running(), loop.is_closed())
print(loop.is_closed())
coroutine = value(1)
try:
    runner.run(coroutine)
except RuntimeError as error:
    print(error)
print(asyncio.iscoroutine(coroutine), asyncio.iscoroutine(value), asyncio.iscoroutinefunction(value))
coroutine.close()
loop = asyncio.new_event_loop()
print(loop.run_until_complete(value(9)), loop.is_running())
loop.close()
for call in (lambda: loop.call_soon(print), lambda: loop.create_task(5), loop.run_forever):
    try:
        call()
    except (RuntimeError, TypeError) as error:
        print(type(error).__name__, error)
asyncio.set_event_loop(None)
try:
    asyncio.set_event_loop(5)
except TypeError as error:
    print(error)
