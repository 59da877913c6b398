# Arguments are passed by reference to the object, never to the name.
def rebind(x):
    x = 99


def mutate(x):
    x.append(99)


def both(x):
    x += [1]
    return x


def imm(x):
    x += 1
    return x


def attr(o):
    o.v = "set"


def swap(a, b):
    a, b = b, a
    return a, b


def clear(d):
    d.clear()
    d = {"new": 1}


def default(x, seen={}):
    seen[x] = seen.get(x, 0) + 1
    return dict(seen)


def star(*a, **k):
    a += (1,)
    k["z"] = 1
    return a, k


class O:
    v = "class"


n, l, o, d = 5, [1], O(), {"k": 1}
rebind(n)
rebind(l)
mutate(l)
r = both(l)
print(n, l, r is l, imm(n), n)
attr(o)
print(o.v, O.v, swap(1, 2), n)
clear(d)
print(d, default("a"), default("b"), default("a", {}), default("a"))
kw = {"q": 0}
print(star(*l, **kw), kw, l)
t = (1, [2])
mutate(t[1])
print(t)
s = "abc"
u = s
s += "d"
print(u, s)
m = [[]] * 3
mutate(m[0])
print(m)


def gen(x):
    for i in x:
        yield i
        x.append(i) if len(x) < 5 else None


print(list(gen(q := [1, 2])), q)
f = lambda x, y=l: y is l and x
print(f(1))
l2 = l
l = l + [0]
print(l2 is l, len(l2))
l2 += [7]
print(l2[-1], l[-1])
