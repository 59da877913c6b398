# How shutdown works: what is left can be taken, nothing can be put; at once means nothing is left.
# covers: queue.ShutDown, queue.Queue
import queue


def show(call):
    try:
        print(repr(call()))
    except Exception as error:
        print(type(error).__name__, error)


for kind in (queue.Queue, queue.LifoQueue, queue.PriorityQueue):
    for immediate in (False, True):
        q = kind()
        q.put(1)
        q.put(2)
        print(kind.__name__, immediate, q.shutdown(immediate=immediate), q.is_shutdown, q.qsize(), q.unfinished_tasks)
        show(lambda: q.put(3))
        show(lambda: q.put_nowait(3))
        show(q.get)
        show(q.get)
        show(q.get)
        show(q.get_nowait)
        show(q.task_done)
        show(q.task_done)
        show(q.task_done)
        show(q.join)
        show(q.shutdown)
        show(lambda: q.shutdown(True))
print(queue.ShutDown.__mro__, sorted(queue.__all__))
