# Where async, await and yield may stand, as CPython tells it.
sources = [
    "await x",
    "def f(): await x",
    "async def f(): await",
    "async def f(): await x = 1",
    "async def f(): (await x) = 1",
    "async def f(): del await x",
    "async def f(): yield from x",
    "async def f(): return 1; yield",
    "async def f(): yield 1; return",
    "async def f(): yield 1; return 2",
    "async with x: pass",
    "async for x in y: pass",
    "def f(): async with x: pass",
    "def f(): async for x in y: pass",
    "async x",
    "async def f(): async def g(): await x",
    "async def f(): lambda: await x",
    "async def f(): [await x for y in z]",
    "async def f(): (await x for y in z)",
    "async def f(): {x: await y async for x in z}",
    "def f(): [x async for x in y]",
    "lambda: await x",
    "class A: await x",
    "async def f(await_): pass",
    "def await(): pass",
    "async = 1",
    "await = 1",
    "async def f(): await x ** 2, -await y",
    "async def f(): await await x",
    "async def f(): await not x",
    "async def f(): not await x",
    "def f(x=await y): pass",
    "async def f(x=await y): pass",
    "@await x",
    "async def f(x: await y): pass",
]
for source in sources:
    print(ascii(source))
    try:
        compile(source, "text", "exec")
        print("    a program")
    except SyntaxError as error:
        place = error.lineno, error.offset, error.end_lineno, error.end_offset
        print("   ", type(error).__name__, error.msg, place, ascii(error.text))
