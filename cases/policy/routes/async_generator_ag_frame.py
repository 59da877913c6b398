# expect: reject AttributeError at run
# An asynchronous generator shows no ag_frame.
async def f():
    yield 1


print(f().ag_frame.__class__.__name__)
