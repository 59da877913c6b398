"""What a real MCP client sees of the server: python session.py PATH/TO/safe-python. Works with mcp 1.x and 2.x."""

import asyncio
import json
import sys
import time

import mcp
from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

failures = []


def check(what, holds, seen):
    """Says whether `holds()`; an exception in it is a no."""
    try:
        good = holds()
    except Exception as error:
        good, seen = False, f"{error!r} {seen}"
    print(("ok: " if good else "FAILED: ") + what)
    if not good:
        print("    ", str(seen)[:2000])
        failures.append(what)


def structured(result):
    # 1.x has camelCase attributes, 2.x snake_case.
    value = getattr(result, "structured_content", None) or getattr(result, "structuredContent", None)
    text = json.loads(result.content[0].text)
    is_error = getattr(result, "is_error", None)
    if is_error is None:
        is_error = getattr(result, "isError", None)
    if value != text or is_error != (value["status"] != "ok"):
        check("structured content is the text, isError exactly when status is not ok", lambda: False, result)
    return value


async def exercise(session):
    tools = [tool.name for tool in (await session.list_tools()).tools]
    check("the tools are listed", lambda: tools[:3] == ["run_python", "check_python", "describe_sandbox"], tools)

    async def run(code, **arguments):
        return structured(await session.call_tool("run_python", {"code": code, **arguments}))

    reply = await run("def f(n):\n    return 1 if n < 2 else n * f(n - 1)\nf(5)")
    check("factorial of 5", lambda: reply["result"] == 120, reply)
    primes = await run("[n for n in range(2, 101) if all(n % d for d in range(2, n))]")
    check("primes up to 100", lambda: primes["result"][-3:] == [83, 89, 97], primes)
    roots = await run("a, b, c = 1, 5, 6\nd = (b*b - 4*a*c) ** 0.5\nresult = [(-b + d) / (2*a), (-b - d) / (2*a)]")
    check("roots of x^2 + 5x + 6", lambda: roots["result"] == [-2.0, -3.0], roots)
    raised = await run("print('seen')\nraise ValueError('no')")
    check("logs are kept when it raises", lambda: raised["logs"] == "seen\n", raised)
    check("the traceback has the line", lambda: "line 2" in raised["error"]["traceback"], raised)
    refused = await run("import os")
    check("import os is refused with a hint", lambda: refused["error"]["hint"], refused)
    opened = await run("open('x')")
    check("open is refused", lambda: opened["status"] == "error", opened)

    started = time.monotonic()
    endless = await run("while True: pass", timeout_ms=1000)
    took = time.monotonic() - started
    check("an endless loop is stopped", lambda: endless["status"] == "time_limit", endless)
    check("within 100 ms of its deadline, and the way there and back", lambda: took < 1.15, took)
    after = await run("1 + 1")
    check("the next call is answered", lambda: after["result"] == 2, after)

    busy = asyncio.create_task(run("while True: pass", timeout_ms=1000))
    await asyncio.sleep(0.2)
    started = time.monotonic()
    await session.list_tools()
    if hasattr(session, "send_ping") and isinstance(session, ClientSession):
        await session.send_ping()
    took_meanwhile = time.monotonic() - started
    check("others are answered while a program runs", lambda: took_meanwhile < 0.2, took_meanwhile)
    await busy

    total = await run("sum(xs)", inputs={"xs": [1, 2, 3]})
    check("inputs become variables", lambda: total["result"] == 6, total)
    found = structured(await session.call_tool("check_python", {"code": "import os"}))
    check("check finds the import", lambda: found["findings"][0]["line"] == 1, found)
    limits = structured(await session.call_tool("describe_sandbox", {"topic": "limits"}))
    check("the limits are described", lambda: limits["limits"]["timeout_ms"] == 5000, limits)
    handle = structured(await session.call_tool("create_session", {}))["session_id"]
    await run("x = 41", session_id=handle)
    kept = await run("x + 1", session_id=handle)
    check("a session keeps its variables", lambda: kept["result"] == 42, kept)
    structured(await session.call_tool("close_session", {"session_id": handle}))


async def main(binary):
    server = StdioServerParameters(command=binary, args=["serve"])
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        info = await session.initialize()
        name = getattr(info, "server_info", None) or getattr(info, "serverInfo", None)
        check("the server says its name", lambda: name.name == "safe-python", info)
        await exercise(session)
    if hasattr(mcp, "Client"):
        print("-- through mcp.Client, which chooses the protocol by itself")
        async with mcp.Client(server) as client:
            await exercise(client)


asyncio.run(main(sys.argv[1]))
sys.exit(f"{len(failures)} checks failed" if failures else 0)
