# Integer arithmetic and comparison in a while loop inside a function.
def run(n):
    a, b, total = 1, 2, 0
    while n:
        a = (a * 31 + b) % 65537
        b = a ^ (b >> 1)
        if b & 1:
            total += a - b
        n -= 1
    return total


print(run(5_000_000))
