# Menu loops over scripted commands, with retry, quit, defaults and invalid entries.
script = iter(["add 5", "add x", "", "undo", "undo", "mul 3", "add 2", "pow 2", "show", "quit", "never"])


def ask(prompt):
    line = next(script)
    print(f"{prompt}{line}")
    return line


value, past, errors = 0, [], 0
ops = {"add": lambda v, n: v + n, "mul": lambda v, n: v * n, "pow": lambda v, n: v**n}
while True:
    raw = ask("> ").strip()
    if not raw:
        print("(nothing)")
        continue
    cmd, *args = raw.split()
    if cmd == "quit":
        break
    elif cmd == "show":
        print("value", value, "past", past)
    elif cmd == "undo":
        try:
            value = past.pop()
        except IndexError as e:
            errors += 1
            print("cannot undo:", e)
    else:
        try:
            n = int(args[0])
            new = ops[cmd](value, n)
        except (ValueError, KeyError) as e:
            errors += 1
            print(type(e).__name__, e)
        else:
            past.append(value)
            value = new
        finally:
            print("=", value)
else:
    print("never printed")
print(value, past, errors, next(script))
tries = 0
while tries < 3:
    tries += 1
    if tries == 2:
        continue
    print("try", tries)
else:
    print("tried", tries)
