# Set membership, algebra and building.
def run(n):
    seen = set()
    x = 1
    total = 0
    for i in range(n):
        x = x * 1103515245 + 12345 & 0x7FFFFFFF
        k = x % 5000
        if k in seen:
            total += 1
            if i % 3 == 0:
                seen.discard(k)
        else:
            seen.add(k)
    evens = set(range(0, 3000, 2))
    for i in range(250):
        total += len(seen & evens) + len(seen - evens) + len(evens | {i, -i})
    return total, len(seen)


print(run(3_000_000))
