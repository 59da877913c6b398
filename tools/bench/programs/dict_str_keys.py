# Counting and lookups in dicts with string keys.
WORDS = [f"{a}{b}{i % 37}" for i in range(300) for a, b in (("al", "pha"), ("be", "ta"), ("ga", "mma"))]


def run(rounds):
    counts = {}
    for _ in range(rounds):
        for w in WORDS:
            if w in counts:
                counts[w] += 1
            else:
                counts[w] = 1
    total = 0
    for _ in range(rounds):
        for w in WORDS:
            total += counts[w] - counts.get("absent", 1)
    return len(counts), total


print(run(6000))
