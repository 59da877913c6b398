# Orders, cycles and misuse.
import graphlib
def show(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)
ts = graphlib.TopologicalSorter({'d': {'b', 'c'}, 'b': {'a'}, 'c': {'a'}}); o = list(ts.static_order()); print(o[0], sorted(o[1:3]), o[3])
show(lambda: list(graphlib.TopologicalSorter({1: [2], 2: [3], 3: [1]}).static_order()))
ts = graphlib.TopologicalSorter(); ts.add(1, 2, 3); ts.add(3, 4); show(lambda: ts.get_ready()); show(lambda: ts.is_active()); ts.prepare(); show(lambda: ts.prepare()); show(lambda: ts.add(9)); print(ts.get_ready(), ts.is_active()); show(lambda: ts.done(1)); show(lambda: ts.done(77)); ts.done(2, 4); print(ts.get_ready()); ts.done(3); show(lambda: ts.done(3)); print(ts.get_ready()); ts.done(1); print(bool(ts))
