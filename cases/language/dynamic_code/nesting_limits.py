# How deep text may nest before the compiler refuses it, in each way that it can nest.
# covers: compile


def outcome(text, mode="eval"):
    try:
        compile(text, "text", mode)
    except (RecursionError, MemoryError, SyntaxError) as error:
        return f"{type(error).__name__}: {error}"
    return "compiled"


def wrapped(depth, before, after="", middle="1"):
    return before * depth + middle + after * depth


# To the left: calls, attributes, subscripts, operators.
for step in ["()", ".b", "[0]", " + a", " * a", " | a", " << a", " // a"]:
    print(repr(step), outcome("a" + step * 8000), "/", outcome("a" + step * 11000))
# To the right: prefixes, powers, conditionals, lambdas.
for step, fits in [("-", 5900), ("not ", 5900), ("a ** ", 2900), ("a if b else ", 5900), ("lambda: ", 2900)]:
    print(repr(step), outcome(step * fits + "1"), "/", outcome(step * 6100 + "1"))
# Chains in brackets within each other add up.
print(outcome(wrapped(60, "-" * 400 + "f(a, ", ")")))
print(outcome(wrapped(60, "a if b else " * 400 + "[c, ", "]")))
deep = "a"
for _ in range(100):
    deep = "(" + deep + " + b" * 500 + ")"
print(outcome(deep))
# What stands beside something does not.
print(outcome("[" + "-a, " * 20000 + "]"))
print(outcome("[" + "lambda a, b: a, " * 5000 + "]"))
print(outcome("{" + "a.b: -c.d, " * 12000 + "}"))
print(outcome("\n".join(["x = -a.b(c) + d"] * 12000), "exec"))
print(outcome(" and ".join(["a"] * 20000)), outcome(" < ".join(["a"] * 12000)))
# f-strings nest with all that is in their fields.
print(outcome('f"{' + "-" * 7000 + '1}"'))
text = "1"
for _ in range(149):
    text = 'f"{' + text + '}"'
print(outcome(text), "/", outcome('f"{' + text + '}"'))
