# Queue, LifoQueue and PriorityQueue: order, sizes, and errors without waiting.
# covers: queue.Queue, queue.LifoQueue, queue.PriorityQueue, queue.Empty, queue.Full
import queue


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error, error.args)


for kind in (queue.Queue, queue.LifoQueue, queue.PriorityQueue):
    q = kind(3)
    print(kind.__name__, kind.__mro__[1].__name__, q.maxsize, q.empty(), q.full(), q.qsize())
    for item in (2, 3, 1):
        q.put(item)
    print(q.full(), q.qsize(), q.unfinished_tasks)
    show(lambda: q.put_nowait(9))
    show(lambda: q.put(9, False))
    show(lambda: q.put(9, timeout=0))
    show(lambda: q.put(9, timeout=-1))
    print([q.get(), q.get_nowait(), q.get(block=False)])
    show(q.get_nowait)
    show(lambda: q.get(False))
    show(lambda: q.get(timeout=0.001))
    show(lambda: q.get(timeout=-1))
    for _ in range(3):
        q.task_done()
    show(q.task_done)
    print(q.join(), q.unfinished_tasks)
    show(lambda: q.put())
    show(lambda: kind("x").put(1))
    unlimited = kind()
    print(unlimited.maxsize, unlimited.full(), kind(-1).full(), kind(maxsize=0).maxsize)
mixed = queue.PriorityQueue()
mixed.put((1, "b"))
mixed.put((1, "a"))
show(lambda: (mixed.get(), mixed.get()))
mixed.put(1)
show(lambda: mixed.put("a"))
print(queue.Empty.__mro__, queue.Full.__mro__, queue.Empty.__module__, queue.Full.__module__)
