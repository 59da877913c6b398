# Tables of many small files with random changes, as checksums.
# covers: difflib.HtmlDiff
import difflib
import random
import zlib

WORDS = ["ab", "a", "the  cat", "\tx", "<b>", "  long line of text here", "zz", "& co", ""]
MAKERS = [difflib.HtmlDiff(), difflib.HtmlDiff(4, 7), difflib.HtmlDiff(wrapcolumn=12)]


def lines(chance, count):
    return [" ".join(chance.choice(WORDS) for _ in range(chance.randint(0, 3))) + "\n" for _ in range(count)]


total = 0
for number in range(60):
    chance = random.Random(number)
    old = lines(chance, chance.randint(0, 14))
    new = list(old)
    for _ in range(chance.randint(0, 6)):
        place = chance.randint(0, len(new))
        match chance.randint(0, 2):
            case 0:
                new[place:place] = lines(chance, 1)
            case 1:
                del new[place : place + 1]
            case 2 if place < len(new):
                new[place] = new[place][:2] + "Q" + new[place][2:]
    table = chance.choice(MAKERS).make_table(old, new, context=chance.random() < 0.5, numlines=chance.randint(0, 3))
    total = zlib.crc32(table.encode(), total)
    if number % 6 == 0:
        print(number, len(table), total)
