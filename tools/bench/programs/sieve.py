# The sieve of Eratosthenes, once with slices and once item by item.
def by_slices(n):
    flags = bytearray([1]) * (n + 1)
    flags[0] = flags[1] = 0
    for i in range(2, int(n ** 0.5) + 1):
        if flags[i]:
            flags[i * i::i] = bytes(len(range(i * i, n + 1, i)))
    return sum(flags)


def by_items(n):
    flags = [True] * (n + 1)
    count = 0
    for i in range(2, n + 1):
        if flags[i]:
            count += 1
            j = i * i
            while j <= n:
                flags[j] = False
                j += i
    return count


print(by_slices(8_000_000), by_items(5_000_000))
