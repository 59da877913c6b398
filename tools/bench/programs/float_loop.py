# Float arithmetic in a range loop: numerical integration.
def integrate(n):
    h = 1.0 / n
    area = 0.0
    for i in range(n):
        x = (i + 0.5) * h
        area += 4.0 / (1.0 + x * x) * h - x * 1e-12
    return area


print(f"{integrate(8_000_000):.9f}")
