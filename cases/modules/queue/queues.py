# Queues of one thread.
import queue
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
Q = queue.Queue(2); Q.put(1); Q.put(2); print(Q.full(), Q.qsize(), Q.get(), Q.get(), Q.empty())
show(lambda: Q.get_nowait()); show(lambda: Q.get(timeout=0.01)); show(lambda: Q.get(timeout=-1)); Q.put(1); Q.put(2); show(lambda: Q.put(3, block=False)); show(lambda: Q.put_nowait(3))
Q.task_done(); Q.task_done(); Q.task_done(); Q.task_done(); show(lambda: Q.task_done()); Q.shutdown(); show(lambda: Q.put(1)); print(Q.get())
p = queue.PriorityQueue()
for i in (3,1,2): p.put((i, 'x'))
print([p.get() for _ in range(3)])
p = queue.LifoQueue(); p.put(1); p.put(2); print(p.get()); p = queue.SimpleQueue(); p.put(1); print(p.get(), p.empty(), p.qsize()); show(lambda: p.get_nowait())
