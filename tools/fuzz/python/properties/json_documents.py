# Documents written and read again, and damaged texts.
import json

CHARACTERS = ["a", "b", "\"", "\\", "/", "\n", "\t", "\x00", "\x1f", "\x7f", "é", "€", "\u2028", "\U0001f600", "\ud800", "\udc00", " ", "<"]


def text():
    return source.text(CHARACTERS, 0, 6)


def scalar():
    return source.pick([None, True, False, 0, source.whole(), source.real(), source.real(), text(), text(), text()])


def document(depth):
    kind = source.below(10)
    if depth == 0 or kind < 3:
        return scalar()
    items = [document(depth - 1) for _ in range(source.between(0, 4))]
    if kind < 6:
        return items if kind < 5 else tuple(items)
    if source.chance(10):
        return {source.pick([text(), source.whole(), source.real(), None, True, (1,), b"x"]): item for item in items}
    return {text(): item for item in items}


def options():
    chosen = {}
    for name, values in {"indent": [0, 2, None, "\t", "--", -1, True], "sort_keys": [True], "ensure_ascii": [False], "allow_nan": [False], "separators": [(",", ":"), (" ", "="), None], "skipkeys": [True], "check_circular": [False], "default": [repr, lambda value: list(value) if isinstance(value, set) else str(value)]}.items():
        if source.chance(22):
            chosen[name] = source.pick(values)
    return chosen


def spoiled(text):
    for _ in range(source.between(1, 2)):
        place = source.below(len(text) + 1)
        text = text[:place] + source.pick(["", "", "[", "]", "{", "}", ",", ":", "\"", "\\", "\\u12", "\\ud83d", "\\x", "0", "-", ".", "e", "1", "NaN", "Infinity", "-Infinity", "true", "nul", " ", "\n", "\t", "\x01", "\ufeff", "'", "#"]) + text[place + source.below(3):]
    return text


def read(text, **hooks):
    return json.loads(text, **hooks)


HOOKS = [{}, {}, {}, {"parse_float": str}, {"parse_int": float}, {"parse_constant": str}, {"object_hook": lambda pairs: sorted(pairs)}, {"object_pairs_hook": tuple}, {"strict": False}, {"object_hook": len, "object_pairs_hook": list}]

for _ in range(1100):
    value = document(source.between(0, 4))
    chosen = options()
    shown = ascii(value) + " " + ", ".join(f"{name}={'...' if callable(given) else repr(given)}" for name, given in chosen.items())
    check("dumps", shown, json.dumps, value, **chosen)
    check("iterencode", shown, lambda: list(json.JSONEncoder(**chosen).iterencode(value)) and "".join(json.JSONEncoder(**chosen).iterencode(value)))
    try:
        written = json.dumps(value, indent=source.pick([None, 1]), ensure_ascii=source.chance(50))
    except (TypeError, ValueError):
        continue
    check("loads", ascii(written), lambda: ascii(read(written)))
    number = source.below(len(HOOKS))
    check("loads with hooks", f"{ascii(written)} {number}", lambda: ascii(read(written, **HOOKS[number])))
    for _ in range(4):
        damaged = spoiled(written)
        check("loads damaged", f"{ascii(damaged)} {number}", lambda: ascii(read(damaged, **HOOKS[number])))
    damaged = spoiled(" " + written + " x")
    check("raw_decode", ascii(damaged), lambda: ascii(json.JSONDecoder().raw_decode(damaged, source.below(3))))
    encoded = written.encode(source.pick(["utf-8", "utf-16", "utf-32", "utf-16-le", "utf-8-sig", "latin-1"]), "replace")
    check("loads bytes", encoded, lambda: ascii(read(encoded)))
