# Text as numbers, and whole numbers as text.
DIGITS = "0123456789"


def digits():
    text = source.text(DIGITS, 1, source.pick([2, 5, 20, 40]))
    if source.chance(15):
        text = "_".join([text, source.text(DIGITS, 1, 3)])
    return text


def spoiled(text):
    if source.chance(20):
        place = source.below(len(text) + 1)
        text = text[:place] + source.pick(["_", " ", ".", "-", "+", "e", "x", "j", "٣", "٧", "\u2003", "\0", "é", "n", "𝟘"]) + text[place:]
    if source.chance(10):
        text = source.pick([" ", "\t\n", "\u00a0", "\x1c"]) + text + source.pick([" ", "\n", ""])
    return text


def real():
    if source.chance(5):
        return source.pick(["inf", "-Infinity", "nan", "+NaN", "infinit", "iNf", "-nan", "INFINITY", "nan()", "in"])
    text = source.pick(["", "", "-", "+"]) + source.pick([digits(), "", "0"])
    if source.chance(60):
        text += "." + source.pick([digits(), ""])
    if source.chance(50):
        text += source.pick("eE") + source.pick(["", "-", "+"]) + source.pick([str(source.below(400)), str(source.below(30)), "", "1_0"])
    return text


def whole(base):
    among = "0123456789abcdefghijklmnopqrstuvwxyz"[: base or 10]
    text = source.text(among + among.upper(), 1, source.pick([3, 10, 60]))
    return source.pick(["", "", "-", "+"]) + source.pick(["", "", "0x", "0b", "0o", "0X", "0", "0_", "0x_"]) + text


def hexadecimal():
    text = source.pick(["", "-", "+"]) + source.pick(["0x", "", "0X"]) + source.text("0123456789abcdefABCDEF", 1, 20)
    if source.chance(60):
        text += "." + source.text("0123456789abcdef", 0, 20)
    if source.chance(70):
        text += source.pick("pP") + source.pick(["", "-", "+"]) + str(source.pick([source.below(20), source.below(1200)]))
    return text


for _ in range(2200):
    text = spoiled(real())
    check("float", ascii(text), float, text)
    text = spoiled(real()) + source.pick(["", spoiled("+" + real())]) + source.pick(["j", "J", "", "i"])
    text = source.pick([text, "(" + text + ")"])
    check("complex", ascii(text), complex, text)
    base = source.pick([10, 10, 0, 2, 8, 16, 36, 7, 1, 37, -1])
    text = spoiled(whole(base))
    check("int", ascii(text) + " " + str(base), int, text, base)
    text = spoiled(hexadecimal())
    check("float.fromhex", ascii(text), float.fromhex, text)
    text = spoiled(real()).encode()
    check("float of bytes", text, float, text)
    number = source.whole()
    given = source.pick(["", "*<", "0>", "^", "="]) + source.pick(["", "+", " ", "-"]) + source.pick(["", "#"]) + source.pick(["", "0", "12", "040"]) + source.pick(["", ",", "_"]) + source.pick(["", "", ".2"]) + source.pick(["", "d", "x", "X", "o", "b", "n", "c", "e", "f", "g", "%", "s"])
    check("int format", str(number) + " " + repr(given), format, number, given)
    given = "%" + source.text("-+ #0", 0, 2) + source.pick(["", "5", "30"]) + source.pick(["", ".0", ".12"]) + source.pick("dixXocefg")
    check("int %", str(number) + " " + repr(given), lambda: given % number)
