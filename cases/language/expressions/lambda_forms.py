# Lambdas with all parameter kinds, defaults bound at creation, and late-bound closures.
fs = [lambda: i for i in range(3)]
gs = [lambda i=i: i for i in range(3)]
print([f() for f in fs], [g() for g in gs])
h = lambda a, /, b=2, *args, c, d=4, **kw: (a, b, args, c, d, kw)
print(h(1, c=3), h(1, 2, 3, 4, c=5, z=6))
print((lambda *a, **k: (a, k))(1, x=2), (lambda: (yield))().__class__.__name__)
print((lambda x: lambda y: lambda z: x + y + z)(1)(2)(3))
print((lambda: None)(), (lambda x, y: x if x > y else y)(3, 4))
print(h.__name__, h.__qualname__, (lambda: 0).__name__)
for call in (lambda: h(), lambda: h(1), lambda: (lambda x: x)(), lambda: (lambda: 1)(2), lambda: h(a=1, c=2)):
    try:
        print(call())
    except TypeError as e:
        print(e)
compose = lambda *fns: lambda x: x if not fns else compose(*fns[:-1])(fns[-1](x))
print(compose(str, lambda x: x + 1, abs)(-41))
fact = lambda n: 1 if n < 2 else n * fact(n - 1)
print(fact(20), sorted("bca", key=lambda c: -ord(c)))
print([(lambda a, b=[]: (b.append(a), b)[1])(1) for _ in range(2)])
acc = lambda a, b=[]: b.append(a) or b
print(acc(1), acc(2) is acc(3), acc(4))
