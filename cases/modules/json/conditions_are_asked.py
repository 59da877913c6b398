# Each option of dumps is asked whether it is true, in its order, and places are looked at before texts.
import json
import sys
from json.decoder import scanstring


class Option:
    def __init__(self, name):
        self.name = name

    def __bool__(self):
        print("asked", self.name)
        return True


print(json.dumps([1], allow_nan=Option("allow_nan"), separators=(",", ":")))
print(json.dumps([1], ensure_ascii=Option("ensure_ascii"), allow_nan=Option("allow_nan"), indent=None, sort_keys=True))
try:
    scanstring(b"abc", sys.maxsize + 1)
except OverflowError as error:
    print(error)


class Odd:
    def __format__(self, spec):
        raise RuntimeError("not asked")

    def __str__(self):
        return "odd"


print(json.JSONDecodeError(Odd(), "a\nb", 2))
for text in (b"1", list[int]):
    try:
        json.JSONDecoder().decode(text)
    except TypeError as error:
        print(error)
