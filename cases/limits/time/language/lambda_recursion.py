# expect: limit time
# limits: time=250ms memory=32M output=64K
# The Y combinator.
Y = lambda f: (lambda x: f(lambda v: x(x)(v)))(lambda x: f(lambda v: x(x)(v)))
fib = Y(lambda f: lambda n: n if n < 2 else f(n - 1) + f(n - 2))
fib(60)
