# Semicolons, one-line suites, pass, ellipsis bodies and line continuation.
a = 1; b = 2; print(a, b);
if a: print("one"); print("two")
else: print("else")
for i in range(2): print(i, end=","); continue
else: print("end")
while a: a -= 1; b += 1
print(a, b)
class E: pass
class F: x = 1; y = x + 1
def f(): return 5; print("unreachable")
def g(): ...
def h(): "docstring only"
print(F.y, f(), g(), h(), h.__doc__, E.__doc__)
total = 1 + \
    2 + \
    3
print(total, (1
              + 1), [
    1,

    2,
])
if 1:
	print("tab indent")
if True: pass
elif 1/0: pass
try: 1/0
except ZeroDivisionError: print("zde")
finally: print("fin")
with_result = [x for x in range(3)
               if x  # comment inside
               ]; print(with_result)
x = 5 ;print ( x )
if (
    a == 0
    and b
): print("multi-line condition")
