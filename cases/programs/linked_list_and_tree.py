# A linked list and a binary search tree with iterators and deletion.
class LinkedList:
    class Node:
        def __init__(self, v, nxt=None):
            self.v, self.next = v, nxt

    def __init__(self, items=()):
        self.head = None
        for x in reversed(list(items)):
            self.head = self.Node(x, self.head)

    def __iter__(self):
        n = self.head
        while n:
            yield n.v
            n = n.next

    def reverse(self):
        prev, cur = None, self.head
        while cur:
            cur.next, prev, cur = prev, cur, cur.next
        self.head = prev
        return self

    def __repr__(self):
        return " -> ".join(map(repr, self)) or "empty"


class Tree:
    def __init__(self):
        self.root, self.n = None, 0

    def add(self, k):
        def put(t):
            return (
                [k, None, None]
                if t is None
                else [t[0], put(t[1]), t[2]]
                if k < t[0]
                else [t[0], t[1], put(t[2])]
                if k > t[0]
                else t
            )

        self.root = put(self.root)
        return self

    def __iter__(self):
        def walk(t):
            if t:
                yield from walk(t[1])
                yield t[0]
                yield from walk(t[2])

        return walk(self.root)

    def __contains__(self, k):
        t = self.root
        while t and t[0] != k:
            t = t[1] if k < t[0] else t[2]
        return t is not None

    def height(self):
        return (lambda h: h(h, self.root))(lambda h, t: 0 if t is None else 1 + max(h(h, t[1]), h(h, t[2])))

    def remove(self, k):
        def cut(t):
            if t is None:
                raise KeyError(k)
            if k < t[0]:
                return [t[0], cut(t[1]), t[2]]
            if k > t[0]:
                return [t[0], t[1], cut(t[2])]
            if t[1] is None:
                return t[2]
            if t[2] is None:
                return t[1]
            m = t[2]
            while m[1]:
                m = m[1]
            keep, self.root = self.root, t[2]
            self.remove(m[0])
            right, self.root = self.root, keep
            return [m[0], t[1], right]

        self.root = cut(self.root)


l = LinkedList("abcd")
print(l, l.reverse(), list(l), LinkedList(), "c" in l, sorted(l), max(l), *l)
t = Tree()
for k in (50, 30, 70, 20, 40, 60, 80, 30):
    t.add(k)
print(list(t), 60 in t, 65 in t, t.height(), t.root)
t.remove(50)
t.remove(20)
print(list(t), t.root[0])
try:
    t.remove(99)
except KeyError as e:
    print("missing", e)
