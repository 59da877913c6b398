# Type parameters of functions, classes and type statements: names, bounds, defaults, laziness.
def f[T](x: T) -> T:
    return x


def g[T: int, *Ts, **P](x: T, *args: *Ts, **kwargs: P.kwargs) -> T:
    return x


class A[T, U = int]:
    x: T

    def method[V](self, v: V) -> T:
        return v


type Alias[T] = list[T] | undefined_here
type Plain = int
type Recursive = list[Recursive]
print(f.__type_params__, g.__type_params__, A.__type_params__, f.__annotations__)
for parameter in g.__type_params__ + A.__type_params__:
    print(type(parameter).__name__, parameter.__name__, repr(parameter), getattr(parameter, "__bound__", "-"), getattr(parameter, "__constraints__", "-"), parameter.has_default() if hasattr(parameter, "has_default") else "-")
print(A[int], A[int, str], A[int].__args__, A.__orig_bases__, A.__parameters__, A[int]().method(5))
print(Alias, Plain, Alias.__name__, Alias.__type_params__, Plain.__value__, Recursive.__value__, Alias[int], Alias[int].__args__)
for source in ["Alias.__value__", "A[int, str, float]", "A[()]", "f[int]", "Plain[int]", "isinstance(1, Plain)", "class B[T](A[T], T): pass", "class C[T](T): pass", "A.method[int]", "T", "list[Plain]", "Plain == Plain", "type(Plain)", "hash(Plain) == hash(Plain)"]:
    try:
        print(source, "->", eval(source) if not source.startswith("class") else exec(source))
    except Exception as error:
        print(source, "|", type(error).__name__, error)


def outer[T]():
    def inner[U](x: T, y: U):
        return T, U

    return inner


print(outer()(1, 2), outer().__annotations__)
