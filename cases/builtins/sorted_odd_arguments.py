# sorted with odd arguments.
sources = [
    'sorted([3, 1, 2], reverse=True)',
    "sorted([1, 'a'])",
    'sorted(5)',
    'sorted([1], key=5)',
    'sorted([1], foo=1)',
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
