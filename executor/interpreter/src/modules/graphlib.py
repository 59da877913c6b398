from types import GenericAlias as _GenericAlias

__all__ = ["TopologicalSorter", "CycleError"]


class CycleError(ValueError):
    """There is a cycle in a graph."""


class TopologicalSorter:
    """Puts nodes behind those they depend on."""

    def __init__(self, graph=None):
        self._before = {}
        self._after = {}
        self._waiting = {}
        self._ready = None
        self._passed = 0
        self._finished = 0
        self._out = set()
        self._done = set()
        if graph is not None:
            for node, predecessors in graph.items():
                self.add(node, *predecessors)

    def add(self, node, *predecessors):
        """Add a node and what comes before it."""
        if self._ready is not None:
            raise ValueError("Nodes cannot be added after a call to prepare()")
        self._note(node)
        for one in predecessors:
            self._note(one)
            self._waiting[node] += 1
            self._after[one].append(node)

    def _note(self, node):
        if node not in self._waiting:
            self._waiting[node] = 0
            self._after[node] = []

    def prepare(self):
        """Say that all nodes are there, and look for cycles."""
        if self._ready is not None:
            raise ValueError("cannot prepare() more than once")
        self._ready = [node for node, count in self._waiting.items() if count == 0]
        cycle = self._find_cycle()
        if cycle:
            raise CycleError("nodes are in a cycle", cycle)

    def get_ready(self):
        """The nodes that nothing stands before any more."""
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        found = tuple(self._ready)
        self._out.update(found)
        self._ready.clear()
        self._passed += len(found)
        return found

    def is_active(self):
        """Whether there is more to do."""
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        return self._finished < self._passed or bool(self._ready)

    def __bool__(self):
        return self.is_active()

    def done(self, *nodes):
        """Say that nodes have been dealt with."""
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        for node in nodes:
            if node not in self._waiting:
                raise ValueError(f"node {node!r} was not added using add()")
            if node in self._done:
                raise ValueError(f"node {node!r} was already marked done")
            if node not in self._out:
                raise ValueError(f"node {node!r} was not passed out (still not ready)")
            self._out.discard(node)
            self._done.add(node)
            self._finished += 1
            for one in self._after[node]:
                self._waiting[one] -= 1
                if self._waiting[one] == 0:
                    self._ready.append(one)

    def _find_cycle(self):
        stack, steps, places, seen = [], [], {}, set()
        for node in self._waiting:
            if node in seen:
                continue
            while True:
                if node in seen:
                    if node in places:
                        return stack[places[node] :] + [node]
                else:
                    seen.add(node)
                    steps.append(iter(self._after[node]).__next__)
                    places[node] = len(stack)
                    stack.append(node)
                while stack:
                    try:
                        node = steps[-1]()
                        break
                    except StopIteration:
                        del places[stack.pop()]
                        steps.pop()
                else:
                    break
        return None

    def static_order(self):
        """All nodes in an order that fits."""
        self.prepare()
        while self.is_active():
            group = self.get_ready()
            yield from group
            self.done(*group)

    __class_getitem__ = classmethod(_GenericAlias)
