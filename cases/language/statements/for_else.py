# for with else, break, continue, nested loops and a loop variable that outlives the loop.
def search(items, wanted):
    for i, x in enumerate(items):
        if x is None:
            continue
        if x == wanted:
            break
    else:
        return f"no {wanted} after {len(items)}"
    return f"{wanted} at {i}"


print(search([1, None, 3], 3), search([1, 2], 5), search([], 0))
for n in range(2, 20):
    for d in range(2, n):
        if n % d == 0:
            break
    else:
        print(n, end=" ")
print(n, d)
for k in ():
    pass
else:
    print("empty runs else", "k" in globals())
for x in [1, 2, 3]:
    try:
        if x == 2:
            continue
        if x == 3:
            break
        print("body", x)
    finally:
        print("finally", x)
else:
    print("never")
for i in range(3):
    i *= 10
    print(i, end=" ")
print(i)
for (a, *b), c in [((1, 2, 3), 4), ("xyz", 5)]:
    print(a, b, c)
box = [None]
for box[0] in "pq":
    pass
print(box)
