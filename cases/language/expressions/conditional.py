# Conditional expressions nest to the right and evaluate one branch only.
def loud(v):
    print("eval", v, end="; ")
    return v


print(loud(1) if loud(True) else loud(2))
print(loud(1) if loud(0) else loud(2) if loud("") else loud(3))
sign = lambda n: "neg" if n < 0 else "zero" if n == 0 else "pos"
print([sign(n) for n in (-5, 0, 5)])
print((1 if True else 2, 3), [x if x % 2 else -x for x in range(5)])
print([x for x in (range(3) if not sign else "ab")])
value = {"a": 1}["a"] if "a" in {"a": 1} else None
print(value, "big" if value > 10 else "small")
f = (lambda: "t") if value else (lambda: "f")
print(f(), (print if value else len)("called"))
print("%s" % "a" if value else "b", -1 if not value else +1)
x = 5 if (y := 3) > 2 else 6
print(x, y)
print(*([1, 2] if y else [3]), sep="-")
