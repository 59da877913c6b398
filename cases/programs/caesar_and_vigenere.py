# Ciphers, frequency attack, run-length coding, base conversion and checksums.
import string


def caesar(text, k):
    def shift(c):
        for abc in (string.ascii_lowercase, string.ascii_uppercase):
            if c in abc:
                return abc[(abc.index(c) + k) % 26]
        return c

    return "".join(map(shift, text))


def vigenere(text, key, sign=1):
    out, i = [], 0
    for c in text:
        if c.isalpha():
            base = ord("A") if c.isupper() else ord("a")
            out.append(chr((ord(c) - base + sign * (ord(key[i % len(key)].lower()) - 97)) % 26 + base))
            i += 1
        else:
            out.append(c)
    return "".join(out)


def rle(s):
    out, prev, n = "", "", 0
    for c in s + "\0":
        if c == prev:
            n += 1
            continue
        if prev:
            out += f"{n if n > 1 else ''}{prev}"
        prev, n = c, 1
    return out


def unrle(s):
    out = n = ""
    for c in s:
        if c.isdigit():
            n += c
        else:
            out += c * int(n or 1)
            n = ""
    return out


def base(n, b):
    return (
        "-" + base(-n, b)
        if n < 0
        else ("" if n < b else base(n // b, b)) + (string.digits + string.ascii_lowercase)[n % b]
    )


def luhn(s):
    return (
        sum(d if i % 2 == 0 else d * 2 - 9 * (d > 4) for i, d in enumerate(map(int, reversed(s)))) % 10 == 0
    )


def xor(data, key):
    return bytes(a ^ b for a, b in zip(data, (key * (len(data) // len(key) + 1))))


def adler(data):
    a, b = 1, 0
    for x in data:
        a = (a + x) % 65521
        b = (b + a) % 65521
    return b << 16 | a


msg = "Hello, World! xyz XYZ"
print(
    caesar(msg, 3),
    caesar(caesar(msg, 3), -3) == msg,
    caesar(msg, 29) == caesar(msg, 3),
    vigenere("Attack at dawn!", "Lemon"),
    vigenere(vigenere("Attack at dawn!", "Lemon"), "Lemon", -1),
)
secret = caesar("the quick brown fox jumps over the lazy dog and then the end", 7)
print(
    max(range(26), key=lambda k: sum(caesar(secret, -k).count(w) for w in ("the", "and"))),
    rle("aaabccd"),
    unrle("3ab2cd"),
    unrle(rle("zzzzzzzzzzzz!!")),
    rle(""),
)
print(
    [base(255, b) for b in (2, 8, 16, 36)],
    base(-10, 3),
    int(base(98765, 7), 7),
    luhn("79927398713"),
    luhn("79927398710"),
    xor(xor(b"secret", b"k1"), b"k1"),
    xor(b"abc", b"zz").hex(),
    hex(adler(b"Wikipedia")),
)
