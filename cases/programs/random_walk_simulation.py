# A seeded simulation of a walk, dice and a queue.
import random
import statistics

rng = random.Random(2024)


def walk(steps):
    x = y = 0
    for _ in range(steps):
        dx, dy = rng.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
        x, y = x + dx, y + dy
    return x, y


ends = [walk(50) for _ in range(40)]
dist = [(x * x + y * y) ** 0.5 for x, y in ends]
print(ends[:5], f"mean {statistics.mean(dist):.6f} stdev {statistics.stdev(dist):.6f} max {max(dist):.6f}")
rolls = [rng.randint(1, 6) + rng.randint(1, 6) for _ in range(1000)]
hist = {k: rolls.count(k) for k in range(2, 13)}
for k, n in hist.items():
    print(f"{k:2} {'*' * (n // 10)} {n}")
deck = [f"{r}{s}" for s in "SHDC" for r in "23456789TJQKA"]
rng.shuffle(deck)
hands = [sorted(deck[i::4][:5]) for i in range(4)]
print(hands, rng.sample(deck, 3))
clock, busy_until, waits = 0.0, 0.0, []
for _ in range(30):
    clock += rng.expovariate(1 / 3)
    start = max(clock, busy_until)
    waits.append(start - clock)
    busy_until = start + rng.uniform(1, 4)
print(
    f"served {len(waits)} by {busy_until:.4f}, mean wait {sum(waits) / len(waits):.4f}, longest {max(waits):.4f}"
)
inside = sum(rng.random() ** 2 + rng.random() ** 2 <= 1 for _ in range(5000))
print(4 * inside / 5000)
