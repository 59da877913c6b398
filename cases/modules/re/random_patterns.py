# Patterns made at random, tried on texts made at random.
import random
import re
import warnings

warnings.simplefilter("ignore")
random.seed(8)
ATOMS = ["a", "b", "c", ".", r"\w", r"\d", r"\s", "[ab]", "[^a]", r"\b", "^", "$", "1", "(?=b)", "(?<=a)", "(?!c)", "é"]


def some_pattern(depth):
    parts = []
    for _ in range(random.randrange(1, 4)):
        part = random.choice(ATOMS)
        if depth and random.random() < 0.5:
            inside = some_pattern(depth - 1)
            part = random.choice(["(%s)", "(?:%s)", "(?i:%s)", "(%s|b)", "(?>%s)"]) % inside
        if random.random() < 0.4:
            part += random.choice(["*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "{,2}", "*+"])
        parts.append(part)
    return random.choice(["", "|"]).join(parts)


for _ in range(400):
    source = some_pattern(2)
    flags = random.choice([0, re.I, re.M, re.S, re.A])
    try:
        pattern = re.compile(source, flags)
    except re.error as error:
        print(source, error)
        continue
    print(source, pattern.groups)
    for _ in range(4):
        text = "".join(random.choice("aabbcC1 \né") for _ in range(random.randrange(9)))
        found = pattern.search(text)
        print(repr(text), found and (found.span(), found.groups(), found.lastindex))
        print(pattern.findall(text), pattern.split(text), pattern.sub("<>", text), bool(pattern.fullmatch(text)))
