# Overflow out of and back into machine words, in every operation.
M = 2**63
for a in (M - 1, -M, M, -M - 1, 2**31, 2**32, 2**64 - 1):
    print(
        a + 1,
        a - 1,
        -a,
        a * 2,
        a * a,
        a // 3,
        a % 10,
        -a // 7,
        ~a,
        a >> 1,
        a << 1,
        abs(a),
        a ^ (M - 1),
        a & 0xFFFF,
        a | 1,
        divmod(a, -1000),
        a == float(a),
        hash(a),
    )
print(
    (M - 1) * -1 - 1 == -M,
    (M - 1) + 1 - 1 == M - 1,
    -M // -1,
    -M * -1,
    (-M) % -1,
    3037000500**2,
    3037000499**2,
    -3037000500 * 3037000500,
    2**62 + 2**62,
    int("9223372036854775807") + 1,
)
x = 1
for i in range(1, 26):
    x *= i
print(
    x,
    x // 10**20,
    sum([M] * 3),
    max(M, -M, 5),
    sorted([M, -M, 0, 1.5]),
    M in {M: 1},
    {M - 1 + 1: "k"}[M],
    [M][0] is not None,
    int(float(M)),
    M / 2,
    M / M,
    -M / (M - 1),
    7**77 % 10**9,
)
i = M - 3
while i < M + 3:
    i += 1
print(
    i,
    range(M, M + 3)[1],
    list(range(M - 1, M + 2)),
    len(range(-M, -M + 5)),
    bool(M),
    str(M) + "!",
    f"{M:,} {M:x} {-M:e}",
    M.bit_length(),
)
