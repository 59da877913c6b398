# Coroutines driven by hand, with await, async for, async with and their errors.
class Pause:
    def __init__(self, v):
        self.v = v

    def __await__(self):
        got = yield self.v
        return got


class Source:
    def __init__(self, n):
        self.n = n

    def __aiter__(self):
        return self

    async def __anext__(self):
        if not self.n:
            raise StopAsyncIteration
        self.n -= 1
        return await Pause(f"item {self.n}")


class Guard:
    async def __aenter__(self):
        print("enter")
        return self

    async def __aexit__(self, t, v, tb):
        print("exit", t and t.__name__)
        return t is ValueError


async def numbers():
    for i in range(3):
        yield i


async def main():
    print(await Pause("first"))
    async for x in Source(2):
        print("got", x)
    print(
        [x * 2 async for x in numbers() if x], await anext(aiter(numbers())), await anext(Source(0), "empty")
    )
    async with Guard():
        raise ValueError("swallowed")
    return "result"


co = main()
out, send = [], None
try:
    while True:
        out.append(co.send(send))
        send = len(out)
except StopIteration as e:
    print(out, e.value)
print(type(co).__name__, type(numbers()).__name__, main.__name__)
try:
    co.send(None)
except RuntimeError as e:
    print(e)


async def bad():
    await 5


try:
    bad().send(None)
except TypeError as e:
    print(e)
c = bad()
c.close()
