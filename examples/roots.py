# The roots of x^2 + 5x + 6 = 0. Nothing is printed: the last expression is the result.
a, b, c = 1, 5, 6
root = (b * b - 4 * a * c) ** 0.5
[(-b + root) / (2 * a), (-b - root) / (2 * a)]
