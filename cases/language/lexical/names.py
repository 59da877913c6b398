# Names: other scripts, normalisation, soft keywords, and what is none.
𝐱 = 1
print(x, 𝐱)
ﬁ = 2
print(fi, "ﬁ" in globals(), "fi" in globals())
µ = 3
print(μ, [ascii(name) for name in globals() if name in ("µ", "μ")])


class A:
    ª = 5


print(A.a, [ascii(n) for n in vars(A) if not n.startswith("__")], getattr(A, "a"), hasattr(A, "ª"))
match = case = type = _ = 7
print(match, case, type, _)
match[0:1] if False else None
print(ñandú := 8, ñandú)


def f(ﬀ):
    return ff


print(f(1), f(ff=2), f(ﬀ=3))
for source in ["a-b = 1", "1a = 2", "a$ = 1", "a? = 1", "a€b = 1", "٣ = 1", "a‿b = 1", "a b = 1", "a\u200bb = 1", "None = 1", "True = 1", "async = 1", "await = 1", "nonlocal = 1", "print x", "a·b = 1", "·a = 1", "😀 = 1"]:
    try:
        exec(source)
        print(ascii(source), "runs")
    except SyntaxError as error:
        print(ascii(source), ascii(error.msg), error.lineno, error.offset)
