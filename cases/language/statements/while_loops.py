# while with else, break in nested loops, conditions with side effects.
n = 27
steps = 0
while n != 1:
    n = 3 * n + 1 if n % 2 else n // 2
    steps += 1
else:
    print("reached one in", steps)
stack = [1, [2, [3, [4]]]]
while stack:
    top = stack.pop()
    if isinstance(top, list):
        stack.extend(top)
        continue
    print(top, end=" ")
    if top == 2:
        break
else:
    print("not here")
print(stack)
while 0:
    pass
else:
    print("zero loops")
i = 0
while (i := i + 1) < 10:
    if i % 2:
        continue
    if i == 8:
        break
    j = 0
    while True:
        j += 1
        if j >= i:
            break
    else:
        print("never")
    print((i, j), end=" ")
print(i)


def f():
    while True:
        try:
            return "returned"
        finally:
            print("cleanup")


print(f())
