# Shifts and bitwise operators on negative, huge and boolean operands.
print(1 << 0, 1 << 63, 1 << 64, -1 << 70, 1 << 100 >> 99, -1 >> 1000, 5 >> 64, -5 >> 1)
print((1 << 63) - 1, -(1 << 63), (1 << 63) >> 62, (1 << 62) * 2, 3 << 62)
print(-1 & 0xFF, -256 & 0xFFFF, -5 | 3, -5 ^ 3, ~0, ~-1, ~(1 << 70))
big = (1 << 80) + 5
print(big & 7, big & -8, -big & 0xFFFF, big | 1 << 90, big ^ big, -big ^ 1, -big | 1)
print(True & False, True | 2, True ^ True, type(True & True), type(True | 1), False << 3)
print(0 << 10**20, 0 >> 10**20, 1 >> 10**20, -1 >> 10**20)
for src in ("1 << -1", "1 >> -1", "1 << 10**20", "1.5 << 1", "'a' >> 1", "0 << -1"):
    try:
        print(src, eval(src))
    except Exception as e:
        print(src, type(e).__name__, e)
print([bin(v & 0b1111) for v in range(-4, 3)])
print({1, 2} | {2, 3} == {1, 2, 3}, {1, 2} & {2}, {1} ^ {1}, {1: 2} | {1: 3, 4: 5})
