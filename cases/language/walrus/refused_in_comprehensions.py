# Where comprehensions refuse `:=`, with the place in the text.
TEXTS = [
    "[i for i in (lambda: (j := range(5)))()]",
    "[i for i in [j for j in range(5) if (j := True)]]",
    "[i for i in [(j := True) for j in range(5)]]",
    "{i: 1 for i in {(k := 1)}}",
    "[i for i in range(5) if (j := 0) for j in range(5)]",
    "{i for i in range(5) if (j := 0) for j, k in [(0, 1)]}",
    "{i: 0 for i in range(5) if (j := 0) for [j, *k] in [(0, 1)]}",
    "list(i for i in range(5) if (j := 0) for j in range(5))",
    "[i for i in range(5) if (j := 0) for k in range(j)]",
    "[[(i := 0) for j in range(5)] for i in range(5)]",
]
for text in TEXTS:
    for shape in ("{}", "lambda: {}", "def f():\n    {}"):
        source = shape.format(text)
        try:
            compile(source, "text", "exec")
            print("fine", source)
        except SyntaxError as error:
            print(error.msg, error.lineno, error.offset, error.end_offset)
