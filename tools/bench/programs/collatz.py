# Collatz lengths at module scope.
best, best_n = 0, 0
n = 1
while n < 60_000:
    x = n
    steps = 0
    while x != 1:
        if x % 2 == 0:
            x = x // 2
        else:
            x = 3 * x + 1
        steps += 1
    if steps > best:
        best, best_n = steps, n
    n += 1
print(best, best_n)
