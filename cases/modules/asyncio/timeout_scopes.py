# covers: asyncio.timeout, asyncio.timeout_at, asyncio.Timeout, asyncio.TimeoutError, asyncio.wait_for
# A deadline ends what is inside by cancelling it and turns that into TimeoutError.
import asyncio


async def main():
    print(asyncio.TimeoutError is TimeoutError)
    try:
        async with asyncio.timeout(0.01) as scope:
            await asyncio.sleep(10)
    except TimeoutError as error:
        print("late", repr(error), type(error.__cause__).__name__, scope.expired())
    async with asyncio.timeout(None) as scope:
        print(scope.when(), scope.expired())
        loop = asyncio.get_running_loop()
        scope.reschedule(loop.time() + 100)
        print(scope.when() > loop.time())
    print(scope.expired())
    try:
        async with asyncio.timeout_at(asyncio.get_running_loop().time() - 1):
            await asyncio.sleep(0)
            print("not reached")
    except TimeoutError:
        print("past")
    try:
        scope.reschedule(None)
    except RuntimeError as error:
        print(error)
    fresh = asyncio.Timeout(None)
    try:
        fresh.reschedule(1)
    except RuntimeError as error:
        print(error)
    print(await asyncio.wait_for(asyncio.sleep(0, "value"), 5), await asyncio.wait_for(asyncio.sleep(0, 2), None))
    for limit in (0.01, 0, -1):
        task = asyncio.create_task(asyncio.sleep(10))
        try:
            await asyncio.wait_for(task, limit)
        except TimeoutError as error:
            print("waited", repr(error), task.cancelled())
    ready = asyncio.get_running_loop().create_future()
    ready.set_result("ready")
    print(await asyncio.wait_for(ready, 0))
    async with asyncio.timeout(10) as scope:
        try:
            async with scope:
                pass
        except RuntimeError as error:
            print(error)
    try:
        async with asyncio.timeout(0.01):
            raise KeyError("inside")
    except KeyError as error:
        print(repr(error))


asyncio.run(main())
