# float with odd arguments.
sources = [
    "float('1_0.5')",
    "float('  inf ')",
    "float('-Infinity')",
    "float('nan1')",
    "float('')",
    "float('1e400')",
    "float('1e-400')",
    "float('0x1p3')",
    "float.fromhex('0x1.8p1')",
    "float.fromhex('zz')",
    'float(None)',
    'float([])',
    "float('\u0663.\u0665')",
    "float(b'1.5')",
    "float('inf') % 2",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as e:
        print(source, "|", type(e).__name__, ascii(str(e)))
