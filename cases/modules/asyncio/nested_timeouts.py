# covers: asyncio.timeout, asyncio.wait_for
# The inner deadline is the inner's, the outer one the outer's.
import asyncio


async def nested(outer, inner):
    try:
        async with asyncio.timeout(outer) as a:
            try:
                async with asyncio.timeout(inner) as b:
                    await asyncio.sleep(1)
            except TimeoutError:
                print("inner", a.expired(), b.expired())
                await asyncio.sleep(0.05)
    except TimeoutError:
        print("outer", a.expired(), b.expired())
    print(asyncio.current_task().cancelling())


async def refusing():
    try:
        await asyncio.sleep(1)
    except asyncio.CancelledError:
        return "kept on"


async def main():
    await nested(0.5, 0.01)
    await nested(0.01, 0.5)
    await nested(0.02, 0.01)
    try:
        print(await asyncio.wait_for(refusing(), 0.01))
    except TimeoutError as error:
        print("timed out", repr(error))
    task = asyncio.current_task()
    try:
        async with asyncio.timeout(0.01):
            task.cancel()
            await asyncio.sleep(1)
    except asyncio.CancelledError:
        print("cancelled from outside", task.uncancel())
    inner = asyncio.create_task(asyncio.sleep(1))
    try:
        await asyncio.wait_for(asyncio.shield(inner), 0.01)
    except TimeoutError:
        print("shielded", inner.done())
    inner.cancel()
    async with asyncio.timeout(10) as scope:
        print(scope.when() > asyncio.get_running_loop().time())
        scope.reschedule(None)
        print(scope.when())


asyncio.run(main())
