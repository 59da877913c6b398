# covers: asyncio.Semaphore, asyncio.BoundedSemaphore
# How many may be inside at once, and what one release too many does.
import asyncio


async def job(semaphore, name, log):
    async with semaphore:
        log.append(f"{name}+")
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        log.append(f"{name}-")


async def main():
    log = []
    semaphore = asyncio.Semaphore(2)
    print(repr(semaphore).split("[")[-1])
    await asyncio.gather(*(job(semaphore, name, log) for name in "abcd"))
    print(log, semaphore.locked())
    await semaphore.acquire()
    await semaphore.acquire()
    print(semaphore.locked(), repr(semaphore).split("[")[-1])
    waiting = asyncio.create_task(semaphore.acquire())
    await asyncio.sleep(0)
    print(repr(semaphore).split("[")[-1])
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    semaphore.release()
    semaphore.release()
    semaphore.release()
    print(repr(semaphore).split("[")[-1])
    bounded = asyncio.BoundedSemaphore(1)
    await bounded.acquire()
    bounded.release()
    try:
        bounded.release()
    except ValueError as error:
        print(error)
    for value in (0, -1):
        try:
            print(asyncio.Semaphore(value).locked())
        except ValueError as error:
            print(error)
    print(isinstance(bounded, asyncio.Semaphore), asyncio.Semaphore().locked())


asyncio.run(main())
