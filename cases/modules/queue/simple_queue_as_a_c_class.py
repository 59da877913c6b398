# What SimpleQueue says because CPython has it in C: numbers of arguments, its module and its missing length.
# covers: queue.SimpleQueue
import queue

q = queue.SimpleQueue()
for call in (
    lambda: q.put(),
    lambda: q.put_nowait(),
    lambda: q.get(timeout="1"),
    lambda: q.get(1, 2, 3),
    lambda: queue.SimpleQueue(5),
    lambda: len(q),
    lambda: q.maxsize,
    lambda: queue.SimpleQueue[int],
    lambda: type(q).__module__,
):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)
