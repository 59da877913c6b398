# Programs made of pass, docstrings, expressions without effect and dead code.
"""Module docstring."""
print(__doc__)
1
"expression"
[1, 2, 3]
...
None
(lambda: 1 / 0)
if False:
    undefined_name
while False: undefined_name
for _ in []: undefined_name
def f():
    return 1
    undefined_name
    yield_not_here = 2
def g():
    if 0: yield
print(f(), list(g()), type(g()).__name__)
class Empty: ...
class Doc: "only a docstring"
def stub() -> None: ...
print(Empty().__class__.__name__, Doc.__doc__, stub(), Empty.__doc__)
try: pass
finally: pass
try: pass
except: pass
else: pass
if True: pass
else: print("no")
with_nothing = [print] and None
assert 1, undefined_name
print([] or {} or "end", end="\n\n"); pass; pass
