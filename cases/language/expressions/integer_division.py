# Floor division and modulo of mixed signs, floats and big numbers.
for a in (7, -7):
    for b in (2, -2, 3, -3):
        print(a, b, a // b, a % b, divmod(a, b))
print(7.5 // 2, -7.5 // 2, 7.5 % -2, -7.5 % 2, divmod(-7.5, 2))
print(
    0.0 % -1, -0.0 % 1, 1e300 % 3, 5 % float("inf"), -5 % float("inf"), 5 // float("inf"), -5 // float("inf")
)
big = 10**30
print(big // 7, -big // 7, big % 7, -big % 7, big % -7, divmod(-big, 10**15 + 1))
print(big / 10**29, 10**400 / 10**399, 1 / 3, 2**1074 // 2**1073)
for expr in (
    "1 // 0",
    "1 % 0",
    "1 / 0",
    "1.0 // 0",
    "1.0 % 0",
    "1.0 / 0",
    "divmod(1, 0)",
    "divmod(1.0, 0)",
    "0 ** -1",
    "0.0 ** -1",
    "10**400 / 1",
    "10**400 * 1.0",
    "True // False",
    "1 / 0j",
    "10**30 % 0",
):
    try:
        print(expr, eval(expr))
    except ArithmeticError as e:
        print(expr, type(e).__name__, e)
print(True // 1, True / 2, True % 2, type(True + True), -True, False - True)
print((-(2**63)) // -1, -9223372036854775808 % -1, (-9223372036854775808) // 2)
