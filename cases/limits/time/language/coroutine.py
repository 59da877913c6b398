# expect: limit time
# limits: time=250ms memory=32M output=64K
# A coroutine driven without end.
async def f():
    while True:
        pass


f().send(None)
