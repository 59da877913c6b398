# A discrete event queue with a hand-written binary heap.
class Heap:
    def __init__(self):
        self.a = []

    def __len__(self):
        return len(self.a)

    def push(self, x):
        a = self.a
        a.append(x)
        i = len(a) - 1
        while i and a[i] < a[(i - 1) // 2]:
            a[i], a[(i - 1) // 2] = a[(i - 1) // 2], a[i]
            i = (i - 1) // 2

    def pop(self):
        a = self.a
        if not a:
            raise IndexError("pop from an empty heap")
        a[0], a[-1] = a[-1], a[0]
        top, i = a.pop(), 0
        while (c := 2 * i + 1) < len(a):
            if c + 1 < len(a) and a[c + 1] < a[c]:
                c += 1
            if a[i] <= a[c]:
                break
            a[i], a[c] = a[c], a[i]
            i = c
        return top


class Simulation:
    def __init__(self):
        self.now, self.queue, self.seq, self.log = 0, Heap(), 0, []

    def at(self, delay, action, *args):
        self.seq += 1
        self.queue.push((self.now + delay, self.seq, action, args))

    def run(self, until):
        while len(self.queue):
            when, _, action, args = self.queue.pop()
            if when > until:
                break
            self.now = when
            action(*args)
        return self.log


sim = Simulation()


def tick(name, period, left):
    sim.log.append(f"{sim.now}:{name}")
    if left:
        sim.at(period, tick, name, period, left - 1)


def breakdown():
    sim.log.append("breakdown")
    sim.at(0, lambda: sim.log.append(f"repaired@{sim.now}"))


sim.at(0, tick, "a", 3, 4)
sim.at(1, tick, "b", 2, 5)
sim.at(7, breakdown)
print(sim.run(11))
h = Heap()
for x in (5, 3, 8, 1, 9, 2, 7):
    h.push(x)
print([h.pop() for _ in range(len(h))])
try:
    h.pop()
except IndexError as e:
    print(e)
