# A coroutine that nobody awaits says so when it goes: where it goes, through the filters of warnings.
import asyncio
import warnings


async def work():
    return 1


def forget():
    thing = work()
    return "forgotten"


work()
print(forget())
[work() for _ in range(2)]
closed = work()
closed.close()


def fail():
    thing = work()
    raise ValueError


try:
    fail()
except ValueError:
    print("failed")
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    work()
    work()
    print([(str(one.message), one.category.__name__, one.lineno, type(one.source).__name__) for one in told])
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    work()


class Thing:
    async def method(self):
        pass


Thing().method()


async def main():
    work()
    print(await work())
    asyncio.create_task(work())
    await asyncio.sleep(0)


asyncio.run(main())
print("end")
