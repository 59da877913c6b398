# What the escapes of text and bytes stand for.
import warnings

warnings.simplefilter("ignore")
sources = [
    '\'\\a\\b\\f\\n\\r\\t\\v\\\\\\\'\\"\', \'\\0\\00\\000\\1\\12\\123\\1234\', \'\\x41\\xe9\', \'\\u0041\\u00e9\', \'\\U0001F600\', \'\\N{SNOWMAN}\\N{LATIN SMALL LETTER E WITH ACUTE}\\N{DIGIT ONE}\', \'a\\',
    r"b', '\ud83d\ude00', '\ud800'",
    'b\'\\a\\x41\\101\\0\', b\'\\N{x}\\u1234\\q\', br\'\\n\', r\'\\n\\x\\\'\', R"\\"", rb\'\\xff\', \'\\377\', \'\\777\', b\'\\777\' if False else 0',
    "'''a",
    'b\'\'\', """it\'s "x" """, \'a\' "b" r\'\\c\', len(\'\'\'',
    "'''), 'tab	inside'",
    r"u'x', U'y', f'{1}' 'x' f'{2}' r'\d', '\N{bell}', '\N{LINE FEED}' if False else 0, '\N{EM DASH}' '\N{Greek Small Letter Alpha}'",
]
for source in sources:
    try:
        outcome = eval(source)
        print(source, "->", type(outcome).__name__, ascii(outcome))
    except Exception as error:
        print(source, "|", type(error).__name__, ascii(str(error)))
