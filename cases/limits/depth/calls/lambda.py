# expect: limit recursion
# limits: time=10s memory=128M output=64K
# Recursion through lambdas.
f = lambda: f()
f()
