# Complex arithmetic, parsing, printing and errors.
print(
    complex(),
    complex(1),
    complex(1, 2),
    complex("1+2j"),
    complex(" -j "),
    complex("3"),
    complex("1e2-.5j"),
    complex(1 + 2j, 3),
    complex("(1+2j)"),
    complex(1.5, -0.0),
    complex(real=1, imag=2),
)
z = 3 + 4j
print(
    z.real,
    z.imag,
    z.conjugate(),
    abs(z),
    z * z,
    z / (1 - 2j),
    z**2,
    z - z,
    -z,
    z == 3,
    z != 4,
    5 + 0j == 5,
    hash(5 + 0j) == hash(5),
    bool(0j),
    z**-1,
    z**0.5,
)
print(
    [1j, -1j, 0j, -0j, 1 + 0j, complex(-0.0, 0), complex(float("inf"), float("nan")), 1e20 + 1e-7j],
    str(1.0 + 2j),
    f"{z:.2f} {z:>12} {z}",
    1j * 1j,
    2 * 1j,
    1.5 - 2j,
    (1 + 2j) * True,
)
for s in (
    "1j < 2j",
    "1j // 2",
    "1j % 2",
    "int(1j)",
    "float(1j)",
    "complex('x')",
    "complex('1 + 2j')",
    "complex('1', 2)",
    "complex(1, '2')",
    "complex([])",
    "1j / 0",
    "0j ** -1",
    "round(1j)",
    "divmod(1j, 1)",
    "f'{1j:d}'",
    "max(1j, 2)",
    "math.sqrt(1j)",
):
    try:
        print(s, eval(s))
    except Exception as e:
        print(s, "|", type(e).__name__, e)
