# and, or, not, conditional expressions: what they give and in which order they ask.
def say(value):
    print("say", repr(value), end=" ")
    return value


class Asked:
    def __init__(self, truth):
        self.truth = truth

    def __bool__(self):
        print("asked", self.truth, end=" ")
        return self.truth


for source in ["say(0) or say('')", "say(1) and say([])", "say(0) and say(1)", "say('') or say(0) or say(5)", "not say([])", "say(1) if say(0) else say(2)", "say(1) if say(1) else say(2)",
               "say(0) or say(1) and say(2)", "(say(0) or say(1)) and say(2)", "not say(0) and say(1)", "not (say(0) and say(1))", "1 if 0 else 2 if 0 else 3", "say(1) or 1 / 0", "0 and 1 / 0",
               "bool(Asked(True) and Asked(False))", "bool(Asked(False) or Asked(True))", "1 if Asked(True) else 2", "not not Asked(False)", "[] or {} or ()", "None or 0", "'a' and None", "1 and 2 and 3", "lambda_ if 0 else 5"]:
    print(source, "->", eval(source) if not source.startswith("lambda_") else 5)
x = [y if y % 2 else -y for y in range(4) if y or True]
print(x, (lambda: 1 if x else 2)(), [1, 2][True], {True: "t", False: "f"}[not x])
