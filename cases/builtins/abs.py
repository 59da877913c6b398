# abs of all number kinds and of objects without __abs__.
class A:
    def __abs__(self):
        return "custom"


print(
    abs(-5),
    abs(5),
    abs(-0.0),
    abs(True),
    abs(-(2**63)),
    abs(-(10**30)),
    abs(3 - 4j),
    abs(float("-inf")),
    abs(float("nan")),
    abs(A()),
    type(abs(True)),
)
for v in ("x", None, [], A):
    try:
        abs(v)
    except TypeError as e:
        print(e)
