# covers: graphlib.TopologicalSorter, graphlib.CycleError
# Order of what depends on what, step by step, and circles.
import graphlib
from graphlib import CycleError, TopologicalSorter

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

print(list(TopologicalSorter({"d": ["b", "c"], "b": ["a"], "c": ["a"]}).static_order()), list(TopologicalSorter().static_order()), list(TopologicalSorter({1: []}).static_order()))
t = TopologicalSorter()
t.add("wake")
t.add("eat", "cook", "wake")
t.add("cook", "shop")
t.add("cook", "wake", "wake")
t.prepare()
while t.is_active():
    ready = t.get_ready()
    print(sorted(ready), type(ready).__name__, bool(t))
    t.done(*ready)
print(t.get_ready(), t.is_active())
for graph in ({"a": ["a"]}, {"a": ["b"], "b": ["a"]}, {1: [2], 2: [3], 3: [1], 4: [1]}):
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        print(error.args[0], error.args[1], issubclass(CycleError, ValueError))
u = TopologicalSorter({"x": ["y"]})
for call in (lambda: u.get_ready(), lambda: u.done("x"), lambda: u.is_active(), lambda: u.prepare(), lambda: u.prepare(), lambda: u.add("z"), lambda: u.done("x"), lambda: u.done("nope"), lambda: u.get_ready(), lambda: u.done("y"), lambda: u.done("y"), lambda: u.get_ready(), lambda: TopologicalSorter({"a": 5}), lambda: TopologicalSorter({"a": [[]]}), lambda: TopologicalSorter().add([]), lambda: TopologicalSorter[str]):
    show(call)
c = TopologicalSorter({"a": ["b"], "b": ["a"], "free": []})
try:
    c.prepare()
except CycleError:
    print(c.get_ready())
