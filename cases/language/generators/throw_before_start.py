# An exception thrown into what has not started is not caught inside, and ends it.
import asyncio


def generator():
    try:
        yield 1
    except ValueError:
        print("caught inside")
    finally:
        print("finally inside")


async def coroutine():
    try:
        pass
    except ValueError:
        print("caught inside")


async def asynchronous():
    try:
        yield 1
    except ValueError:
        print("caught inside")


g = generator()
try:
    g.throw(ValueError("thrown"))
except ValueError as error:
    print(repr(error))
print(next(g, "over"))
c = coroutine()
try:
    c.throw(ValueError("thrown"))
except ValueError as error:
    print(repr(error))
try:
    c.send(None)
except RuntimeError as error:
    print(error)
a = asynchronous()
try:
    a.athrow(ValueError("thrown")).send(None)
except ValueError as error:
    print(repr(error))
started = generator()
print(next(started))
try:
    started.throw(ValueError("later"))
except StopIteration:
    print("stopped")
closed = generator()
closed.close()
print(next(closed, "closed"))
log = []


async def job():
    try:
        await asyncio.sleep(1)
    except asyncio.CancelledError:
        log.append("cancelled inside")
        raise


async def main():
    task = asyncio.create_task(job())
    task.cancel()
    try:
        await task
    except asyncio.CancelledError:
        print("never began", log)


asyncio.run(main())
