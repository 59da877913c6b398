# Precedence and associativity of all operators.
print(-2 ** 2, (-2) ** 2, 2 ** -1, 2 ** 3 ** 2, -2 ** -2)
print(~1 ** 2, -1 // 2, -(1 // 2), not 1 == 2, not 1 and 0)
print(1 + 2 << 3, 1 | 2 ^ 3 & 4, 6 & 3 == 2, (6 & 3) == 2, 7 ^ 2 | 1)
print(10 - 3 - 2, 100 / 10 / 2, 2 * 3 % 4, 7 // 2 * 2, -7 % 3 ** 2)
print(1 if 0 else 2 if 0 else 3, (lambda: 1 or 2)(), True or False and False)
print(3 > 2 == True, (3 > 2) == True, 1 < 2 in [2, True], not None is None)
print("a" in "abc" == True, ("a" in "abc") == True, not "z" in "abc")
print([1, 2][0] ** 2, -[3][0], "ab" * 2 + "c", 5 - -3, - - - 4, +-+1)
x = 5
print(x if x > 3 else 0 + 100, (x if x > 3 else 0) + 100)
print(1 << 2 + 1, 1 << 2 * 2, 256 >> 2 >> 1, 5 & 6 | 8)
print(2 * -3, 2 ** -3 ** 0, not not [], not -1)
y = lambda a, b=2: a + b if a else b
print(y(0), y(1))
print(*[1] + [2], *(3,) * 2)
print(1, 2 or 3, (4, 5) and 6, 0 == False != None)
