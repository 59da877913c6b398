# expect: reject AttributeError at run
# A coroutine shows no cr_code.
async def f():
    pass


c = f()
c.close()
print(c.cr_code.__class__.__name__)
