# Floats of all sizes taken at random, in formats taken at random.
import random
import struct

random.seed(20240601)


def some_float():
    choice = random.random()
    if choice < 0.4:
        return struct.unpack("<d", random.randbytes(8))[0]
    if choice < 0.7:
        return random.randint(-10**6, 10**6) / 10 ** random.randint(0, 8)
    return random.uniform(-1, 1) * 10.0 ** random.randint(-320, 308)


def some_format():
    fill = random.choice(["", "*<", "_^", ">", "0="])
    sign = random.choice(["", "+", "-", " ", "z"])
    width = random.choice(["", "12", "025", "30"])
    group = random.choice(["", ",", "_"])
    precision = random.choice(["", ".0", ".3", ".17", ".40"])
    return fill + sign + random.choice(["", "#"]) + width + group + precision + random.choice(["", "f", "e", "g", "%", "E", "G"])


for _ in range(400):
    number = some_float()
    if number != number:
        continue
    print(repr(number), number.hex(), number.as_integer_ratio() if abs(number) < 1e300 and abs(number) > 1e-300 else "")
    for _ in range(4):
        spec = some_format()
        try:
            print(spec, format(number, spec))
        except ValueError as error:
            print(spec, error)
    print("%.5g|%+12.3f|%-14e|%r" % (number, number, number, number))
    digits = random.randint(-5, 20)
    print(round(number, digits) if abs(number) < 1e15 else "", float(repr(number)) == number)
    text = random.choice(["{:.%de}", "{:.%dg}"]) % random.randint(0, 25)
    print(float(text.format(number)))
