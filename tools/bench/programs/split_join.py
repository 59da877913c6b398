# Splitting, stripping, replacing and joining of text lines.
LINES = [f" name{i} = value {i * 3} ; note: {'x' * (i % 20)} " for i in range(500)]


def run(rounds):
    total = 0
    for _ in range(rounds):
        out = []
        for line in LINES:
            key, rest = line.strip().split(" = ", 1)
            value, note = rest.split(";")
            words = note.replace("note:", "").split()
            out.append("-".join([key.upper(), value.strip(), *words]))
            if key.startswith("name1") and value.find("9") >= 0:
                total += 1
        total += len("\n".join(out).splitlines())
    return total, out[77]


print(run(2400))
