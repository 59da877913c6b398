# Floats as text: repr, format specs, %-formats, rounding.
TYPES = ["", "e", "f", "g", "n", "%", "E", "F", "G"]


def spec():
    align = source.pick(["", "", "", "<", ">", "^", "="])
    if align and source.chance(50):
        align = source.pick("*0x é") + align
    width = source.pick(["", "", "", "0", "1", "8", "08", "15", "30", "012"])
    group = source.pick(["", "", "", ",", "_"])
    digits = source.pick(["", "", ".0", ".1", ".2", ".3", ".6", ".10", ".15", ".17", ".25", ".60"])
    flags = source.pick(["", "", "+", "-", " "]) + source.pick(["", "", "", "z"]) + source.pick(["", "", "", "#"])
    return align + flags + width + group + digits + source.pick(TYPES)


def percent():
    flags = source.text("-+ #0", 0, 2)
    return "%" + flags + source.pick(["", "", "5", "20", "*"]) + source.pick(["", "", ".0", ".1", ".3", ".12", ".20", ".*"]) + source.pick("efgEFGrsd")


for _ in range(2500):
    number = source.real()
    shown = repr(number)
    print("repr", shown, float(shown) == number or number != number, sep="\t")
    given = spec()
    check("format", shown + " " + repr(given), format, number, given)
    given = percent()
    stars = tuple(source.between(-3, 30) for _ in range(given.count("*")))
    check("%", shown + " " + repr(given) + " " + repr(stars), lambda: given % (*stars, number))
    digits = source.between(-25, 25)
    check("round", shown + " " + str(digits), round, number, digits)
    check("round", shown, round, number)
    check("hex", shown, number.hex)
    check("as_integer_ratio", shown, number.as_integer_ratio)
    if source.chance(20):
        other = complex(source.real(), number)
        check("complex", "", repr, other)
        check("complex format", repr(other) + " " + repr(given := spec()), format, other, given)
