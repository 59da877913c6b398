# expect: limit time
# limits: time=250ms memory=32M output=64K
# An asynchronous generator.
async def g():
    while True:
        yield 1


async def main():
    async for x in g():
        pass


main().send(None)
