# Comments in fields that show themselves, and escapes in formats that warn.
import warnings

print(f"{1 + 2 = # a comment
}")
print(f"""{(1 # one ' quote
+ 2) =  # and more
}""")
print(f"""{
    3 # three
    =!r:>4}""")
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    for text in [r"f'{x:\d}'", r"f'\a\d{x:\d}\q'", r"f'{x:{y:\p}}'"]:
        compile(text, "text", "eval")
for warning in caught:
    print(warning.category.__name__, warning.message)
