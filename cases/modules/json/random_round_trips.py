# Objects made at random, written and read again, and texts with one character changed.
import json
import random

random.seed(4)
CHARS = "abc\"\\/\b\n\té€😀\u2028\x00 {}[]:,"


def some_object(depth):
    choice = random.randrange(9 if depth else 6)
    if choice == 0:
        return random.choice([None, True, False])
    if choice == 1:
        return random.randint(-10 ** random.randint(1, 25), 10**20)
    if choice == 2:
        return random.uniform(-1, 1) * 10.0 ** random.randint(-20, 20)
    if choice < 6:
        return "".join(random.choice(CHARS) for _ in range(random.randrange(8)))
    if choice == 6:
        return [some_object(depth - 1) for _ in range(random.randrange(4))]
    return {some_object(0) if random.random() < 0.2 else f"k{n}": some_object(depth - 1) for n in range(random.randrange(4))}


for _ in range(250):
    made = some_object(4)
    settings = {"indent": random.choice([None, 0, 2, "\t"]), "ensure_ascii": random.random() < 0.5}
    text = json.dumps(made, **settings)
    print(text)
    again = json.loads(text)
    print(json.dumps(again, **settings) == text, json.dumps(again, sort_keys=True) if isinstance(again, list) else "")
    place = random.randrange(len(text) + 1)
    broken = text[:place] + random.choice(['"', "}", "]", ",", ":", "x", "1", " ", "\\", "-", ""]) + text[place + 1 :]
    try:
        print(json.loads(broken))
    except ValueError as error:
        print(error)
