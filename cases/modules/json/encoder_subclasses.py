# covers: json.JSONEncoder, json.encoder.JSONEncoder, json.dump, json.load
# default() for what JSON has no form for; pieces; the options of the constructor.
import datetime
import io
import json
from json import JSONEncoder

def show(call, *args, **kwargs):
    try:
        print(repr(call(*args, **kwargs)))
    except Exception as error:
        print(f"{type(error).__name__}: {error}")

class Dates(JSONEncoder):
    def default(self, o):
        if isinstance(o, datetime.date):
            return o.isoformat()
        if isinstance(o, set):
            return sorted(o)
        return super().default(o)


print(json.dumps({"d": datetime.date(2020, 1, 2), "s": {3, 1}}, cls=Dates), Dates(indent=1).encode([{1}, {}]), json.dumps({1}, default=list))
show(lambda: Dates().encode(1j))
show(lambda: json.dumps(object(), default=lambda o: o))
show(lambda: json.dumps({"a": [object]}))
print(list(JSONEncoder().iterencode({"a": [1, {"b": None}], "c": "x"})), list(JSONEncoder(indent=2).iterencode([1, [], {}])))
print(JSONEncoder(separators=(",", ":")).encode([1, {"a": 2}]), JSONEncoder(sort_keys=True).encode({"b": 1, "a": 2}), JSONEncoder(ensure_ascii=False).encode("é\u2028\x7f"))
print(JSONEncoder(skipkeys=True).encode({(1,): 2, "k": 3}), JSONEncoder().encode({1: 1, 1.5: 2, True: 3, None: 4, float("inf"): 5}))
for options, value in (({"allow_nan": False}, float("nan")), ({"sort_keys": True}, {1: 1, "a": 2}), ({}, {(1,): 2}), ({"indent": "--"}, [[1]]), ({"indent": 0}, [1, 2]), ({"indent": None, "separators": None}, [1]),
                       ({"indent": True}, [1]), ({"indent": -1}, [1]), ({"separators": (1, 2)}, [1, 2]), ({"indent": 1.5}, [1]), ({"allow_nan": False}, {float("inf"): 1})):
    show(lambda: JSONEncoder(**options).encode(value))
loop = []
loop.append(loop)
show(lambda: json.dumps(loop))
show(lambda: json.dumps(loop, check_circular=False))
show(lambda: JSONEncoder(1))


class Text(str):
    pass


class Number(int):
    def __repr__(self):
        return "custom"


class Real(float):
    def __repr__(self):
        return "custom"


class Many(dict):
    def items(self):
        return [("fake", 1)]


print(json.dumps([Text("t"), Number(5), Real(1.5), True, (1, 2)]), json.dumps({Number(1): Real(2)}), json.dumps(Many(real=2)), json.dumps(Many()))
out = io.StringIO()
print(json.dump([1, {"a": 2}], out, indent=1), out.getvalue(), json.load(io.StringIO("[1]")), json.load(io.BytesIO(b'{"a": 1}'), object_hook=len))
show(lambda: json.load("x"))
show(lambda: json.dump(1))
show(lambda: json.dump({1j}, out))
print(JSONEncoder().item_separator, JSONEncoder.key_separator, JSONEncoder(indent=1).item_separator, JSONEncoder().default.__name__)
