# The functions of the module and their arguments.
import datetime
import decimal
import io
import tomllib

TEXT = """
# How a project looks.
title = "Tom's"

[owner]
born = 1979-05-27T07:32:00-08:00
alarm = 06:30:00

[[products]]
name = "Hammer"
price = 17.25

[[products]]
name = 'Nail'
colors = ["grey", "black"]
size = { long = 1_000, wide.x = 0x10 }
"""
print(tomllib.loads(TEXT))
print(tomllib.load(io.BytesIO(TEXT.encode())) == tomllib.loads(TEXT))
print(tomllib.loads(TEXT, parse_float=decimal.Decimal)["products"][0])
print(tomllib.loads("a=1_0.5\nb=+inf\nc=nan\nd=1e3\ne=7", parse_float=lambda text: ("float", text)))
print(tomllib.loads("a=1979-05-27T07:32:00Z")["a"].tzinfo is datetime.timezone.utc)
print(type(tomllib.loads("")), tomllib.__all__, [name for name in dir(tomllib) if not name.startswith("_")])


def tell(call):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, error)


tell(lambda: tomllib.loads(b"a=1"))
tell(lambda: tomllib.loads(1))
tell(lambda: tomllib.loads())
tell(lambda: tomllib.loads(s="a=1"))
tell(lambda: tomllib.loads("a=1", float))
tell(lambda: tomllib.load(io.StringIO("a=1")))
tell(lambda: tomllib.load(io.BytesIO(b"a=\xff")))
tell(lambda: tomllib.load("a=1"))
tell(lambda: tomllib.loads("a=1.5", parse_float=lambda text: []))
tell(lambda: tomllib.loads("a=1.5", parse_float=lambda text: {}))
tell(lambda: tomllib.loads("a=1.5", parse_float=lambda text: ()))
tell(lambda: tomllib.loads("a=1.5", parse_float=lambda text: 1 / 0))
tell(lambda: tomllib.loads("a=" + "9" * 5000))
tell(lambda: tomllib.loads("a=" + "[" * 30000))
tell(lambda: tomllib.loads("a=" + "{a=" * 30000))
tell(lambda: len(repr(tomllib.loads("a=" + "[" * 100 + "]" * 100))))
try:
    tomllib.loads("a=1979-02-30")
except tomllib.TOMLDecodeError as error:
    print(repr(error), error.args, type(error).__mro__[1], repr(error.__cause__))
print(tomllib.TOMLDecodeError, tomllib.TOMLDecodeError.__module__, tomllib.TOMLDecodeError.__doc__)
