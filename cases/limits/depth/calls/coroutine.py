# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through coroutines.
async def f():
    await f()


f().send(None)
