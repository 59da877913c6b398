# Tasks, groups, queues, locks, timeouts.
import pprint, csv, abc, types, contextlib, typing, dataclasses, base64, hashlib, uuid, calendar, io, re, weakref, inspect, asyncio, time, queue, sys
from dataclasses import dataclass, field
from typing import *
def t(f):
    try: print(re.sub(' at 0x[0-9a-f]+','',repr(f())))
    except BaseException as e: print(type(e).__name__, re.sub(' at 0x[0-9a-f]+','',str(e)))
async def co(): await asyncio.sleep(0); return 5
c=co(); t(lambda: inspect.getcoroutinestate(c)); c.close(); t(lambda: inspect.getcoroutinestate(c));
async def main():
    r=await asyncio.gather(co(),co(),return_exceptions=True); print(r)
    try: await asyncio.wait_for(asyncio.sleep(10),.01)
    except asyncio.TimeoutError as e: print('timeout',repr(e))
    q=asyncio.Queue(2); await q.put(1); print(q.qsize(),q.full(),await q.get())
    tk=asyncio.create_task(co(),name='nm'); print(tk.get_name(),tk.done()); print(await tk,tk.result())
    tk=asyncio.create_task(asyncio.sleep(9)); tk.cancel()
    try: await tk
    except asyncio.CancelledError as e: print('cancelled',repr(e))
    async with asyncio.TaskGroup() as tg: a=tg.create_task(co())
    print(a.result())
    try:
        async with asyncio.TaskGroup() as tg: tg.create_task(asyncio.sleep(0)); tg.create_task(bad())
    except* ValueError as e: print(e.exceptions)
    l=asyncio.Lock()
    async with l: print(l.locked())
    ev=asyncio.Event(); asyncio.get_running_loop().call_soon(ev.set); await ev.wait(); print(ev.is_set())
    for f in asyncio.as_completed([co(),co()]): print(await f)
    s=asyncio.Semaphore(1)
    async with s: print(s.locked())
    async with asyncio.timeout(1): await asyncio.sleep(0)
    done,pend=await asyncio.wait([asyncio.create_task(co())]); print(len(done),len(pend))
async def bad(): raise ValueError('bad')
t(lambda: asyncio.run(main())); t(lambda: asyncio.run(bad())); t(lambda: asyncio.run(5)); t(lambda: asyncio.get_running_loop())
