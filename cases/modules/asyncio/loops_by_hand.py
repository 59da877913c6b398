# covers: asyncio.new_event_loop, asyncio.BaseEventLoop
# A loop run forever, until a result, and stopped; functions in an executor.
import asyncio

loop = asyncio.new_event_loop()
log = []


def tick(n):
    log.append(n)
    if n == 3:
        loop.stop()
    else:
        loop.call_soon(tick, n + 1)


loop.call_soon(tick, 0)
loop.run_forever()
print(log, loop.is_running(), loop.is_closed())
loop.stop()
loop.call_soon(log.append, "once")
loop.run_forever()
print(log)


async def value():
    print(loop.is_running(), asyncio.get_running_loop() is loop)
    return await loop.run_in_executor(None, pow, 2, 5)


print(loop.run_until_complete(value()))


async def nested():
    coroutine = value()
    try:
        loop.run_until_complete(coroutine)
    except RuntimeError as error:
        print(error)
    coroutine.close()
    try:
        loop.close()
    except RuntimeError as error:
        print(error)


loop.run_until_complete(nested())
future = loop.create_future()
loop.call_later(0.001, future.set_result, "later")
print(loop.run_until_complete(future))


async def stops():
    loop.stop()
    await asyncio.sleep(10)


try:
    loop.run_until_complete(stops())
except RuntimeError as error:
    print(error)
for task in asyncio.all_tasks(loop):
    task.cancel()
    try:
        loop.run_until_complete(task)
    except asyncio.CancelledError:
        print("cancelled")


async def fails():
    return await loop.run_in_executor(None, int, "x")


try:
    loop.run_until_complete(fails())
except ValueError as error:
    print(error)
print(loop.get_debug())
loop.run_until_complete(loop.shutdown_asyncgens())
loop.close()
loop.close()
print(loop.is_closed(), repr(loop).split(" ", 1)[1])
