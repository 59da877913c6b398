# covers: asyncio.gather
# Results in the order of what was given; an exception first come first served; cancelling.
import asyncio


async def job(value, rounds=0):
    for _ in range(rounds):
        await asyncio.sleep(0)
    if isinstance(value, Exception):
        raise value
    return value


async def main():
    print(await asyncio.gather())
    print(await asyncio.gather(job(1, 3), job(2, 1), job(3)))
    same = asyncio.create_task(job("same"))
    print(await asyncio.gather(same, same))
    print(await asyncio.gather(job(1), job(KeyError("k")), return_exceptions=True))
    try:
        await asyncio.gather(job(ValueError("late"), 2), job(KeyError("early"), 1), job("rest", 5))
    except Exception as error:
        print(repr(error))
    outer = asyncio.gather(job(1, 10), job(2, 10))
    print(type(outer).__name__, outer.done(), isinstance(outer, asyncio.Future))
    await asyncio.sleep(0)
    print(outer.cancel(), outer.cancelled())
    try:
        await outer
    except asyncio.CancelledError as error:
        print("cancelled", error.args)
    one = asyncio.create_task(job(1, 5))
    both = asyncio.gather(one, job(2), return_exceptions=True)
    one.cancel("why")
    print(await both)
    try:
        asyncio.gather(5)
    except TypeError as error:
        print(error)


asyncio.run(main())
