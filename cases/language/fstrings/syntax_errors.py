# What an f-string may not contain.
for src in ('f"{}"', 'f"{ }"', 'f"{x"', 'f"}"', 'f"{x!}"', 'f"{x!z}"', 'f"{x!rr}"', 'f"{!r}"', 'f"{x:{y:{z:{w}}}}"', 'f"{lambda x: 1}"', 'f"{a b}"', 'f"{x = !}"', 'f"{*}"', 'f"{x=y}"',
            'f"{yield}"', 'f"{#}"', 'f"{x:"', 'f"{a[}"', 'f"{(}"', 'f"{1 +}"', "f'{''", 'f"{x}}"', 'f"{def}"', 'f"{:x}"', 'f"{x!r !s}"', 'fb""', 'f"\\N{nope}"', 'f"{,}"', 'f"{return}"', 'f"{=}"'):
    try:
        compile(src, "<case>", "eval")
        print(src, "compiles")
    except SyntaxError as e:
        print(src, "|", e.msg)
