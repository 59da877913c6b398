# Of str.capitalize: first letter to title case, the rest to lower case, in every script.
sources = [
    "'hello WORLD'.capitalize(), ''.capitalize(), 'ß'.capitalize(), 'ßA'.capitalize(), 'ǆ'.capitalize(), 'ǅab'.capitalize()",
    "'ŉx'.capitalize(), 'ﬁX'.capitalize(), 'ΑΣ'.capitalize(), 'ΣΑΣ'.capitalize(), 'İX'.capitalize(), 'ıx'.capitalize(), 'Ია'.capitalize()",
    r"'1aB'.capitalize(), ' aB'.capitalize(), '\u0345A'.capitalize(), 'ÀÉ'.capitalize(), '𐐨𐐀'.capitalize(), '\ud800A'.capitalize()",
    "'a'.capitalize(1)",
    "'a'.capitalize(x=1)",
    "str.capitalize()",
    "str.capitalize(5)",
    "str.capitalize(b'a')",
    "type(type('S', (str,), {})('ab').capitalize())",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
