# Augmented assignment mutates in place when it can, and evaluates its target once.
def idx(v):
    print("idx", v, end=" ")
    return v


a = b = [1]
a += (2, 3)
a *= 2
print(a, a is b)
t = u = (1,)
t += (2,)
print(t, u)
data = [1, 2, 3]
data[idx(1)] += 10
data[idx(-1)] **= 2
print(data)
tup = ([],)
try:
    tup[0] += [1]
except TypeError as e:
    print(e, tup)
d = {"k": [1]}
d["k"] += "ab"
d.setdefault("n", 0)
d["n"] -= 3
print(d)
try:
    d["missing"] += 1
except KeyError as e:
    print("KeyError", e)
s = {1, 2}
same = s
s |= {3}
s &= {1, 3}
s ^= {1, 9}
s -= {9}
print(s, same is s)
x = 7
x //= 2
x <<= 3
x ^= 5
x %= 20
x /= 2
x **= 2
print(x)
for bad in ("y += 1", "len += 1", "d.zz += 1", "'a'.b += 1"):
    try:
        exec(bad, {"d": d})
    except Exception as e:
        print(bad, "|", type(e).__name__, e)
