# An LRU cache by hand with a doubly linked list.
class Node:
    __slots__ = ("key", "value", "prev", "next")

    def __init__(self, key=None, value=None):
        self.key, self.value, self.prev, self.next = key, value, self, self


class LRU:
    def __init__(self, capacity):
        self.capacity, self.map, self.root = capacity, {}, Node()
        self.hits = self.misses = 0

    def _unlink(self, n):
        n.prev.next, n.next.prev = n.next, n.prev

    def _front(self, n):
        first = self.root.next
        n.prev, n.next = self.root, first
        self.root.next = first.prev = n

    def get(self, key, default=None):
        if (n := self.map.get(key)) is None:
            self.misses += 1
            return default
        self.hits += 1
        self._unlink(n)
        self._front(n)
        return n.value

    def put(self, key, value):
        if key in self.map:
            self._unlink(self.map[key])
        elif len(self.map) >= self.capacity:
            last = self.root.prev
            self._unlink(last)
            del self.map[last.key]
            print("evict", last.key)
        self.map[key] = n = Node(key, value)
        self._front(n)

    def __iter__(self):
        n = self.root.next
        while n is not self.root:
            yield n.key, n.value
            n = n.next

    def __repr__(self):
        return f"LRU({', '.join(f'{k}={v}' for k, v in self)}) {self.hits}/{self.misses}"


c = LRU(3)
for k, v in zip("abcd", range(4)):
    c.put(k, v)
print(c, c.get("a"), c.get("b"), c)
c.put("c", 33)
c.put("e", 5)
print(c, list(c.map), c.get("zz", "none"), dict(c))
