# expect: reject AttributeError at run
# A coroutine shows no cr_frame.
async def f():
    pass


c = f()
c.close()
print(c.cr_frame.__class__.__name__)
