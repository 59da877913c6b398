# expect: limit time
# limits: time=250ms memory=32M output=64K
# __await__ without end.
class C:
    def __await__(self):
        while True:
            pass


async def f():
    await C()


f().send(None)
