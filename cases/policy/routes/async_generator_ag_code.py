# expect: reject AttributeError at run
# An asynchronous generator shows no ag_code.
async def f():
    yield 1


print(f().ag_code.__class__.__name__)
