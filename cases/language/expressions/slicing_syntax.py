# What subscripts pass to __getitem__, __setitem__ and __delitem__.
class Probe:
    def __getitem__(self, key):
        return key

    def __setitem__(self, key, value):
        print("set", key, value)

    def __delitem__(self, key):
        print("del", key)

    def __contains__(self, key):
        return 0 if key == 1 else "truthy"


p = Probe()
print(p[1], p[1:2], p[::], p[:, 1], p[..., None], p[1:2, ::3], p[()], p[1,], p[-1:None:"a"])
p[0] = 1
p[1:3] = "xy"
p["k", 2] = None
del p[5], p[::2]
p[0] += (9,) if isinstance(p[0], tuple) else 9
print(1 in p, 2 in p, 1 not in p)
print(p[*[1, 2]], p[0, *"ab", 3], p[lambda: 1].__name__, p[x := 4], x)
s = slice(1, 10, 2)
print(s, s.start, s.stop, s.step, list(range(20))[s], "abcdefghijkl"[s])
for target in (1, None, len, {1}):
    try:
        target[0]
    except TypeError as e:
        print(e)
try:
    (1, 2)[0] = 3
except TypeError as e:
    print(e)
try:
    del "abc"[0]
except TypeError as e:
    print(e)
