# covers: tomllib.loads, tomllib.load
# Every kind of value, tables and arrays of tables.
import io
import tomllib

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

text = '''
title = "TOML"
"quoted key" = 1
a.b.c = true
ints = [1, -2, +3, 1_000, 0xff, 0o17, 0b101]
floats = [1.5, -0.0, 1e3, 6.02e-2_3, inf, -inf, 5_0.2_5]
strings = ["esc \\t \\u00e9 \\U0001F600 \\\\", 'literal \\n', """
multi
line \\
   joined""", \'\'\'raw
\\n\'\'\']
dates = [1979-05-27T07:32:00Z, 1979-05-27T00:32:00.999-07:00, 1979-05-27T07:32:00, 1979-05-27, 07:32:00.5, 1979-05-27 07:32:00]
mixed = [1, "a", [2, [3]], {x = 1, y.z = 2},]
empty = {}
[table]  # comment
key = "v"
[table.sub."odd key"]
x = 1
[[products]]
name = "one"
[[products]]
name = "two"
[[products.parts]]
id = 1
[[products.parts]]
id = 2
'''
data = tomllib.loads(text)
for key, value in data.items():
    print(key, value)
print(tomllib.loads(""), tomllib.loads("# only a comment"), tomllib.loads("x=1.5", parse_float=str), tomllib.load(io.BytesIO(b"a = 1\r\nb = '\xc3\xa9'")), tomllib.loads("d = nan")["d"] != 0)
for call in (lambda: tomllib.load(io.StringIO("a = 1")), lambda: tomllib.loads(b"a = 1"), lambda: tomllib.loads("x = 1.5", parse_float=lambda s: {}), lambda: tomllib.load("x"), lambda: tomllib.loads()):
    show(call)
