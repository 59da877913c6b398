# Keys that are left out leave their traces where lines are broken.
# covers: json.dumps
import json

for value in ({(1,): 2}, {(1,): 2, "a": 1}, {"a": 1, (1,): 2}, {(1,): 2, b"x": 3}, {}, [{(1,): 1}], {"a": {(): 1}}):
    for indent in (None, 0, 2, "\t"):
        print(repr(json.dumps(value, skipkeys=True, indent=indent)), repr("".join(json.JSONEncoder(skipkeys=True, indent=indent).iterencode(value))))
try:
    json.dumps({(1,): 2}, indent=1)
except TypeError as error:
    print(error)
