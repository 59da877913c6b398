"""What a real MCP client sees of the server: python session.py PATH/TO/safe-python. Works with mcp 1.x and 2.x."""

import asyncio
import json
import sys
import time

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

failures = []


def check(what, holds, seen):
    print(("ok: " if holds else "FAILED: ") + what)
    if not holds:
        print("    ", str(seen)[:2000])
        failures.append(what)


def structured(result):
    # 1.x has camelCase attributes, 2.x snake_case.
    value = getattr(result, "structured_content", None) or getattr(result, "structuredContent", None)
    text = json.loads(result.content[0].text)
    check("structured content and text are the same", value == text, result)
    is_error = getattr(result, "is_error", None)
    if is_error is None:
        is_error = getattr(result, "isError", None)
    check("isError exactly when status is not ok", is_error == (value["status"] != "ok"), result)
    return value


async def main(binary):
    server = StdioServerParameters(command=binary, args=["serve"])
    async with stdio_client(server) as (read, write), ClientSession(read, write) as session:
        info = await session.initialize()
        name = getattr(info, "server_info", None) or getattr(info, "serverInfo", None)
        check("the server says its name", name.name == "safe-python", info)

        tools = [tool.name for tool in (await session.list_tools()).tools]
        check("the tools are listed", tools[:3] == ["run_python", "check_python", "describe_sandbox"], tools)

        async def run(code, **arguments):
            return structured(await session.call_tool("run_python", {"code": code, **arguments}))

        reply = await run("def f(n):\n    return 1 if n < 2 else n * f(n - 1)\nf(5)")
        check("factorial of 5", reply["result"] == 120, reply)
        reply = await run("[n for n in range(2, 101) if all(n % d for d in range(2, n))]")
        check("primes up to 100", reply["result"][-3:] == [83, 89, 97], reply)
        reply = await run("a, b, c = 1, 5, 6\nd = (b*b - 4*a*c) ** 0.5\nresult = [(-b + d) / (2*a), (-b - d) / (2*a)]")
        check("roots of x^2 + 5x + 6", reply["result"] == [-2.0, -3.0], reply)
        reply = await run("print('seen')\nraise ValueError('no')")
        error = reply["error"]
        holds = reply["logs"] == "seen\n" and error["line"] == 2 and "line 2" in error["traceback"]
        check("logs are kept, the traceback has the line", holds, reply)
        reply = await run("import os")
        check("import os is refused with a hint", reply["status"] == "error" and reply["error"].get("hint"), reply)
        reply = await run("open('x')")
        check("open is refused", reply["status"] == "error", reply)

        started = time.monotonic()
        reply = await run("while True: pass", timeout_ms=1000)
        took = time.monotonic() - started
        check("an endless loop is stopped in time", reply["status"] == "time_limit" and took < 1.3, (took, reply))
        reply = await run("1 + 1")
        check("the next call is answered", reply["result"] == 2, reply)

        busy = asyncio.create_task(run("while True: pass", timeout_ms=1000))
        await asyncio.sleep(0.2)
        started = time.monotonic()
        await session.send_ping()
        check("a ping is answered while a program runs", time.monotonic() - started < 0.2, None)
        await busy

        reply = await run("sum(xs)", inputs={"xs": [1, 2, 3]})
        check("inputs become variables", reply["result"] == 6, reply)
        reply = structured(await session.call_tool("check_python", {"code": "import os"}))
        check("check finds the import", reply["findings"][0]["line"] == 1, reply)
        reply = structured(await session.call_tool("describe_sandbox", {"topic": "limits"}))
        check("the limits are described", reply["limits"]["timeout_ms"] == 5000, reply)
        handle = structured(await session.call_tool("create_session", {}))["session_id"]
        await run("x = 41", session_id=handle)
        reply = await run("x + 1", session_id=handle)
        check("a session keeps its variables", reply["result"] == 42, reply)
        structured(await session.call_tool("close_session", {"session_id": handle}))


asyncio.run(main(sys.argv[1]))
sys.exit(f"{len(failures)} checks failed" if failures else 0)
