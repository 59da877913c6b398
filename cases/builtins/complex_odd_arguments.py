# complex with odd arguments.
sources = [
    "complex('1+2j')",
    "complex(' (1-2j) ')",
    "complex('1 + 2j')",
    "complex('j')",
    "complex('1e5j')",
    "complex('')",
    'complex(None)',
    "complex('1', 2)",
    "complex(1, '2')",
    'complex(1j, 2j)',
    'complex(real=1)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
