# Type parameters with private names, and what cannot stand in the parts of a generic.


class Box[__T]:
    kept = __T

    def method[__U](self, a: __T, b: __U):
        return __T, __U

    type Alias[__V] = (__T, __V)


print(Box.__type_params__, Box.method.__type_params__, Box.Alias.__type_params__, Box.method.__annotations__)
print(Box().method(1, 2), Box.Alias.__value__, Box.kept)
__Base = list


class Plain[T](__Base):
    pass


print(Plain.__bases__)
for text in [
    "class X[T]([(x := 3) for _ in range(2)] and B): pass",
    "def f[T: [(x := 3) for _ in range(2)]](): pass",
    "type T = [(x := 3) for _ in range(2)]",
    "def f[T](x=[(y := 3) for _ in range(2)]): pass",
]:
    try:
        compile(text, "text", "exec")
        print("compiled")
    except SyntaxError as error:
        print(error.msg, error.offset, error.end_offset)
