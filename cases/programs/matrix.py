# A matrix class with operators, determinant, inverse by fractions of ints, and pretty printing.
class Matrix:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]
        if len({len(r) for r in self.rows}) > 1:
            raise ValueError("ragged rows")

    @classmethod
    def identity(cls, n):
        return cls([[int(i == j) for j in range(n)] for i in range(n)])

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    @property
    def T(self):
        return Matrix(zip(*self.rows))

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ValueError(f"shapes {self.shape} and {other.shape} do not fit")
        return Matrix([[sum(a * b for a, b in zip(r, c)) for c in other.T.rows] for r in self.rows])

    def __add__(self, o):
        return Matrix([[a + b for a, b in zip(r, s)] for r, s in zip(self.rows, o.rows)])

    def __mul__(self, k):
        return Matrix([[a * k for a in r] for r in self.rows])

    __rmul__ = __mul__

    def __pow__(self, n):
        out, base = Matrix.identity(self.shape[0]), self
        while n:
            if n & 1:
                out = out @ base
            base, n = base @ base, n >> 1
        return out

    def det(self):
        if self.shape == (1, 1):
            return self.rows[0][0]
        return sum(
            (-1) ** j * v * Matrix([r[:j] + r[j + 1 :] for r in self.rows[1:]]).det()
            for j, v in enumerate(self.rows[0])
        )

    def __getitem__(self, ij):
        return self.rows[ij[0]][ij[1]]

    def __eq__(self, o):
        return self.rows == o.rows

    def __str__(self):
        w = max(len(str(v)) for r in self.rows for v in r)
        return "\n".join("[" + " ".join(f"{v:>{w}}" for v in r) + "]" for r in self.rows)


m = Matrix([[2, -1, 0], [1, 3, 5], [0, 4, 1]])
print(m, m.T, m @ Matrix.identity(3) == m, m.det(), (m @ m.T)[0, 0], (m + 2 * m).rows, m.shape, sep="\n")
print((Matrix([[1, 1], [1, 0]]) ** 90).rows[0][1])
for bad in (lambda: m @ Matrix([[1, 2]]), lambda: Matrix([[1], [1, 2]]), lambda: m[5, 5]):
    try:
        bad()
    except (ValueError, IndexError) as e:
        print(type(e).__name__, e)
