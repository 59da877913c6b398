# Building text piece by piece, in a local, in an attribute and by join.
class Writer:
    def __init__(self):
        self.text = ""


def run(n):
    s = ""
    for i in range(n):
        s += chr(97 + i % 26)
        if i % 7 == 0:
            s += " "
    parts = []
    for i in range(n):
        parts.append(str(i))
    w = Writer()
    for i in range(n // 40):
        w.text += "line "
    joined = ",".join(parts)
    return len(s), len(joined), len(w.text), s.count("e"), joined.count("9")


print(run(2_200_000))
