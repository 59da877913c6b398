# SimpleQueue: put never waits, get only with a limit, and arguments of every form.
# covers: queue.SimpleQueue
import queue


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


q = queue.SimpleQueue()
for call in (
    lambda: (q.empty(), q.qsize()),
    lambda: q.put(1),
    lambda: q.put(2, False),
    lambda: q.put(3, block=True, timeout=5),
    lambda: q.put_nowait(4),
    lambda: q.put(item=5),
    lambda: (q.empty(), q.qsize()),
    lambda: q.get(),
    lambda: q.get(False),
    lambda: q.get(block=True, timeout=1),
    lambda: q.get_nowait(),
    lambda: q.get(True, None),
    lambda: q.get_nowait(),
    lambda: q.get(False),
    lambda: q.get(timeout=0),
    lambda: q.get(timeout=0.001),
    lambda: q.get(timeout=-1),
    lambda: type("Sub", (queue.SimpleQueue,), {"extra": 1})().extra,
):
    show(call)
