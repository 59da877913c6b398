# Planets pulling on each other: float attributes in lists.
def advance(bodies, dt, steps):
    pairs = [(bodies[i], bodies[j]) for i in range(len(bodies)) for j in range(i + 1, len(bodies))]
    for _ in range(steps):
        for a, b in pairs:
            dx, dy, dz = a[0] - b[0], a[1] - b[1], a[2] - b[2]
            mag = dt / (dx * dx + dy * dy + dz * dz + 0.01) ** 1.5
            am, bm = a[6] * mag, b[6] * mag
            a[3] -= dx * bm
            a[4] -= dy * bm
            a[5] -= dz * bm
            b[3] += dx * am
            b[4] += dy * am
            b[5] += dz * am
        for body in bodies:
            body[0] += dt * body[3]
            body[1] += dt * body[4]
            body[2] += dt * body[5]


def energy(bodies):
    return sum(0.5 * b[6] * (b[3] ** 2 + b[4] ** 2 + b[5] ** 2) for b in bodies)


system = [[float(i * i), float(3 - i), i / 2, 0.0, i / 10, -i / 20, 1.0 + i] for i in range(5)]
advance(system, 0.001, 140_000)
print(f"{energy(system):.9f}")
