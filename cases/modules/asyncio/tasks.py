# Tasks, groups, timeouts, queues and locks.
import asyncio, time
order = []
async def w(n, d):
    order.append(('start', n)); await asyncio.sleep(d); order.append(('end', n)); return n
async def main():
    print(await asyncio.gather(w('a', .02), w('b', .01), w('c', 0)))
    print(order)
    t = asyncio.create_task(w('t', .01), name='nm'); print(t.get_name(), t.done()); print(await t, t.result(), t.done())
    try: await asyncio.wait_for(asyncio.sleep(1), .01)
    except asyncio.TimeoutError as e: print('timeout', repr(e))
    try:
        async with asyncio.timeout(.01): await asyncio.sleep(1)
    except TimeoutError as e: print('to2', repr(e))
    async def bad(): raise ValueError('x')
    print(await asyncio.gather(bad(), w('z', 0), return_exceptions=True))
    try: await asyncio.gather(bad(), w('z', 0))
    except ValueError as e: print(repr(e))
    t = asyncio.create_task(asyncio.sleep(10)); await asyncio.sleep(0); t.cancel('msg')
    try: await t
    except asyncio.CancelledError as e: print('cancelled', repr(e), t.cancelled())
    try:
        async with asyncio.TaskGroup() as tg:
            a = tg.create_task(w('g1', 0)); b = tg.create_task(w('g2', 0))
        print(a.result(), b.result())
        async with asyncio.TaskGroup() as tg:
            tg.create_task(bad()); tg.create_task(asyncio.sleep(10))
    except* ValueError as eg: print(eg.exceptions, eg)
    q = asyncio.Queue(2); got = []
    async def prod():
        for i in range(5): await q.put(i)
        await q.put(None)
    async def cons():
        while (x := await q.get()) is not None: got.append(x); q.task_done()
    await asyncio.gather(prod(), cons()); print(got, q.qsize(), q.empty())
    sem = asyncio.Semaphore(2); active = mx = 0
    async def lim():
        nonlocal active, mx
        async with sem:
            active += 1; mx = max(mx, active); await asyncio.sleep(0.001); active -= 1
    await asyncio.gather(*[lim() for _ in range(6)]); print(mx, sem.locked())
    lock = asyncio.Lock()
    async with lock: print(lock.locked())
    ev = asyncio.Event()
    async def waiter(): await ev.wait(); return 'woke'
    t = asyncio.create_task(waiter()); await asyncio.sleep(0); ev.set(); print(await t, ev.is_set())
    done, pend = await asyncio.wait([asyncio.create_task(w('q', .001)), asyncio.create_task(asyncio.sleep(5))], return_when=asyncio.FIRST_COMPLETED)
    print(len(done), len(pend), [d.result() for d in done]); [p.cancel() for p in pend]
    for f in asyncio.as_completed([w(1, .02), w(2, .005)]): print(await f)
    f = asyncio.get_running_loop().create_future(); asyncio.get_running_loop().call_later(.001, f.set_result, 5); print(await f)
    print(await asyncio.shield(w('s', 0)), await asyncio.to_thread(sum, [1,2]), asyncio.current_task().get_name(), len(asyncio.all_tasks()))
    cond = asyncio.Condition()
    async def cw():
        async with cond: await cond.wait(); return 'c'
    t = asyncio.create_task(cw()); await asyncio.sleep(0)
    async with cond: cond.notify_all()
    print(await t)
    async def agen():
        for i in range(3): yield i; await asyncio.sleep(0)
    print([x async for x in agen()])
    try: lock.release()
    except RuntimeError as e: print(e)
    pq = asyncio.PriorityQueue(); [pq.put_nowait(i) for i in (3,1,2)]; print([pq.get_nowait() for _ in range(3)])
    try: pq.get_nowait()
    except asyncio.QueueEmpty as e: print(repr(e))
    b = asyncio.Barrier(2)
    print(sorted(await asyncio.gather(b.wait(), b.wait())))
    try: f.set_result(3)
    except asyncio.InvalidStateError as e: print('ISE')
    return 'ret'
print(asyncio.run(main()))
try: asyncio.get_running_loop()
except RuntimeError as e: print(e)
try: asyncio.run(3)
except ValueError as e: print(e)
loop = asyncio.new_event_loop(); print(loop.run_until_complete(w('l', 0))); loop.close(); print(loop.is_closed())
async def err(): raise KeyError('k')
try: asyncio.run(err())
except KeyError as e: print(repr(e))
with asyncio.Runner() as r: print(r.run(w('r', 0)), r.run(w('r2', 0)))
async def never(): await asyncio.Event().wait()
async def tt():
    t = asyncio.create_task(never()); await asyncio.sleep(0); print('x')
asyncio.run(tt())
print(asyncio.iscoroutinefunction(main), asyncio.iscoroutinefunction(print), asyncio.isfuture(3))
