# Changing what is being iterated: lists go on, dicts and sets complain.
lst = [1, 2, 3, 4, 5, 6]
for x in lst:
    if x % 2 == 0:
        lst.remove(x)
print(lst)
lst = [1]
for x in lst:
    if len(lst) < 6:
        lst.append(x * 2)
print(lst)
for kind in ("add", "del", "value", "clear", "swap"):
    d = {1: "a", 2: "b", 3: "c"}
    seen = []
    try:
        for k in d:
            seen.append(k)
            if kind == "add":
                d[k + 10] = 0
            elif kind == "del":
                del d[k]
            elif kind == "value":
                d[k] = "new"
            elif kind == "clear":
                d.clear()
            else:
                v = d.pop(k)
                d[k + 100 if k < 100 else k] = v
                if len(seen) > 20:
                    break
    except RuntimeError as e:
        print(kind, e)
    print(kind, seen[:3], list(d)[:3])
s = {1, 2, 3}
try:
    for x in s:
        s.add(x + 50)
except RuntimeError as e:
    print(e)
it = iter([1, 2])
print(list(it), list(it), next(it, "done"))
big = list(range(5))
it = iter(big)
next(it)
del big[:]
print(list(it))
big.extend([1, 2, 3])
print(list(it))
